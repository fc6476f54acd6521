import type { UseFormReturnType } from '@mantine/form';
import { dayIn } from '#contract/base/time/dates.ts';
import { type FeeChange, type FeeDetail, type FeeInput, UnitNumber } from '#contract/fees/schema.ts';
import type { FeeKey, FeeSide, Frequency } from '#contract/fees/schema-words.ts';
import { errorsOf, type FieldErrors } from '../../kit/form/form-errors.ts';
import { bare } from '../rows/data.ts';

/** A fee as its form holds it. */
export type FeeValues = {
  name: string;
  amount: string;
  frequency: Frequency | null;
  notes: string;
  side: FeeSide;
  key: FeeKey;
  firstDue: string;
  validFrom: string;
  /** By the id of the unit; empty where it has none. */
  numbers: Record<string, string>;
};
export type FeeFields = UseFormReturnType<FeeValues>;

export const newFee = (): FeeValues => ({
  ...{ name: '', amount: '', frequency: null, notes: '', side: 'house', key: 'share', numbers: {} },
  ...{ firstDue: dayIn(new Date()), validFrom: dayIn(new Date()) },
});

export const valuesOf = (fee: FeeDetail): FeeValues => ({
  ...{ name: fee.name, amount: bare(fee.amount), frequency: fee.frequency, notes: fee.notes, side: fee.side },
  ...{ key: fee.key, firstDue: fee.firstDue, validFrom: dayIn(new Date()) },
  numbers: Object.fromEntries(fee.numbers.map((n) => [n.unitId, n.number.replace('.', ',')])),
});

export const inputOf = ({ numbers, validFrom: _, ...values }: FeeValues): FeeInput => ({
  ...values,
  frequency: values.frequency as Frequency,
  // What is not asked for stays typed and cannot be wrong.
  numbers: Object.entries(values.side === 'units' && values.key === 'own' ? numbers : {})
    .filter(([, number]) => number.trim() !== '')
    .map(([unitId, number]) => ({ unitId: Number(unitId), number })),
});

/** Where each unit's number is typed; it is sent in a list, which knows no fields. */
export const wrongNumbers = ({ numbers }: Pick<FeeInput, 'numbers'>): FieldErrors =>
  Object.fromEntries(
    numbers.flatMap((n) => {
      const wrong = errorsOf(UnitNumber, n).number;
      return wrong ? [[`numbers.${n.unitId}`, wrong]] : [];
    }),
  );
export const changeOf = (id: number, values: FeeValues, updatedAt: string): FeeChange => ({
  ...inputOf(values),
  ...{ id, updatedAt, validFrom: values.validFrom },
});
