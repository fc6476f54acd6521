import { SegmentedControl, TextInput } from '@mantine/core';
import { fullName } from '#contract/base/person/people.ts';
import { sexes } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Facts } from '../../kit/card/Facts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './MemberForm.module.css';
import type { MemberFields } from './MemberForm.tsx';

type Props = { fields: MemberFields; isNew: boolean; administers: boolean };

/** Who it is; one's own name is only read, because the committee keeps it by the land register. */
export function NameFields({ fields, isNew, administers }: Props) {
  const say = useText();
  const { values } = fields;
  const props = fields.getInputProps;
  if (!administers) {
    const isCompany = values.type === 'company';
    const bare = { ...values, titleBefore: '', titleAfter: '', companyName: isCompany ? values.companyName : null };
    return (
      <FormStack>
        <Facts
          facts={[
            [
              say(isCompany ? 'PERSON.FIELDS.COMPANY' : 'MEMBERS.COLUMNS.name'),
              <span key="n" className={css.readName}>
                {fullName(bare)}
              </span>,
            ],
          ]}
        />
        <Note>{say('PERSON.OWN.NAME_WHY')}</Note>
        {!isCompany && (
          <FormGrid>
            <TextInput label={say('PERSON.FIELDS.TITLE_BEFORE')} {...props('titleBefore')} />
            <TextInput label={say('PERSON.FIELDS.TITLE_AFTER')} {...props('titleAfter')} />
          </FormGrid>
        )}
      </FormStack>
    );
  }
  const become = (type: string) => {
    fields.setFieldValue('type', type as typeof values.type);
    if (type === 'company' && values.role === 'owner') fields.setFieldValue('role', 'company');
    if (type === 'person' && values.role === 'company') fields.setFieldValue('role', 'owner');
  };
  return (
    <FormStack>
      {isNew && (
        <SegmentedControl
          aria-label={say('PERSON.FIELDS.TYPE')}
          fullWidth
          data={[
            { value: 'person', label: say('PICK.IS_PERSON') },
            { value: 'company', label: say('PICK.IS_COMPANY') },
          ]}
          value={values.type}
          onChange={become}
        />
      )}
      {values.type === 'company' ? (
        <FormGrid>
          <TextInput label={say('PERSON.FIELDS.COMPANY')} withAsterisk {...props('companyName')} />
          <TextInput label={say('PERSON.FIELDS.ICO')} inputMode="numeric" {...props('ico')} />
        </FormGrid>
      ) : (
        <FormGrid>
          <TextInput label={say('PERSON.FIELDS.FIRST_NAME')} withAsterisk autoComplete="off" {...props('firstName')} />
          <TextInput label={say('PERSON.FIELDS.LAST_NAME')} withAsterisk autoComplete="off" {...props('lastName')} />
          <TextInput label={say('PERSON.FIELDS.TITLE_BEFORE')} {...props('titleBefore')} />
          <TextInput label={say('PERSON.FIELDS.TITLE_AFTER')} {...props('titleAfter')} />
          <Select
            label={say('PERSON.FIELDS.SEX')}
            withAsterisk
            placeholder={say('SELECT.PLACEHOLDER')}
            data={sexes.map((s) => ({ value: s, label: say(`PERSON.FIELDS.SEXES.${s}`) }))}
            {...props('sex')}
          />
        </FormGrid>
      )}
    </FormStack>
  );
}
