import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BankAccount } from '#contract/bank/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';

type Props = { accounts: BankAccount[]; busy: boolean; onChosen: (id: number) => void; onClose: () => void };

/** Asks which account a table is of that does not say so. */
export function WhichAccount({ accounts, busy, onChosen, onClose }: Props) {
  const say = useText();
  const [chosen, choose] = useState<string | null>(null);
  return (
    <Dialog opened onClose={onClose} title={say('BANK.WHICH.TITLE')}>
      <FormStack>
        <Select
          label={say('BANK.WHICH.ACCOUNT')}
          data={accounts.map((a) => ({ value: `${a.id}`, label: [a.number, a.name].filter(Boolean).join(', ') }))}
          value={chosen}
          onChange={choose}
        />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button loading={busy} disabled={chosen === null} onClick={() => onChosen(Number(chosen))}>
            {say('BANK.WHICH.YES')}
          </Button>
        </DialogButtons>
      </FormStack>
    </Dialog>
  );
}
