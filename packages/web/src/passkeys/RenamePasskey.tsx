import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { passkeys as calls } from '#contract/passkeys/endpoints.ts';
import { passkeyLimits } from '#contract/passkeys/rules.ts';
import type { PasskeyRow } from '#contract/passkeys/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { asAnswer } from '../base/answer.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { DialogForm } from '../kit/form/DialogForm.tsx';
import { FieldError } from '../kit/form/FieldError.tsx';

type Props = { row: PasskeyRow; onClose: () => void };

function RenameForm({ row, onClose }: Props) {
  const say = useText();
  const rename = useChange(calls.rename);
  const [name, setName] = useState(row.name);
  const [wrong, setWrong] = useState<TextKey | null>(null);
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (!name.trim()) return setWrong('BASE.FORM.REQUIRED');
    try {
      if (await rename.run({ id: row.id, name })) onClose();
    } catch (error) {
      const answer = asAnswer(error);
      setWrong(answer.fields.name ?? answer.key);
    }
  };
  return (
    <DialogForm onSubmit={(e) => void submit(e)}>
      <TextInput
        label={say('PASSKEYS.NAME')}
        description={say('PASSKEYS.NAME_HINT')}
        maxLength={passkeyLimits.name}
        value={name}
        error={wrong && <FieldError>{say(wrong)}</FieldError>}
        onChange={(e) => {
          setName(e.currentTarget.value);
          setWrong(null);
        }}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <Button type="submit" loading={rename.busy}>
          {say('PASSKEYS.RENAME_SUBMIT')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}

/** Names the device that a passkey is in. */
export function RenamePasskey({ opened, ...rest }: Props & { opened: boolean }) {
  const say = useText();
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={say('PASSKEYS.RENAME')}>
      <RenameForm {...rest} />
    </Dialog>
  );
}
