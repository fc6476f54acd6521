import { Switch } from '@mantine/core';
import { dayIn } from '#contract/base/time/dates.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { MessageFields } from './messageValues.ts';

/** What people are asked for: confirming that they have read it, and words of their own. */
export function OptionFields({ fields }: { fields: MessageFields }) {
  const say = useText();
  const asks = useMay('acceptRead', 'rw');
  return (
    <Card title={say('MESSAGE_FORM.OPTIONS')} padded>
      <FormStack>
        {asks && (
          <Switch
            label={say('MESSAGE_FORM.ACCEPT')}
            description={say('MESSAGE_FORM.ACCEPT_HINT')}
            {...fields.getInputProps('acceptRead', { type: 'checkbox' })}
          />
        )}
        {asks && fields.values.acceptRead && (
          <DateField
            withTime
            otherwise="23:59"
            min={dayIn(new Date())}
            label={say('MESSAGE_FORM.ACCEPT_UNTIL')}
            description={say('MESSAGE_FORM.ACCEPT_UNTIL_HINT')}
            {...fields.getInputProps('acceptUntil')}
          />
        )}
        <Switch label={say('MESSAGE_FORM.COMMENTS')} {...fields.getInputProps('comments', { type: 'checkbox' })} />
      </FormStack>
    </Card>
  );
}
