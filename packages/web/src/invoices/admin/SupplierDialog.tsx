import { Button, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayIn } from '#contract/base/time/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import type { Invoicing, Supplier } from '#contract/invoices/schema.ts';
import { PriceInput, SupplierInput } from '#contract/invoices/schema-forms.ts';
import { useAsk, useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { crowns } from '../rows/crowns.ts';

/** Who issues, and what the portal costs. */
export function SupplierDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const of = useReading(invoicing.settings, {});
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.SETTINGS.TITLE')}>
      <Loaded of={of} shape={<Skeleton rows={6} />}>
        {(told) => (
          <FormStack>
            <SupplierForm key={told.supplier.version} supplier={told.supplier} onClose={onClose} />
            <Prices key={told.prices.length} told={told} />
          </FormStack>
        )}
      </Loaded>
    </Dialog>
  );
}

type Told = 'REGISTER_NONE' | 'REGISTER_SILENT';
/** Asks the register of companies what belongs to the number; answers why nothing was filled in. */
function useRegister(fill: (found: Partial<Supplier>) => void) {
  const ask = useAsk();
  const [told, tell] = useState<Told | null>(null);
  const look = async (ico: string) => {
    const answer = await ask(invoicing.company, { ico }).catch(() => null);
    if (!answer) return;
    const { status, company } = answer;
    tell(status === 'found' ? null : status === 'notFound' ? 'REGISTER_NONE' : 'REGISTER_SILENT');
    if (!company) return;
    const { companyName: name, street, town, post, dic } = company;
    fill({ name, street, town, post, ...(dic && { dic }) });
  };
  return { told, look };
}

const texts = ['name', 'street', 'town', 'post', 'register', 'account', 'signs'] as const;

function SupplierForm({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const say = useText();
  const change = useChange(invoicing.keepSupplier);
  const form = useRecordForm({
    initial: supplier,
    schema: SupplierInput,
    input: (values) => values,
    send: (input) => change.run(input),
    done: () => undefined,
  });
  const { getInputProps } = form.fields;
  const { told, look } = useRegister((found) => form.fields.setValues(found));
  return (
    <FormBody form={form} busy={change.busy}>
      <FormStack>
        <TextInput
          label={say('INVOICING.SETTINGS.FIELDS.ico')}
          withAsterisk
          autoComplete="off"
          inputMode="numeric"
          {...getInputProps('ico')}
        />
        <Button variant="default" onClick={() => void look(form.fields.getValues().ico)}>
          {say('INVOICING.SETTINGS.REGISTER')}
        </Button>
        {told && <Note live>{say(`INVOICING.SETTINGS.${told}`)}</Note>}
        {texts.map((name) => (
          <TextInput
            key={name}
            label={say(`INVOICING.SETTINGS.FIELDS.${name}`)}
            withAsterisk
            autoComplete="off"
            {...getInputProps(name)}
          />
        ))}
        <TextInput
          label={say('INVOICING.SETTINGS.FIELDS.dic')}
          description={say('INVOICING.SETTINGS.DIC_HINT')}
          autoComplete="off"
          {...getInputProps('dic')}
        />
        <NumberInput
          label={say('INVOICING.SETTINGS.FIELDS.termDays')}
          withAsterisk
          min={1}
          max={60}
          {...getInputProps('termDays')}
        />
        <Note>{say('INVOICING.SETTINGS.CHANGE')}</Note>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('BASE.CLOSE')}
          </Button>
          <Button type="submit" loading={change.busy}>
            {say('FORM.SAVE')}
          </Button>
        </DialogButtons>
      </FormStack>
    </FormBody>
  );
}

function Prices({ told: { prices } }: { told: Invoicing }) {
  const say = useText();
  const { day } = useShown();
  const change = useChange(invoicing.addPrice);
  const form = useRecordForm({
    initial: { validFrom: dayIn(new Date()), perUnit: '' },
    schema: PriceInput,
    input: (values) => values,
    send: (input) => change.run(input),
    done: () => undefined,
  });
  const { getInputProps } = form.fields;
  return (
    <section aria-label={say('INVOICING.SETTINGS.PRICES')}>
      <h3>{say('INVOICING.SETTINGS.PRICES')}</h3>
      {prices.length === 0 && <p>{say('INVOICING.SETTINGS.NO_PRICE')}</p>}
      <CardRows>
        {prices.map(({ validFrom, perUnit }) => (
          <CardRow key={`${validFrom} ${perUnit}`}>
            {say('INVOICING.SETTINGS.PRICE_LINE', { day: day(validFrom), amount: crowns(perUnit) })}
          </CardRow>
        ))}
      </CardRows>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <TextInput
            label={say('INVOICING.SETTINGS.PRICE')}
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            {...getInputProps('perUnit')}
          />
          <DateField label={say('INVOICING.SETTINGS.PRICE_FROM')} {...getInputProps('validFrom')} />
          <Note>{say('INVOICING.SETTINGS.PRICE_HINT')}</Note>
          <DialogButtons>
            <Button type="submit" variant="default" loading={change.busy}>
              {say('INVOICING.SETTINGS.ADD_PRICE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </section>
  );
}
