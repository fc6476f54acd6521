import { TextInput } from '@mantine/core';
import { type ReportForm, spaceLength } from '#contract/reports/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { UnitPicker } from '../../units/rows/UnitPicker.tsx';
import { useFloorText } from '../rows/usePlaceText.ts';
import { beginsIn, type ReportFields } from './reportValues.ts';

type Props = { fields: ReportFields; offered: ReportForm };
/** From the deepest cellar to the top of a tower. */
const floors = Array.from({ length: 25 }, (_, i) => i - 3);
const numberOf = (value: string): number | null => (value ? Number(value) : null);

/** Where it is: in a unit, or anywhere else in the house. */
export function PlaceFields({ fields, offered }: Props) {
  const say = useText();
  const { where, unit } = fields.values;
  const place = (next: typeof where) => {
    fields.setFieldValue('where', next);
    if (next === 'unit') fields.setFieldValue('unit', beginsIn(unit, offered.units));
  };
  const hasUnits = offered.units.length > 0 || offered.anyUnit;
  return (
    <Card title={say('REPORT.FORM.PLACE')} padded>
      <FormStack>
        {hasUnits && (
          <ChoiceCards
            label={say('REPORT.FORM.WHERE')}
            value={where}
            long
            onChange={place}
            choices={(['house', 'unit'] as const).map((value) => ({
              value,
              label: say(`REPORT.FORM.WHERE_${value}`),
              hint: say(`REPORT.FORM.WHERE_${value}_HINT`),
            }))}
          />
        )}
        {where === 'house' ? (
          <InHouse fields={fields} offered={offered} />
        ) : (
          <InUnit fields={fields} offered={offered} />
        )}
        <TextInput
          label={say(where === 'house' ? 'REPORT.FORM.SPACE' : 'REPORT.FORM.ROOM')}
          placeholder={say(where === 'house' ? 'REPORT.FORM.SPACE_HINT' : 'REPORT.FORM.ROOM_HINT')}
          maxLength={spaceLength}
          {...fields.getInputProps('commonSpace')}
        />
      </FormStack>
    </Card>
  );
}

function InHouse({ fields, offered: { entrances } }: Props) {
  const say = useText();
  const floorOf = useFloorText();
  const { entranceId, floor } = fields.values;
  return (
    <FormGrid long>
      {entrances.length > 0 && (
        <Select
          label={say('REPORT.PLACE.ENTRANCE')}
          data={[
            { value: '', label: say('REPORT.FORM.ANYWHERE') },
            ...entrances.map((e) => ({ value: String(e.id), label: e.name })),
          ]}
          {...fields.getInputProps('entranceId')}
          value={entranceId === null ? '' : String(entranceId)}
          onChange={(next) => fields.setFieldValue('entranceId', numberOf(next))}
        />
      )}
      <Select
        label={say('REPORT.PLACE.FLOOR')}
        data={[
          { value: '', label: say('REPORT.FORM.ANYWHERE') },
          ...floors.map((f) => ({ value: String(f), label: floorOf(f) })),
        ]}
        {...fields.getInputProps('floor')}
        value={floor === null ? '' : String(floor)}
        onChange={(next) => fields.setFieldValue('floor', numberOf(next))}
      />
    </FormGrid>
  );
}

/** Of the own ones and those of everybody; any other is looked for by who may place a report there. */
function InUnit({ fields, offered: { units, anyUnit } }: Props) {
  const say = useText();
  const { unit } = fields.values;
  const { error } = fields.getInputProps('unitId');
  const pick = (next: { id: number; number: string } | null) => fields.setFieldValue('unit', next);
  if (anyUnit)
    return (
      <UnitPicker
        label={say('REPORT.PLACE.UNIT')}
        description={say('REPORT.FORM.UNIT_HINT')}
        required
        error={error}
        value={unit && { id: unit.id, title: unit.number, detail: null }}
        onPick={({ id, title }) => pick({ id, number: title })}
      />
    );
  const named = (own: boolean) =>
    units.filter((u) => u.own === own).map((u) => ({ value: String(u.id), label: u.number }));
  return (
    <Select
      label={say('REPORT.PLACE.UNIT')}
      withAsterisk
      data={[
        { group: say('REPORT.FORM.OWN_UNITS'), items: named(true) },
        { group: say('REPORT.FORM.COMMON_UNITS'), items: named(false) },
      ].filter(({ items }) => items.length > 0)}
      error={error}
      value={unit ? String(unit.id) : null}
      onChange={(next) => pick(units.find((u) => String(u.id) === next) ?? null)}
    />
  );
}
