import { Button, TextInput } from '@mantine/core';
import { accounts } from '#contract/accounts/endpoints.ts';
import { HandEntry, handKinds, type UnitAccount } from '#contract/accounts/schema.ts';
import { textLength } from '#contract/accounts/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Values = { kind: (typeof handKinds)[number]; date: string; amount: string; text: string };

/** A payment that came past the bank, or what the unit had or owed when its account began. */
export function HandDialog({ account, onClose }: { account: UnitAccount; onClose: () => void }) {
  const say = useText();
  const enter = useChange(accounts.enter);
  const form = useRecordForm<Values, Values & { id: number }, unknown>({
    initial: { kind: 'paid', date: account.today, amount: '', text: '' },
    schema: HandEntry,
    input: (values) => ({ ...values, id: account.unit.id }),
    send: (input) => enter.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('UNIT_ACCOUNTS.HAND.TITLE', { number: account.unit.number })}>
      <FormBody form={form} busy={enter.busy}>
        <FormStack>
          <Select
            label={say('UNIT_ACCOUNTS.HAND.KIND')}
            data={handKinds.map((value) => ({ value, label: say(`UNIT_ACCOUNTS.HAND.KINDS.${value}`) }))}
            {...getInputProps('kind')}
          />
          <TextInput
            label={say('UNIT_ACCOUNTS.HAND.AMOUNT')}
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...getInputProps('amount')}
          />
          <DateField label={say('UNIT_ACCOUNTS.HAND.DATE')} max={account.today} {...getInputProps('date')} />
          <TextInput label={say('UNIT_ACCOUNTS.HAND.TEXT')} maxLength={textLength} {...getInputProps('text')} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={enter.busy}>
              {say('UNIT_ACCOUNTS.HAND.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
