import { Button, TextInput } from '@mantine/core';
import { accounts } from '#contract/accounts/endpoints.ts';
import { Moving, type UnitAccount } from '#contract/accounts/schema.ts';
import { noteLength } from '#contract/accounts/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { crowns } from '../rows/data.ts';
import { type Settled, useSettled } from './Entries.tsx';

type Values = { debtId: string; note: string };
type Sent = { id: number; creditingId: number; debtId: number; note: string };
type Props = { account: UnitAccount; settled: Settled; onClose: () => void };

/** Moves what a payment settled to another debt of the year that is open. */
export function MoveDialog({ account, settled, onClose }: Props) {
  const say = useText();
  const told = useSettled();
  const move = useChange(accounts.move);
  const open = account.entries.filter((e) => !e.open.startsWith('-') && e.open !== '0.00' && e.id !== settled.debtId);
  const form = useRecordForm<Values, Sent, unknown>({
    initial: { debtId: String(open[0]?.id ?? ''), note: '' },
    schema: Moving,
    input: ({ debtId, note }) => ({ id: account.unit.id, creditingId: settled.id, debtId: Number(debtId), note }),
    send: (input) => move.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('UNIT_ACCOUNTS.MOVE.TITLE')}>
      <FormBody form={form} busy={move.busy}>
        <FormStack>
          <p>{say('UNIT_ACCOUNTS.MOVE.LEAD', { what: told(settled) })}</p>
          {open.length === 0 && <p>{say('UNIT_ACCOUNTS.MOVE.NOTHING')}</p>}
          {open.length > 0 && (
            <>
              <Select
                label={say('UNIT_ACCOUNTS.MOVE.TO')}
                data={open.map((e) => ({ value: String(e.id), label: `${told(e)}, ${crowns(e.open)}` }))}
                {...getInputProps('debtId')}
              />
              <TextInput
                label={say('UNIT_ACCOUNTS.MOVE.NOTE')}
                withAsterisk
                maxLength={noteLength}
                data-autofocus
                {...getInputProps('note')}
              />
            </>
          )}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            {open.length > 0 && (
              <Button type="submit" loading={move.busy}>
                {say('UNIT_ACCOUNTS.MOVE.YES')}
              </Button>
            )}
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
