import { Input, TextInput } from '@mantine/core';
import { type ClipboardEvent, type FocusEvent, type ReactNode, useId } from 'react';
import { useText } from '../../base/texts.tsx';
import { usePercentText } from './fraction-text.ts';
import css from './ShareField.module.css';
import { fractionIn, noShare, pasted, type TypedShare } from './typed-share.ts';

type Props = {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  value?: TypedShare;
  onChange: (value: TypedShare) => void;
  onFocus?: (e: FocusEvent<HTMLInputElement>) => void;
  onBlur?: (e: FocusEvent<HTMLInputElement>) => void;
};

/** An exact share: two whole numbers over each other, with its percent beside. */
export function ShareField({ label, description, error, required, value = noShare, onChange, onFocus, onBlur }: Props) {
  const say = useText();
  const asPercent = usePercentText();
  const id = useId();
  const share = fractionIn(value);
  const paste = (e: ClipboardEvent) => {
    const both = pasted(e.clipboardData.getData('text'));
    if (!both) return;
    e.preventDefault();
    onChange(both);
  };
  const box = (part: 'num' | 'den', name: string) => (
    <TextInput
      className={css.box}
      aria-label={`${label}: ${name}`}
      aria-describedby={error ? `${id}-error` : undefined}
      inputMode="numeric"
      placeholder={name}
      error={Boolean(error)}
      value={value[part]}
      onChange={(e) => onChange({ ...value, [part]: e.currentTarget.value })}
      onPaste={paste}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {description && (
        <Input.Description size="md" className={css.description}>
          {description}
        </Input.Description>
      )}
      <div className={css.row}>
        {box('num', say('SHARES.NUMERATOR'))}
        <span aria-hidden="true" className={css.slash}>
          /
        </span>
        {box('den', say('SHARES.DENOMINATOR'))}
        <output className={css.percent}>{share && asPercent(share)}</output>
      </div>
      {error && (
        <Input.Error id={`${id}-error`} size="md">
          {error}
        </Input.Error>
      )}
    </fieldset>
  );
}
