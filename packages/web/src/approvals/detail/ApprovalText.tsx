import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { dayIn } from '#contract/base/dates.ts';
import { daysBetween } from '#contract/base/working-days.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { PlainWords } from '../../comments/CommentList.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Card } from '../../kit/page/Card.tsx';
import css from './Approval.module.css';

type Props = { a: ApprovalDetail };

/** What is to be approved: until when, in words and in files. */
export function ApprovalText({ a }: Props) {
  const say = useText();
  return (
    <Card>
      <Due a={a} />
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

/** The last day to decide, and how far it is while the request waits. */
function Due({ a: { dueOn, status } }: Props) {
  const say = useText();
  const { day } = useWhen();
  if (dueOn === null) return null;
  const count = daysBetween(dayIn(new Date()), dueOn);
  return (
    <div className={css.top}>
      <dl>
        <dt>{say('APPROVAL.COLUMNS.DUE')}</dt>
        <dd>
          {day(dueOn)}
          {status === 'waiting' && (
            <span className={css.left}>
              {', '}
              {count < 0 && say('APPROVAL.OVER', { count: -count })}
              {count === 0 && say('APPROVAL.TODAY')}
              {count > 0 && say('APPROVAL.LEFT', { count })}
            </span>
          )}
        </dd>
      </dl>
    </div>
  );
}
