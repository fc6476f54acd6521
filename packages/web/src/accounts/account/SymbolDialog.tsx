import { Button, TextInput } from '@mantine/core';
import { accounts } from '#contract/accounts/endpoints.ts';
import { SymbolInput, type UnitAccount } from '#contract/accounts/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

/** Another variable symbol, as long as nobody uses it. */
export function SymbolDialog({ account, onClose }: { account: UnitAccount; onClose: () => void }) {
  const say = useText();
  const change = useChange(accounts.symbol);
  const form = useRecordForm<{ symbol: string }, { id: number; symbol: string }, unknown>({
    initial: { symbol: account.symbol },
    schema: SymbolInput,
    input: ({ symbol }) => ({ id: account.unit.id, symbol }),
    send: (input) => change.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('UNIT_ACCOUNTS.SYMBOL.TITLE', { number: account.unit.number })}>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <TextInput
            label={say('UNIT_ACCOUNTS.SYMBOL.LABEL')}
            description={say('UNIT_ACCOUNTS.SYMBOL.HINT')}
            withAsterisk
            inputMode="numeric"
            maxLength={10}
            data-autofocus
            {...form.fields.getInputProps('symbol')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('UNIT_ACCOUNTS.SYMBOL.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
