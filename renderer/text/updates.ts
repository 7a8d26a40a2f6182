/** New versions of the application: the setting, the question, and what is told of a version. */
export const updateText = {
  name: 'New versions',
  choices: { off: 'Off', tell: 'Tell me', install: 'Install' },
  says: (asks: string) =>
    `“Tell me” asks ${asks} at the start, once a day at most, and tells you on the start screen. “Install” also downloads a new version and installs it when you close Fairytable. Nothing about you, your machine or your games is sent; ${asks} sees your network address.`,
  unable: {
    browser: 'In a browser, Fairytable is as new as the copy that was started for it.',
    development: 'This copy was built from its sources: a newer one comes from there.',
    store: 'The store that you have Fairytable from keeps it up to date.',
    package: 'Fairytable was installed as a package: a newer one is installed the same way.',
    portable:
      'The portable program does not replace itself: put a newer one in its place. Your games stay in the folder beside it.',
    'no-feed': 'This copy has no address to ask for new versions: a newer one comes from where you got this one.',
  },
  look: 'Look now',
  lookName: 'Look for a new version',
  looked: {
    none: 'Asks once, whatever is set.',
    looking: 'Looking…',
    newest: 'This is the newest version.',
    found: '',
    downloading: '',
    ready: '',
  },
  question: {
    title: 'Look for new versions?',
    says: (asks: string) =>
      `Fairytable would ask ${asks} once a day, and send nothing about you, your machine or your games. You can change this in the settings.`,
    tell: 'Tell me',
    install: 'Install',
    no: 'No',
  },
  found: (version: string) => `Version ${version} is available`,
  whatIsNew: 'What is new',
  download: 'Download and install',
  skip: 'Not this version',
  page: 'Open the release page',
  again: 'Try again',
  downloading: (version: string) => `Downloading version ${version}…`,
  percent: (percent: number) => `${percent} %`,
  stop: 'Stop',
  ready: (version: string) => `Version ${version} will be installed when you close Fairytable`,
  doNot: 'Do not install it',
  notInstalled: (version: string) => `Version ${version} was not installed`,
  /** why, and what to do */
  troubles: {
    offline: 'The server of new versions cannot be reached. Try again when you are connected.',
    slow: 'The server of new versions does not answer, or far too slowly. Try again later.',
    unsafe:
      'The connection to the server of new versions is not safe, so nothing was taken from it. Try again elsewhere.',
    feed: 'What the server says about new versions is incomplete or damaged. Try again later, or open the release page.',
    checksum:
      'What was downloaded is not what was released, so it was thrown away. Try again, or open the release page.',
    signature:
      'What was downloaded is not signed by the makers of Fairytable, so it was thrown away. Open the release page.',
    disk: 'There is no room on the disk for the new version. Make some, then try again.',
    rights:
      'Fairytable may not write into the folder that it is in. Move it to one of yours, or open the release page.',
    install:
      'It could not be put in the place of this version when Fairytable was closed. Try again, or open the release page.',
    unknown: 'Something went wrong with the new version; the log has more. Try again, or open the release page.',
  },
} as const;
