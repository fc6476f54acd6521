import { Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { FileView } from '#contract/base/files/files.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Invoice } from '#contract/isdoc/schema.ts';
import { payments } from '#contract/payments/endpoints.ts';
import { type Offered, type Payment, PaymentInput } from '#contract/payments/schema.ts';
import { nameLength, sourceKinds } from '#contract/payments/schema-words.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { InvoicePicker } from '../isdoc/InvoicePicker.tsx';
import { Select } from '../kit/choose/Select.tsx';
import { DateField } from '../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { PhotosField, usePhotos } from '../kit/files/PhotosField.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { Note } from '../kit/page/Note.tsx';
import { bare, shown, useOffers } from './data.ts';
import { joinsOf, SameField, twinsIn } from './SameField.tsx';

const byHand = 'hand';
type Values = {
  source: string;
  date: string;
  amount: string;
  name: string;
  supplier: string;
  externalNumber: string;
  joins: string;
  files: FileView[];
};
type Fields = UseFormReturnType<Values>;

const keyOf = ({ kind, id }: Pick<Offered, 'kind' | 'id'>): string => `${kind}-${id}`;
const inputOf = (id: number, { source, files, joins, ...rest }: Values): PaymentInput => {
  const [kind, of] = source.split('-');
  const chosen = sourceKinds.find((one) => one === kind);
  return {
    ...rest,
    ...{ id, source: chosen ? { kind: chosen, id: Number(of) } : null, fileIds: files.map((f) => f.id) },
    joins: joinsOf(joins),
  };
};

/** What an invoice says of its payment; the day is that of the payment, not of the invoice. */
const fromInvoice = ({ number, supplier, amount, about }: Invoice) => ({
  ...{ name: about, supplier, externalNumber: number.slice(0, 60) },
  ...(amount !== null && { amount: bare(amount) }),
});

type Props = { feeId: number; onClose: () => void };

/** A payment of the fee: by hand, or made of a movement, a record of the cash desk or an approved request. */
export function PaymentDialog({ feeId, onClose }: Props) {
  const say = useText();
  const offers = useOffers().data?.offers ?? [];
  const create = useChange(payments.create);
  const form = useRecordForm<Values, PaymentInput, Payment>({
    initial: {
      ...{ source: byHand, date: dayIn(new Date()), amount: '', name: '', supplier: '', externalNumber: '' },
      ...{ joins: '', files: [] },
    },
    schema: PaymentInput,
    input: (values) => inputOf(feeId, values),
    send: (input) => create.run(input),
    done: onClose,
  });
  const chosen = offers.find((one) => keyOf(one) === form.fields.values.source);
  const twins = twinsIn(form.refused);
  return (
    <Dialog opened onClose={onClose} title={say('PAYMENTS.ADD')}>
      <FormBody form={form} busy={create.busy}>
        <FormStack>
          {offers.length > 0 && <SourceField fields={form.fields} offers={offers} />}
          {twins && keyOf(twins.source) === form.fields.values.source && (
            <SameField fields={form.fields} told={twins} />
          )}
          <Sums fields={form.fields} chosen={chosen} />
          <Words fields={form.fields} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={create.busy}>
              {say('PAYMENTS.FORM.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}

/** What it was paid by; what that says goes into the fields. */
function SourceField({ fields, offers }: { fields: Fields; offers: readonly Offered[] }) {
  const say = useText();
  const { day } = useShown();
  const nameOf = ({ kind, date, amount, name, supplier }: Offered) =>
    say(`PAYMENTS.FORM.OFFERED.${kind}`, {
      day: date === null ? '' : day(date),
      amount: shown(amount),
      name: supplier || name,
    });
  const choose = (key: string) => {
    const one = offers.find((o) => keyOf(o) === key);
    fields.setValues({
      source: key,
      joins: '',
      ...(one && { amount: bare(one.amount), name: one.name, supplier: one.supplier }),
      ...(one && { externalNumber: one.externalNumber, ...(one.date !== null && { date: one.date }) }),
    });
  };
  const groups = sourceKinds.map((kind) => ({
    group: say(`PAYMENTS.FORM.GROUPS.${kind}`),
    items: offers.filter((o) => o.kind === kind).map((o) => ({ value: keyOf(o), label: nameOf(o) })),
  }));
  const { error, value } = fields.getInputProps('source');
  return (
    <Select
      label={say('PAYMENTS.FORM.SOURCE')}
      data={[{ value: byHand, label: say('PAYMENTS.FORM.BY_HAND') }, ...groups.filter((g) => g.items.length > 0)]}
      value={value}
      error={error}
      onChange={choose}
    />
  );
}

/** Of what was chosen they stay as they are. */
function Sums({ fields, chosen }: { fields: Fields; chosen: Offered | undefined }) {
  const say = useText();
  const { getInputProps } = fields;
  return (
    <>
      {chosen ? (
        <Note>{say('PAYMENTS.FORM.CARRIED', { amount: shown(chosen.amount) })}</Note>
      ) : (
        <TextInput
          label={say('PAYMENTS.FORM.AMOUNT')}
          withAsterisk
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          {...getInputProps('amount')}
        />
      )}
      {(!chosen || chosen.date === null) && (
        <DateField label={say('PAYMENTS.FORM.DATE')} max={dayIn(new Date())} {...getInputProps('date')} />
      )}
    </>
  );
}

function Words({ fields }: { fields: Fields }) {
  const say = useText();
  const { getInputProps, values } = fields;
  const photos = usePhotos(values.files, (next) => fields.setFieldValue('files', next));
  return (
    <>
      <TextInput
        label={say('PAYMENTS.FORM.NAME')}
        withAsterisk
        maxLength={nameLength}
        autoComplete="off"
        {...getInputProps('name')}
      />
      <TextInput label={say('PAYMENTS.FORM.SUPPLIER')} maxLength={nameLength} {...getInputProps('supplier')} />
      <TextInput
        label={say('PAYMENTS.FORM.NUMBER')}
        maxLength={60}
        autoComplete="off"
        {...getInputProps('externalNumber')}
      />
      <PhotosField
        photos={photos}
        label={say('PAYMENTS.FORM.FILES')}
        ways={{ take: say('PAYMENTS.FORM.TAKE'), choose: say('PAYMENTS.FORM.CHOOSE') }}
        description={say('PAYMENTS.FORM.FILES_HINT')}
        error={getInputProps('fileIds').error}
        also=",.isdoc,.isdocx"
      />
      <InvoicePicker files={values.files} fields={fields} saidFor={fromInvoice} />
    </>
  );
}
