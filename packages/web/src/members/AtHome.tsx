import { register as entitled } from '#contract/members/endpoints-register.ts';
import { memberLinks } from '#contract/members/links.ts';
import { useReading } from '../base/data.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { AtHome, DoorTo } from '../define-noun.ts';
import { OwnUnits } from './own/OwnUnits.tsx';

export const tile: AtHome['tile'] = { Tile: OwnUnits, column: 3 };

/** Who would lose access by the register, in the days when there is time to look; no door while nobody would. */
export function useDoors(): DoorTo[] {
  const say = useText();
  // Only who administers people is told of such days.
  const looks = Boolean(useCounts()?.registerWaits);
  const count = useReading(entitled.list, {}, { when: looks }).data?.users.length ?? 0;
  if (!looks || count === 0) return [];
  const name = say('REGISTER.DOOR', { count });
  return [{ count, name, hint: say('REGISTER.DOOR_HINT'), at: memberLinks.register() }];
}
