import { Button, Textarea } from '@mantine/core';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import type { Choice, ChosenFile } from '#contract/base/files/chosen.ts';
import type { FileView } from '#contract/base/files/files.ts';
import { namedIn } from '#contract/comments/rules.ts';
import { type CommentView, commentLength, mostCommentFiles, type Quote } from '#contract/comments/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import type { Answer } from '../base/answer.ts';
import { useText } from '../base/texts.tsx';
import { PickButton, PickedDocuments } from '../documents/attached/DocumentsPicker.tsx';
import { choicesOf } from '../kit/files/chosen.ts';
import { LeaveGuard } from '../kit/form/LeaveGuard.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import { AttachButton, ChosenFiles } from './CommentFiles.tsx';
import css from './Comments.module.css';
import { MentionList, optionId } from './MentionList.tsx';
import { Quoted } from './Quoted.tsx';
import { type FindPeople, useMention } from './useMention.ts';
import { useClosing, useWords } from './words.ts';

/** Says it; undefined while another one is on its way; throws an `Answer` when refused. */
export type AddComment = (said: {
  message: string;
  mentions: number[];
  fileIds: number[];
  documents: Choice[];
  quoteId?: number | null;
}) => Promise<unknown>;
type Props = {
  add: AddComment;
  /** People who can be mentioned; nobody when not given. */
  people?: FindPeople | undefined;
  me: { name: string; picture: string | null };
} & Quoting;
/** What is being answered, where comments are quoted; and whether something is typed that was not sent. */
type Quoting = {
  quote?: Quote | null;
  onUnquote?: (() => void) | undefined;
  onTyped?: ((something: boolean) => void) | undefined;
};
type FieldProps = Omit<Props, 'me' | 'add'> & {
  send: AddComment;
  /** What it says so far, when it is being changed. */
  before?: CommentView;
  onDone?: () => void;
};

const idsOf = (some: readonly { id: number }[]): string => some.map((one) => one.id).join();

/** Nobody answered, or what answered is no answer. */
const silences: readonly unknown[] = [
  'BASE.ERRORS.FAILED',
  'BASE.ERRORS.OFFLINE',
  'BASE.ERRORS.NOT_CONNECTED',
  'BASE.ERRORS.NO_ANSWER',
  'BASE.ERRORS.NO_ANSWER_ONCE',
];
const reasonOf = (error: unknown, failed: TextKey | undefined): TextKey => {
  const { key, fields } = error as Partial<Answer>;
  if (failed && (key === undefined || silences.includes(key))) return failed;
  return fields?.message ?? fields?.documents ?? key ?? 'BASE.ERRORS.FAILED';
};

/** Where a comment is written, beside a picture of who writes. */
export const CommentField = ({ add, me, ...rest }: Props) => (
  <div className={css.add}>
    <Avatar name={me.name} picture={me.picture} />
    <CommentForm send={add} {...rest} />
  </div>
);

