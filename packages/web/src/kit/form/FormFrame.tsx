import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
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

const fields = 'input:not([type=hidden]), textarea, select, [role=combobox]';
/** The first field of an empty form, where typing begins; one that opens something or is marked would only be in the way. */
function firstToType(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const first = form?.querySelector<HTMLInputElement>(fields);
  const isTyped = first?.matches('input[type=text], input[type=email], input:not([type])') ?? false;
  const isFree =
    first && !first.disabled && !first.readOnly && first.value === '' && !first.matches('[role], [aria-haspopup]');
  return isTyped && isFree ? first : undefined;
}

/** Puts who came to a new form into its first field; on a phone that would cover half of the form by the keyboard. */
function useBeginning(place: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const { activeElement: at } = document;
    const isElsewhere = at !== null && at !== document.body && at.id !== 'main';
    if (isElsewhere || !window.matchMedia('(pointer: fine)').matches) return;
    const field = firstToType(place.current);
    if (!field) return;
    field.focus({ preventScroll: true });
    // Who leaves it as it is did not come there by themselves: it is not scolded for being empty.
    const leaves = (e: FocusEvent) => field.value === '' && e.stopPropagation();
    field.addEventListener('focusout', leaves, { once: true });
    return () => field.removeEventListener('focusout', leaves);
  }, [place]);
}

/** A form without a footer of its own: what is wrong on top, fields, and a guard at the door. */
export function FormBody<V>({ form, busy, keep, children }: BodyProps<V>) {
  const place = useRef<HTMLFormElement>(null);
  useBeginning(place);
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
