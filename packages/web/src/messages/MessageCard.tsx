import type { MessageRow } from '#contract/messages/schema.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { ListCard, ListRest } from '../kit/table/ListCard.tsx';
import { MessageTitle } from './MessageColumns.tsx';
import { MessageLabel } from './message/MessageLabel.tsx';
import { Marks } from './message/MessageMarks.tsx';

/** A message in the list on a narrow screen: kind and day, title, the rest. */
export function MessageCard({ message }: { message: MessageRow }) {
  const say = useText();
  const shown = useShown();
  const follows = useMay('messages', 'rw');
  return (
    <ListCard
      apart
      head={
        <>
          <MessageLabel label={message.label.id} />
          <span>{message.dateFrom ? shown.dayOf(message.dateFrom) : say('MESSAGE.NOT_YET')}</span>
        </>
      }
      title={<MessageTitle message={message} />}
      rest={
        <ListRest>
          <Marks message={message} />
          {message.owner && <span>{message.owner.full_name}</span>}
          {follows && message.accepts && <span>{say('MESSAGE.READ_CARD', message.accepts)}</span>}
        </ListRest>
      }
    />
  );
}
