import { TextInput } from '@mantine/core';
import { communications } from '#contract/members/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { FormGrid } from '../../kit/form/FormGrid.tsx';
import type { MemberFields } from './MemberForm.tsx';

/** How the person likes to be reached, and their account. */
export function ReachFields({ fields, own }: { fields: MemberFields; own: boolean }) {
  const say = useText();
  const props = fields.getInputProps;
  return (
    <FormGrid>
      <Select
        label={say(own ? 'PERSON.FIELDS.PREFERRED' : 'PERSON.FIELDS.PREFERRED_OF')}
        data={[
          { value: '', label: say('PERSON.FIELDS.NOT_GIVEN') },
          ...communications.map((c) => ({ value: c, label: say(`PERSON.FIELDS.COMMUNICATIONS.${c}`) })),
        ]}
        {...props('preferredCommunication')}
      />
      <TextInput
        label={say('PERSON.FIELDS.BANK')}
        placeholder="19-2000145399/0800"
        description={say(own ? 'PERSON.FIELDS.BANK_HINT_OWN' : 'PERSON.FIELDS.BANK_HINT')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...props('bankAccount')}
      />
    </FormGrid>
  );
}
