import { useState } from 'react';
import type { Course } from '#contract/assembly/schema-course.ts';
import type { Aside } from '../rows/steps.ts';

type Kept = { point: number; isRead: boolean; later: readonly number[]; isSettled: boolean };

const nothing = { isRead: false, later: [], isSettled: false };

/** What this screen knows of the point that is shown; of another point it knows nothing. */
export function useAside({ now }: Course) {
  const point = now?.id ?? 0;
  const [kept, keep] = useState<Kept>({ point, ...nothing });
  const mine = kept.point === point ? kept : { point, ...nothing };
  const silent = new Set(now?.silent.map((s) => s.id));
  const aside: Aside = { ...mine, later: mine.later.filter((seat) => silent.has(seat)) };
  return {
    aside,
    settle: () => keep({ ...mine, isSettled: true }),
    read: () => keep({ ...mine, isRead: true }),
    /** To be asked after the others have agreed. */
    askLater: (seat: number) => keep({ ...mine, isRead: true, later: [...mine.later, seat] }),
    askWithOthers: (seat: number) => keep({ ...mine, later: mine.later.filter((one) => one !== seat) }),
  };
}
export type AsideOf = ReturnType<typeof useAside>;
