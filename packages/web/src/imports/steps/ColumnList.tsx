import { NativeSelect } from '@mantine/core';
import { useText } from '../../base/texts.tsx';
import css from './MappingStep.module.css';

type Props = {
  columns: readonly { header: string; samples: readonly string[] }[];
  mapping: readonly string[];
  choices: { value: string; label: string }[];
  onChange: (column: number, meaning: string) => void;
};

/** The columns of a file with samples, each with what it means. */
export function ColumnList({ columns, mapping, choices, onChange }: Props) {
  const say = useText();
  return (
    <ul className={css.list}>
      {columns.map((c, i) => {
        const column = c.header || say('IMPORTS.MAPPING.NO_HEADER', { number: i + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never move, and two may bear one name
          <li key={i} className={css.row}>
            <span className={css.name}>{column}</span>
            <span className={css.sample}>{c.samples.join(' · ')}</span>
            <NativeSelect
              className={css.field}
              aria-label={say('IMPORTS.MAPPING.MEANING_OF', { column })}
              data={choices}
              value={mapping[i]}
              onChange={(e) => onChange(i, e.currentTarget.value)}
            />
          </li>
        );
      })}
    </ul>
  );
}
