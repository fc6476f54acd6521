import type { MessageDetail } from '#contract/messages/schema.ts';
import { AudienceCard } from './AudienceCard.tsx';
import { ContentFields } from './ContentFields.tsx';
import css from './MessageForm.module.css';
import type { MessageFields } from './messageValues.ts';
import { OptionFields } from './OptionFields.tsx';
import { PublicationFields } from './PublicationFields.tsx';

type Props = { fields: MessageFields; message?: MessageDetail };

/** All fields of a message: what it says left; when, for whom and what people are asked for right. */
export const MessageForm = ({ fields, message }: Props) => (
  <div className={css.columns}>
    <div className={css.column}>
      <ContentFields fields={fields} message={message} />
    </div>
    <div className={css.column}>
      <PublicationFields fields={fields} before={message?.dateFrom ?? null} />
      <AudienceCard fields={fields} />
      <OptionFields fields={fields} />
    </div>
  </div>
);
