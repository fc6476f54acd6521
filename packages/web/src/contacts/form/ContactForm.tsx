import { SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core';
import { contactCategories, contactTypes, emergencies, notesLength, visibilities } from '#contract/contacts/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormGrid, FormStack } from '../../kit/form/FormGrid.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { useSeesPrivate } from '../rows/data.ts';
import { BusinessFields } from './BusinessFields.tsx';
import type { ContactFields } from './contactValues.ts';
import { HoursFields } from './HoursFields.tsx';
import css from './LinesEditor.module.css';
import { LinesEditor } from './LinesEditor.tsx';

type Props = { fields: ContactFields };

/** All fields of a contact: who it is and how it is reached left, business and where it is shown right. */
export function ContactForm({ fields }: Props) {
  const say = useText();
  return (
    <Columns split="form">
      <FormStack>
        <Card title={say('CONTACTS.FORM.WHO')} padded>
          <WhoFields fields={fields} />
        </Card>
        <Card title={say('CONTACTS.FORM.REACH')} padded>
          <FormStack>
            <LinesEditor fields={fields} kind="phones" />
            <LinesEditor fields={fields} kind="emails" />
          </FormStack>
        </Card>
        <Card title={say('CONTACTS.FORM.HOURS')} padded>
          <HoursFields fields={fields} />
        </Card>
      </FormStack>
      <FormStack>
        <Card title={say('CONTACTS.FORM.SHOWN')} padded>
          <ShownFields fields={fields} />
        </Card>
        <Card title={say('CONTACTS.FORM.BUSINESS')} padded>
          <BusinessFields fields={fields} />
        </Card>
        <NotesCard fields={fields} />
      </FormStack>
    </Columns>
  );
}

function WhoFields({ fields }: Props) {
  const say = useText();
  const props = fields.getInputProps;
  const { type } = fields.values;
  const isCompany = type === 'company';
  return (
    <FormStack>
      <SegmentedControl
        aria-label={say('CONTACTS.FORM.TYPE')}
        fullWidth
        data={contactTypes.toReversed().map((value) => ({ value, label: say(`CONTACTS.TYPES.${value}`) }))}
        value={type}
        onChange={(next) => fields.setFieldValue('type', next)}
      />
      {isCompany && <TextInput label={say('CONTACTS.FORM.COMPANY_NAME')} withAsterisk {...props('companyName')} />}
      <Select
        label={say('CONTACTS.FORM.CATEGORY')}
        withAsterisk
        placeholder={say('CONTACTS.FORM.CHOOSE')}
        data={contactCategories.map((c) => ({ value: c, label: say(`CONTACTS.CATEGORIES.${c}`) }))}
        {...props('category')}
      />
      <TextInput
        label={say('CONTACTS.FORM.POSITION')}
        description={say('CONTACTS.FORM.POSITION_HINT')}
        {...props('position')}
      />
      {isCompany ? (
        <fieldset className={css.group}>
          <legend className={css.legend}>{say('CONTACTS.FORM.PERSON')}</legend>
          <PersonFields fields={fields} />
        </fieldset>
      ) : (
        <PersonFields fields={fields} />
      )}
      {!isCompany && <TextInput label={say('CONTACTS.FORM.COMPANY')} autoComplete="off" {...props('company')} />}
    </FormStack>
  );
}

function PersonFields({ fields }: Props) {
  const say = useText();
  const props = fields.getInputProps;
  const isPerson = fields.values.type === 'person';
  return (
    <FormGrid>
      <TextInput label={say('CONTACTS.FORM.FIRST_NAME')} autoComplete="off" {...props('firstName')} />
      <TextInput
        label={say('CONTACTS.FORM.LAST_NAME')}
        withAsterisk={isPerson}
        autoComplete="off"
        {...props('lastName')}
      />
      <TextInput label={say('CONTACTS.FORM.TITLE_BEFORE')} {...props('titleBefore')} />
      <TextInput label={say('CONTACTS.FORM.TITLE_AFTER')} {...props('titleAfter')} />
    </FormGrid>
  );
}

function ShownFields({ fields }: Props) {
  const say = useText();
  const seesPrivate = useSeesPrivate();
  const props = fields.getInputProps;
  return (
    <FormStack>
      {seesPrivate && (
        <Select
          label={say('CONTACTS.FORM.VISIBILITY')}
          data={visibilities.map((v) => ({ value: v, label: say(`CONTACTS.VISIBILITIES.${v}`) }))}
          {...props('visibility')}
        />
      )}
      <Switch
        label={say('CONTACTS.FORM.PINNED')}
        description={say('CONTACTS.FORM.PINNED_HINT')}
        checked={fields.values.isPinned}
        onChange={(e) => fields.setFieldValue('isPinned', e.currentTarget.checked)}
      />
      <Select
        label={say('CONTACTS.FORM.EMERGENCY')}
        description={say('CONTACTS.FORM.EMERGENCY_HINT')}
        data={[
          { value: '', label: say('CONTACTS.FORM.NO_EMERGENCY') },
          ...emergencies.map((e) => ({ value: e, label: say(`CONTACTS.EMERGENCIES.${e}`) })),
        ]}
        {...props('emergency')}
      />
    </FormStack>
  );
}

/** Notes on people and firms; who does not read them does not write them. */
function NotesCard({ fields }: Props) {
  const say = useText();
  if (!useSeesPrivate()) return null;
  return (
    <Card title={say('CONTACTS.FORM.NOTES')} padded>
      <Textarea
        aria-label={say('CONTACTS.FORM.NOTES')}
        description={say('CONTACTS.FORM.NOTES_HINT')}
        autosize
        minRows={4}
        maxLength={notesLength}
        {...fields.getInputProps('notes')}
      />
    </Card>
  );
}
