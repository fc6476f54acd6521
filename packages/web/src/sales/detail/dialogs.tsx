import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { textLength } from '#contract/accounts/schema-words.ts';
import { dayIn } from '#contract/base/dates.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { GiveInput, PayInput, type Sale, UndoInput } from '#contract/sales/schema.ts';
import { noteLength } from '#contract/sales/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { DateField } from '../../kit/form/DateField.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Select } from '../../kit/form/Select.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Dialog, DialogButtons } from '../../kit/page/Dialog.tsx';
import { crowns } from '../rows/data.ts';

type Props = { sale: Sale; onClose: () => void };

function Ends({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const say = useText();
  return (
    <DialogButtons>
      <Button variant="default" onClick={onClose}>
        {say('FORM.KEEP')}
      </Button>
      {children}
    </DialogButtons>
  );
}

/** Asks why, and undoes the handover. */
export function UndoDialog({ sale, onClose }: Props) {
  const say = useText();
  const undo = useChange(sales.undo);
  const form = useRecordForm<{ reason: string }, { id: number; reason: string }, unknown>({
    initial: { reason: '' },
    schema: UndoInput,
    input: ({ reason }) => ({ id: sale.id, reason }),
    send: (input) => undo.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('SALES.UNDO_DIALOG.TITLE')}>
      <FormBody form={form} busy={undo.busy}>
        <FormStack>
          <p>{say('SALES.UNDO_DIALOG.LEAD')}</p>
          <TextInput
            label={say('SALES.UNDO_DIALOG.REASON')}
            withAsterisk
            maxLength={noteLength}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
          <Ends onClose={onClose}>
            <Button type="submit" loading={undo.busy} color="cihla">
              {say('SALES.UNDO_DIALOG.YES')}
            </Button>
          </Ends>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}

type Given = { entryId: string; note: string };
/** Chooses a payment that came to the unit, and moves it to the seller. */
export function GiveDialog({ sale, onClose }: Props) {
  const say = useText();
  const { day } = useDayText();
  const give = useChange(sales.give);
  const [first] = sale.payments;
  const form = useRecordForm<Given, { id: number; entryId: number; note: string }, unknown>({
    initial: { entryId: first ? String(first.id) : '', note: '' },
    schema: GiveInput,
    input: ({ entryId, note }) => ({ id: sale.id, entryId: Number(entryId), note }),
    send: (input) => give.run(input),
    done: onClose,
  });
  const label = (p: Sale['payments'][number]) => say('SALES.NEW.PAYMENT', { day: day(p.date), amount: crowns(p.amount) });
  return (
    <Dialog opened onClose={onClose} title={say('SALES.GIVE_DIALOG.TITLE')}>
      {first ? (
        <FormBody form={form} busy={give.busy}>
          <FormStack>
            <p>{say('SALES.GIVE_DIALOG.LEAD')}</p>
            <Select
              label={say('SALES.GIVE_DIALOG.PAYMENT')}
              data={sale.payments.map((p) => ({ value: String(p.id), label: label(p) }))}
              {...form.fields.getInputProps('entryId')}
            />
            <TextInput
              label={say('SALES.GIVE_DIALOG.NOTE')}
              withAsterisk
              maxLength={noteLength}
              {...form.fields.getInputProps('note')}
            />
            <Ends onClose={onClose}>
              <Button type="submit" loading={give.busy}>
                {say('SALES.GIVE_DIALOG.YES')}
              </Button>
            </Ends>
          </FormStack>
        </FormBody>
      ) : (
        <FormStack>
          <p>{say('SALES.GIVE_DIALOG.NONE')}</p>
          <Ends onClose={onClose}>{null}</Ends>
        </FormStack>
      )}
    </Dialog>
  );
}

type Paid = { kind: 'paid' | 'cash'; date: string; amount: string; text: string };
/** A payment of the seller that came past the bank. */
export function PayDialog({ sale, onClose }: Props) {
  const say = useText();
  const pay = useChange(sales.pay);
  const today = dayIn(new Date());
  const form = useRecordForm<Paid, Paid & { id: number }, unknown>({
    initial: { kind: 'paid', date: today, amount: '', text: '' },
    schema: PayInput,
    input: (values) => ({ ...values, id: sale.id }),
    send: (input) => pay.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('SALES.PAY_DIALOG.TITLE')}>
      <FormBody form={form} busy={pay.busy}>
        <FormStack>
          <Select
            label={say('SALES.PAY_DIALOG.KIND')}
            data={(['paid', 'cash'] as const).map((value) => ({ value, label: say(`SALES.PAY_DIALOG.KINDS.${value}`) }))}
            {...getInputProps('kind')}
          />
          <TextInput
            label={say('SALES.PAY_DIALOG.AMOUNT')}
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...getInputProps('amount')}
          />
          <DateField label={say('SALES.PAY_DIALOG.DATE')} max={today} {...getInputProps('date')} />
          <TextInput label={say('SALES.PAY_DIALOG.TEXT')} maxLength={textLength} {...getInputProps('text')} />
          <Ends onClose={onClose}>
            <Button type="submit" loading={pay.busy}>
              {say('SALES.PAY_DIALOG.YES')}
            </Button>
          </Ends>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
