/**
 * 4chan chess through the contract: stacks, hands, gates, lifts and what is left behind, previews that show what
 * playing does, and recovery after a kill.
 */
import { describe, expect, test } from 'vitest';
import { dice } from '../../../engine/match/fixtures/dice.fixture.ts';
import { everything } from '../../../engine/match/fixtures/fourchan.fixture.ts';
import { fourchan } from '../../../engine/variants/fourchan/index.ts';
import type { Draft } from '../../contract/description.ts';
import type { ActionView, PieceView, View } from '../../contract/view.ts';
import { FaultyDisk, temporaryFolder } from '../../saves/disk/faulty-disk.fixture.ts';
import { atView, openTestApp, pictureOfSave, startGame, type TestApp } from '../application.fixture.ts';
import { diagramView } from '../describing.ts';
import { afterCrash } from './crash.fixture.ts';

const OPTIONS = {};
const start = structuredClone(everything) as Draft;
const cell = (name: string): number => fourchan.topology.parse(name)!;
const piece = (kind: string, side: string, at: string) => ({ kind, side, at });
const begin = (app: TestApp, draft: Draft = start): Promise<View> =>
  startGame(app, fourchan, { options: OPTIONS, start: draft });
const standing = (view: View, name: string): PieceView[] => view.pieces.filter((piece) => piece.at === cell(name));
const riderOn = (view: View, name: string): PieceView => standing(view, name).find((piece) => piece.rides)!;
const mountOn = (view: View, name: string): PieceView => standing(view, name).find((piece) => !piece.rides)!;
const actionsOf = (app: TestApp, view: View, piece: number | null): Promise<ActionView[]> =>
  app.get('match.actions', { ...atView(view), piece });
async function allActions(app: TestApp, view: View): Promise<ActionView[]> {
  const of = await Promise.all(view.movable.map((piece) => actionsOf(app, view, piece)));
  return of.flat();
}
const play = async (app: TestApp, view: View, action: string) => app.get('match.play', { ...atView(view), action });

