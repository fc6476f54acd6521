import { NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { unitTypes, useModes } from '#contract/units/schema.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { SelectCreate } from '../../kit/choose/SelectCreate.tsx';
import { FormGrid } from '../../kit/form/FormGrid.tsx';
import { useEntrances } from '../rows/data.ts';
import type { UnitValues } from './unitValues.ts';

/** The unit's own fields. */
export function UnitFields({ fields }: { fields: UseFormReturnType<UnitValues> }) {
  const say = useText();
  const { locale } = useLanguage();
  const entrances = useEntrances();
  const props = fields.getInputProps;
  const number = { hideControls: true, inputMode: 'numeric', decimalSeparator: locale === 'cs' ? ',' : '.' } as const;
  return (
    <>
      <FormGrid>
        <TextInput label={say('UNITS.NUMBER')} withAsterisk {...props('number')} />
        <Select
          label={say('UNITS.TYPE')}
          withAsterisk
          data={unitTypes.map((t) => ({ value: t, label: say(`UNITS.TYPES.${t}`) }))}
          {...props('type')}
        />
        <SelectCreate label={say('UNITS.ENTRANCE')} required options={entrances} {...props('entranceId')} />
        <NumberInput label={say('UNITS.FLOOR')} allowDecimal={false} {...number} {...props('floor')} />
        <Select
          label={say('UNITS.USE_MODE')}
          data={[
            { value: '', label: say('UNITS.NO_USE_MODE') },
            ...useModes.map((m) => ({ value: m, label: say(`UNITS.USE_MODES.${m}`) })),
          ]}
          {...props('useMode')}
        />
        <NumberInput
          label={say('UNITS.PERSONS')}
          allowDecimal={false}
          allowNegative={false}
          {...number}
          {...props('persons')}
        />
        <NumberInput
          label={say('UNITS.AREA')}
          suffix=" m²"
          decimalScale={2}
          allowNegative={false}
          {...number}
          inputMode="decimal"
          {...props('area')}
        />
        <TextInput label={say('UNITS.LAYOUT')} placeholder={say('UNITS.LAYOUT_HINT')} {...props('layout')} />
      </FormGrid>
      <Textarea label={say('UNITS.NOTE')} description={say('UNITS.NOTE_HINT')} {...props('note')} />
    </>
  );
}
