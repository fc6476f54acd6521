import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { minutes } from '#contract/minutes/endpoints.ts';
import { MinutesSign, type MinutesView } from '#contract/minutes/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { DialogForm } from '../../kit/form/DialogForm.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Props = { id: number; opened: boolean; onClose: () => void };

/** Signs finished minutes by a code from an e-mail. */
export function SignDialog({ id, opened, onClose }: Props) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={onClose} title={say('MINUTES.SIGN.DIALOG')}>
      <Signing id={id} onClose={onClose} />
    </Dialog>
  );
}

function Signing({ id, onClose }: Omit<Props, 'opened'>) {
  const say = useText();
  const ask = useChange(minutes.askCode);
  const sign = useChange(minutes.sign);
  const [email, setEmail] = useState<string | null>(null);
  const form = useRecordForm<{ code: string }, { id: number; code: string }, MinutesView>({
    initial: { code: '' },
    schema: MinutesSign,
    input: ({ code }) => ({ id, code: code.replace(/\s/g, '') }),
    send: sign.run,
    done: onClose,
  });
  const send = async () => {
    const sent = await ask.run({ id }).catch(() => undefined);
    if (sent) setEmail(sent.email);
  };
  return (
    <DialogForm onSubmit={form.submit}>
      <FormRefusal form={form} />
      {ask.refused && <FieldError>{say(ask.refused.key, ask.refused.params)}</FieldError>}
      <p>{email === null ? say('MINUTES.SIGN.INTRO') : say('MINUTES.SIGN.TEXT', { email })}</p>
      {email !== null && (
        <TextInput
          label={say('MINUTES.SIGN.CODE')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          data-autofocus
          {...form.fields.getInputProps('code')}
        />
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
        <Button variant={email === null ? 'filled' : 'default'} loading={ask.busy} onClick={() => void send()}>
          {say(email === null ? 'MINUTES.SIGN.ASK' : 'MINUTES.SIGN.AGAIN')}
        </Button>
        {email !== null && (
          <Button type="submit" loading={sign.busy}>
            {say('MINUTES.SIGN.DO')}
          </Button>
        )}
      </DialogButtons>
    </DialogForm>
  );
}
