import { useState } from 'react';
import { dayIn, isDay } from '#contract/base/time/dates.ts';
import { yearUntil } from '#contract/documents/rules-owners.ts';

/** What is said of all papers together. */
export type Said = {
  dateFor: string;
  periodFrom?: string | undefined;
  periodTo?: string | undefined;
  forLater: boolean;
  notify: boolean;
};
/** A period of its own as it is typed, with both its days. */
type Period = { from: string; to: string };

export function useSeeing() {
  const [day, onDay] = useState(() => dayIn(new Date()) as string);
  const [period, onPeriod] = useState<Period | null>(null);
  const [isForLater, onForLater] = useState(false);
  const [tells, onTells] = useState(true);
  const own = isForLater || period === null ? {} : { periodFrom: period.from, periodTo: period.to };
  const said: Said = { dateFor: day, ...own, forLater: isForLater, notify: tells };
  // Accounts that do not follow the calendar mostly end on the day that is written on them.
  const onOwn = (isOwn: boolean) => onPeriod(isOwn ? yearUntil(isDay(day) ? day : dayIn(new Date())) : null);
  return { said, shown: { day, period, isForLater, tells, onDay, onOwn, onPeriod, onForLater, onTells } };
}
export type Seen = ReturnType<typeof useSeeing>;
