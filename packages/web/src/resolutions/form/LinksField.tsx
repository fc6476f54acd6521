import { ActionIcon, Input } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { mostLinks } from '#contract/resolutions/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Combo } from '../../kit/choose/Combo.tsx';
import css from './LinksField.module.css';
import type { Linked } from './resolutionValues.ts';

type Props = {
  label: string;
  add: string;
  value: readonly Linked[];
  onChange: (value: Linked[]) => void;
  find: (text: string) => Promise<Linked[]>;
  error?: ReactNode;
};

/** Things of another kind that belong to the resolution: those that it has, and a field that finds more. */
export function LinksField({ label, add, value, onChange, find, error }: Props) {
  const say = useText();
  const others = async (text: string) => {
    if (text === '') return [];
    return (await find(text)).filter((one) => !value.some((had) => had.id === one.id));
  };
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={css.field}>
        {value.length > 0 && (
          <ul className={css.list} aria-label={label}>
            {value.map((one) => (
              <li key={one.id}>
                <span>{typo(one.name)}</span>
                <ActionIcon
                  aria-label={say('RESOLUTION.FORM.REMOVE', { name: one.name })}
                  onClick={() => onChange(value.filter(({ id }) => id !== one.id))}
                >
                  <IconX size={20} stroke={1.75} aria-hidden="true" />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
        {value.length < mostLinks && (
          <Combo
            label={add}
            labelHidden
            placeholder={add}
            shown=""
            typedOnly
            pause={300}
            find={others}
            option={(one) => ({ key: String(one.id), label: one.name })}
            onPick={(one) => onChange([...value, one])}
            error={error}
          />
        )}
      </div>
    </Input.Wrapper>
  );
}
