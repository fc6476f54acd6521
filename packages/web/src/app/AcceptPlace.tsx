import { Suspense, useState } from 'react';
import { messageLabels } from '#contract/messages/schema.ts';
import { may, useCounts, useMe } from '../base/me.tsx';
import { latePart } from '../base/parts.ts';
import { MessageLabel } from '../messages/message/MessageLabel.tsx';

// Only who owes something needs it.
const Queue = latePart(async () => (await import('../confirmations/Queue.tsx')).Queue, ['confirmations']);

function Label({ label }: { label: string }) {
  const known = messageLabels.find((l) => l === label);
  return known ? <MessageLabel label={known} /> : null;
}

/** Where the queue of what is to be confirmed stands over the page; a visit owes nothing. */
export function AcceptPlace() {
  const me = useMe();
  const counts = useCounts();
  const takesPart = may(me, 'acceptRead', 'r') && !me.visitUntil;
  const count = takesPart ? (counts?.acceptsWaiting ?? 0) : 0;
  const [needed, setNeeded] = useState(false);
  if (count > 0 && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <Queue count={count} Label={Label} />
    </Suspense>
  ) : null;
}
