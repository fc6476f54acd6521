import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messageDelivery } from '#contract/messages/endpoints-delivery.ts';
import { messageLinks } from '#contract/messages/links.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useRemembered } from '../base/left.ts';
import { usePortal } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { AcceptBar, MyAccept } from '../confirmations/accepts/MyAccept.tsx';
import { ReadCard } from '../confirmations/accepts/ReadCard.tsx';
import { Column, Columns } from '../kit/page/Columns.tsx';
import { useNarrow } from '../kit/page/narrow.ts';
import { PageHead } from '../kit/page/PageHead.tsx';
import { RecordShape } from '../kit/page/Shapes.tsx';
import { DeliveryCard } from '../notices/DeliveryCard.tsx';
import { askingOf } from './asking.ts';
import { MessageComments } from './MessageComments.tsx';
import { MessageFacts } from './MessageFacts.tsx';
import { MessageHead } from './MessageHead.tsx';
import { MessageNotes } from './MessageNotes.tsx';
import { MessageText } from './MessageText.tsx';
import { useMessage, useSeen } from './message/data.ts';
import { MissingMessage } from './message/MissingMessage.tsx';

/** /zpravy/{id}: one message to read. */
export function MessagePage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/zpravy/$id' });
  useRemembered();
  const of = useMessage(id);
  if (!Number.isInteger(id) || of.error?.status === 404) return <MissingMessage key={id} told={of.error !== null} />;
  if (!of.data)
    return (
      <>
        <PageHead title={say('MESSAGE.ONE')} record back={{ ...messageLinks.list(), name: say('MESSAGE.TITLE') }} />
        <Loaded of={of} shape={<RecordShape />}>
          {() => null}
        </Loaded>
      </>
    );
  return <Message key={of.data.id} message={of.data} />;
}

/** Who opens it has seen it; the counters follow. */
function useOpened({ id, unread }: MessageDetail) {
  const { run } = useSeen();
  const { demo } = usePortal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that was not opened yet
  useEffect(() => {
    if (unread && !demo) void run({ id }).catch(() => undefined);
  }, [id, unread]);
}

function Message({ message }: { message: MessageDetail }) {
  useOpened(message);
  const narrow = useNarrow();
  const asking = askingOf(message);
  return (
    <>
      <MessageHead message={message} />
      <MessageNotes message={message} />
      <Columns>
        <Column>
          {narrow && <MyAccept asking={asking} />}
          <MessageText message={message} />
          <MessageComments message={message} />
        </Column>
        <Column>
          {!narrow && <MyAccept asking={asking} />}
          <ReadCard asking={asking} />
          <DeliveryCard calls={messageDelivery} id={message.id} module="messages" announced={message.announced} />
          <MessageFacts message={message} />
        </Column>
      </Columns>
      <AcceptBar asking={asking} />
    </>
  );
}
