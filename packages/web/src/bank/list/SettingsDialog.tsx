import { Button, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { bank } from '#contract/bank/endpoints.ts';
import { AccountInput, type Bank, type BankAccount } from '#contract/bank/schema.ts';
import { charsets, type ReversalKind, reversalKinds } from '#contract/bank/schema-statement.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Props = { told: Bank; onClose: () => void };

/** Accounts of the house, how their files are read, and whether exact payments go by themselves. */
export function SettingsDialog({ told, onClose }: Props) {
  const say = useText();
  const settings = useChange(bank.settings);
  const [edited, edit] = useState<BankAccount | 'new' | null>(told.accounts.length === 0 ? 'new' : null);
  return (
    <Dialog opened onClose={onClose} title={say('BANK.SETTINGS.TITLE')}>
      {edited ? (
        <AccountForm account={edited === 'new' ? null : edited} onDone={() => edit(null)} />
      ) : (
        <FormStack>
          <Switch
            label={say('BANK.SETTINGS.AUTOMATIC')}
            description={say('BANK.SETTINGS.AUTOMATIC_HINT')}
            checked={told.automatic}
            disabled={settings.busy}
            onChange={(e) => void settings.run({ automatic: e.currentTarget.checked }).catch(() => undefined)}
          />
          <CardRows>
            {told.accounts.map((account) => (
              <CardRow key={account.id}>
                <span>{[account.number, account.name].filter(Boolean).join(', ')}</span>
                <Button
                  variant="subtle"
                  aria-label={say('BANK.SETTINGS.CHANGE', { number: account.number })}
                  onClick={() => edit(account)}
                >
                  {say('FORM.EDIT')}
                </Button>
              </CardRow>
            ))}
          </CardRows>
          <DialogButtons>
            <Button variant="default" onClick={() => edit('new')}>
              {say('BANK.SETTINGS.ADD')}
            </Button>
            <Button onClick={onClose}>{say('BASE.CLOSE')}</Button>
          </DialogButtons>
        </FormStack>
      )}
    </Dialog>
  );
}

const blank: AccountInput = { number: '', name: '', charset: 'windows-1250', reversals: '45' };

function AccountForm({ account, onDone }: { account: BankAccount | null; onDone: () => void }) {
  const say = useText();
  const add = useChange(bank.addAccount);
  const change = useChange(bank.changeAccount);
  const kinds = (kind: ReversalKind) => say(`BANK.SETTINGS.REVERSAL_KINDS.${kind}`);
  const form = useRecordForm<AccountInput, AccountInput, { id: number }>({
    initial: account
      ? { number: account.number, name: account.name, charset: account.charset, reversals: account.reversals }
      : blank,
    schema: AccountInput,
    input: (values) => values,
    send: (input) =>
      account ? change.run({ ...input, id: account.id, updatedAt: account.updatedAt }) : add.run(input),
    done: onDone,
  });
  const busy = add.busy || change.busy;
  return (
    <FormBody form={form} busy={busy}>
      <FormStack>
        <TextInput
          label={say('BANK.SETTINGS.NUMBER')}
          withAsterisk
          autoComplete="off"
          data-autofocus
          {...form.fields.getInputProps('number')}
        />
        <TextInput label={say('BANK.SETTINGS.NAME')} maxLength={100} {...form.fields.getInputProps('name')} />
        <Select
          label={say('BANK.SETTINGS.CHARSET')}
          data={charsets.map((value) => ({ value, label: value }))}
          {...form.fields.getInputProps('charset')}
        />
        <Select
          label={say('BANK.SETTINGS.REVERSALS')}
          data={reversalKinds.map((value) => ({ value, label: kinds(value) }))}
          {...form.fields.getInputProps('reversals')}
        />
        <DialogButtons>
          <Button variant="default" onClick={onDone}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" loading={busy}>
            {say('FORM.SAVE')}
          </Button>
        </DialogButtons>
      </FormStack>
    </FormBody>
  );
}
