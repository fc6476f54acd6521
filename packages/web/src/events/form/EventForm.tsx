import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Columns } from '../../kit/page/Columns.tsx';
import { ContentFields } from './ContentFields.tsx';
import type { EventFields } from './eventValues.ts';
import { AudienceCard, MailFields, OptionFields } from './OptionFields.tsx';
import { RepeatFields } from './RepeatFields.tsx';

type Props = {
  fields: EventFields;
  /** People were asked to confirm it already. */
  asksAlready?: boolean;
  /** One occurrence changed by itself: what belongs to its series is not asked. */
  isAlone?: boolean;
};

/** All fields of an event: what it is left; how it comes back, for whom and what people are asked for right. */
export const EventForm = ({ fields, asksAlready = false, isAlone = false }: Props) => (
  <Columns split="form">
    <FormStack>
      <ContentFields fields={fields} isAlone={isAlone} />
    </FormStack>
    <FormStack>
      {!isAlone && <RepeatFields fields={fields} />}
      {!isAlone && <AudienceCard fields={fields} />}
      <MailFields fields={fields} />
      {!isAlone && <OptionFields fields={fields} asksAlready={asksAlready} />}
    </FormStack>
  </Columns>
);
