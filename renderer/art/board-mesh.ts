/** Something built outside React: an object for the scene and the function that frees its GPU resources. */
import * as THREE from 'three';

export interface Built {
  readonly object: THREE.Object3D;
  dispose(): void;
}

/** Disposes the geometries, materials and textures of an object and its descendants. */
export function disposing(object: THREE.Object3D, ...more: readonly { dispose(): void }[]): Built {
  return {
    object,
    dispose() {
      object.traverse((child) => {
        if (!(child instanceof THREE.Mesh || child instanceof THREE.Points || child instanceof THREE.Line)) return;
        child.geometry.dispose();
        const materials: THREE.Material[] = Array.isArray(child.material) ? child.material : [child.material];
        for (const material of materials) {
          if ('map' in material && material.map instanceof THREE.Texture) material.map.dispose();
          material.dispose();
        }
        if (child instanceof THREE.InstancedMesh) child.dispose();
      });
      for (const one of more) one.dispose();
    },
  };
}
