import type { ReactNode } from 'react';
import type { CommentView } from '#contract/comments/schema.ts';
import { useText } from '../../base/texts.tsx';
import { type AddComment, CommentField } from './CommentField.tsx';
import { CommentList, type RemoveComment } from './CommentList.tsx';
import css from './Comments.module.css';
import type { FindPeople } from './useMention.ts';

type Props = {
  /** The latest, the newest last. */
  comments: readonly CommentView[];
  /** All that there are. */
  total: number;
  /** Those before, or the way to see them. */
  older?: ReactNode;
  /** Who sees what is said, where it is not everybody. */
  note?: string | undefined;
  onRemove: RemoveComment;
  /** Not given where nothing can be said. */
  onAdd?: AddComment | undefined;
  people?: FindPeople | undefined;
  me: { name: string; picture: string | null };
};

/** What was said to a record, and where something more is said. */
export function Comments({ comments, total, older, note, onRemove, onAdd, people, me }: Props) {
  const say = useText();
  return (
    <section className={css.card} id="komentare" aria-labelledby="komentare-nadpis">
      <div className={css.top}>
        <h2 className={css.title} id="komentare-nadpis" tabIndex={-1}>
          {say('COMMENTS.TITLE')}
        </h2>
        {total > 0 && <span className={css.count}>{total}</span>}
      </div>
      {note && <p className={css.note}>{note}</p>}
      {older}
      {comments.length > 0 ? (
        <CommentList comments={comments} onRemove={onRemove} />
      ) : (
        <p className={css.empty}>{say('COMMENTS.EMPTY')}</p>
      )}
      {onAdd && <CommentField add={onAdd} people={people} me={me} />}
    </section>
  );
}
