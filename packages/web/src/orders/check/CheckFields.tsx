import { TextInput } from '@mantine/core';
import { useLanguage, useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Select } from '../../kit/form/Select.tsx';
import { choicesOf } from '../form/choices.ts';
import type { OrderField } from '../form/fields.ts';
import { readAt } from '../form/paths.ts';
import css from './Check.module.css';
import type { Checking } from './useCheck.ts';

/** Fields of a step beside each other, each with its own error. */
export function CheckFields({ fields, of }: { fields: readonly OrderField[]; of: Checking }) {
  const say = useText();
  const { locale } = useLanguage();
  return (
    <div className={css.fields}>
      {fields.map(({ path, label, kind, required, wide }) => {
        const error = of.errors[path];
        const data = choicesOf(kind, say, locale);
        const common = {
          label: say(label),
          value: readAt(of.form, path),
          error: error && <FieldError>{say(error)}</FieldError>,
          withAsterisk: required ?? false,
        };
        return (
          <div key={path} className={css[`wide${wide}`]}>
            {data ? (
              <Select {...common} data={data} onChange={(value) => of.set(path, value)} />
            ) : (
              <TextInput
                {...common}
                type={kind === 'email' || kind === 'tel' ? kind : 'text'}
                autoComplete="off"
                onChange={(e) => of.set(path, e.currentTarget.value)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
