import { Button, PasswordInput, TextInput } from '@mantine/core';
import { cadastre } from '#contract/cadastre/endpoints.ts';
import { AccountInput } from '#contract/cadastre/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { Note } from '../kit/page/Note.tsx';

type Values = { username: string; password: string };

/** The house's own account; what is kept of it is shown to nobody, so it is always typed anew. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const set = useChange(cadastre.setAccount);
  const form = useRecordForm<Values, Values, unknown>({
    initial: { username: '', password: '' },
    schema: AccountInput,
    input: (values) => values,
    send: (input) => set.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('CADASTRE.EXTRACTS.ACCOUNT')}>
      <FormBody form={form} busy={set.busy}>
        <FormStack>
          <Note>{say('CADASTRE.EXTRACTS.ACCOUNT_HINT')}</Note>
          <TextInput
            label={say('CADASTRE.EXTRACTS.USERNAME')}
            autoComplete="off"
            withAsterisk
            {...getInputProps('username')}
          />
          <PasswordInput
            label={say('CADASTRE.EXTRACTS.PASSWORD')}
            autoComplete="new-password"
            withAsterisk
            {...getInputProps('password')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={set.busy}>
              {say('CADASTRE.EXTRACTS.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
