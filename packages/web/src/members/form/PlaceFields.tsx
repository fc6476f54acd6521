import { Checkbox, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { addresses } from '#contract/association/endpoints-addresses.ts';
import { useAsk } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { AddressField } from '../../kit/choose/AddressField.tsx';
import { SelectFound } from '../../kit/choose/SelectFound.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { countryChoices } from '../rows/countries.ts';
import css from './MemberForm.module.css';
import type { MemberFields } from './MemberForm.tsx';

function Place({ fields, at }: { fields: MemberFields; at: 'address' | 'permanentAddress' }) {
  const say = useText();
  const ask = useAsk();
  const { locale } = useLanguage();
  const kept = fields.values[at].country;
  const countries = useMemo(() => countryChoices(locale, kept), [locale, kept]);
  const props = fields.getInputProps;
  return (
    <>
      <AddressField
        suggest={(text) => ask(addresses.suggest, { text })}
        hints={{ sample: say('SVJ.ADDRESS.SAMPLE'), silent: say('SVJ.ADDRESS.SILENT') }}
        label={say('PERSON.FIELDS.STREET')}
        value={fields.values[at].street}
        error={props(`${at}.street`).error}
        onChange={(street) => fields.setFieldValue(`${at}.street`, street)}
        onPick={(address) => fields.setFieldValue(at, { ...fields.values[at], ...address })}
      />
      <FormGrid>
        <div className={css.town}>
          <TextInput label={say('PERSON.FIELDS.POST')} inputMode="numeric" {...props(`${at}.post`)} />
          <TextInput label={say('PERSON.FIELDS.TOWN')} {...props(`${at}.town`)} />
        </div>
        <SelectFound label={say('PERSON.FIELDS.COUNTRY')} data={countries} {...props(`${at}.country`)} />
      </FormGrid>
    </>
  );
}

/** Where letters go, and the permanent residence when it is elsewhere. */
export function PlaceFields({ fields }: { fields: MemberFields }) {
  const say = useText();
  const elsewhere = fields.values.lives === 'elsewhere';
  return (
    <FormStack>
      <Place fields={fields} at="address" />
      <Checkbox
        label={say('PERSON.FIELDS.SEPARATE')}
        checked={elsewhere}
        onChange={(e) => fields.setFieldValue('lives', e.currentTarget.checked ? 'elsewhere' : 'here')}
      />
      {elsewhere && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{say('PERSON.FIELDS.PERMANENT')}</legend>
          <FormStack>
            <Place fields={fields} at="permanentAddress" />
          </FormStack>
        </fieldset>
      )}
    </FormStack>
  );
}