describe('a view of 4chan chess', () => {
  test('describes promoted forms, carriers, kinds that may come into a hand, and the gates of each side', async () => {
    const app = await openTestApp(temporaryFolder());
    const { variants } = await app.get('app.hello', {});
    const told = variants.find(({ id }) => id === 'fourchan')!;
    const kind = (id: string) => told.kinds.find((k) => k.id === id)!;
    expect(told.kinds.filter(({ promotedFrom }) => !promotedFrom)).toHaveLength(13);
    expect(kind('+k')).toMatchObject({ promotedFrom: 'k', letter: '+K', inHand: false });
    expect(kind('k').promotedFrom ?? null).toBeNull();
    expect([
      kind('mlp').inHand,
      kind('admin').inHand,
      kind('n').carries,
      kind('+n').carries,
      kind('k').carries,
    ]).toEqual([true, false, true, true, false]);
    expect(told.features.map(({ id }) => id).sort()).toEqual(['teleporter-black', 'teleporter-white']);
    expect(told.setup).toHaveLength(52);
    expect(told.flags.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['promoted', 'rides', 'hasMoved', 'absorbed']),
    );
  });

  test('shows riders, the exits of gates, and badges', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await begin(app);
    expect(
      standing(view, 'c3')
        .map(({ kind, rides }) => [kind, rides ?? false])
        .sort(),
    ).toEqual([
      ['k', true],
      ['n', false],
    ]);
    const gate = (name: string) => view.features.find((feature) => feature.cell === cell(name));
    expect(gate('e2')).toMatchObject({ id: 'teleporter-white', side: 0, hidden: false, leadsTo: cell('i5') });
    expect(gate('i5')).toMatchObject({ leadsTo: cell('e2') });
    expect(gate('c6')).toMatchObject({ id: 'teleporter-black', side: 1 });
    expect(gate('c6')?.leadsTo).toBeNull();
    const badge = (name: string) => mountOn(view, name).notes.find((note) => note.badge !== undefined)?.badge;
    expect(badge('d5')).toBe('N');
    expect(badge('a4')).toBe('T');
    const frozen = mountOn(view, 'a9').notes.find(({ id }) => id === 'frozen');
    expect(frozen).toBeUndefined(); // its own /x/ is adjacent
    expect(riderOn(view, 'c3').notes.length).toBeGreaterThan(0);
    expect(
      view.pieces
        .filter(({ place, side }) => place === 'hand' && side === 1)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['anon', 'k', 'n']);
  });

  test('shows lifts with both cells, what is left behind, and the kind after a promotion', async () => {
    const app = await openTestApp(temporaryFolder());
    const pieces: Draft['pieces'] = [
      ...[piece('admin', 'white', 'j1'), piece('admin', 'black', 'i10')],
      ...[piece('tg', 'white', 'e5'), piece('mlp', 'black', 'e6')],
      ...[piece('sci', 'white', 'b7')],
    ];
    const view = await begin(app, { turn: 'white', pieces });
    const victim = mountOn(view, 'e6');
    const lifts = (await actionsOf(app, view, mountOn(view, 'e5').id)).filter(({ kind }) => kind === 'lift');
    expect(lifts).toHaveLength(8);
    for (const { lifts: lifted, to, captures } of lifts) {
      expect(lifted).toMatchObject({ piece: victim.id, from: cell('e6') });
      expect([to, captures]).toEqual([cell('e6'), []]);
    }
    expect(new Set(lifts.map(({ lifts: lifted }) => lifted?.to)).size).toBe(8);
    const steps = await actionsOf(app, view, mountOn(view, 'b7').id);
    const onto = steps.filter(({ to }) => to === cell('b9'));
    expect(onto.map(({ promotion, leaves }) => [promotion, leaves ?? null]).sort()).toEqual(
      [
        [null, null],
        [null, 'teleporter-white'],
        ['+sci', null],
        ['+sci', 'teleporter-white'],
      ].sort(),
    );
    expect(new Set(onto.map(({ differs }) => differs)).size).toBe(4);
    // a request about the cell where a piece could be put down finds the lift
    const there = await app.get('match.onto', { ...atView(view), cell: cell('d4') });
    expect(there.map(({ text }) => text)).toContain('Te5@e6>d4');
    const played = await play(app, view, 'Te5@e6>d4');
    expect(played.view.last).toMatchObject({ kind: 'lift', cells: [cell('e5'), cell('e6'), cell('d4')] });
    expect(played.effects[0]).toMatchObject({
      do: 'go',
      piece: victim.id,
      from: cell('e6'),
      to: cell('d4'),
      how: 'lift',
    });
  });

  test('shows the capture of a stack by a /vp/, top first, with both pieces in its hand', async () => {
    const app = await openTestApp(temporaryFolder());
    const pieces: Draft['pieces'] = [
      ...[piece('admin', 'white', 'j1'), piece('admin', 'black', 'i10')],
      ...[piece('vp', 'white', 'b1'), { kind: 'n', side: 'black', at: 'c3', promoted: true }],
      { kind: 'mlp', side: 'black', at: 'c3', rides: true },
    ];
    const view = await begin(app, { turn: 'white', pieces });
    const [rider, mount] = [riderOn(view, 'c3'), mountOn(view, 'c3')];
    const preview = await app.get('match.preview', { ...atView(view), action: 'Pb1xc3' });
    expect(preview.action.captures).toEqual([rider.id, mount.id]);
    const { effects, view: after } = await play(app, view, 'Pb1xc3');
    expect(effects).toEqual(preview.effects);
    expect(effects).toMatchObject([
      { do: 'take', piece: rider.id },
      ...[{ do: 'recruit', piece: rider.id, at: cell('c3'), side: 0, kind: 'mlp', was: 'mlp' }],
      { do: 'take', piece: mount.id },
      { do: 'recruit', piece: mount.id, at: cell('c3'), side: 0, kind: 'n', was: '+n' },
      { do: 'go', to: cell('c3') },
      { do: 'turn', side: 1 },
    ]);
    const inHand = after.pieces.filter(({ place }) => place === 'hand');
    expect(inHand.map(({ id, kind, side }) => [id, kind, side]).sort()).toEqual(
      [
        [rider.id, 'mlp', 0],
        [mount.id, 'n', 0],
      ].sort(),
    );
    const back = (await app.get('match.undo', { ...atView(after), unit: 'turn' })).view;
    expect(back.pieces).toEqual(view.pieces);
  });

  test('a preview shows what playing does, in games with everything in play (seeded)', async () => {
    const app = await openTestApp(temporaryFolder());
    const seen = new Map<string, number>();
    const see = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);
    for (let seed = 1; seed <= 5; seed++) {
      const roll = dice(seed);
      let view = await begin(app);
      for (let i = 0; i < 32 && !view.outcome; i++) {
        const actions = await allActions(app, view);
        const safe = actions.filter(({ loses }) => loses === null);
        // each kind of action is equally likely
        const into = new Set(view.pieces.filter(({ kind }) => kind === 'vp' || kind === '+vp').map(({ id }) => id));
        const sortOf = ({ kind, leaves, promotion, captures, piece }: ActionView): string => {
          if (piece !== null && into.has(piece) && captures.length > 0) return 'recruit';
          return leaves ? 'leaves' : promotion ? 'promotion' : kind;
        };
        const sorts = [...new Set(safe.map(sortOf))];
        const sort = sorts[roll(sorts.length)];
        const alike = safe.filter((action) => sortOf(action) === sort);
        const action = alike[roll(alike.length)] ?? actions[0];
        const preview = await app.get('match.preview', { ...atView(view), action: action.text });
        expect(await app.get('match.view', { match: view.match })).toEqual(view);
        const played = await play(app, view, action.text);
        expect(played.effects, action.text).toEqual(preview.effects);
        const changed = played.view.pieces.filter(
          (now) => JSON.stringify(now) !== JSON.stringify(view.pieces.find((was) => was.id === now.id)),
        );
        expect(preview.after, action.text).toEqual(changed);
        see(action.kind);
        if (action.leaves) see('leaves');
        if (action.promotion) see('promotion');
        for (const effect of played.effects) see(effect.do);
        const look = await app.get('match.look', { ...atView(played.view), node: played.view.node });
        expect(look.effects).toEqual(played.effects);
        for (const stands of new Set(played.view.pieces.map((piece) => piece.at))) {
          if (stands === null) continue;
          const there = played.view.pieces.filter((piece) => piece.at === stands);
          expect(there.filter(({ rides }) => !rides)).toHaveLength(1);
          expect(there.length).toBeLessThanOrEqual(2);
        }
        view = played.view;
      }
      await app.get('match.leave', atView(view));
    }
    for (const what of [
      'move',
      'capture',
      'board',
      'lift',
      'drop',
      'rage',
      'rifle',
      'leaves',
      'promotion',
      'recruit',
    ]) {
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(2);
    }
  });

  test('shows threats while the game goes on, and none once it is over', async () => {
    const app = await openTestApp(temporaryFolder());
    const inDanger: Draft = {
      turn: 'white',
      pieces: [
        ...[piece('admin', 'white', 'a1'), piece('admin', 'black', 'j10')],
        ...[piece('n', 'white', 'j2'), piece('n', 'black', 'a9')],
      ],
    };
    const view = await begin(app, inDanger);
    expect(view.checks).toMatchObject([{ at: cell('a1') }]);
    const { view: resigned } = await app.get('match.resign', atView(view));
    expect([resigned.outcome?.winner, resigned.checks]).toEqual([1, []]);
    const won = (await app.get('match.undo', { ...atView(resigned), unit: 'action' })).view;
    expect(won.checks).toHaveLength(1);
    const captures = (await allActions(app, won)).find((action) => action.to === cell('j10'))!;
    const over = (await play(app, won, captures.text)).view;
    expect([over.outcome?.winner, over.checks]).toEqual([0, []]);
    // the position before it is viewed with its threat
    expect((await app.get('match.look', { ...atView(over), node: 0 })).view.checks).toHaveLength(1);
  });

  test('shows which pieces could capture a stack, and from where', async () => {
    const app = await openTestApp(temporaryFolder());
    const pieces: Draft['pieces'] = [
      ...[piece('admin', 'white', 'j1'), piece('admin', 'black', 'i10')],
      ...[piece('n', 'black', 'e5'), { kind: 'k', side: 'black', at: 'e5', rides: true }],
      ...[piece('tg', 'white', 'a5'), piece('tg', 'white', 'c3')],
    ];
    const view = await begin(app, { turn: 'white', pieces });
    const attackers = await app.get('match.attackers', { ...atView(view), cell: cell('e5') });
    // the immune /k/ shields its mount against pieces more than two squares away
    expect(attackers.map(({ piece }) => piece)).toEqual([mountOn(view, 'c3').id]);
  });
});

