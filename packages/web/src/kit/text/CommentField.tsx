import { Button, Textarea } from '@mantine/core';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { namedIn } from '#contract/comments/rules.ts';
import { commentLength } from '#contract/comments/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import type { Answer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { Avatar } from '../motifs/Avatar.tsx';
import css from './Comments.module.css';
import { MentionList, optionId } from './MentionList.tsx';
import { type FindPeople, useMention } from './useMention.ts';

/** Says it; undefined while another one is on its way; throws an `Answer` when refused. */
export type AddComment = (said: { message: string; mentions: number[] }) => Promise<unknown>;
type Props = {
  add: AddComment;
  /** People who can be mentioned; nobody when not given. */
  people?: FindPeople | undefined;
  me: { name: string; picture: string | null };
};

const reasonOf = (error: unknown): TextKey => {
  const { key, fields } = error as Partial<Answer>;
  return fields?.message ?? key ?? 'BASE.ERRORS.FAILED';
};

/** Where a comment is written: emptied once it is said, kept when it was refused. */
export function CommentField({ add, people, me }: Props) {
  const say = useText();
  const hint = useId();
  const place = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const mention = useMention(place, people, setText);
  const submit = async (e: SyntheticEvent) => {
    e.preventDefault();
    if (busy) return;
    if (text.trim() === '') {
      setWrong('COMMENTS.ERRORS.EMPTY');
      return place.current?.focus();
    }
    setBusy(true);
    setWrong(null);
    try {
      const mentions = namedIn(text, mention.chosen).map((m) => m.id);
      if ((await add({ message: text, mentions })) !== undefined) setText('');
    } catch (error) {
      setWrong(reasonOf(error));
    } finally {
      setBusy(false);
      place.current?.focus();
    }
  };
  const active = mention.people[mention.at];
  return (
    <form className={css.add} onSubmit={(e) => void submit(e)} noValidate>
      <LeaveGuard isDirty={() => text.trim() !== ''} />
      <Avatar name={me.name} picture={me.picture} />
      <div className={css.field}>
        <Textarea
          ref={place}
          aria-label={say('COMMENTS.FIELD')}
          placeholder={say('COMMENTS.PLACEHOLDER')}
          autosize
          minRows={2}
          maxRows={14}
          maxLength={commentLength}
          value={text}
          error={wrong && say(wrong)}
          aria-describedby={people ? hint : undefined}
          aria-autocomplete={people ? 'list' : undefined}
          aria-controls={mention.opened ? mention.list : undefined}
          aria-activedescendant={mention.opened && active ? optionId(mention.list, active) : undefined}
          onChange={(e) => {
            setText(e.currentTarget.value);
            setWrong(null);
            mention.look();
          }}
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
        <div className={css.deeds}>
          <Button type="submit" variant="default" loading={busy}>
            {say('COMMENTS.ADD')}
          </Button>
          {people && (
            <span id={hint} className={css.hint}>
              {say('COMMENTS.HINT')}
            </span>
          )}
        </div>
      </div>
    </form>
  );
}
