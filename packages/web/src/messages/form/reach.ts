import { messages } from '#contract/messages/endpoints.ts';
import type { Aim, Reach } from '#contract/messages/schema.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';

/** Who would get a message with this audience, a page of them. */
export const useReach = (aim: Aim, page: number, when = true) =>
  useReading(messages.reach, { ...aim, page, sizePerPage: 25 }, { when, keep: true });

/** "Dostane to 31 lidí: 24 hned e-mailem, 5 v souhrnu, 2 nemají e-mail." */
export function useReachText() {
  const say = useText();
  return ({ total, nowCount, laterCount, mutedCount, noAddressCount }: Omit<Reach, 'people'>): string => {
    if (total === 0) return say('MESSAGE_FORM.REACH.NOBODY');
    const ways = [
      nowCount > 0 && say('MESSAGE_FORM.REACH.NOW', { count: nowCount }),
      laterCount > 0 && say('MESSAGE_FORM.REACH.LATER', { count: laterCount }),
      mutedCount > 0 && say('MESSAGE_FORM.REACH.MUTED', { count: mutedCount }),
      noAddressCount > 0 && say('MESSAGE_FORM.REACH.NO_ADDRESS', { count: noAddressCount }),
    ].filter(Boolean);
    return say('MESSAGE_FORM.REACH.TOTAL', { total, ways: ways.join(', ') });
  };
}
