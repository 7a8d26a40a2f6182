/** The material of badges: small flat pictures in x and y that stand over figures, coloured in their vertices. */
import * as THREE from 'three';

/**
 * Turns badges to face the camera and keeps them legible from a distance. They are drawn on top of everything, because
 * a counter behind a figure cannot be read.
 */
export const badgeMaterial = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    transparent: true,
    depthTest: false,
    depthWrite: false,
    vertexColors: true,
    vertexShader: `
varying vec3 vPaint;
void main() {
  #ifdef USE_INSTANCING
    mat4 model = modelMatrix * instanceMatrix;
  #else
    mat4 model = modelMatrix;
  #endif
  vPaint = color;
  vec4 centre = viewMatrix * model * vec4(0.0, 0.0, 0.0, 1.0);
  float size = length(model[0].xyz) * 0.54 * clamp(-centre.z / 19.0, 0.8, 1.5);
  centre.xyz += vec3(position.xy * size, position.z * 0.01);
  gl_Position = projectionMatrix * centre;
}`,
    fragmentShader: `
varying vec3 vPaint;
void main() {
  gl_FragColor = vec4(vPaint, 1.0);
  #include <colorspace_fragment>
}`,
  });
