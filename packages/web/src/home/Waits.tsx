import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { Card } from '../kit/page/Card.tsx';
import { doorsShown } from './doors.ts';
import css from './Waits.module.css';

const Door = ({ count, name, hint, at, search, onOpen }: DoorTo) => (
  <li className={css.bay}>
    <Link
      {...linkTo(at, search)}
      className={css.wait}
      onClick={(e) => {
        if (!onOpen) return;
        e.preventDefault();
        onOpen();
      }}
    >
      <span className={count > 0 ? `${css.door} ${css.lit}` : css.door}>{count}</span>
      <span className={css.words}>
        <b>{name}</b>
        <span className={css.hint}>{hint}</span>
      </span>
    </Link>
  </li>
);

/** "Čeká na vás": what the person alone can settle; a calm bay when nothing is, and nothing for whom there is no door. */
export function Waits({ doors }: { doors: readonly DoorTo[] }) {
  const say = useText();
  const [all, showAll] = useState(false);
  const { shown, more } = doorsShown(doors, all);
  if (doors.length === 0) return null;
  if (doors.every(({ count }) => count === 0))
    return (
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
          <Door key={door.name} {...door} />
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
