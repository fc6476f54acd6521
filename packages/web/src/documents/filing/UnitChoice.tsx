import { IconSearch } from '@tabler/icons-react';
import type { FilingUnit } from '#contract/documents/schema-filing.ts';
import { useText } from '../../base/texts.tsx';
import { Combo } from '../../kit/choose/Combo.tsx';
import { foundUnits, namesOf } from './sorted.ts';

const most = 20;
type Props = { name: string; units: readonly FilingUnit[]; onPick: (unitId: number) => void };

/** Finds a unit of the house by its number or an owner's name, among those that are here already. */
export function UnitChoice({ name, units, onPick }: Props) {
  const say = useText();
  return (
    <Combo
      labelHidden
      label={say('FILING.DOUBTS.UNIT', { name })}
      placeholder={say('FILING.DOUBTS.PICK')}
      shown=""
      find={(text) => foundUnits(units, text).slice(0, most)}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      option={(unit) => ({ key: String(unit.id), label: unit.number, detail: namesOf(unit) })}
      onPick={(unit) => onPick(unit.id)}
    />
  );
}
