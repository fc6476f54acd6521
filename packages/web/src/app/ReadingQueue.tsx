import { messageLabels } from '#contract/messages/schema.ts';
import { Queue } from '../confirmations/Queue.tsx';
import { MessageLabel } from '../messages/message/MessageLabel.tsx';

function Label({ label }: { label: string }) {
  const known = messageLabels.find((l) => l === label);
  return known ? <MessageLabel label={known} /> : null;
}

/** The queue of what is to be confirmed, with the labels of messages. */
export const ReadingQueue = ({ count }: { count: number }) => <Queue count={count} Label={Label} />;
