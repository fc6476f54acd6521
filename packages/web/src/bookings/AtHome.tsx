import { bookingLinks } from '#contract/bookings/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** What waits for the committee; nothing while none does. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.bookingsToDecide ?? 0;
  if (count === 0) return [];
  return [
    {
      count,
      name: say('HOME.BOOKINGS', { count }),
      hint: say('HOME.BOOKINGS_HINT'),
      first: { of: 'bookingsToDecide', at: bookingLinks.list },
      at: bookingLinks.list(),
    },
  ];
}
