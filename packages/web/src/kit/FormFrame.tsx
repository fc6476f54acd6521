import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useText } from '../base/texts.tsx';
import { confirm } from './confirm.tsx';
import { FormFooter } from './FormFooter.tsx';
import css from './FormFrame.module.css';
import { FormProblems } from './FormProblems.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { Note } from './Note.tsx';
import type { RecordForm } from './useRecordForm.tsx';

type Props<V> = {
  form: RecordForm<V>;
  /** Where "back" leads, and what it is called for those who hear it. */
  back: string;
  save: string;
  busy: boolean;
  /** In edit mode the delete button, on the left. */
  aside?: ReactNode;
  /** Loads the record as somebody else left it, after a conflict. */
  reload?: () => Promise<unknown>;
  children: ReactNode;
};

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

/** The frame of every form: what is wrong on top, fields, sticky footer, and a guard at the door. */
export function FormFrame<V>({ form, back, save, busy, aside, reload, children }: Props<V>) {
  const say = useText();
  const place = useRef<HTMLFormElement>(null);
  const { refused } = form;
  const stale = refused?.key === 'BASE.ERRORS.CONFLICT' && reload !== undefined;
  const elsewhere = refused !== null && Object.keys(refused.fields).length === 0;
  return (
    <form ref={place} noValidate className={css.form} onSubmit={form.submit} aria-busy={busy}>
      <LeaveGuard isDirty={form.isDirty} />
      <FormProblems place={place} failures={form.failures} errors={form.fields.errors} />
      {elsewhere && (
        <Note tone={stale ? 'warn' : 'bad'} live>
          {say(refused.key, refused.params)}
          {stale && <Stale reload={reload} />}
        </Note>
      )}
      {children}
      <FormFooter back={back} save={save} busy={busy} unsaved={form.isDirty()} aside={aside} />
    </form>
  );
}
