import { Suspense, useState } from 'react';
import { may, useCounts, useMe, usePortal } from '../base/me.tsx';
import { latePart } from '../base/parts.ts';

// Only who owes something needs it.
export const Queue = latePart(
  async () => (await import('./ReadingQueue.tsx')).ReadingQueue,
  ['screens', 'confirmations'],
);

/** Where the queue of what is to be confirmed stands over the page; a visit owes nothing, and in a demonstration it would never go away. */
export function AcceptPlace() {
  const me = useMe();
  const { demo } = usePortal();
  const counts = useCounts();
  const takesPart = may(me, 'acceptRead', 'r') && !me.visitUntil && !demo;
  const { acceptsWaiting = 0, documentsToConfirm = 0, eventsToConfirm = 0 } = (takesPart && counts) || {};
  const count = acceptsWaiting + documentsToConfirm + eventsToConfirm;
  const [needed, setNeeded] = useState(false);
  if (count > 0 && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <Queue count={count} />
    </Suspense>
  ) : null;
}
