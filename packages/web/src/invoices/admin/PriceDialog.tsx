import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import type { PriceChange } from '#contract/invoices/schema.ts';
import { PriceInput } from '#contract/invoices/schema-forms.ts';
import { daysAnnounced } from '#contract/invoices/schema-words.ts';
import { useAsk, useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { crowns } from '../rows/crowns.ts';
import css from '../rows/Invoices.module.css';

type Seen = { given: PriceInput; told: PriceChange };

/** What the portal is going to cost, whom it concerns, and the word that tells them. */
export function PriceDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const [seen, see] = useState<Seen | null>(null);
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.NEWS.TITLE')}>
      {seen ? <News seen={seen} onBack={() => see(null)} onClose={onClose} /> : <PriceForm onSeen={see} />}
    </Dialog>
  );
}

function PriceForm({ onSeen }: { onSeen: (seen: Seen) => void }) {
  const say = useText();
  const ask = useAsk();
  const form = useRecordForm<PriceInput, PriceInput, Seen>({
    initial: { perUnit: '', validFrom: addDays(dayIn(new Date()), daysAnnounced + 1) },
    schema: PriceInput,
    input: (values) => values,
    send: async (given) => ({ given, told: await ask(invoicing.priceChange, given) }),
    done: onSeen,
  });
  const { getInputProps } = form.fields;
  return (
    <FormBody form={form} busy={false}>
      <FormStack>
        <p>{say('INVOICING.NEWS.LEAD')}</p>
        <TextInput
          label={say('INVOICING.SETTINGS.PRICE')}
          withAsterisk
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          {...getInputProps('perUnit')}
        />
        <DateField label={say('INVOICING.SETTINGS.PRICE_FROM')} {...getInputProps('validFrom')} />
        <DialogButtons>
          <Button type="submit">{say('INVOICING.NEWS.SHOW')}</Button>
        </DialogButtons>
      </FormStack>
    </FormBody>
  );
}

type NewsProps = { seen: Seen; onBack: () => void; onClose: () => void };
function News({ seen: { given, told }, onBack, onClose }: NewsProps) {
  const say = useText();
  const { day } = useShown();
  const change = useChange(invoicing.announcePrice);
  return (
    <FormStack>
      <p>
        {say('INVOICING.NEWS.WHO', { count: told.rows.length })}{' '}
        {told.kept > 0 && say('INVOICING.NEWS.KEPT', { count: told.kept })}
      </p>
      <CardRows>
        {told.rows.map(({ svjId, name, before, after, from }) => (
          <CardRow key={svjId}>
            <span className={css.what}>
              <span>{name}</span>
              <span className={css.quiet}>
                {say('INVOICING.NEWS.LINE', { before: crowns(before), after: crowns(after), day: day(from) })}
              </span>
            </span>
          </CardRow>
        ))}
      </CardRows>
      {change.refused && <FieldError>{say(change.refused.key, change.refused.params)}</FieldError>}
      <DialogButtons>
        <Button variant="default" onClick={onBack}>
          {say('INVOICING.NEWS.BACK')}
        </Button>
        <Button
          loading={change.busy}
          onClick={() =>
            void change.run(given).then(
              () => onClose(),
              () => undefined,
            )
          }
        >
          {say('INVOICING.NEWS.YES')}
        </Button>
      </DialogButtons>
    </FormStack>
  );
}
