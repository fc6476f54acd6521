import { searchKey } from '#contract/base/words/search.ts';
import { useText } from '../../base/texts.tsx';
import { Combo, type FieldProps } from './Combo.tsx';
import type { Choice } from './Select.tsx';

type Props = FieldProps & { data: readonly Choice[]; value?: string | null; onChange?: (value: string) => void };

/** A select of many: typing finds in it, without case and diacritics. */
export function SelectFound({ data, value = null, onChange, ...field }: Props) {
  const say = useText();
  return (
    <Combo
      placeholder={say('SELECT.PLACEHOLDER')}
      {...field}
      shown={data.find((one) => one.value === value)?.label ?? ''}
      find={(text) => data.filter((one) => searchKey(one.label).includes(searchKey(text)))}
      option={(one) => ({ key: one.value, label: one.label })}
      onPick={(one) => onChange?.(one.value)}
    />
  );
}