describe('a game of 4chan chess on the disk', () => {
  const whatMatters = ({ pieces, features, node, turn, turnNumber, last, options }: View) => ({
    ...{ pieces, features, node, turn, turnNumber, last, options },
  });

  test('is recovered completely after a kill at any action: stacks, hands, gates and remembered facts', async () => {
    const home = temporaryFolder();
    const roll = dice(11);
    let disk = new FaultyDisk();
    let app = await openTestApp(home, { disk: disk.disk });
    let view = await begin(app);
    for (let i = 0; i < 14 && !view.outcome; i++) {
      const safe = (await allActions(app, view)).filter(({ loses }) => loses === null);
      const telling = safe.filter((a) => a.leaves || a.promotion || !['move', 'capture'].includes(a.kind));
      const from = roll(2) && telling.length > 0 ? telling : safe;
      view = (await play(app, view, from[roll(from.length)].text)).view;
      if (i % 5 === 3) view = (await app.get('match.undo', { ...atView(view), unit: 'action' })).view;
      const texts = (await allActions(app, view)).map(({ text }) => text);
      const again = await afterCrash(home, disk);
      expect(whatMatters(again.view)).toEqual(whatMatters(view));
      expect((await allActions(again.app, again.view)).map(({ text }) => text)).toEqual(texts);
      ({ disk, app, view } = again);
    }
    const history = await app.get('match.history', atView(view));
    expect(history.nodes.some(({ line }) => line === 'branch')).toBe(true);
    await app.app.close({ force: true });
  });

  test('has a picture in the list with its riders and gates', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await begin(app);
    const [action] = (await allActions(app, view)).filter(({ kind }) => kind === 'move');
    const played = (await play(app, view, action.text)).view;
    await app.get('match.leave', atView(played));
    const thumbnail = await pictureOfSave(app, played.name);
    const shown = (pieces: readonly { kind: string; side: number; at: number | null; rides?: boolean }[]) =>
      pieces
        .filter((piece) => piece.at !== null)
        .map(({ kind, side, at: where, rides }) => `${kind} ${side} ${where} ${rides ?? false}`)
        .sort();
    expect(shown(thumbnail?.pieces ?? [])).toEqual(shown(played.pieces));
    expect(thumbnail?.features.map(({ id, cell: c }) => `${id} ${c}`).sort()).toEqual(
      played.features.map(({ id, cell: c }) => `${id} ${c}`).sort(),
    );
  });
});

