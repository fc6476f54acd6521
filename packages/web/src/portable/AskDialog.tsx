import { Button, PasswordInput, Switch } from '@mantine/core';
import { portable } from '#contract/portable/endpoints.ts';
import { ArchiveInput, type HouseArchive } from '#contract/portable/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../kit/form/form-errors.ts';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { Note } from '../kit/page/Note.tsx';
import { whilePresent } from '../kit/presence/presence.tsx';

type Values = { isSealed: boolean; passphrase: string; again: string };
type Input = { passphrase: string | null; again: string };

/** Asks for the whole house, sealed by a passphrase or not. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const asks = useChange(portable.ask);
  const form = useRecordForm<Values, Input, HouseArchive>({
    initial: { isSealed: true, passphrase: '', again: '' },
    schema: ArchiveInput,
    input: ({ isSealed, passphrase, again }) => ({ passphrase: isSealed ? passphrase : null, again }),
    more: ({ passphrase, again }): FieldErrors =>
      passphrase !== null && passphrase !== again ? { again: 'PORTABLE.DIFFERS' } : {},
    send: ({ passphrase }) => whilePresent(() => asks.run({ passphrase })),
    done: onClose,
  });
  const { values, getInputProps } = form.fields;
  const eye = { visibilityToggleButtonProps: { 'aria-label': say('AUTH.SHOW_PASSWORD'), size: 36 } };
  return (
    <Dialog opened onClose={onClose} title={say('PORTABLE.DIALOG')}>
      <FormBody form={form} busy={asks.busy}>
        <FormStack>
          <Switch
            label={say('PORTABLE.SEAL')}
            description={say('PORTABLE.SEAL_HINT')}
            {...getInputProps('isSealed', { type: 'checkbox' })}
          />
          {values.isSealed ? (
            <>
              <PasswordInput
                label={say('PORTABLE.PASSPHRASE')}
                description={say('PORTABLE.PASSPHRASE_HINT')}
                withAsterisk
                autoComplete="off"
                {...eye}
                {...getInputProps('passphrase')}
              />
              <PasswordInput
                label={say('PORTABLE.AGAIN')}
                withAsterisk
                autoComplete="off"
                {...eye}
                {...getInputProps('again')}
              />
            </>
          ) : (
            <Note tone="warn">{say('PORTABLE.NOT_SEALED')}</Note>
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('BASE.CANCEL')}
            </Button>
            <Button type="submit" loading={asks.busy}>
              {say('PORTABLE.ASK')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
