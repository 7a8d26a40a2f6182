/**
 * The library as players see it: what each file holds at a glance, or why it cannot be opened. Files that have not
 * changed are not read again. What can be saved of a damaged file waits here under a token.
 */
import { randomBytes } from 'node:crypto';
import { readCensus } from '../../engine/core/census.ts';
import { groupsSaid } from '../../engine/core/groups.ts';
import { OFF } from '../../engine/core/ids.ts';
import type { Refusal as EngineRefusal, Result } from '../../engine/core/result.ts';
import type { Variant } from '../../engine/core/variant.ts';
import { type Glance, glanceAt } from '../../engine/match/glance.ts';
import { type Opened, type Opening, openSave, type Salvage } from '../../engine/match/open.ts';
import { variantNamed } from '../../engine/variants/registry.ts';
import type { Thumbnail } from '../contract/description.ts';
import type { Problem } from '../contract/result.ts';
import type { SaveSummary } from '../contract/table.ts';
import type { Library, SaveFile } from './library.ts';
import { problemOf } from './problems.ts';

/** more than anybody looks at before choosing one */
const MOST_SALVAGES = 32;

export class Catalogue {
  private readonly library: Library;
  private readonly known = new Map<string, { readonly state: string; readonly summary: SaveSummary }>();
  private readonly salvages = new Map<string, Salvage>();

  constructor(library: Library) {
    this.library = library;
  }

  /** The newest first. Rejects with the disk's error. */
  async list(): Promise<SaveSummary[]> {
    const summaries: SaveSummary[] = [];
    for (const file of await this.library.files()) summaries.push(await this.summaryOf(file));
    return summaries.sort((a, b) => b.changed - a.changed || (a.name < b.name ? -1 : 1));
  }

  /**
   * The game that was on the table last and has no end yet, but not this one; `recent` names those that were, the last
   * one first, and of all others the newest is meant. Reads no more files than it must: it is asked while players wait
   * for the start screen.
   */
  async unfinished(except: string | null, recent: readonly string[] = []): Promise<SaveSummary | null> {
    const place = new Map(recent.map((name, i) => [name, i]));
    const placeOf = ({ name }: SaveFile): number => place.get(name) ?? recent.length;
    const files = [...(await this.library.files())].sort(
      (a, b) => placeOf(a) - placeOf(b) || b.state.changed - a.state.changed,
    );
    for (const file of files) {
      if (file.name === except) continue;
      const summary = await this.summaryOf(file);
      if (summary.outcome === null && summary.problem === null) return summary;
    }
    return null;
  }

  /** Of a game that is there. */
  async summary(name: string): Promise<SaveSummary> {
    const file = (await this.library.files()).find((f) => f.name === name);
    if (!file) throw new Error('a game that was just written is not there');
    return this.summaryOf(file);
  }

  /**
   * A match from a file's text; a refusal comes as a problem, with what can be saved under its token. `previous`: the
   * version before the last, where there is one; it may have more of the game than a damaged file.
   */
  open(text: string, previous: string | null = null): Result<Opened> & { readonly problem?: Problem } {
    const opening = openSave(text, variantNamed);
    if (opening.ok) return opening;
    const salvage = furthest(opening, previous);
    return { ok: false, error: opening.error, problem: this.problemOf(opening.error, salvage) };
  }

  /** What can be saved of a damaged game; null when the token is not known (any more). */
  salvage(token: string): Salvage | null {
    return this.salvages.get(token) ?? null;
  }

  private problemOf(error: EngineRefusal, salvage: Salvage | null): Problem {
    if (!salvage) return problemOf(error);
    const token = randomBytes(9).toString('base64url');
    this.salvages.set(token, salvage);
    for (const oldest of this.salvages.keys()) {
      if (this.salvages.size <= MOST_SALVAGES) break;
      this.salvages.delete(oldest);
    }
    return problemOf(error, { token, turns: salvage.turns });
  }

  private async summaryOf({ name, state }: SaveFile): Promise<SaveSummary> {
    const stamp = `${state.size} ${state.changed}`;
    const known = this.known.get(name);
    if (known?.state === stamp) return known.summary;
    const text = await this.library.read(name);
    const glance = text.ok ? glanceAt(text.value, variantNamed) : text;
    const summary = glance.ok
      ? summaryFrom(name, glance.value, state.changed)
      : unreadable(
          name,
          state.changed,
          text.ok ? await this.problemIn(name, text.value, glance.error) : problemOf(glance.error),
        );
    this.known.set(name, { state: stamp, summary });
    return summary;
  }

  private async problemIn(name: string, text: string, error: EngineRefusal): Promise<Problem> {
    const opening = openSave(text, variantNamed);
    if (opening.ok) return problemOf(error);
    return this.problemOf(opening.error, furthest(opening, await this.library.readPrevious(name)));
  }
}

/** Whichever has more of a damaged game: its file, as far as it can be played, or the version before it. */
function furthest(opening: Opening & { ok: false }, previous: string | null): Salvage | null {
  const { salvage } = opening;
  // a file that was never ours has no earlier version of a game
  if (previous === null || ['foreign', 'too-new'].includes(problemOf(opening.error).code)) return salvage;
  const before = openSave(previous, variantNamed);
  if (!before.ok) return salvage;
  const { match, about } = before.value;
  const last = match.path().findLast((node) => node.kind === 'action');
  if (!last || match.entries.length <= (salvage?.match.entries.length ?? 0)) return salvage;
  return { match, name: about.name, turns: Math.max(1, last.turnNumber) };
}

function summaryFrom(name: string, glance: Glance, changed: number): SaveSummary {
  const variant = variantNamed(glance.variant);
  if (!variant) throw new Error(`a glance of an unknown variant ${glance.variant}`);
  return {
    save: name,
    name,
    variant: variant.id,
    title: variant.words.title,
    players: [glance.players[0], glance.players[1]],
    turnNumber: glance.turnNumber,
    turn: glance.turn,
    outcome: glance.outcome && { ...glance.outcome },
    changed: glance.changed ?? changed,
    thumbnail: thumbnailOf(variant, glance.census),
    problem: null,
  };
}

function unreadable(name: string, changed: number, problem: Problem): SaveSummary {
  const nobody: SaveSummary = {
    ...{ save: name, name, variant: '', title: '', players: ['', ''], turnNumber: 0, turn: 0, outcome: null },
    ...{ changed, thumbnail: null, problem },
  };
  return nobody;
}

/** Who stands on the board and what lies on it; none when the file's census is not one of the variant's, for half a picture would lie. */
function thumbnailOf(variant: Variant, line: string): Thumbnail | null {
  const census = readCensus(variant, line);
  if (!census.ok) return null;
  const standing = census.value.pieces.filter(({ at }) => at !== OFF);
  const { sides, topology } = variant;
  const said = standing.map((p) => ({ ...p.flags, kind: p.type.id, side: sides[p.side].id, at: topology.name(p.at) }));
  const groups = groupsSaid(variant, said);
  const pieces = standing.map(({ type, side, at, flags }, i) => ({
    ...{ kind: type.id, side, at },
    ...(flags?.rides === true && { rides: true }),
    ...(groups[i] && { group: groups[i].id }),
  }));
  const ground = variant.startFields?.find((field) => field.as === 'feature')?.id;
  const features = census.value.entries
    .filter(({ field }) => field === ground)
    .flatMap(({ entry }) => {
      const { feature, at } = entry as { readonly feature: string; readonly at: string };
      const cell = variant.topology.parse(at);
      return cell === undefined ? [] : [{ id: feature, cell }];
    });
  return { variant: variant.id, pieces, features };
}
