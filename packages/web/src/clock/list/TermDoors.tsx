import { useText } from '../../base/texts.tsx';
import css from '../rows/Terms.module.css';

type Counts = { late: number; soon: number; fine: number; aside: number };

/** How many there are of each kind; each leads to its part of the page. */
export function TermDoors({ late, soon, fine, aside }: Counts) {
  const say = useText();
  const pressing = late + soon > 0 ? 'ted' : 'v-poradku';
  const doors = [
    { id: 'late', at: pressing, n: late, lit: late > 0 },
    { id: 'soon', at: pressing, n: soon, lit: soon > 0 },
    { id: 'ok', at: 'v-poradku', n: fine, lit: false },
    { id: 'notOurs', at: 'netyka-se-nas', n: aside, lit: false },
  ] as const;
  return (
    <nav className={css.doors} aria-label={say('CLOCK.JUMP')}>
      {doors.map(({ id, at, n, lit }) => (
        <a key={id} className={css.wait} href={`#${at}`}>
          <span className={lit ? `${css.door} ${css.lit}` : css.door}>{n}</span>
          <span className={css.name}>{say(`CLOCK.DOORS.${id}`)}</span>
        </a>
      ))}
    </nav>
  );
}
