import { IconAlertTriangle, IconClock } from '@tabler/icons-react';
import type { Term } from '#contract/clock/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { useTermTitle } from '../rows/data.ts';
import { TermFacts, TermNotes } from '../rows/TermFacts.tsx';
import css from '../rows/Terms.module.css';
import { Acts } from './Acts.tsx';

/** How much time is left of it. */
function Left({ term: { state, left, gone, days } }: { term: Term }) {
  const say = useText();
  const isLate = state === 'late';
  // What ends too soon is against the law from its beginning, and its earliest end is still to come.
  const isShort = isLate && left >= 0;
  const how = say('CLOCK.GONE', { gone: Math.max(gone, gone - left), days });
  return (
    <div className={css.left}>
      <Tag tone={isLate ? 'bad' : 'warn'} icon={isLate ? IconAlertTriangle : IconClock}>
        {say(isShort ? 'CLOCK.SHORT' : `CLOCK.STATES.${state}`)}
      </Tag>
      <span className={css.big}>
        {left < 0 ? say('CLOCK.OVER', { n: -left }) : say(isShort ? 'CLOCK.EARLIEST' : 'CLOCK.LEFT', { n: left })}
      </span>
      <Meter parts={[{ tone: isLate ? 'against' : 'abstain', percent: (100 * gone) / days }]} label={how} />
      <small>{how}</small>
    </div>
  );
}

/** A term that is over or near, with what to do of it. */
export function UrgentTerm({ term, mayWrite, filled }: { term: Term; mayWrite: boolean; filled: boolean }) {
  const say = useText();
  const { shortDay, weekday } = useDayText();
  const titleOf = useTermTitle();
  return (
    <li className={css.term}>
      <p className={css.day}>
        <b>{shortDay(term.last)}</b> <small>{weekday(term.last, 'long')}</small>
      </p>
      <div className={css.head}>
        <h3>{titleOf(term)}</h3>
        <p>{say(`TERM_STEPS.${term.kind}`)}</p>
      </div>
      <Left term={term} />
      <div className={css.body}>
        <TermFacts term={term} />
        <TermNotes term={term} />
        <Acts term={term} mayWrite={mayWrite} filled={filled} />
      </div>
    </li>
  );
}
