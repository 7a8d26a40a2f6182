/**
 * Which members of Electron's objects the application's main and preload use, found by the compiler: they are compiled
 * against `electron.d.ts` without these members, and every use is an error that names it. A member that is given back is no
 * error any more, and what is used behind it comes to light; in the end the application compiles against exactly the
 * members that it uses.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bundleNamed, root } from '../../../scripts/bundles.mjs';

const declarations = path.join(root, 'node_modules/electron/electron.d.ts');
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');

/** The bundles that run in Electron, by their names. */
const PROGRAMS = ['main', 'electron-host', 'preload'];

/** What comes with emitting events is no member that is compared. */
const OF_EVENTS = new Set(['constructor', 'on', 'off', 'once', 'addListener', 'removeListener']);
/** As they are written in the declarations: `    static fromId(`, `    readonly session:`, each ending with a semicolon. */
const MEMBER = /^ {4}(static )?(?:readonly )?(\w+)\??[(:<]/;

/** The declarations without members of these types, except those kept. */
function without(text: string, types: readonly string[], kept: ReadonlySet<string>): string {
  // a browser window declares some of its members as one that shows no page
  const typesOf = (type: string | undefined): readonly string[] =>
    type === 'BaseWindow' ? ['BrowserWindow'] : type !== undefined && types.includes(type) ? [type] : [];
  let within: readonly string[] = [];
  let isLeftOut = false;
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const opened = /^ {2}(?:interface|class) (\w+)/.exec(line);
    if (opened) within = typesOf(opened[1]);
    if (line === '  }') within = [];
    if (!isLeftOut) {
      const [, isStatic, name] = MEMBER.exec(line) ?? [];
      const isKept = within.some((type) => kept.has(`${isStatic ? 'typeof ' : ''}${type}.${name}`));
      isLeftOut = within.length > 0 && name !== undefined && !OF_EVENTS.has(name) && !isKept;
    }
    if (!isLeftOut) lines.push(line);
    const ends = line.endsWith(';') && !/^\s*\*/.test(line);
    if (ends) isLeftOut = false;
  }
  return lines.join('\n');
}

const compile = (project: string): Promise<string> =>
  new Promise((done) => {
    // it ends with an error code where it has found errors
    execFile(
      process.execPath,
      [compiler, '-p', project, '--pretty', 'false'],
      { maxBuffer: 2 ** 26 },
      (_, out, wrong) => done(out + wrong),
    );
  });

const CODES_OF_USE = ['TS2339', 'TS2551'];
/** What follows when the type of something is not known. */
const CODES_OF_UNKNOWN = ['TS7006', 'TS7031', 'TS2345', 'TS18046'];

/** `folder`: of its own. Throws with what the compiler says where that is about something else. */
export async function electronMembersUsed(types: readonly string[], folder: string): Promise<ReadonlySet<string>> {
  const text = fs.readFileSync(declarations, 'utf8');
  const cut = path.join(folder, 'electron.d.ts');
  const relative = (file: string): string => path.relative(folder, path.join(root, file));
  const project = path.join(folder, 'tsconfig.json');
  fs.writeFileSync(
    project,
    JSON.stringify({
      extends: relative('electron/tsconfig.json'),
      compilerOptions: {
        ...{ noEmit: true, incremental: false, paths: { electron: ['./electron.d.ts'] } },
        typeRoots: [relative('node_modules/@types')],
      },
      include: [],
      references: [],
      files: ['electron.d.ts', ...PROGRAMS.map((name) => relative(bundleNamed(name).entry))],
    }),
  );
  const used = new Set<string>();
  for (;;) {
    fs.writeFileSync(cut, without(text, types, used));
    const said = await compile(project);
    const before = used.size;
    const others: string[] = [];
    for (const line of said.split('\n').filter((it) => it.includes('error TS'))) {
      const code = /error (TS\d+)/.exec(line)?.[1] ?? '';
      const [, name, type] = /Property '(\w+)' does not exist on type '((?:typeof )?\w+)'/.exec(line) ?? [];
      if (CODES_OF_USE.includes(code) && name !== undefined) used.add(`${type}.${name}`);
      else if (!CODES_OF_UNKNOWN.includes(code)) others.push(line);
    }
    if (others.length > 0) throw new Error(others.join('\n'));
    if (used.size > before) continue;
    // nothing is left that its members explain
    if (said.includes('error TS')) throw new Error(said);
    return used;
  }
}
