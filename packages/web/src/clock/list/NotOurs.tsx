import type { ClockView, Term } from '#contract/clock/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { useTermTitle } from '../rows/data.ts';
import { MarkText } from '../rows/TermFacts.tsx';
import css from '../rows/Terms.module.css';
import { Acts } from './Acts.tsx';

/** Kinds of which it is said why there is no term. */
const told = ['ownersRequest', 'substituteMeeting', 'settlement', 'dataBox', 'mandate', 'insolvencyClaim'] as const;

type Props = { terms: readonly Term[]; without: ClockView['without']; mayWrite: boolean };
/** What people put aside with a reason, and what does not concern the house now. */
export function NotOurs({ terms, without, mayWrite }: Props) {
  const say = useText();
  const titleOf = useTermTitle();
  const absent = told.filter((kind) => without.includes(kind));
  if (terms.length + absent.length === 0) return null;
  return (
    <div id="netyka-se-nas">
      <Card title={say('CLOCK.NOT_OURS_TITLE')}>
        <ul className={css.rows}>
          {terms.map((term) => (
            <li key={term.key} className={css.aside}>
              <b>{titleOf(term)}</b>
              <div className={css.reason}>
                {term.mark && <MarkText mark={term.mark} />}
                <Acts term={{ ...term, url: null }} mayWrite={mayWrite} />
              </div>
            </li>
          ))}
          {absent.map((kind) => (
            <li key={kind} className={css.aside}>
              <b>{say(`CLOCK.WITHOUT_NAMES.${kind}`)}</b>
              <span>{say(`CLOCK.WITHOUT.${kind}`)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
