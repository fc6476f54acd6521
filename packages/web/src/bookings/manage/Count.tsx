import { NumberInput } from '@mantine/core';
import type { ThingFields } from './thingValues.ts';

type CountProps = {
  fields: ThingFields;
  name: 'floor' | 'slotMinutes' | 'least' | 'most' | 'daysAhead' | 'perWeek' | 'mostOpen';
  label: string;
  hint?: string;
};
/** A whole number; none where there is nothing. */
export function Count({ fields, name, label, hint }: CountProps) {
  const typed = fields.values[name];
  return (
    <NumberInput
      label={label}
      description={hint}
      allowDecimal={false}
      hideControls
      {...fields.getInputProps(name)}
      value={typed}
      onChange={(next) => fields.setFieldValue(name, (typeof next === 'number' ? next : '') as never)}
    />
  );
}
