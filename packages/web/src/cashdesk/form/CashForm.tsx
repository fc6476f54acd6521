import { Button, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { moneyOf } from '#contract/base/money/amount.ts';
import { readMoney } from '#contract/base/money/reading.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { cashLimit, signed } from '#contract/cashdesk/rules.ts';
import { inCoins, roundingOf } from '#contract/cashdesk/rules-rounding.ts';
import type { CashDesk, CashRef } from '#contract/cashdesk/schema.ts';
import { cashTypes, nameLength, noteLength, reasonLength } from '#contract/cashdesk/schema-words.ts';
import { showCash } from '../../base/amounts.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { PhotosField, usePhotos } from '../../kit/files/PhotosField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { RecordForm } from '../../kit/form/useRecordForm.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { takePhoto } from '../rows/taken.ts';
import type { CashFields, CashValues } from './cashValues.ts';
import { CodeReading, useCode } from './ReceiptCode.tsx';
import { type Short, ShortNote, shortOf } from './ShortNote.tsx';

type Props = {
  form: RecordForm<CashValues>;
  desk: CashDesk;
  /** Sum, day and type stay as they are. */
  fixed?: boolean;
  /** Codes on receipts are read into it. */
  isNew?: boolean;
  /** What is in the desk without this record. */
  before: bigint;
  /** What the desk would lack, and the way to write the income that it lacks. */
  lack?: { short: Short | null; first?: () => void; written: CashRef | null };
};

/** All fields of a record: what it is and what for left, its receipt right; on a phone the receipt first. */
export function CashForm({ form, desk, fixed = false, isNew = false, before, lack }: Props) {
  return (
    <Columns split="form">
      <FormStack>
        <Receipt fields={form.fields} isNew={isNew} />
        <Main
          form={form}
          fixed={fixed}
          before={before}
          lack={lack ?? { short: shortOf(form.refused), written: null }}
        />
      </FormStack>
      <FormStack>
        <Rest fields={form.fields} desk={desk} />
      </FormStack>
    </Columns>
  );
}

function Receipt({ fields, isNew }: { fields: CashFields; isNew: boolean }) {
  const say = useText();
  const { files, type } = fields.values;
  const code = useCode(fields);
  const kept = usePhotos(files, (next) => fields.setFieldValue('files', next));
  const add = (taken: readonly File[]) => {
    kept.uploads.add(taken);
    if (isNew) void code.look(taken);
  };
  const photos = { ...kept, uploads: { ...kept.uploads, add } };
  const [isWithout, goWithout] = useState(fields.values.missingReason !== '');
  const isMissing = files.length === 0 && photos.uploads.items.length === 0 && type === 'expense';
  // A photograph that the list was left by.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const photo = takePhoto();
    if (photo) add([photo]);
  }, []);
  return (
    <Card title={say('CASH.FORM.RECEIPT')} padded>
      <FormStack>
        <PhotosField
          photos={photos}
          label={say('CASH.FORM.RECEIPT_FILES')}
          ways={{ take: say('CASH.FORM.TAKE'), choose: say('CASH.FORM.CHOOSE') }}
          description={say('CASH.FORM.RECEIPT_HINT')}
          error={fields.getInputProps('fileIds').error}
        />
        {isNew && <CodeReading code={code} />}
        {isMissing && !isWithout && (
          <Button variant="subtle" onClick={() => goWithout(true)}>
            {say('CASH.FORM.WITHOUT')}
          </Button>
        )}
        {isMissing && isWithout && (
          <TextInput
            autoFocus={fields.values.missingReason === ''}
            label={say('CASH.FORM.MISSING')}
            description={say('CASH.FORM.MISSING_HINT')}
            maxLength={reasonLength}
            {...fields.getInputProps('missingReason')}
          />
        )}
      </FormStack>
    </Card>
  );
}

