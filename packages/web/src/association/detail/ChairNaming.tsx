import { Button, FileInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { chairNaming } from '#contract/association/endpoints-naming.ts';
import type { Naming } from '#contract/association/schema-naming.ts';
import type { MemberName } from '#contract/members/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange, useReading, useUpload } from '../../base/data.ts';
import { useMe } from '../../base/me.tsx';
import { useFormat, useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { download } from '../../kit/files/download.ts';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PersonPicker } from '../../members/pick/PersonPicker.tsx';
import css from './ChairDialog.module.css';

/** The chair whom the administration named, with the ways to the paper and to object; and the way to name one. */
export function ChairNaming() {
  const say = useText();
  const { data } = useReading(chairNaming.current, {});
  const [open, setOpen] = useState(false);
  if (!data) return null;
  return (
    <>
      {data.naming && <Running naming={data.naming} />}
      {data.mayName && (
        <Note tone="warn">
          {say('NAMING.START_TEXT')}{' '}
          <Button variant="default" onClick={() => setOpen(true)}>
            {say('NAMING.START')}
          </Button>
        </Note>
      )}
      {open && <NamingDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Running({ naming }: { naming: Naming }) {
  const say = useText();
  const format = useFormat();
  const me = useMe();
  const object = useChange(chairNaming.object);
  const withdraw = useChange(chairNaming.withdraw);
  const at = format.dateTime(new Date(naming.dueAt), { dateStyle: 'long', timeStyle: 'short' });
  const ask = async () => {
    const sure = await confirm({
      title: say('NAMING.OBJECT_TITLE'),
      text: say('NAMING.OBJECT_TEXT'),
      yes: say('NAMING.OBJECT'),
      no: say('FORM.KEEP'),
    });
    if (sure) await object.run({ id: naming.id }).catch(() => undefined);
  };
  return (
    <Note tone="warn">
      <b>{say('NAMING.TITLE')}</b>
      <p>{say('NAMING.TEXT', { person: naming.person.full_name, at })}</p>
      <div className={css.row}>
        <Button variant="default" onClick={() => download(naming.file.url)}>
          {say('NAMING.FILE', { name: naming.file.name })}
        </Button>
        {naming.mayObject && (
          <Button variant="default" loading={object.busy} onClick={() => void ask()}>
            {say('NAMING.OBJECT')}
          </Button>
        )}
        {me.visitUntil && (
          <Button
            variant="default"
            loading={withdraw.busy}
            onClick={() => void withdraw.run({ id: naming.id }).catch(() => undefined)}
          >
            {say('NAMING.WITHDRAW')}
          </Button>
        )}
      </div>
    </Note>
  );
}

type Wrong = { userId?: TextKey; email?: TextKey; file?: TextKey };

function NamingDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const name = useUpload(chairNaming.name);
  const [person, setPerson] = useState<MemberName | null>(null);
  const [email, setEmail] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const told = (key: TextKey | undefined) => key && <FieldError>{say(key)}</FieldError>;
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    const missing: Wrong = {
      ...(person ? {} : { userId: 'BASE.FORM.REQUIRED' }),
      ...(file ? {} : { file: 'NAMING.PAPER_MISSING' }),
    };
    setWrong(missing);
    if (!person || !file) return;
    try {
      const done = await name.run({ input: { userId: person.id, email }, file });
      if (done !== undefined) onClose();
    } catch (error) {
      setWrong(asAnswer(error).fields);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={say('NAMING.START')} full>
      <form noValidate onSubmit={(e) => void submit(e)}>
        <FormStack>
          <PersonPicker
            known
            label={say('NAMING.PERSON')}
            required
            value={person}
            onChange={setPerson}
            error={told(wrong.userId)}
          />
          <TextInput
            type="email"
            label={say('NAMING.EMAIL')}
            description={say('NAMING.EMAIL_HINT')}
            value={email}
            onChange={(e) => setEmail(e.currentTarget.value)}
            error={told(wrong.email)}
          />
          <FileInput
            label={say('NAMING.PAPER')}
            placeholder={say('NAMING.PAPER_CHOOSE')}
            accept="application/pdf,image/jpeg,image/png,image/webp"
            withAsterisk
            value={file}
            onChange={setFile}
            error={told(wrong.file)}
          />
          {name.refused && Object.keys(name.refused.fields).length === 0 && (
            <Note tone="bad" live>
              {say(name.refused.key, name.refused.params)}
            </Note>
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={name.busy}>
              {say('NAMING.SUBMIT')}
            </Button>
          </DialogButtons>
        </FormStack>
      </form>
    </Dialog>
  );
}
