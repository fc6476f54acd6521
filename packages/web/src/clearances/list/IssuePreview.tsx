import type { ClearancePreview, DebtShown } from '#contract/clearances/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Note } from '../../kit/page/Note.tsx';
import { crowns } from '../rows/data.ts';
import css from './Clearances.module.css';

type Props = { preview: ClearancePreview; before: string | undefined };

/** What is going to be confirmed, before it is. */
export function IssuePreview({ preview, before }: Props) {
  const say = useText();
  const { day } = useDayText();
  const { debts, sum, coming, owners } = preview;
  return (
    <>
      <p className={css.lead}>{owners}</p>
      <Note tone={debts.length === 0 ? 'ok' : 'warn'} live>
        {debts.length === 0 ? say('CLEARANCES.ISSUE.NONE') : say('CLEARANCES.ISSUE.SOME', { sum: crowns(sum) })}
        {debts.length > 0 && (
          <ul className={css.debts}>
            {debts.map((debt) => (
              <Debt key={`${debt.date} ${debt.month} ${debt.part} ${debt.text} ${debt.amount}`} debt={debt} />
            ))}
          </ul>
        )}
      </Note>
      <p className={css.quiet}>
        {coming.length === 0
          ? say('CLEARANCES.ISSUE.COMING_NONE')
          : say('CLEARANCES.ISSUE.COMING', { count: coming.length, day: day(coming[0]?.date ?? '') })}
      </p>
      {before && <p className={css.quiet}>{say('CLEARANCES.ISSUE.REPLACES', { number: before })}</p>}
    </>
  );
}

function Debt({ debt }: { debt: DebtShown }) {
  const say = useText();
  const { day } = useDayText();
  return (
    <li>
      <span>{[say('CLEARANCES.ISSUE.DUE', { day: day(debt.date) }), debt.text].filter(Boolean).join(', ')}</span>
      <span className={css.sum}>{crowns(debt.amount)}</span>
    </li>
  );
}
