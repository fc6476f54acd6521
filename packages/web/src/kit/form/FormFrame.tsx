import { type ReactNode, useRef } from 'react';
import { isOfDemo } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../page/Note.tsx';
import { type FooterParts, FormFooter } from './FormFooter.tsx';
import css from './FormFrame.module.css';
import { FormProblems } from './FormProblems.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { StaleNote } from './StaleNote.tsx';
import { overtakerOf, type RecordForm } from './useRecordForm.tsx';

type BodyProps<V> = {
  form: RecordForm<V>;
  busy: boolean;
  /** Where there are drafts: how who is leaving keeps one. */
  keep?: (() => Promise<boolean>) | undefined;
  children: ReactNode;
};
type Props<V> = BodyProps<V> & FooterParts;

type RefusalProps<V> = Pick<BodyProps<V>, 'form'> & {
  /** Reads anew, where that is the only way out of a conflict. */
  again?: () => Promise<unknown>;
};
/** Nobody answered: what that means for what was typed. */
const silences = {
  'BASE.ERRORS.NOT_CONNECTED': 'FORM.NOT_CONNECTED',
  'BASE.ERRORS.NO_ANSWER': 'FORM.NO_ANSWER',
  'BASE.ERRORS.NO_ANSWER_ONCE': 'FORM.NO_ANSWER_ONCE',
} as const;
/** Why the record was not stored, when no field is to blame. */
export function FormRefusal<V>({ form, again }: RefusalProps<V>) {
  const say = useText();
  const { refused } = form;
  if (refused === null || Object.keys(refused.fields).length > 0) return null;
  const only =
    again && refused.key === 'BASE.ERRORS.CONFLICT'
      ? { changedAt: null, by: overtakerOf(refused), takeTheirs: again }
      : null;
  const stale = form.stale ?? only;
  const kept = refused.key === 'BASE.ERRORS.KEY_USED';
  const silent = silences[refused.key as keyof typeof silences];
  return (
    <Note tone={isOfDemo(refused.key) ? 'info' : stale || silent || kept ? 'warn' : 'bad'} live>
      {stale && <StaleNote stale={stale} />}
      {!stale && say(silent ?? refused.key, refused.params)}
    </Note>
  );
}

/** A form without a footer of its own: what is wrong on top, fields, and a guard at the door. */
export function FormBody<V>({ form, busy, keep, children }: BodyProps<V>) {
  const place = useRef<HTMLFormElement>(null);
  return (
    <form ref={place} noValidate className={css.form} onSubmit={form.submit} aria-busy={busy}>
      <LeaveGuard isDirty={form.isDirty} keep={keep} />
      <FormProblems place={place} failures={form.failures} errors={form.fields.errors} />
      <FormRefusal form={form} />
      {children}
    </form>
  );
}

/** The frame of every form: its body and the sticky footer. */
export function FormFrame<V>({ back, save, sign, aside, second, secondRuns, kept, children, ...body }: Props<V>) {
  return (
    <FormBody {...body}>
      {children}
      <FormFooter
        {...{ back, save, sign, aside, second, secondRuns, kept }}
        busy={body.busy}
        unsaved={body.form.isDirty()}
      />
    </FormBody>
  );
}
