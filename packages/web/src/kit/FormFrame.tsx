import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useText } from '../base/texts.tsx';
import { confirm } from './confirm.tsx';
import { type FooterParts, FormFooter } from './FormFooter.tsx';
import css from './FormFrame.module.css';
import { FormProblems } from './FormProblems.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Note } from './Note.tsx';
import type { RecordForm } from './useRecordForm.tsx';

type BodyProps<V> = {
  form: RecordForm<V>;
  busy: boolean;
  /** Loads the record as somebody else left it, after a conflict. */
  reload?: () => Promise<unknown>;
  children: ReactNode;
};
type Props<V> = BodyProps<V> & FooterParts;

/** What a stale record says: the text stays, the new version is one click away. */
function Stale({ reload }: { reload: () => Promise<unknown> }) {
  const say = useText();
  const ask = async () => {
    const yes = await confirm({
      title: say('FORM.LOAD_NEW_TITLE'),
      text: say('FORM.LOAD_NEW_TEXT'),
      yes: say('FORM.LOAD_NEW'),
      no: say('FORM.LOAD_NEW_NO'),
    });
    if (yes) await reload();
  };
  return (
    <div className={css.actions}>
      <Button variant="default" onClick={() => void ask()}>
        {say('FORM.LOAD_NEW')}
      </Button>
    </div>
  );
}

/** Why the record was not stored, when no field is to blame. */
export function FormRefusal<V>({ form, reload }: Pick<BodyProps<V>, 'form' | 'reload'>) {
  const say = useText();
  const { refused } = form;
  if (refused === null || Object.keys(refused.fields).length > 0) return null;
  const stale = refused.key === 'BASE.ERRORS.CONFLICT' && reload !== undefined;
  const offline = refused.key === 'BASE.ERRORS.NOT_CONNECTED';
  return (
    <Note tone={stale || offline ? 'warn' : 'bad'} live>
      {offline ? say('FORM.NOT_CONNECTED') : say(refused.key, refused.params)}
      {stale && <Stale reload={reload} />}
    </Note>
  );
}

/** A form without a footer of its own: what is wrong on top, fields, and a guard at the door. */
export function FormBody<V>({ form, busy, reload, children }: BodyProps<V>) {
  const place = useRef<HTMLFormElement>(null);
  return (
    <form ref={place} noValidate className={css.form} onSubmit={form.submit} aria-busy={busy}>
      <LeaveGuard isDirty={form.isDirty} />
      <FormProblems place={place} failures={form.failures} errors={form.fields.errors} />
      <FormRefusal form={form} reload={reload} />
      {children}
    </form>
  );
}

/** The frame of every form: its body and the sticky footer. */
export function FormFrame<V>({ back, save, sign, aside, second, secondRuns, children, ...body }: Props<V>) {
  return (
    <FormBody {...body}>
      {children}
      <FormFooter {...{ back, save, sign, aside, second, secondRuns }} busy={body.busy} unsaved={body.form.isDirty()} />
    </FormBody>
  );
}
