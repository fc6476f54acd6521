import { IconSearch } from '@tabler/icons-react';
import { units } from '#contract/units/endpoints.ts';
import { useAsk } from '../../base/data.ts';
import { Combo, type FieldProps } from '../../kit/choose/Combo.tsx';

export type FoundUnit = { id: number; title: string; detail: string | null };
type Props = FieldProps & { value?: FoundUnit | null; onPick: (unit: FoundUnit) => void };

/** Finds a unit of the house by its number or an owner's name. */
export function UnitPicker({ value = null, onPick, ...field }: Props) {
  const ask = useAsk();
  return (
    <Combo
      {...field}
      shown={value?.title ?? ''}
      find={async (text) => (text === '' ? [] : (await ask(units.search, { text })).rooms)}
      pause={300}
      typedOnly
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
      option={(u) => ({ key: String(u.id), label: u.title, detail: u.detail })}
      onPick={onPick}
    />
  );
}
