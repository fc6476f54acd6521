import { NativeSelect, TextInput } from '@mantine/core';
import type { FocusEvent, ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import css from './MemberForm.module.css';

const prefixes = ['+420', '+421', '+49', '+43', '+48', '+380', '+44', '+33', '+39', '+1'] as const;
const other = '';

/** What was typed as a known prefix and the rest; an unknown prefix stays in the rest. */
export function splitPhone(typed: string): { prefix: string; rest: string } {
  const text = typed.trimStart();
  if (text === '') return { prefix: prefixes[0], rest: '' };
  const prefix = prefixes.find((p) => text.startsWith(p));
  if (prefix) return { prefix, rest: text.slice(prefix.length).trimStart() };
  return text.startsWith('+') ? { prefix: other, rest: text } : { prefix: prefixes[0], rest: text };
}

/** Prefix and rest as one text; without digits there is no phone, whatever the prefix. */
export const joinPhone = (prefix: string, rest: string): string =>
  rest.trim() === '' || rest.trimStart().startsWith('+') || prefix === other ? rest : `${prefix} ${rest}`;

const threes = (rest: string) => (/^\d{9}$/.test(rest) ? rest.replace(/(\d{3})(?=\d)/g, '$1 ') : rest);

type Props = {
  label: string;
  value?: string;
  error?: ReactNode;
  onChange: (value: string) => void;
  onBlur?: (e: FocusEvent<HTMLInputElement>) => void;
};

/** A phone as people type it: the prefix chosen beside the number, Czech and Slovak first. */
export function PhoneField({ label, value = '', onChange, ...field }: Props) {
  const say = useText();
  const { prefix, rest } = splitPhone(value);
  return (
    <div className={css.phone}>
      <NativeSelect
        size="md"
        label={say('PERSON.FIELDS.PREFIX')}
        data={[
          ...prefixes.map((p) => ({ value: p, label: p })),
          { value: other, label: say('PERSON.FIELDS.PREFIX_OTHER') },
        ]}
        value={prefix}
        onChange={(e) => {
          const next = e.currentTarget.value;
          const digits = rest.replace(/^\+/, '');
          onChange(next === other ? `+${digits}` : joinPhone(next, digits));
        }}
      />
      <TextInput
        {...field}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        label={label}
        value={threes(rest)}
        onChange={(e) => onChange(joinPhone(prefix, e.currentTarget.value))}
      />
    </div>
  );
}
