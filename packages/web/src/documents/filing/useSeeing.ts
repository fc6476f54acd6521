import { useState } from 'react';
import { dayIn } from '#contract/base/dates.ts';

/** What is said of all papers together. */
export type Said = { dateFor: string; forLater: boolean; notify: boolean };

export function useSeeing() {
  const [day, onDay] = useState(() => dayIn(new Date()) as string);
  const [isForLater, onForLater] = useState(false);
  const [tells, onTells] = useState(true);
  const said: Said = { dateFor: day, forLater: isForLater, notify: tells };
  return { said, shown: { day, isForLater, tells, onDay, onForLater, onTells } };
}
export type Seen = ReturnType<typeof useSeeing>;
