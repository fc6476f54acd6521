import { SegmentedControl, Textarea, TextInput } from '@mantine/core';
import { moneyOf } from '#contract/base/money/amount.ts';
import { readMoney } from '#contract/base/money/reading.ts';
import { type FeeSide, feeKeys, feeSides, frequencies, nameLength, notesLength } from '#contract/fees/schema-words.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormGrid, FormHint, FormStack } from '../../kit/form/FormGrid.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useUnitLabels } from '../rows/data.ts';
import type { FeeFields } from './feeValues.ts';

type Props = {
  fields: FeeFields;
  /** What it was before; null of a new one. */
  before: string | null;
};

export function FeeForm({ fields, before }: Props) {
  const { side, key } = fields.values;
  return (
    <Columns>
      <Column>
        <Main fields={fields} before={before} />
      </Column>
      <Column>
        <When fields={fields} />
        {side === 'units' && key === 'own' && <Numbers fields={fields} />}
      </Column>
    </Columns>
  );
}

/** Whether what is typed is another amount than the fee has. */
function differs(typed: string, before: string | null): boolean {
  const read = readMoney(typed);
  return before !== null && 'amount' in read && read.amount !== moneyOf(before);
}

function Main({ fields, before }: Props) {
  const say = useText();
  const props = fields.getInputProps;
  return (
    <Card title={say('FEES.FORM.MAIN')} padded>
      <FormStack>
        <TextInput label={say('FEES.FORM.NAME')} withAsterisk maxLength={nameLength} {...props('name')} />
        <TextInput
          label={say('FEES.FORM.AMOUNT')}
          description={say('FEES.FORM.AMOUNT_HINT')}
          withAsterisk
          inputMode="decimal"
          autoComplete="off"
          {...props('amount')}
        />
        <Select
          label={say('FEES.FORM.FREQUENCY')}
          withAsterisk
          data={frequencies.map((value) => ({ value, label: say(`FEES.FREQUENCIES.${value}`) }))}
          {...props('frequency')}
        />
        {differs(fields.values.amount, before) && (
          <DateField
            label={say('FEES.FORM.VALID_FROM')}
            description={say('FEES.FORM.VALID_FROM_HINT')}
            {...props('validFrom')}
          />
        )}
        <Textarea label={say('FEES.FORM.NOTES')} autosize minRows={3} maxLength={notesLength} {...props('notes')} />
      </FormStack>
    </Card>
  );
}

function When({ fields }: { fields: FeeFields }) {
  const say = useText();
  const props = fields.getInputProps;
  const { side, key } = fields.values;
  return (
    <Card title={say('FEES.FORM.WHEN')} padded>
      <FormStack>
        <div>
          <SegmentedControl
            aria-label={say('FEES.FORM.SIDE')}
            fullWidth
            data={feeSides.map((value) => ({ value, label: say(`FEES.SIDES.${value}`) }))}
            value={side}
            onChange={(next) => fields.setFieldValue('side', next as FeeSide)}
          />
          <FormHint>{say(`FEES.FORM.SIDE_HINT.${side}`)}</FormHint>
        </div>
        {side === 'units' && (
          <Select
            label={say('FEES.FORM.KEY')}
            description={say(`FEES.KEY_HINTS.${key}`)}
            data={feeKeys.map((value) => ({ value, label: say(`FEES.KEYS.${value}`) }))}
            {...props('key')}
          />
        )}
        <DateField
          label={say('FEES.FORM.FIRST_DUE')}
          description={say('FEES.FORM.FIRST_DUE_HINT')}
          {...props('firstDue')}
        />
      </FormStack>
    </Card>
  );
}

/** A number for each unit of the house. */
function Numbers({ fields }: { fields: FeeFields }) {
  const say = useText();
  const of = useUnitLabels(true);
  return (
    <Card title={say('FEES.FORM.NUMBERS')} padded>
      <FormHint>{say('FEES.FORM.NUMBERS_HINT')}</FormHint>
      <Loaded of={of} shape={<RecordShape />}>
        {({ units }) => (
          <FormGrid close>
            {units.map(({ unitId, unit }) => (
              <TextInput
                key={unitId}
                label={unit}
                inputMode="decimal"
                autoComplete="off"
                {...fields.getInputProps(`numbers.${unitId}`)}
                value={fields.values.numbers[unitId] ?? ''}
              />
            ))}
          </FormGrid>
        )}
      </Loaded>
    </Card>
  );
}