describe('a set-up position of 4chan chess', () => {
  test('can be taken from the open match in the middle of a game, and has the same actions', async () => {
    const app = await openTestApp(temporaryFolder());
    const view = await begin(app);
    const checked = await app.get('setup.fromTable', atView(view));
    expect(checked.problems).toEqual([]);
    expect(checked.pieces.filter(({ rides }) => rides)).toHaveLength(2);
    expect(checked.features.find((feature) => feature.cell === cell('e2'))).toMatchObject({
      side: 0,
      leadsTo: cell('i5'),
    });
    const read = await app.get('setup.read', { variant: 'fourchan', options: OPTIONS, text: checked.text });
    expect(read).toEqual(checked);
    const texts = async (of: View) => (await allActions(app, of)).map(({ text }) => text).sort();
    const before = await texts(view);
    expect(await texts(await begin(app, checked.draft))).toEqual(before);
  });

  test('shows a stack and a promoted form even if another part of it is invalid', async () => {
    const app = await openTestApp(temporaryFolder());
    const draft = { ...start, pieces: [...start.pieces, piece('dragon', 'white', 'a1')] };
    const checked = await app.get('setup.check', { variant: 'fourchan', options: OPTIONS, draft });
    expect(checked.problems).toMatchObject([{ cell: cell('a1'), code: 'unknown-kind' }]);
    const there = (name: string) =>
      checked.pieces.filter((p) => p.at === cell(name)).map(({ kind, rides }) => `${kind} ${rides ?? false}`);
    expect(there('c3').sort()).toEqual(['k true', 'n false']);
    expect(there('h2')).toEqual(['+n false']);
    expect(checked.features).toHaveLength(3);
  });

  test('reports each problem at its cell', async () => {
    const app = await openTestApp(temporaryFolder());
    const pieces: Draft['pieces'] = [
      ...[piece('admin', 'white', 'a1'), piece('admin', 'white', 'b1')],
      ...[piece('tg', 'white', 'c3'), { kind: 'mlp', side: 'white', at: 'c3', rides: true }],
      piece('anon', 'white', 'd10'),
    ];
    const draft = { turn: 'white', pieces, hands: { black: Array.from({ length: 7 }, () => 'mlp') } };
    const { problems } = await app.get('setup.check', { variant: 'fourchan', options: OPTIONS, draft });
    for (const problem of problems) expect(problem.says, problem.code).toMatch(/^[A-Z/].*\.$/);
    expect(problems.map(({ cell: where }) => where)).toContain(cell('c3'));
    expect(
      await app.code('match.start', {
        variant: 'fourchan',
        options: OPTIONS,
        players: [{ name: '' }, { name: '' }],
        start: draft,
      }),
    ).toBe(problems[0].code);
  });

  test('shows a rider and a piece in hand in diagrams', () => {
    const marks = (pieces: string, focus: string): string[] => {
      const diagram = diagramView(fourchan, { pieces, turn: 'white', focus });
      if (!diagram.ok) throw new Error(diagram.error.message);
      return diagram.value.marks.map(({ cell: c, mark }) => `${fourchan.topology.name(c as never)} ${mark}`);
    };
    const special = diagramView(fourchan, { pieces: 'A@j1 a@i10 T@e5 N@e4 m@e6', turn: 'white', focus: 'e5' });
    expect(special.ok && special.value.marks.filter(({ mark }) => mark === 'special')).toEqual([
      { cell: cell('e4'), mark: 'special', kind: 'board' },
      { cell: cell('e6'), mark: 'special', kind: 'lift' },
    ]);
    const stack = 'A@j1 a@i10 N@e5 M@e5^ t@e7';
    expect(marks(stack, 'e5^')).toContain('f7 move');
    expect(marks(stack, 'e5^')).not.toContain('e6 move');
    expect(marks(stack, 'e5')).toContain('e6 move');
    expect(marks('A@j1 a@i10 M@- M@-', 'M@-').every((mark) => mark.endsWith('drop'))).toBe(true);
  });
});
