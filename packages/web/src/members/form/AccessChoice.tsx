import { Radio } from '@mantine/core';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { MemberFields } from './MemberForm.tsx';

/** Whether somebody new is invited at once. */
export function AccessChoice({ fields }: { fields: MemberFields }) {
  const say = useText();
  return (
    <Card title={say('PERSON.ACCESS_CHOICE.LABEL')} padded>
      <Radio.Group aria-label={say('PERSON.ACCESS_CHOICE.LABEL')} {...fields.getInputProps('invite')}>
        <FormStack>
          <Radio
            value="later"
            label={say('PERSON.ACCESS_CHOICE.LATER')}
            description={say('PERSON.ACCESS_CHOICE.LATER_HINT')}
          />
          <Radio
            value="now"
            label={say('PERSON.ACCESS_CHOICE.NOW')}
            description={say('PERSON.ACCESS_CHOICE.NOW_HINT')}
          />
        </FormStack>
      </Radio.Group>
    </Card>
  );
}
