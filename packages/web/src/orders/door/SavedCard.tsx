import { wallTime } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import css from './Door.module.css';
import type { Saved } from './useDraft.ts';

const Cloud = () => (
  <svg className={css.cloud} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 18a4.5 4.5 0 0 1 0-9 6 6 0 0 1 11.5 2A3.5 3.5 0 0 1 18 18h-3M9 16l2 2 4-4" />
  </svg>
);

/** The hour of the day as clocks show it, without a nought before it. */
const hourOf = (iso: string) => wallTime(new Date(iso)).slice(11, 16).replace(/^0/, '');
const isToday = (iso: string) => wallTime(new Date(iso)).slice(0, 10) === wallTime(new Date()).slice(0, 10);

/** Where what is typed is, and until when the link leads back to it. */
export function SavedCard({ saved, until }: { saved: Saved; until: string }) {
  const say = useText();
  const { day } = useWhen();
  const { at, here } = saved;
  const when = () => {
    if (here) return say('ORDERS.DOOR.HERE');
    if (!at) return say('ORDERS.DOOR.UNSAVED');
    const time = hourOf(at);
    return isToday(at) ? say('ORDERS.DOOR.SAVED', { time }) : say('ORDERS.DOOR.SAVED_ON', { time, day: day(at) });
  };
  return (
    <section className={css.saved}>
      <Cloud />
      <div>
        <b role="status">{when()}</b>
        <p>{say('ORDERS.DOOR.SAVED_TEXT', { day: day(until) })}</p>
      </div>
    </section>
  );
}

/** The same in a word, over the button of a phone. */
export function SavedShort({ saved: { at, here } }: { saved: Saved }) {
  const say = useText();
  if (!here && !at) return null;
  return (
    <span className={css.savedShort}>
      <Cloud />
      {here ? say('ORDERS.DOOR.HERE') : say('ORDERS.DOOR.SAVED_SHORT', { time: hourOf(at ?? '') })}
    </span>
  );
}
