import { Checkbox, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useLanguage, useText } from '../base/texts.tsx';
import { FormGrid, FormStack } from '../kit/form/FormGrid.tsx';
import { SelectFound } from '../kit/form/SelectFound.tsx';
import { countryChoices } from './countries.ts';
import css from './MemberForm.module.css';
import type { MemberFields } from './MemberForm.tsx';

function Place({ fields, at }: { fields: MemberFields; at: 'address' | 'permanentAddress' }) {
  const say = useText();
  const { locale } = useLanguage();
  const kept = fields.values[at].country;
  const countries = useMemo(() => countryChoices(locale, kept), [locale, kept]);
  const props = fields.getInputProps;
  return (
    <>
      <TextInput label={say('PERSON.FIELDS.STREET')} {...props(`${at}.street`)} />
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
