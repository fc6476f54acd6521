import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconQuote, IconTrash } from '@tabler/icons-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { type Part, partsOf } from '#contract/comments/rules.ts';
import type { CommentView } from '#contract/comments/schema.ts';
import { useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { useWhen } from '../base/when.ts';
import { Tag } from '../kit/card/Tag.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { Attachments } from '../kit/files/Attachments.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import { useNarrow } from '../kit/page/narrow.ts';
import { type AddComment, CommentForm } from './CommentField.tsx';
import css from './Comments.module.css';
import { anchorOf, Quoted } from './Quoted.tsx';
import type { FindPeople } from './useMention.ts';
import { useWords } from './words.ts';

/** Deletes one; answers whether it is gone. */
export type RemoveComment = (id: number) => Promise<boolean>;
/** What can be done with those that may be changed. */
export type Deeds = {
  onRemove: RemoveComment;
  /** Says it otherwise; undefined while another one is on its way; throws an `Answer` when refused. */
  onEdit: (id: number, said: Parameters<AddComment>[0]) => Promise<unknown>;
  people?: FindPeople | undefined;
  /** Answers one with its words; not given where comments are not quoted. */
  onQuote?: ((comment: CommentView) => void) | undefined;
  /** What else can be done with one, at the end of its buttons; who said it when. */
  more?: ((comment: CommentView, of: { name: string; when: string }) => ReactNode) | undefined;
  /** What stands under its words. */
  under?: ((comment: CommentView) => ReactNode) | undefined;
};
/** What stands among the comments: a line before the first new one, and what folds away until somebody opens it. */
export type Marks = {
  newFrom: number | null;
  line: ReactNode;
  folded: ReadonlySet<number>;
  /** The button of so many that fold at one place. */
  fold: (some: readonly CommentView[], open: () => void) => ReactNode;
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

function CommentLine({ comment, onRemove, onEdit, people, onQuote, more, under }: LineProps) {
  const say = useText();
  const words = useWords();
  const me = useMe();
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { id, user, createdAt, editedAt } = comment;
  const name = user?.full_name ?? say(comment.byLink ? 'COMMENTS.BY_LINK' : 'COMMENTS.GONE');
  const { moment } = useWhen();
  const done = () => {
    setEditing(false);
    window.setTimeout(() => opener.current?.focus());
  };
  return (
    <li className={onQuote ? `${css.line} ${css.beside}` : css.line} id={anchorOf(id)}>
      <Avatar name={name} picture={user?.avatar ?? null} />
      <div className={css.said}>
        <div className={css.head}>
          <b className={css.name}>{name}</b>
          {onQuote && user?.id === me.id && <Tag>{say('COMMENTS.YOU')}</Tag>}
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
        {!editing && under?.(comment)}
      </div>
      {!editing && (
        <div className={css.may}>
          {onQuote && !comment.watch?.hidden && (
            <QuoteButton of={{ name, when: moment(createdAt) }} onClick={() => onQuote(comment)} />
          )}
          {comment.mayEdit && (
            <ActionIcon
              ref={opener}
              aria-label={say(words.editDo, { name, when: moment(createdAt) })}
              title={say('COMMENTS.EDIT_YES')}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          )}
          {comment.mayDelete && <RemoveIcon id={id} of={{ name, when: moment(createdAt) }} onRemove={onRemove} />}
          {more?.(comment, { name, when: moment(createdAt) })}
        </div>
      )}
    </li>
  );
}

type QuoteProps = { of: { name: string; when: string }; onClick: () => void };
function QuoteButton({ of, onClick }: QuoteProps) {
  const say = useText();
  const narrow = useNarrow();
  const sign = <IconQuote size={20} stroke={1.75} aria-hidden="true" />;
  const named = { 'aria-label': say('COMMENTS.QUOTE_DO', of), onClick };
  return narrow ? (
    <ActionIcon {...named} title={say('COMMENTS.QUOTE_YES')}>
      {sign}
    </ActionIcon>
  ) : (
    <Button {...named} variant="subtle" color="gray" leftSection={sign}>
      {say('COMMENTS.QUOTE_YES')}
    </Button>
  );
}

/** Plain words with their lines, links and names. */
export const PlainWords = ({ text, mentions = [] }: { text: string; mentions?: CommentView['mentions'] }) => (
  <p className={css.text}>
    {partsOf(text, mentions).map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change their places
      <Piece key={i} part={part} />
    ))}
  </p>
);

/** Its words and files, and what it answers. */
function Said({ comment: { message, mentions, quote, files, documents } }: { comment: CommentView }) {
  const say = useText();
  return (
    <>
      {quote && <Quoted quote={quote} />}
      {message && <PlainWords text={message} mentions={mentions} />}
      {files.length + documents.length > 0 && (
        <div className={css.files}>
          <Attachments files={files} chosen={documents} label={say('COMMENTS.FILES')} />
        </div>
      )}
    </>
  );
}

type RemoveProps = { id: number; of: { name: string; when: string }; onRemove: RemoveComment };
function RemoveIcon({ id, of, onRemove }: RemoveProps) {
  const say = useText();
  const words = useWords();
  const remove = async () => {
    const yes = await confirm({
      title: say(words.deleteTitle),
      text: say(words.deleteText),
      yes: say(words.deleteYes),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    if (yes) await onRemove(id);
  };
  return (
    <ActionIcon aria-label={say(words.deleteDo, of)} title={say(words.deleteYes)} onClick={() => void remove()}>
      <IconTrash size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}

/** Comments as they stand: each alone, or several that fold at one place. */
function runsOf(comments: readonly CommentView[], folded: ReadonlySet<number> | undefined): CommentView[][] {
  const runs: CommentView[][] = [];
  for (const comment of comments) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (folded?.has(comment.id) && run && last && folded.has(last.id)) run.push(comment);
    else runs.push([comment]);
  }
  return runs;
}

type Props = Deeds & { comments: readonly CommentView[]; marks?: Marks | undefined };
/** What was said, the newest last. */
export function CommentList({ comments, marks, ...deeds }: Props) {
  const [opened, open] = useState<ReadonlySet<number>>(new Set());
  return (
    <ol className={css.list}>
      {runsOf(comments, marks?.folded).map((run) => {
        const [first] = run as [CommentView];
        // A single one would take no less room folded.
        if (marks && run.length > 1 && !opened.has(first.id))
          return (
            <li key={first.id} className={css.fold}>
              {marks.fold(run, () => open((some) => new Set([...some, first.id])))}
            </li>
          );
        return run.map((comment) => (
          <Fragment key={comment.id}>
            {marks?.newFrom === comment.id && <li className={css.new}>{marks.line}</li>}
            <CommentLine comment={comment} {...deeds} />
          </Fragment>
        ));
      })}
    </ol>
  );
}
