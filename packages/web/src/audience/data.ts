import type * as z from 'zod/mini';
import type { Audience, Groups, Reach } from '#contract/audience/schema.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useReading } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import type { AimChoice } from './choice.ts';

/** Whose audience it is: its calls, and the sentences that name it. */
export type AudienceOf = {
  reach: Endpoint<z.ZodMiniType, typeof Reach>;
  groups: Endpoint<z.ZodMiniType, typeof Groups>;
  words: Record<AudienceWord | `for_${AimChoice}`, TextKey>;
};
type AudienceWord = 'title' | 'for' | 'groupsHint' | 'picker' | 'reach' | 'poster';

/** Who would get it with this aim, a page of them. */
export const useReach = (of: Pick<AudienceOf, 'reach'>, aim: Audience, page: number, when = true) =>
  useReading(of.reach, { ...aim, page, sizePerPage: 25 }, { when, keep: true });

export const useGroups = (of: Pick<AudienceOf, 'groups'>) => useReading(of.groups, {});

/** "Dostane to 31 lidí: 24 hned e-mailem, 5 v souhrnu, 2 nemají e-mail." */
export function useReachText() {
  const say = useText();
  return ({ total, nowCount, laterCount, mutedCount, noAddressCount }: Omit<Reach, 'people'>): string => {
    if (total === 0) return say('AUDIENCE.REACH.NOBODY');
    const ways = [
      nowCount > 0 && say('AUDIENCE.REACH.NOW', { count: nowCount }),
      laterCount > 0 && say('AUDIENCE.REACH.LATER', { count: laterCount }),
      mutedCount > 0 && say('AUDIENCE.REACH.MUTED', { count: mutedCount }),
      noAddressCount > 0 && say('AUDIENCE.REACH.NO_ADDRESS', { count: noAddressCount }),
    ].filter(Boolean);
    return say('AUDIENCE.REACH.TOTAL', { total, ways: ways.join(', ') });
  };
}