/** What is said and shown, and whether it is on its way. */
function useComment({ send, people, before, onDone, quote, onUnquote, onTyped }: FieldProps) {
  const { failed } = useWords();
  const place = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(before?.message ?? '');
  const [files, setFiles] = useState<readonly FileView[]>(before?.files ?? []);
  const [documents, setDocuments] = useState<readonly ChosenFile[]>(before?.documents ?? []);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const mention = useMention(place, people, setText, before?.mentions);
  const whyNot = (): TextKey | null => {
    const shown = files.length + documents.length;
    if (text.trim() === '' && shown === 0) return 'COMMENTS.ERRORS.EMPTY';
    return shown > mostCommentFiles ? 'COMMENTS.ERRORS.TOO_MANY_FILES' : null;
  };
  const settle = async () => {
    const mentions = namedIn(text, mention.chosen).map((m) => m.id);
    const shows = { fileIds: files.map((f) => f.id), documents: choicesOf(documents) };
    const said = { message: text, mentions, ...shows, ...(quote && { quoteId: quote.id }) };
    if ((await send(said)) === undefined) return;
    setText('');
    setFiles([]);
    setDocuments([]);
    onTyped?.(false);
    onUnquote?.();
    onDone?.();
  };
  const submit = async (e: SyntheticEvent) => {
    e.preventDefault();
    if (busy) return;
    const why = whyNot();
    setWrong(why);
    if (why) return place.current?.focus();
    setBusy(true);
    try {
      await settle();
    } catch (error) {
      setWrong(reasonOf(error, failed));
    } finally {
      setBusy(false);
      place.current?.focus();
    }
  };
  const isDirty = () =>
    text.trim() !== (before?.message ?? '') ||
    idsOf(files) !== idsOf(before?.files ?? []) ||
    idsOf(documents) !== idsOf(before?.documents ?? []);
  const type = (next: string) => {
    setText(next);
    setWrong(null);
    onTyped?.(next.trim() !== '' || files.length + documents.length > 0);
    mention.look();
  };
  const show = (next: FileView[]) => {
    setFiles(next);
    setWrong(null);
    onTyped?.(text.trim() !== '' || next.length + documents.length > 0);
  };
  const choose = (next: ChosenFile[]) => {
    setDocuments(next);
    setWrong(null);
    onTyped?.(text.trim() !== '' || files.length + next.length > 0);
  };
  return { place, text, type, files, show, documents, choose, busy, wrong, mention, submit, isDirty };
}

/** Emptied once it is said, kept when it was refused. */
export function CommentForm(props: FieldProps) {
  const { people, before, onDone, quote, onUnquote } = props;
  const say = useText();
  const words = useWords();
  const hint = useId();
  const { place, text, type, files, show, documents, choose, busy, wrong, mention, submit, isDirty } =
    useComment(props);
  const closing = useClosing();
  const active = mention.people[mention.at];
  return (
    <form className={css.field} onSubmit={(e) => void submit(e)} noValidate>
      <LeaveGuard isDirty={isDirty} />
      {quote && <Quoted quote={quote} onDrop={onUnquote} />}
      <Textarea
        ref={place}
        {...(words.leads && !before
          ? { label: say(words.field), description: say(words.hint) }
          : {
              'aria-label': say(before ? words.editField : words.field),
              'aria-describedby': people ? hint : undefined,
            })}
        placeholder={say(words.placeholder)}
        autosize
        minRows={2}
        maxRows={14}
        maxLength={commentLength}
        value={text}
        error={wrong && say(wrong, { n: mostCommentFiles })}
        aria-autocomplete={people ? 'list' : undefined}
        aria-controls={mention.opened ? mention.list : undefined}
        aria-activedescendant={mention.opened && active ? optionId(mention.list, active) : undefined}
        onChange={(e) => type(e.currentTarget.value)}
        onSelect={mention.look}
        onKeyDown={mention.onKeyDown}
        onBlur={mention.close}
      />
      {mention.opened && (
        <MentionList
          id={mention.list}
          people={mention.people}
          waiting={mention.waiting}
          at={mention.at}
          onPick={mention.pick}
        />
      )}
      <ChosenFiles files={files} onChange={show} />
      {closing && <PickedDocuments label={say('FILES.TITLE')} chosen={documents} onChosen={choose} closing={closing} />}
      <div className={css.deeds}>
        <Button type="submit" variant={words.leads ? 'filled' : 'default'} loading={busy}>
          {say(before ? words.editSave : words.add)}
        </Button>
        {before && (
          <Button variant="subtle" onClick={onDone}>
            {say('BASE.CANCEL')}
          </Button>
        )}
        <AttachButton files={files} onChange={show} />
        {closing && (
          <PickButton
            variant="subtle"
            chosen={documents}
            onChosen={choose}
            full={files.length + documents.length >= mostCommentFiles}
          />
        )}
        {(before || (people && !words.leads)) && (
          <span id={hint} className={css.hint}>
            {say(before ? 'COMMENTS.EDIT_UNTIL' : words.hint)}
          </span>
        )}
      </div>
    </form>
  );
}
