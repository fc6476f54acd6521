import type { ComponentProps, ReactNode } from 'react';
import type { CommentView } from '#contract/comments/schema.ts';
import { useText } from '../base/texts.tsx';
import { type AddComment, CommentField } from './CommentField.tsx';
import { CommentList, type Deeds, type Marks } from './CommentList.tsx';
import css from './Comments.module.css';
import { useWords } from './words.ts';

type Props = Deeds & {
  /** The latest, the newest last. */
  comments: readonly CommentView[];
  /** Its own name in the page. */
  region: string;
  /** All that there are. */
  total: number;
  /** Those before, or the way to see them. */
  older?: ReactNode;
  /** Who sees what is said, where it is not everybody. */
  note?: string | undefined;
  /** Which e-mails the reader gets of it. */
  follow?: ReactNode;
  /** Not given where nothing can be said. */
  onAdd?: AddComment | undefined;
  marks?: Marks | undefined;
  quoting?: Pick<ComponentProps<typeof CommentField>, 'quote' | 'onUnquote' | 'onTyped'>;
  me: { name: string; picture: string | null };
};

/** Where the focus goes when what had it is gone. */
export const headOf = (region: string): string => `${region}-nadpis`;

/** What was said to a record, and where something more is said. */
export function Comments({ comments, region, total, older, note, follow, onAdd, marks, quoting, me, ...deeds }: Props) {
  const say = useText();
  const words = useWords();
  return (
    <section className={css.card} id={region} aria-labelledby={headOf(region)}>
      <div className={css.top}>
        <h2 className={css.title} id={headOf(region)} tabIndex={-1}>
          {say(words.title)}
        </h2>
        {total > 0 && <span className={css.count}>{total}</span>}
        {follow && <div className={css.follow}>{follow}</div>}
      </div>
      {note && <p className={css.note}>{note}</p>}
      {older}
      {comments.length > 0 ? (
        <CommentList comments={comments} marks={marks} {...deeds} />
      ) : (
        <p className={css.empty}>{say(words.empty)}</p>
      )}
      {onAdd && <CommentField add={onAdd} people={deeds.people} me={me} {...quoting} />}
    </section>
  );
}
