import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { daysBetween } from '#contract/base/time/working-days.ts';
import { typo } from '#contract/base/words/typo.ts';
import { showMoney } from '../../base/amounts.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { PlainWords } from '../../comments/CommentList.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { OverLimit } from '../rows/LimitNote.tsx';
import css from './Approval.module.css';

type Props = { a: ApprovalDetail };

/** What is to be approved: until when, in words and in files. */
export function ApprovalText({ a }: Props) {
  const say = useText();
  return (
    <Card>
      <Top a={a} />
      <div className={css.text}>
        {a.notes ? <PlainWords text={a.notes} /> : <p className={css.quiet}>{say('APPROVAL.NO_NOTES')}</p>}
        <div className={css.files}>
          <Attachments
            files={a.attachments}
            chosen={a.files}
            label={say('APPROVAL.ATTACHED')}
            showVisibility
            hidden="ONLY_APPROVERS"
          />
          {a.closedFiles > 0 && <p className={css.quiet}>{say('APPROVAL.CLOSED', { count: a.closedFiles })}</p>}
        </div>
      </div>
    </Card>
  );
}

/** How much, to whom, and until when it is decided. */
function Top({ a }: Props) {
  const say = useText();
  const { amount, supplier, dueOn, limit } = a;
  const { name, ico } = supplier;
  if (amount === null && dueOn === null && name === '' && ico === '') return null;
  return (
    <>
      <div className={css.top}>
        {amount !== null && (
          <dl>
            <dt>{say('APPROVAL.MONEY.AMOUNT')}</dt>
            <dd className={css.amount}>{showMoney(moneyOf(amount))}</dd>
          </dl>
        )}
        {(name !== '' || ico !== '') && (
          <dl>
            <dt>{say('APPROVAL.MONEY.SUPPLIER')}</dt>
            <dd>
              {typo(name)}
              {ico !== '' && <span className={css.under}>{say('APPROVAL.MONEY.ICO_SHORT', { ico })}</span>}
            </dd>
          </dl>
        )}
        <Due a={a} />
      </div>
      {limit?.isOver && (
        <div className={css.over}>
          <OverLimit limit={limit} />
        </div>
      )}
    </>
  );
}

/** The last day to decide, and how far it is while the request waits. */
function Due({ a: { dueOn, status } }: Props) {
  const say = useText();
  const { day } = useWhen();
  if (dueOn === null) return null;
  const count = daysBetween(dayIn(new Date()), dueOn);
  return (
    <dl>
      <dt>{say('APPROVAL.COLUMNS.DUE')}</dt>
      <dd>
        {day(dueOn)}
        {status === 'waiting' && (
          <span className={css.under}>
            {count < 0 && say('APPROVAL.OVER', { count: -count })}
            {count === 0 && say('APPROVAL.TODAY')}
            {count > 0 && say('APPROVAL.LEFT', { count })}
          </span>
        )}
      </dd>
    </dl>
  );
}
