import { IconCheck, IconChevronDown, IconClock } from '@tabler/icons-react';
import type { Term } from '#contract/clock/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';
import { useTermTitle } from '../rows/data.ts';
import { TermFacts, TermNotes, useEvidenceText, useLawText } from '../rows/TermFacts.tsx';
import css from '../rows/Terms.module.css';
import { Acts } from './Acts.tsx';

function Row({ term, mayWrite }: { term: Term; mayWrite: boolean }) {
  const say = useText();
  const { day, weekday } = useDayText();
  const [titleOf, lawOf, evidenceOf] = [useTermTitle(), useLawText(), useEvidenceText()];
  const isDone = term.state === 'done';
  return (
    <li>
      <details className={css.fine}>
        <summary>
          <span className={css.when}>
            {day(term.last)} <small>{weekday(term.last, 'long')}</small>
          </span>
          <b>{titleOf(term)}</b>
          <span className={css.why}>
            <span>{lawOf(term)}</span>
            <span>{say('CLOCK.EVIDENCE_SHORT', { what: evidenceOf(term) })}</span>
          </span>
          <Tag tone={isDone ? 'ok' : 'stone'} icon={isDone ? IconCheck : IconClock}>
            {say(`CLOCK.STATES.${term.state}`)}
          </Tag>
          <IconChevronDown className={css.turn} size={20} stroke={1.75} aria-hidden="true" />
        </summary>
        <div className={css.more}>
          <p>{say(`TERM_STEPS.${term.kind}`)}</p>
          <TermFacts term={term} />
          <TermNotes term={term} />
          <Acts term={term} mayWrite={mayWrite} />
        </div>
      </details>
    </li>
  );
}

/** Terms that have time, and those that were met; each opens in its place. */
export const FineTerms = ({ terms, mayWrite }: { terms: readonly Term[]; mayWrite: boolean }) => (
  <ul className={css.rows}>
    {terms.map((term) => (
      <Row key={term.key} term={term} mayWrite={mayWrite} />
    ))}
  </ul>
);
