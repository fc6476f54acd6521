import type { MessageDetail } from '#contract/messages/schema.ts';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { AudienceCard } from './AudienceCard.tsx';
import { ContentFields } from './ContentFields.tsx';
import type { MessageFields } from './messageValues.ts';
import { OptionFields } from './OptionFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';

type Props = { fields: MessageFields; message?: MessageDetail };

/** All fields of a message: what it says left; when, for whom and what people are asked for right. */
export const MessageForm = ({ fields, message }: Props) => (
  <Columns split="form">
    <FormStack>
      <ContentFields fields={fields} message={message} />
    </FormStack>
    <FormStack>
      <PublicationFields fields={fields} before={message?.dateFrom ?? null} />
      <AudienceCard fields={fields} />
      <OptionFields fields={fields} />
    </FormStack>
  </Columns>
);
