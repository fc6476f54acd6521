import { wallLinks } from '#contract/walls/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** What came from the wall and waits for the committee; nothing while none does. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.wallWaiting ?? 0;
  if (count === 0) return [];
  return [
    {
      count,
      name: say('HOME.WALLS', { count }),
      hint: say('HOME.WALLS_HINT'),
      first: { of: 'wallWaiting', at: wallLinks.notes },
      at: wallLinks.notes(),
    },
  ];
}
