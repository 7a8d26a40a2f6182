/**
 * Why Electron did not start, in one sentence with the cure, read from what it said while failing. The sentences
 * are for a player who typed `npm start`; what cannot be told apart is said as it stands.
 */

/** @type {readonly (readonly [RegExp, string])[]} what Electron says, and the sentence; first match wins */
const known = [
  [
    /MatchSession as root without --no-sandbox/,
    'Electron did not start, because it refuses to run as root; start it as an ordinary user to get its window.',
  ],
  [
    /SUID sandbox helper|No usable sandbox|setuid_sandbox|zygote_host_impl_linux.*[Ss]andbox|Failed to move to new namespace/,
    'Electron did not start, because this Linux forbids its sandbox to programs outside a package; install the .deb ' +
      '(npm run pack) or allow it with "sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0".',
  ],
  [
    /Missing X server or \$DISPLAY|cannot open display|Failed to connect to Wayland|ozone_platform/i,
    'Electron did not start, because there is no screen here ($DISPLAY is not set); start it from a desktop session.',
  ],
];

/**
 * @param {{ said: string, code: number | null, signal: string | null, patience: number }} end what it wrote to standard
 *   error and how it ended; both null: it was still running after `patience` milliseconds without drawing anything
 * @returns {string} one sentence
 */
export function electronTrouble({ said, code, signal, patience }) {
  const library = /error while loading shared libraries: ([^:\s]+)/.exec(said);
  if (library)
    return `Electron did not start, because the system library ${library[1]} is missing; install it with the system's package manager.`;
  for (const [pattern, sentence] of known) if (pattern.test(said)) return sentence;
  if (code === null && signal === null)
    return `Electron started but drew nothing within ${patience / 1000} seconds; a newer graphics driver usually helps.`;
  const how = signal ? `signal ${signal}` : `code ${code}`;
  const last = said.trim().split('\n').at(-1)?.trim();
  return `Electron did not start (it ended with ${how}${last ? ` and said: ${last}` : ''}); "npx install-electron --no" repairs a broken download.`;
}
