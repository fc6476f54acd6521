import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { typo } from '#contract/base/typo.ts';
import { type Part, partsOf } from '#contract/comments/rules.ts';
import type { CommentView } from '#contract/comments/schema.ts';
import { useText } from '../base/texts.tsx';
import { useWhen } from '../base/when.ts';
import { Attachments } from '../kit/files/Attachments.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import { confirm } from '../kit/page/confirm.tsx';
import { type AddComment, CommentForm } from './CommentField.tsx';
import css from './Comments.module.css';
import type { FindPeople } from './useMention.ts';

/** Deletes one; answers whether it is gone. */
export type RemoveComment = (id: number) => Promise<boolean>;
/** What can be done with those that may be changed. */
export type Deeds = {
  onRemove: RemoveComment;
  /** Says it otherwise; undefined while another one is on its way; throws an `Answer` when refused. */
  onEdit: (id: number, said: Parameters<AddComment>[0]) => Promise<unknown>;
  people?: FindPeople | undefined;
};

function Piece({ part }: { part: Part }) {
  if (part.kind === 'link')
    return (
      <a href={part.href} target="_blank" rel="noopener noreferrer nofollow" className={css.link}>
        {part.text}
      </a>
    );
  return part.kind === 'mention' ? <span className={css.mention}>{part.text}</span> : typo(part.text);
}

type LineProps = Deeds & { comment: CommentView };

function CommentLine({ comment, onRemove, onEdit, people }: LineProps) {
  const say = useText();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { id, user, createdAt, editedAt } = comment;
  const name = user?.full_name ?? say('COMMENTS.GONE');
  const { moment } = useWhen();
  const done = () => {
    setEditing(false);
    window.setTimeout(() => opener.current?.focus());
  };
  return (
    <li className={css.line}>
      <Avatar name={name} picture={user?.avatar ?? null} />
      <div className={css.said}>
        <div className={css.head}>
          <b className={css.name}>{name}</b>
          <time className={css.when} dateTime={createdAt}>
            {moment(createdAt)}
          </time>
          {editedAt && <span className={css.when}>{say('COMMENTS.EDITED_AT', { when: moment(editedAt) })}</span>}
        </div>
        {editing ? (
          <CommentForm send={(said) => onEdit(id, said)} people={people} before={comment} onDone={done} />
        ) : (
          <Said comment={comment} />
        )}
      </div>
      {!editing && (
        <div className={css.may}>
          {comment.mayEdit && (
            <ActionIcon
              ref={opener}
              aria-label={say('COMMENTS.EDIT_DO', { name, when: moment(createdAt) })}
              title={say('COMMENTS.EDIT_YES')}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          )}
          {comment.mayDelete && <RemoveIcon id={id} of={{ name, when: moment(createdAt) }} onRemove={onRemove} />}
        </div>
      )}
    </li>
  );
}

/** Its words and files. */
function Said({ comment: { message, mentions, files } }: { comment: CommentView }) {
  const say = useText();
  return (
    <>
      {message && (
        <p className={css.text}>
          {partsOf(message, mentions).map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their places
            <Piece key={i} part={part} />
          ))}
        </p>
      )}
      {files.length > 0 && (
        <div className={css.files}>
          <Attachments files={files} label={say('COMMENTS.FILES')} />
        </div>
      )}
    </>
  );
}

type RemoveProps = { id: number; of: { name: string; when: string }; onRemove: RemoveComment };
function RemoveIcon({ id, of, onRemove }: RemoveProps) {
  const say = useText();
  const remove = async () => {
    const yes = await confirm({
      title: say('COMMENTS.DELETE_TITLE'),
      text: say('COMMENTS.DELETE_TEXT'),
      yes: say('COMMENTS.DELETE_YES'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    if (yes) await onRemove(id);
  };
  return (
    <ActionIcon
      aria-label={say('COMMENTS.DELETE_DO', of)}
      title={say('COMMENTS.DELETE_YES')}
      onClick={() => void remove()}
    >
      <IconTrash size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}

type Props = Deeds & { comments: readonly CommentView[] };
/** What was said, the newest last. */
export const CommentList = ({ comments, ...deeds }: Props) => (
  <ol className={css.list}>
    {comments.map((comment) => (
      <CommentLine key={comment.id} comment={comment} {...deeds} />
    ))}
  </ol>
);
