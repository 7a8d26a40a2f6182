/** What is chosen in the form of a new game, and what becomes of it. */
import { useState } from 'react';
import type { OptionDescription, VariantDescription } from '../../../../electron/contract/description.ts';
import { useApp, useHello, useVariant } from '../../../state/app.ts';
import { brokerRefusal, carryNewGame, useNewBroker } from '../../../state/broker.ts';
import { controlOf, freshControl } from '../../../state/clocks/time-control.ts';
import { formsOf, gamesOf } from '../../../state/forms.ts';
import { freshSeats, isElsewhere, seatsOf } from '../../../state/online/seats.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { uiText } from '../../../text/index.ts';

const words = uiText.newGame;

const usualOf = (description: VariantDescription): Record<string, string> =>
  Object.fromEntries(description.options.map((option) => [option.id, option.usual]));
const carriedTo = (description: VariantDescription, options: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    description.options.map(({ id, usual, values }) => [
      id,
      values.some((value) => value.id === options[id]) ? options[id] : usual,
    ]),
  );

/** For a game with several forms, the choice between them, shown like a house rule. */
function boardChoice(forms: readonly VariantDescription[]): OptionDescription | null {
  const values = forms.flatMap(({ id, formOf }) => (formOf ? [{ id, name: formOf.name, says: formOf.says }] : []));
  if (values.length < 2) return null;
  const ruling = forms[0].formOf?.ruling ?? null;
  return { id: 'board', name: words.board, says: words.formSays, ruling, usual: values[0].id, values };
}

export function useNewGame(variant: string | null) {
  const [form, setForm] = useState(variant);
  const description = useVariant(form);
  const { variants } = useHello();
  const forms = formsOf(variants, description);
  const games = gamesOf(variants);
  const remembered = useApp((app) => app.settings.players);
  const { open, tryTo, openTable, changeSettings, toastFailure } = useApp.getState();
  const [seats, setSeats] = useState(() => freshSeats(remembered));
  const last = useApp((app) => app.settings.timeControl);
  const [time, setTime] = useState(() => freshControl(last));
  const [options, setOptions] = useState(() => usualOf(description));
  const [starting, setStarting] = useState(false);

  const board = boardChoice(forms);
  const rulesChanged = description.options.filter((option) => options[option.id] !== option.usual).length;
  const away = isElsewhere(seats);
  const timeControl = () => (away ? null : controlOf(time));
  /** The game as it is chosen now. */
  const chosen = (control: ReturnType<typeof timeControl>) => ({
    variant: description.id,
    options,
    players: seatsOf(seats),
    ...(control && { timeControl: control }),
  });
  const begin = async () => {
    if (starting) return;
    setStarting(true);
    const broker = useNewBroker.getState().draft;
    const wrong = broker && away ? await brokerRefusal(broker) : null;
    if (wrong !== null) {
      setStarting(false);
      return toastFailure(wrong);
    }
    const names: [string, string] = [seats[0].name.trim(), seats[1].name.trim()];
    if (names.join('\n') !== remembered.join('\n')) void changeSettings({ players: names });
    const control = timeControl();
    if (!away && JSON.stringify(control) !== JSON.stringify(last)) void changeSettings({ timeControl: control });
    const view = await tryTo('match.start', chosen(control));
    setStarting(false);
    if (!view) return;
    openTable(view);
    await carryNewGame(view);
  };
  return {
    description,
    games,
    /** the choice between the forms of the game; null: it has only one */
    board,
    /** the form that stands for the game */
    first: forms[0].id,
    options,
    seats,
    time,
    /** how many rules are not the usual ones */
    changed: rulesChanged + (board && description.id !== board.usual ? 1 : 0),
    setSeats,
    setTime,
    changeOption: (id: string, value: string) => setOptions({ ...options, [id]: value }),
    /** Options that both forms have keep their values. */
    changeForm(id: string): void {
      const to = forms.find((other) => other.id === id);
      if (!to) throw new Error(`"${id}" is no form of "${description.id}"`);
      setForm(id);
      setOptions(carriedTo(to, options));
    },
    /** another game, with its default rules */
    changeGame(id: string): void {
      const to = games.find((other) => other.id === id);
      if (!to) throw new Error(`no game is called "${id}"`);
      setForm(id);
      setOptions(usualOf(to));
    },
    asUsual(): void {
      setForm(forms[0].id);
      setOptions(usualOf(forms[0]));
    },
    begin,
    setUp(): void {
      void useSetup.getState().begin(chosen(timeControl()));
      open('setup', { variant: description.id });
    },
  };
}
