import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { typo } from '#contract/base/typo.ts';
import { type Part, partsOf } from '#contract/comments/rules.ts';
import type { CommentView } from '#contract/comments/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Avatar } from '../motifs/Avatar.tsx';
import { confirm } from '../page/confirm.tsx';
import css from './Comments.module.css';

/** Deletes one; answers whether it is gone. */
export type RemoveComment = (id: number) => Promise<boolean>;

function Piece({ part }: { part: Part }) {
  if (part.kind === 'link')
    return (
      <a href={part.href} target="_blank" rel="noopener noreferrer nofollow" className={css.link}>
        {part.text}
      </a>
    );
  return part.kind === 'mention' ? <span className={css.mention}>{part.text}</span> : typo(part.text);
}

function CommentLine({ comment, onRemove }: { comment: CommentView; onRemove: RemoveComment }) {
  const say = useText();
  const { id, user, message, mentions, createdAt, mayDelete } = comment;
  const name = user?.full_name ?? say('COMMENTS.GONE');
  const when = useWhen().moment(createdAt);
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
  const parts = partsOf(message, mentions);
  return (
    <li className={css.line}>
      <Avatar name={name} picture={user?.avatar ?? null} />
      <div className={css.said}>
        <div className={css.head}>
          <b className={css.name}>{name}</b>
          <time className={css.when} dateTime={createdAt}>
            {when}
          </time>
        </div>
        <p className={css.text}>
          {parts.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their places
            <Piece key={i} part={part} />
          ))}
        </p>
      </div>
      {mayDelete && (
        <ActionIcon
          className={css.remove}
          aria-label={say('COMMENTS.DELETE_DO', { name, when })}
          title={say('COMMENTS.DELETE_YES')}
          onClick={() => void remove()}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}

type Props = { comments: readonly CommentView[]; onRemove: RemoveComment };
/** What was said, the newest last. */
export const CommentList = ({ comments, onRemove }: Props) => (
  <ol className={css.list}>
    {comments.map((comment) => (
      <CommentLine key={comment.id} comment={comment} onRemove={onRemove} />
    ))}
  </ol>
);
