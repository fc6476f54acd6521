import { Button, PasswordInput, Text } from '@mantine/core';
import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { session as calls } from '#contract/session/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../../base/answer.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../form/FieldError.tsx';
import { Dialog, DialogButtons } from '../page/Dialog.tsx';
import { Note } from '../page/Note.tsx';
import { KeyProof, useKeyOffered } from './KeyProof.tsx';

type Asked = { settle: (proven: boolean) => void };
let asked: Asked | null = null;
const listeners = new Set<() => void>();
const become = (next: Asked | null) => {
  asked = next;
  for (const tell of listeners) tell();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const prove = (): Promise<boolean> => {
  asked?.settle(false);
  return new Promise((resolve) => become({ settle: resolve }));
};

/** Does what only the person themselves may do: refused for that, it asks for the password, or a passkey, and does it once more. */
export async function whilePresent<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (asAnswer(error).key !== 'ACCOUNT.ERRORS.PRESENCE') throw error;
    return (await prove()) ? act() : undefined;
  }
}

function PasswordForm({ settle }: { settle: (proven: boolean) => void }) {
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

/** Where the password is asked for; stands once, in the signed-in tree. */
export function PresencePlace() {
  const say = useText();
  const now = useSyncExternalStore(subscribe, () => asked);
  const settle = (proven: boolean) => {
    now?.settle(proven);
    become(null);
  };
  return (
    <Dialog opened={now !== null} onClose={() => settle(false)} title={say('ACCOUNT.PRESENCE_TITLE')} over>
      {now && <PasswordForm settle={settle} />}
    </Dialog>
  );
}
