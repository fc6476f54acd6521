import { Button, PasswordInput, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { session as calls } from '#contract/session/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { useOpened } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../dialog/Dialog.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { Note } from '../page/Note.tsx';
import { KeyProof, useKeyOffered } from './KeyProof.tsx';

type Settle = (proven: boolean) => void;

function PasswordForm({ settle }: { settle: Settle }) {
  const say = useText();
  const offered = useKeyOffered();
  const presence = useChange(calls.presence);
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const { refused } = presence;
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (!password) return setWrong('BASE.FORM.REQUIRED');
    const done = await presence.run({ password }).catch((error: unknown) => asAnswer(error));
    if (done === null) settle(true);
    else setWrong(done?.fields.password ?? null);
  };
  return (
    <form noValidate onSubmit={(e) => void submit(e)}>
      <Text mb="md">{say('ACCOUNT.PRESENCE_TEXT', { key: offered ? 'yes' : 'no' })}</Text>
      <KeyProof wide onProven={() => settle(true)} />
      {refused && !refused.fields.password && (
        <Note tone="bad" live>
          {say(refused.key, refused.params)}
        </Note>
      )}
      <PasswordInput
        label={say('ACCOUNT.OLD_PASSWORD')}
        autoComplete="current-password"
        value={password}
        error={wrong && <FieldError>{say(wrong)}</FieldError>}
        visibilityToggleButtonProps={{ 'aria-label': say('AUTH.SHOW_PASSWORD'), size: 36 }}
        onChange={(e) => {
          setPassword(e.currentTarget.value);
          setWrong(null);
          presence.forget();
        }}
      />
      <DialogButtons>
        <Button variant="default" onClick={() => settle(false)}>
          {say('BASE.CANCEL')}
        </Button>
        <Button type="submit" loading={presence.busy}>
          {say('ACCOUNT.PRESENCE_YES')}
        </Button>
      </DialogButtons>
    </form>
  );
}

/** Asks for the password, or for a passkey. */
export function PresenceDialog({ opened, settle }: { opened: boolean; settle: Settle }) {
  const say = useText();
  return (
    <Dialog opened={useOpened(opened)} onClose={() => settle(false)} title={say('ACCOUNT.PRESENCE_TITLE')} over>
      {opened && <PasswordForm settle={settle} />}
    </Dialog>
  );
}
