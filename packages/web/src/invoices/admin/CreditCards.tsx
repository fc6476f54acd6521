import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayIn } from '#contract/base/time/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import type { Credit } from '#contract/invoices/schema.ts';
import { ReturnInput } from '#contract/invoices/schema-forms.ts';
import { noteLength } from '#contract/invoices/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { crowns } from '../rows/crowns.ts';
import css from '../rows/Invoices.module.css';

/** What was paid beyond and waits, the oldest first. */
export function CreditCards({ credits }: { credits: readonly Credit[] }) {
  const say = useText();
  const { day } = useShown();
  const [returned, giveBack] = useState<Credit | null>(null);
  return (
    <>
      {credits.map((credit) => (
        <Card
          key={`${credit.svjId} ${credit.paymentId}`}
          title={say('INVOICING.CREDIT.TITLE', { amount: crowns(credit.left) })}
          padded
        >
          <div className={css.house}>
            <span className={css.what}>
              <span>{say('INVOICING.CREDIT.TEXT', { house: credit.house, day: day(credit.receivedOn) })}</span>
              <span className={css.quiet}>{say('INVOICING.CREDIT.NOTE', { note: credit.note })}</span>
            </span>
            <Button variant="default" onClick={() => giveBack(credit)}>
              {say('INVOICING.CREDIT.RETURN')}
            </Button>
          </div>
        </Card>
      ))}
      {returned && <ReturnDialog credit={returned} onClose={() => giveBack(null)} />}
    </>
  );
}

function ReturnDialog({ credit, onClose }: { credit: Credit; onClose: () => void }) {
  const say = useText();
  const change = useChange(invoicing.giveBack);
  const form = useRecordForm({
    initial: { date: dayIn(new Date()), note: '' },
    schema: ReturnInput,
    input: (values) => ({ ...values, id: credit.paymentId, svjId: credit.svjId }),
    send: (input) => change.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.RETURN.TITLE', { amount: crowns(credit.left) })}>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <DateField label={say('INVOICING.RETURN.DATE')} max={dayIn(new Date())} {...getInputProps('date')} />
          <TextInput
            label={say('INVOICING.RETURN.NOTE')}
            withAsterisk
            maxLength={noteLength}
            {...getInputProps('note')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('INVOICING.RETURN.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
