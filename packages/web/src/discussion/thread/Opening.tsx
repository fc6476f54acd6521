import type { DiscussionDetail } from '#contract/discussion/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { PlainWords } from '../../comments/CommentList.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Thread.module.css';

/** The text that opens it, with its files: pictures stand open. */
export function Opening({ d }: { d: DiscussionDetail }) {
  const say = useText();
  const { moment } = useWhen();
  const name = d.author?.full_name ?? say('DISCUSSION.NOBODY');
  return (
    <Card>
      <div className={css.opening}>
        <Avatar name={name} picture={d.author?.avatar ?? null} />
        <div className={css.words}>
          <div className={css.head}>
            <b>{name}</b>
            <time className={css.when} dateTime={d.createdAt}>
              {moment(d.createdAt)}
            </time>
            {d.editedAt && (
              <span className={css.when}>{say('DISCUSSION.DETAIL.EDITED_AT', { when: moment(d.editedAt) })}</span>
            )}
          </div>
          <PlainWords text={d.description} />
          {d.attachments.length + d.files.length > 0 && (
            <div className={css.files}>
              <Attachments files={d.attachments} chosen={d.files} label={say('DISCUSSION.DETAIL.ATTACHED')} inPlace />
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

/** What it came to: above everything while it is closed, and what it came to before where it was opened again. */
export function Conclusion({ d }: { d: DiscussionDetail }) {
  const say = useText();
  const { moment } = useWhen();
  const { conclusion, closedAt, closedBy, reopened } = d;
  if (closedAt === null && !reopened) return null;
  const name = closedBy?.full_name ?? say('DISCUSSION.NOBODY');
  return (
    <>
      {reopened && (
        <Note>{say('DISCUSSION.DETAIL.REOPENED', { when: moment(reopened.at), reason: reopened.reason })}</Note>
      )}
      {conclusion && (
        <Card title={say(closedAt ? 'DISCUSSION.DETAIL.CONCLUSION' : 'DISCUSSION.DETAIL.BEFORE')} padded>
          <PlainWords text={conclusion} />
          <p className={css.by}>
            {closedAt ? say('DISCUSSION.DETAIL.CONCLUDED', { name, when: moment(closedAt) }) : name}
          </p>
        </Card>
      )}
    </>
  );
}
