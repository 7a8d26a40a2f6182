/** Set-up positions of Chesimals, and the game on its wide board (Q1). */
import { describe, expect, test } from 'vitest';
import { chesimals, chesimalsWide } from '../../../engine/variants/chesimals/index.ts';
import type { Draft } from '../../contract/description.ts';
import type { View } from '../../contract/view.ts';
import { temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, pictureOfSave, playTexts, type TestApp } from '../application.fixture.ts';
import { diagramView } from '../describing.ts';
import {
  allActions,
  meleeDraft,
  movedUnits,
  notesOn,
  OF,
  playUnit,
  startMelee,
  unitNameOf,
  unitOn,
} from '../match/chesimals.fixture.ts';

describe('a set-up position of Chesimals', () => {
  test('can be taken from the open match in the middle of a turn, and has the same actions', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await playTexts(app, await startMelee(app, meleeDraft), ['Gf6xe7']);
    const checked = await app.get('setup.fromTable', atView(view));
    expect(checked.problems).toEqual([]);
    expect(checked.text).toContain('Gw@e7,moved');
    expect(checked.text).toContain('Cb@e9');
    expect(checked.text).toContain('captured=true');
    const read = await app.get('setup.read', { ...OF, text: checked.text });
    expect(read).toEqual(checked);
    const texts = async (of: View) => (await allActions(app, of)).map(({ text }) => text).sort();
    const before = await texts(view);
    const again = await startMelee(app, checked.draft);
    expect([await texts(again), again.group, movedUnits(again)]).toEqual([before, 'white', movedUnits(view)]);
  });

  test('can be pasted as a census line, as JSON, and in rows', async () => {
    const app = await openTestApp(temporaryFolder());
    const read = (text: string) => app.get('setup.read', { ...OF, text });
    const line = "turn=black Cw@e5 Gw@d3 Cs@l1 Cb@a16 Gb@b15' Cr@c16";
    const checked = await read(line);
    expect([checked.problems, checked.draft.turn]).toEqual([[], 'black']);
    expect(checked.draft.pieces).toContainEqual({ kind: 'guard', side: 'white', at: 'd3', colour: 'white' });
    expect(checked.draft.pieces).toContainEqual({
      ...{ kind: 'guard', side: 'black', at: 'b15', colour: 'blue', moved: true },
    });
    expect(unitOn(checked, 'd3')).toMatchObject({ kind: 'guard', side: 0, group: 'white' });
    expect((await read(checked.text)).draft).toEqual(checked.draft);
    expect((await read(JSON.stringify(checked.draft))).draft).toEqual(checked.draft);
    const rows = ['Cb1Cr9', ...Array(14).fill('12'), 'EyGyEyCw7Cs'].join('/');
    const array = await read(`${rows} w`);
    expect(array.problems).toEqual([]);
    expect(array.pieces.map((unit) => `${unit.kind} ${unit.group} ${unitNameOf(unit.at)}`)).toEqual([
      ...['chief blue a16', 'chief red c16', 'elephant yellow a1', 'guard yellow b1', 'elephant yellow c1'],
      ...['chief white d1', 'chief grey l1'],
    ]);
    const refused = await app.ask('setup.read', { ...OF, text: 'Gx@d3' });
    expect(!refused.ok && refused.error.message).toMatch(/Gx@d3.*C N W E G.*y w s o g b r p/s);
    expect(await app.code('setup.read', { ...OF, text: `${rows.replace('Ey', 'Ex')} w` })).toBe('bad-text');
  });

  test('writes the usual array as text, every unit in two letters', async () => {
    const app = await openTestApp(temporaryFolder());
    const usual = await app.get('setup.check', OF);
    expect(usual.problems).toEqual([]);
    expect(usual.text.split(' ').slice(1)).toHaveLength(64);
    for (const token of usual.text.split(' ').slice(1)) expect(token).toMatch(/^[CNWEG][ywsogbrp]@[a-l]\d+$/);
    expect((await app.get('setup.read', { ...OF, text: usual.text })).draft).toEqual(usual.draft);
  });

  test('shows colours even if another part of it is invalid', async () => {
    const app = await openTestApp(temporaryFolder());
    const bare = { kind: 'warmachine', side: 'black', at: 'c3' };
    const strange = { kind: 'guard', side: 'white', at: 'c5', colour: 'blue' };
    const draft = {
      ...meleeDraft,
      pieces: [...meleeDraft.pieces, bare, strange, { kind: 'dragon', side: 'white', at: 'a1' }],
    };
    const checked = await app.get('setup.check', { ...OF, draft });
    expect(checked.problems.map(({ cell: where, code }) => `${unitNameOf(where)} ${code}`)).toContain(
      'a1 unknown-kind',
    );
    expect(unitOn(checked, 'h5').group).toBe('grey');
    expect(unitOn(checked, 'c3').group).toBe('green');
    expect(unitOn(checked, 'c5').group).toBeUndefined();
  });

  test('reports each problem at its cell', async () => {
    const app = await openTestApp(temporaryFolder());
    const chief = (side: string, where: string, colour: string) => ({ kind: 'chief', side, at: where, colour });
    const problems = async (pieces: Draft['pieces']) => {
      const checked = await app.get('setup.check', { ...OF, draft: { turn: 'white', pieces } });
      for (const { says } of checked.problems) expect(says).toMatch(/^[A-Z].*\.$/);
      return checked.problems.map(({ cell: where, code }) => `${unitNameOf(where)} ${code}`);
    };
    const whites = [chief('white', 'e5', 'white')];
    const blacks = [chief('black', 'e15', 'blue')];
    expect(await problems([...whites, ...blacks])).toEqual([]);
    expect(await problems(whites)).toEqual(['- no-royal-chief']);
    expect(await problems([...whites, ...blacks, chief('white', 'e6', 'white')])).toEqual(['e6 two-chiefs']);
    expect(await problems([...whites, ...blacks, chief('white', 'e6', 'red')])).toEqual(['e6 bad-colour']);
    expect(await problems([...whites, ...blacks, chief('white', 'e6', 'pink')])).toEqual(['e6 bad-flag']);
    const draft = { turn: 'white', pieces: whites };
    expect(await app.code('match.start', { ...OF, players: [{ name: '' }, { name: '' }], start: draft })).toBe(
      'no-royal-chief',
    );
  });

  test('shows chains in a diagram', () => {
    const diagram = diagramView(chesimals, { pieces: 'Cw@e5 Gw@e6 Gw@g7', turn: 'white', focus: 'e6' });
    if (!diagram.ok) throw new Error(diagram.error.message);
    expect(diagram.value.pieces.map(({ group }) => group)).toEqual(['white', 'white', 'white']);
    expect(diagram.value.marks.map(({ cell: c }) => unitNameOf(c)).sort()).toEqual(
      ['d5', 'd6', 'd7', 'e7', 'f5', 'f6', 'f7'].sort(),
    );
    expect(notesOn(diagram.value, 'g7')).toContain('cut-off');
  });
});

