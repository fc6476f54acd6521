import { type ComponentProps, useId } from 'react';
import type { FormProblems } from '#contract/orders/rules-form.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { choicesOf } from '../form/choices.ts';
import type { OrderField } from '../form/fields.ts';
import { readAt } from '../form/paths.ts';
import css from './Door.module.css';
import { useAddresses } from './useAddresses.ts';

type Props = {
  token: string;
  fields: readonly OrderField[];
  form: OrderForm;
  errors: FormProblems;
  onChange: (path: string, value: string) => void;
};

/** Fields of a step without the component library, each with its own error under it. */
export const DoorFields = ({ fields, ...rest }: Props) => (
  <div className={css.fields}>
    {fields.map((field) => (
      <DoorField key={field.path} field={field} {...rest} />
    ))}
  </div>
);

function DoorField({ token, field, form, errors, onChange }: Omit<Props, 'fields'> & { field: OrderField }) {
  const say = useText();
  const { locale } = useLanguage();
  const id = useId();
  const { path, label, kind, required, wide, fills } = field;
  const error = errors[path];
  const choices = choicesOf(kind, say, locale);
  const told = [!required && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const common = {
    id,
    name: path,
    value: readAt(form, path),
    className: error ? `${css.input} ${css.wrong}` : css.input,
    'aria-invalid': error ? true : undefined,
    'aria-required': required,
    'aria-describedby': told || undefined,
  };
  return (
    <div className={`${css.field} ${css[`wide${wide}`]}`}>
      <label htmlFor={id} className={css.label}>
        {say(label)}
        {required && (
          <span className={css.star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {!required && (
        <span id={`${id}-hint`} className={css.hint}>
          {say('ORDERS.OPTIONAL')}
        </span>
      )}
      {choices ? (
        <select {...common} onChange={(e) => onChange(path, e.currentTarget.value)}>
          {!choices.some((c) => c.value === common.value) && <option value="" />}
          {choices.map((c) => (
            <option key={c.value} value={c.value}>
              {c.label}
            </option>
          ))}
        </select>
      ) : field.town ? (
        <Street token={token} field={field} town={field.town} common={common} onChange={onChange} />
      ) : (
        <input
          {...common}
          type={kind === 'email' || kind === 'tel' ? kind : 'text'}
          autoComplete={fills ?? 'off'}
          onChange={(e) => onChange(path, e.currentTarget.value)}
        />
      )}
      <ErrorText id={`${id}-error`} error={error} />
    </div>
  );
}

type StreetProps = Pick<Props, 'token' | 'onChange'> & {
  field: OrderField;
  town: NonNullable<OrderField['town']>;
  common: ComponentProps<'input'> & { id: string };
};
/** A street under which addresses of the register are offered; one that is taken fills in the town too. */
function Street({ token, field, town, common, onChange }: StreetProps) {
  const { offered, search } = useAddresses(token);
  const list = `${common.id}-offered`;
  return (
    <>
      <input
        {...common}
        type="text"
        list={list}
        autoComplete={field.fills ?? 'off'}
        onChange={(e) => {
          const typed = e.currentTarget.value;
          const taken = offered.find((one) => one.line === typed);
          onChange(field.path, taken?.street ?? typed);
          if (!taken) return search(typed);
          onChange(town.city, taken.town);
          onChange(town.post, taken.post);
        }}
      />
      <datalist id={list}>
        {offered.map(({ line }) => (
          <option key={line} value={line} />
        ))}
      </datalist>
    </>
  );
}

/** Why a field is refused, under it. */
export function ErrorText({ id, error }: { id: string; error: FormProblems[string] | undefined }) {
  const say = useText();
  if (!error) return null;
  return (
    <span id={id} className={css.error}>
      <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 8v4M12 16h.01" />
      </svg>
      {say(error)}
    </span>
  );
}