/** What will be in the desk then, what coins cannot pay, and what the law says of large sums. */
function AmountNotes({ values, before }: { values: CashValues; before: bigint }) {
  const say = useText();
  const read = readMoney(values.amount);
  if (!('amount' in read) || read.amount <= 0n) return null;
  const then = before + signed(values.type, read.amount);
  const rounding = roundingOf({ type: values.type, amount: read.amount });
  return (
    <>
      {then >= 0n && <p>{say(`CASH.FORM.THEN.${values.type}`, { balance: showCash(then) })}</p>}
      {rounding && (
        <Note>
          {say('CASH.FORM.COINS', { paid: showCash(inCoins(read.amount)), amount: showCash(rounding.amount) })}
        </Note>
      )}
      {read.amount > cashLimit && <Note tone="warn">{say('CASH.FORM.LIMIT')}</Note>}
    </>
  );
}

type MainProps = Required<Pick<Props, 'form' | 'before' | 'lack'>>;
/** Type and sum, and what will be in the desk then. */
function TypeAndSum({ form, before, lack }: MainProps) {
  const say = useText();
  const { fields } = form;
  return (
    <>
      <SegmentedControl
        aria-label={say('CASH.FORM.TYPE')}
        fullWidth
        data={cashTypes.toReversed().map((value) => ({ value, label: say(`CASH.TYPES.${value}`) }))}
        value={fields.values.type}
        onChange={(next) => fields.setFieldValue('type', next)}
      />
      <TextInput
        label={say('CASH.FORM.AMOUNT')}
        withAsterisk
        size="lg"
        inputMode="decimal"
        autoComplete="off"
        {...fields.getInputProps('amount')}
      />
      {lack.short && <ShortNote short={lack.short} first={lack.first} />}
      {lack.written && (
        <Note tone="ok" live>
          {say('CASH.SHORT.WRITTEN', { number: lack.written.documentNumber })}
        </Note>
      )}
      <AmountNotes values={fields.values} before={before} />
    </>
  );
}

function Main({ fixed, ...sum }: MainProps & { fixed: boolean }) {
  const say = useText();
  const { fields } = sum.form;
  const { type } = fields.values;
  const props = fields.getInputProps;
  return (
    <Card title={say('CASH.FORM.MAIN')} padded>
      <FormStack>
        {fixed ? <Note>{say('CASH.FORM.FIXED')}</Note> : <TypeAndSum {...sum} />}
        <TextInput
          label={say('CASH.FORM.NAME')}
          description={say('CASH.FORM.NAME_HINT')}
          withAsterisk
          maxLength={nameLength}
          {...props('name')}
        />
        <TextInput label={say(`CASH.FORM.FROM.${type}`)} withAsterisk maxLength={nameLength} {...props('moneyFrom')} />
        <TextInput label={say(`CASH.FORM.BY.${type}`)} withAsterisk maxLength={nameLength} {...props('acceptedBy')} />
        {!fixed && <DateField label={say('CASH.FORM.DAY')} max={dayIn(new Date())} {...props('date')} />}
      </FormStack>
    </Card>
  );
}

function Rest({ fields, desk }: { fields: CashFields; desk: CashDesk }) {
  const say = useText();
  const props = fields.getInputProps;
  const [opened, open] = useState(fields.values.note !== '');
  return (
    <Card title={say('CASH.FORM.MORE')} padded>
      <FormStack>
        <TextInput
          label={say('CASH.FORM.EXTERNAL')}
          description={say('CASH.FORM.EXTERNAL_HINT')}
          maxLength={60}
          autoComplete="off"
          {...props('externalNumber')}
        />
        {opened ? (
          <Textarea label={say('CASH.FORM.NOTE')} autosize minRows={3} maxLength={noteLength} {...props('note')} />
        ) : (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => open(true)}
          >
            {say('CASH.FORM.ADD_NOTE')}
          </Button>
        )}
        <p>{say('CASH.FORM.NEXT', { number: desk.next[fields.values.type] })}</p>
      </FormStack>
    </Card>
  );
}

/** What is in the desk without this record. */
export const withoutRecord = (desk: CashDesk, amount: string, type: CashValues['type']): bigint =>
  moneyOf(desk.balance) - signed(type, moneyOf(amount));