describe('the wide board of Chesimals (Q1)', () => {
  const WIDE = { variant: 'chesimals-16x12', options: {} };
  const beginWide = (app: TestApp): Promise<View> =>
    app.get('match.start', { ...WIDE, options: { array: 'mirrored' }, players: [{ name: 'Ann' }, { name: 'Bo' }] });
  const nameOnWide = (where: number): string => chesimalsWide.topology.name(where as never);

  test('is described as a form of the game, with its own rulebook, diagrams and editor', async () => {
    const app = await openTestApp(temporaryFolder());
    const { variants } = await app.get('app.hello', {});
    const [tall, wide] = variants.filter(({ formOf }) => formOf?.variant === 'chesimals');
    expect(tall).toMatchObject({ id: 'chesimals', formOf: { name: '12 × 16' } });
    expect(wide).toMatchObject({ id: 'chesimals-16x12', formOf: { name: '16 × 12', ruling: 'Q1' } });
    expect(wide.topology).toMatchObject({ width: 16, height: 12 });
    expect(wide.setup).toHaveLength(64);
    const { sections } = await app.get('rules.book', { variant: wide.id });
    const pictures = sections.flatMap(({ diagrams }) => diagrams);
    expect(pictures.length).toBeGreaterThan(8);
    for (const { spec } of pictures) {
      const diagram = await app.get('rules.diagram', { variant: wide.id, spec });
      expect(diagram.pieces).toHaveLength(spec.pieces.split(' ').length);
    }
    const draft = await app.get('setup.check', WIDE);
    expect(draft.problems).toEqual([]);
    expect((await app.get('setup.read', { ...WIDE, text: draft.text })).draft).toEqual(draft.draft);
    expect(draft.text).toContain('Gy@c1');
    expect(draft.text).not.toBe((await app.get('setup.check', OF)).text);
  });

  test('a game saved in the middle of a turn opens on it', async () => {
    const home = temporaryFolder();
    const app = await openTestApp(home);
    const played = await playTexts(app, await beginWide(app), ['Gh3-h4', 'Nf2-e4', 'end', 'Gh10-h9']);
    await app.app.close({ force: false });

    const again = await openTestApp(home);
    const [saved] = (await again.get('library.list', {})).saves;
    expect(saved).toMatchObject({ variant: 'chesimals-16x12', title: chesimalsWide.words.title, problem: null });
    const thumbnail = await pictureOfSave(again, saved.save);
    expect(thumbnail?.variant).toBe('chesimals-16x12');
    expect(thumbnail?.pieces.map((unit) => nameOnWide(unit.at))).toContain('h9');
    const opened = await again.get('match.open', { save: saved.save });
    expect(opened).toMatchObject({ variant: 'chesimals-16x12', group: played.group, turn: 1 });
    expect(opened.pieces).toEqual(played.pieces);
    expect(opened.movable).toEqual(played.movable);
    expect((await playUnit(again, opened, 'end')).view.turn).toBe(0);
  });

  test('a rematch uses it too, with the same house rules', async () => {
    const app = await openTestApp(temporaryFolder());
    const first = await beginWide(app);
    const next = await app.get('match.rematch', atView(first));
    expect(next).toMatchObject({ variant: 'chesimals-16x12', options: { array: 'mirrored' } });
    expect(next.pieces.map(({ at: where, group }) => `${group} ${where}`)).toEqual(
      first.pieces.map(({ at: where, group }) => `${group} ${where}`),
    );
  });
});
