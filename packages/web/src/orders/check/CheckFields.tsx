import { TextInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { orderAddresses } from '#contract/orders/endpoints-addresses.ts';
import { useAsk } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { AddressField } from '../../kit/choose/AddressField.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
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
      {fields.map(({ path, label, kind, required, wide, town }) => {
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
            ) : town ? (
              <Street
                label={common.label}
                value={common.value}
                error={common.error}
                withAsterisk={common.withAsterisk}
                onChange={(street) => of.set(path, street)}
                onPick={(address) => {
                  of.set(path, address.street);
                  of.set(town.city, address.town);
                  of.set(town.post, address.post);
                }}
              />
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

type StreetProps = Omit<ComponentProps<typeof AddressField>, 'suggest' | 'hints'>;
/** A street under which addresses of the register are offered; one that is taken fills in the town too. */
function Street(field: StreetProps) {
  const say = useText();
  const ask = useAsk();
  return (
    <AddressField
      {...field}
      suggest={(text) => ask(orderAddresses.suggest, { text })}
      hints={{ sample: say('ORDERS.CHECK.ADDRESS_SAMPLE'), silent: say('ORDERS.CHECK.ADDRESS_SILENT') }}
    />
  );
}
