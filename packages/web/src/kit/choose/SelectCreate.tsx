import { searchKey } from '#contract/base/words/search.ts';
import { useText } from '../../base/texts.tsx';
import { Combo, type FieldProps } from './Combo.tsx';

/** One of those that exist, by id, or a new one by its name. */
export type Chosen = { id: number | null; name: string };
type Props = FieldProps & { value?: Chosen; options: readonly Chosen[]; onChange: (value: Chosen) => void };

const nobody: Chosen = { id: null, name: '' };

/** A select that finds without case and diacritics, and takes a name that is not there yet. */
export function SelectCreate({ value = nobody, options, onChange, ...field }: Props) {
  const say = useText();
  return (
    <Combo
      placeholder={say('SELECT.PLACEHOLDER')}
      {...field}
      shown={value.name}
      find={(text) => {
        const key = searchKey(text);
        return options.filter((o) => text === value.name || searchKey(o.name).includes(key));
      }}
      option={(o) => ({ key: String(o.id), label: o.name })}
      onPick={onChange}
      onClear={() => onChange({ id: null, name: '' })}
      create={{
        label: (text) => say('SELECT.CREATE', { text }),
        act: (name) => onChange(options.find((o) => searchKey(o.name) === searchKey(name)) ?? { id: null, name }),
      }}
    />
  );
}
