import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { doors as calls, type First } from '#contract/home/endpoints-doors.ts';
import { useReading } from '../base/data.ts';
import { useCounts, useMay } from '../base/me.tsx';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import { useWhen } from '../base/when.ts';
import type { DoorTo } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { doorsShown } from './doors.ts';
import css from './Waits.module.css';

/** Where the first thing behind a door is known, the door is called by it and leads to it. */
function Door({ door, thing }: { door: DoorTo; thing: First | undefined }) {
  const say = useText();
  const when = useWhen();
  const { count, name, hint, at, search, first, onOpen } = door;
  const until = thing?.until && (thing.until.length > 10 ? when.moment : when.day)(thing.until);
  // Each of them stays whole on its line.
  const said = [
    until && say('STANDING.UNTIL', { when: until }),
    count > 1 && say('STANDING.OF', { done: 1, total: count }),
  ]
    .flatMap((part) => (part ? part.replaceAll(' ', '\u00a0') : []))
    .join(', ');
  return (
    <li className={css.bay}>
      <Link
        {...(thing && first ? linkTo(first.at(thing.id)) : linkTo(at, search))}
        className={css.wait}
        onClick={(e) => {
          if (!onOpen) return;
          e.preventDefault();
          onOpen();
        }}
      >
        <span className={count > 0 ? `${css.door} ${css.lit}` : css.door}>{count}</span>
        <span className={css.words}>
          {thing && <span className={css.kind}>{name}</span>}
          <b className={thing && css.thing}>{thing ? typo(thing.title) : name}</b>
          {thing ? <span className={css.until}>{said}</span> : <span className={css.hint}>{hint}</span>}
        </span>
      </Link>
    </li>
  );
}

/** "Čeká na vás": what the person alone can settle; a calm bay when nothing is, and nothing for whom there is no door. */
export function Waits({ doors }: { doors: readonly DoorTo[] }) {
  const say = useText();
  const [all, showAll] = useState(false);
  const firsts = useReading(calls.first, {}).data?.firsts;
  const thingOf = ({ first, count }: DoorTo) =>
    first && count > 0 ? firsts?.find(({ door }) => door === first.of) : undefined;
  const { shown, more } = doorsShown(
    doors.map((door) => ({ ...door, until: thingOf(door)?.until })),
    all,
  );
  const begins = useMay('rooms', 'rw');
  const isEmpty = useCounts()?.units === 0 && begins;
  if (doors.length === 0) return null;
  if (doors.every(({ count }) => count === 0))
    // Who is told what an empty house begins with is not told that all is done.
    return isEmpty ? null : (
      <Card>
        <EmptyState kind="done" title={say('HOME.CALM')} text={say('HOME.CALM_TEXT')} />
      </Card>
    );
  return (
    <section className={css.section} aria-labelledby="waits">
      <h2 id="waits" className={css.title}>
        {say('HOME.WAITS')}
      </h2>
      <ul className={css.waits}>
        {shown.map((door) => (
          <Door key={door.name} door={door} thing={thingOf(door)} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={css.more} onClick={() => showAll(true)}>
          {say('HOME.MORE', { count: more })}
        </button>
      )}
    </section>
  );
}
