import { Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { ContactsEditor } from './ContactsEditor.tsx';
import type { MemberValues } from './memberValues.ts';
import { NameFields } from './NameFields.tsx';
import { OfficeFields } from './OfficeFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { ReachFields } from './ReachFields.tsx';
import { RelationsEditor } from './RelationsEditor.tsx';

export type MemberFields = UseFormReturnType<MemberValues>;
type Props = {
  fields: MemberFields;
  isNew: boolean;
  /** Whether who writes administers members; otherwise it is their own profile. */
  administers: boolean;
  changesRole: boolean;
  /** The choice of an invitation, for somebody new. */
  access?: ReactNode;
};

/** All fields of a person: who they are and how to reach them left, what they are in the house right. */
export function MemberForm({ fields, isNew, administers, changesRole, access }: Props) {
  const say = useText();
  // On their own card people change how they are reached; the name is the committee's.
  const person = (
    <Card title={say('PERSON.FIELDS.PERSON')} padded>
      <NameFields fields={fields} isNew={isNew} administers={administers} />
    </Card>
  );
  return (
    <Columns split="form">
      <FormStack>
        {administers && person}
        <Card title={say('PERSON.FIELDS.CONTACT')} padded>
          <FormStack>
            <ContactsEditor fields={fields} kind="phones" />
            <ContactsEditor fields={fields} kind="emails" />
            <ReachFields fields={fields} own={!administers} />
          </FormStack>
        </Card>
        <Card title={say('PERSON.FIELDS.ADDRESS')} padded>
          <PlaceFields fields={fields} />
        </Card>
        {!administers && person}
      </FormStack>
      {administers && (
        <FormStack>
          <Card title={say('PERSON.FIELDS.IN_HOUSE')} padded>
            <OfficeFields fields={fields} isNew={isNew} changesRole={changesRole} />
          </Card>
          {access}
          <Card title={say('PERSON.RELATION.TITLE')} padded>
            <RelationsEditor fields={fields} />
          </Card>
          <Card title={say('PERSON.FIELDS.NOTE')} padded>
            <Textarea
              aria-label={say('PERSON.FIELDS.NOTE')}
              description={say('PERSON.FIELDS.NOTE_HINT')}
              autosize
              minRows={4}
              {...fields.getInputProps('note')}
            />
          </Card>
        </FormStack>
      )}
    </Columns>
  );
}
