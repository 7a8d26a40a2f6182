/** What is chosen in the form of a new game, and what becomes of it. */
import { useState } from 'react';
import type { OptionDescription, VariantDescription } from '../../../../electron/contract/description.ts';
import { withRules } from '../../../../electron/contract/settings.ts';
import { drawnChoice, readChoice } from '../../../../engine/shared/house-rules.ts';
import { changedRules } from '../../../narration/house-rules.ts';
import { useApp, useHello, useVariant } from '../../../state/app.ts';
import { brokerRefusal, carryNewGame, useNewBroker } from '../../../state/broker.ts';
import { controlOf, freshControl } from '../../../state/clocks/time-control.ts';
import { useEnginesFor } from '../../../state/engines.ts';
import { formsOf, gamesOf } from '../../../state/forms.ts';
import { freshSeats, isElsewhere, seatsOf } from '../../../state/online/seats.ts';
import { useSetup } from '../../../state/setup/setup.ts';
import { uiText } from '../../../text/index.ts';

const words = uiText.newGame;

type Choices = Readonly<Record<string, string>>;

/** These house rules, as far as the game has them, and the usual ones. */
const carriedTo = (description: VariantDescription, options: Choices): Choices =>
  Object.fromEntries(
    description.options.map((option) => [option.id, readChoice(option, options[option.id]) ?? option.usual]),
  );

/** As a new game begins: with these, and whatever is drawn anew for each game. */
const freshChoices = (description: VariantDescription, last: Choices): Choices => ({
  ...carriedTo(description, last),
  ...Object.fromEntries(
    description.options.filter(({ drawn }) => drawn).map((option) => [option.id, drawnChoice(option, Math.random)]),
  ),
});

/** For a game with several forms, the choice between them, shown like a house rule. */
function boardChoice(forms: readonly VariantDescription[]): OptionDescription | null {
  const values = forms.flatMap(({ id, formOf }) => (formOf ? [{ id, name: formOf.name, says: formOf.says }] : []));
  if (values.length < 2) return null;
  const ruling = forms[0].formOf?.ruling ?? null;
  return {
    ...{ id: BOARD, group: 'game', name: words.board, says: words.formSays },
    ...{ ruling, usual: values[0].id, values },
  };
}
/** Under this name the board is remembered among the house rules. */
const BOARD = 'board';

export function useNewGame(variant: string | null) {
  const { variants } = useHello();
  const games = gamesOf(variants);
  const rules = useApp((app) => app.settings.houseRules);
  const lastOf = (id: string): Choices => (Object.hasOwn(rules, id) ? rules[id] : {});
  /** The form on which that game was begun last. */
  const lastForm = (id: string | null): string | null => {
    const form = id === null ? undefined : lastOf(id)[BOARD];
    return variants.some((one) => one.id === form && one.formOf?.variant === id) ? (form ?? id) : id;
  };
  const [form, setForm] = useState(() => lastForm(variant));
  const description = useVariant(form);
  const forms = formsOf(variants, description);
  const remembered = useApp((app) => app.settings.players);
  const { open, tryTo, openTable, changeSettings, toastFailure } = useApp.getState();
  const [seats, setSeats] = useState(() => freshSeats(remembered));
  const last = useApp((app) => app.settings.timeControl);
  const [time, setTime] = useState(() => freshControl(last));
  const [options, setOptions] = useState(() => freshChoices(description, lastOf(forms[0].id)));
  const [starting, setStarting] = useState(false);
  const engines = useEnginesFor(description.id, options);

  const board = boardChoice(forms);
  /** What can be chosen, and what is: the board, where there are several, and the house rules. */
  const offered = [...(board ? [board] : []), ...description.options];
  const choices: Choices = { ...options, [BOARD]: description.id };
  const changed = changedRules({ options: offered }, choices);
  const away = isElsewhere(seats);
  const timeControl = () => (away ? null : controlOf(time));
  /** The game as it is chosen now. */
  const chosen = (control: ReturnType<typeof timeControl>) => ({
    variant: description.id,
    options,
    players: seatsOf(seats, engines),
    ...(control && { timeControl: control }),
  });
  const remember = () => {
    const now = Object.fromEntries(changed.map(({ id }) => [id, choices[id]]));
    if (JSON.stringify(now) !== JSON.stringify(lastOf(forms[0].id)))
      void changeSettings({ houseRules: withRules({ houseRules: rules }, forms[0].id, now) });
  };
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
    remember();
    const view = await tryTo('match.start', chosen(control));
    setStarting(false);
    if (!view) return;
    openTable(view);
    await carryNewGame(view);
  };
  /** Options that both forms have keep their values. */
  const changeForm = (id: string) => {
    const to = forms.find((other) => other.id === id);
    if (!to) throw new Error(`"${id}" is no form of "${description.id}"`);
    setForm(id);
    setOptions(carriedTo(to, options));
  };
  return {
    description,
    games,
    rules: offered.map((option) => ({
      ...{ option, value: choices[option.id] },
      onChange: option === board ? changeForm : (value: string) => setOptions({ ...options, [option.id]: value }),
    })),
    /** the form that stands for the game */
    first: forms[0].id,
    options,
    seats,
    engines,
    time,
    /** the rules that are not the usual ones */
    changed,
    setSeats,
    setTime,
    /** another game, with its rules of last time */
    changeGame(id: string): void {
      const form = lastForm(id);
      const to = variants.find((other) => other.id === form);
      if (!to) throw new Error(`no game is called "${id}"`);
      setForm(form);
      setOptions(freshChoices(to, lastOf(id)));
    },
    asUsual(): void {
      setForm(forms[0].id);
      setOptions(carriedTo(forms[0], {}));
    },
    begin,
    setUp(): void {
      void useSetup.getState().begin(chosen(timeControl()));
      open('setup', { variant: description.id });
    },
  };
}
