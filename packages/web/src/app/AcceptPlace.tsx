import { Suspense, useState } from 'react';
import { may, useCounts, useMe } from '../base/me.tsx';
import { latePart } from '../base/parts.ts';

// Only who owes something needs it.
const Queue = latePart(async () => (await import('./ReadingQueue.tsx')).ReadingQueue, ['screens', 'confirmations']);

/** Where the queue of what is to be confirmed stands over the page; a visit owes nothing. */
export function AcceptPlace() {
  const me = useMe();
  const counts = useCounts();
  const takesPart = may(me, 'acceptRead', 'r') && !me.visitUntil;
  const count = takesPart ? (counts?.acceptsWaiting ?? 0) + (counts?.documentsToConfirm ?? 0) : 0;
  const [needed, setNeeded] = useState(false);
  if (count > 0 && !needed) setNeeded(true);
  return needed ? (
    <Suspense fallback={null}>
      <Queue count={count} />
    </Suspense>
  ) : null;
}
