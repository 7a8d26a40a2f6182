/** In the side panel of a game on two machines: who is here, what was said, and what one has offered oneself. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LONGEST_LINE_OF_TALK, type PersonAtTable } from '../../../electron/contract/online.ts';
import { offersOf, personName } from '../../narration/online-text.ts';
import { answerOffer, sideOfLine, tableOf, talk, useOnline } from '../../state/online/online.ts';
import { uiText } from '../../text/index.ts';
import { Empty, Section } from '../parts/Section.tsx';
import { useCommand, useMatch } from '../parts/table-context.ts';
import { Button } from '../shell/Button.tsx';
import { Lozenge } from '../shell/Lozenge.tsx';
import styles from './TableSections.module.css';
import { useAway } from './useAway.ts';

const { people: words, talk: talkWords, offers: offerWords } = uiText.online;

export function TableSections() {
  const id = useMatch((s) => s.view.match);
  const isOpen = useOnline((online) => tableOf(online, id) !== null);
  const muted = useOnline((online) => online.muted);
  const mute = useOnline((online) => online.mute);
  if (!isOpen) return null;
  return (
    <>
      <Section id="people" title={words.title} beside={<InviteButton />}>
        <People />
      </Section>
      <Section
        id="talk"
        title={talkWords.title}
        beside={
          <Button
            look="quiet"
            icon="sound"
            iconOnly
            aria-pressed={muted}
            aria-label={muted ? talkWords.unmute : talkWords.mute}
            data-testid="talk-mute"
            onClick={() => mute(!muted)}
          />
        }
      >
        <Talk />
      </Section>
    </>
  );
}

function InviteButton() {
  const { why, run } = useCommand('invite');
  if (why !== null) return null;
  return (
    <Button look="quiet" data-testid="people-invite" onClick={run}>
      {words.invite}
    </Button>
  );
}

function People() {
  const id = useMatch((s) => s.view.match);
  const table = useOnline((online) => tableOf(online, id));
  if (!table) return null;
  return (
    <>
      <ul className={styles.people} data-testid="people">
        {table.people.map((person) => (
          <Person key={person.person} person={person} isYou={person.person === table.you} />
        ))}
      </ul>
      {offersOf(table).map(({ id: offer, what }) => (
        <p key={offer} className={styles.own} data-testid={`own-${what}`}>
          {offerWords.own[what]}{' '}
          <Button data-testid="withdraw" onClick={() => answerOffer(offer, false)}>
            {offerWords.withdraw}
          </Button>
        </p>
      ))}
    </>
  );
}

function Person({ person, isYou }: { readonly person: PersonAtTable; readonly isYou: boolean }) {
  const game = useMatch((s) => s);
  const { sides } = game.description;
  const away = useAway(person);
  const name = personName(game, person.side);
  const sideName = person.side === null ? words.watching : uiText.joined.begin(sides[person.side].name);
  const also = [sideName === name ? '' : sideName, isYou ? words.you : '', person.isHost ? words.host : ''];
  return (
    <li data-away={person.awayFor === null ? undefined : ''}>
      <Lozenge
        hollow={person.side === null}
        {...(person.side !== null && { side: sides[person.side].id })}
        className={styles.square}
      />
      <span>
        <b>{name}</b> <small className="muted">{also.filter(Boolean).join(', ')}</small>
      </span>
      <small className={styles.where}>{away === null ? words.here : words.away(away)}</small>
    </li>
  );
}

function Talk() {
  const game = useMatch((s) => s);
  const table = useOnline((online) => tableOf(online, game.view.match));
  const lines = useOnline((online) => online.lines);
  const muted = useOnline((online) => online.muted);
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const last = lines.at(-1)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is why this runs
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  const isLong = text.length > LONGEST_LINE_OF_TALK;
  const say = async (event: FormEvent) => {
    event.preventDefault();
    if (isLong) return;
    setText('');
    // what was not said comes back, in front of what was typed meanwhile
    if (!(await talk(text))) setText((typed) => [text, typed].filter(Boolean).join(' '));
  };
  return (
    <div className={styles.talk}>
      {lines.length === 0 ? (
        <Empty>{talkWords.empty}</Empty>
      ) : (
        <ul ref={list} className={styles.lines} data-testid="talk-lines">
          {lines.map((line) => (
            <li key={line.key} data-own={line.isOwn ? '' : undefined}>
              <b>{personName(game, sideOfLine(table, line))}</b> {line.text}
            </li>
          ))}
        </ul>
      )}
      {muted && <p className="muted small">{talkWords.muted}</p>}
      <fieldset className={styles.quick} aria-label={talkWords.quick}>
        {talkWords.phrases.map((phrase) => (
          <Button key={phrase} onClick={() => void talk(phrase)}>
            {phrase}
          </Button>
        ))}
      </fieldset>
      <form onSubmit={(event) => void say(event)}>
        <input
          className="field"
          data-testid="talk-field"
          aria-label={talkWords.label}
          placeholder={talkWords.label}
          aria-invalid={isLong}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <p className={styles.long} role="status" data-testid="talk-long">
        {isLong && talkWords.tooLong(text.length, LONGEST_LINE_OF_TALK)}
      </p>
    </div>
  );
}
