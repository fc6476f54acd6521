import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { passkeys as calls } from '#contract/passkeys/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../base/answer.ts';
import { ask } from '../base/ask.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { DialogForm } from '../kit/form/DialogForm.tsx';
import { FieldError } from '../kit/form/FieldError.tsx';
import { Note } from '../kit/page/Note.tsx';
import { KeyProof } from '../kit/presence/KeyProof.tsx';
import { type Failure, whyNotAdded } from './failures.ts';

type Props = { needsPassword: boolean; onClose: () => void };

function AddForm({ needsPassword, onClose }: Props) {
  const say = useText();
  const add = useChange(calls.add);
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(needsPassword);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  const make = async () => {
    const options = await ask(calls.beginAdding, asks ? { password } : {});
    const { makePasskey } = await import('./making.ts');
    await add.run({ credential: await makePasskey(options) });
  };
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (busy) return;
    setFailure(null);
    if (asks && !password) return setWrong('BASE.FORM.REQUIRED');
    setBusy(true);
    try {
      await make();
      onClose();
    } catch (error) {
      const field = asAnswer(error).fields.password;
      // The sign-in may have grown old while the page stood open.
      if (field) setAsks(true);
      if (field) setWrong(field);
      else setFailure(whyNotAdded(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <DialogForm onSubmit={(e) => void submit(e)}>
      {failure && (
        <Note tone={failure.tone} live>
          {say(failure.key, failure.params)}
        </Note>
      )}
      <p>
        {say('PASSKEYS.WHAT')} {say('PASSKEYS.ADD_NEXT')}
      </p>
      {asks && (
        <PasswordInput
          label={say('PASSKEYS.PASSWORD')}
          description={say('PASSKEYS.PASSWORD_WHY')}
          autoComplete="current-password"
          value={password}
          error={wrong && <FieldError>{say(wrong)}</FieldError>}
          visibilityToggleButtonProps={{ 'aria-label': say('AUTH.SHOW_PASSWORD'), size: 36 }}
          onChange={(e) => {
            setPassword(e.currentTarget.value);
            setWrong(null);
          }}
        />
      )}
      {asks && <KeyProof onProven={() => setAsks(false)} />}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <Button type="submit" loading={busy}>
          {say('PASSKEYS.ADD')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}

/** Adds a passkey: the password where the sign-in is not fresh, then the device asks by itself. */
export function AddPasskey({ opened, ...rest }: Props & { opened: boolean }) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={say('PASSKEYS.ADD')}>
      <AddForm {...rest} />
    </Dialog>
  );
}
