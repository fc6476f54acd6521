import { Button, TextInput } from '@mantine/core';
import { moneyOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import type { PaperDetail } from '#contract/invoices/schema.ts';
import { CorrectInput, PayInput } from '#contract/invoices/schema-forms.ts';
import { noteLength } from '#contract/invoices/schema-words.ts';
import { bareMoney } from '../../base/amounts.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { crowns } from '../rows/crowns.ts';

type Props = { paper: PaperDetail; onClose: () => void };

/** A payment that came past the bank statement, with where it is known from. */
export function PayDialog({ paper, onClose }: Props) {
  const say = useText();
  const change = useChange(invoicing.pay);
  const form = useRecordForm({
    initial: { amount: bareMoney(moneyOf(paper.open)), date: dayIn(new Date()), note: '' },
    schema: PayInput,
    input: (values) => ({ ...values, id: paper.id }),
    send: (input) => change.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.PAY.TITLE', { number: paper.number })}>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <TextInput
            label={say('INVOICING.PAY.AMOUNT')}
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...getInputProps('amount')}
          />
          <DateField label={say('INVOICING.PAY.DATE')} max={dayIn(new Date())} {...getInputProps('date')} />
          <TextInput
            label={say('INVOICING.PAY.NOTE')}
            description={say('INVOICING.PAY.NOTE_HINT')}
            withAsterisk
            maxLength={noteLength}
            {...getInputProps('note')}
          />
          {paper.percent !== null && <Note>{say('INVOICING.PAY.TAX')}</Note>}
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('INVOICING.PAY.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}

/** What a document should have come to; the difference is a document of its own. */
export function CorrectDialog({ paper, onClose, onDone }: Props & { onDone: (id: number) => void }) {
  const say = useText();
  const change = useChange(invoicing.correct);
  const form = useRecordForm({
    initial: { total: '', reason: '' },
    schema: CorrectInput,
    input: (values) => ({ ...values, id: paper.id }),
    send: (input) => change.run(input),
    done: ({ id }: { id: number }) => {
      onClose();
      onDone(id);
    },
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.CORRECT.TITLE', { number: paper.number })}>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <TextInput
            label={say('INVOICING.CORRECT.TOTAL')}
            description={say('INVOICING.CORRECT.TOTAL_HINT', { amount: crowns(paper.total) })}
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            {...getInputProps('total')}
          />
          <TextInput
            label={say('INVOICING.CORRECT.REASON')}
            description={say('INVOICING.CORRECT.REASON_HINT')}
            withAsterisk
            maxLength={noteLength}
            {...getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('INVOICING.CORRECT.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
