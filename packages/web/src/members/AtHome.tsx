import { register as entitled } from '#contract/members/endpoints-register.ts';
import { memberLinks } from '#contract/members/links.ts';
import { useReading } from '../base/data.ts';
import { may, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { AtHome, DoorTo } from '../define-noun.ts';
import { OwnUnits } from './OwnUnits.tsx';

export const tile: AtHome['tile'] = { Tile: OwnUnits, column: 3 };

/** Who would lose access by the register; no door while nobody would. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const administers = may(useMe(), 'members', 'rw');
  const count = useReading(entitled.list, {}, { when: administers }).data?.users.length ?? 0;
  if (!administers || count === 0) return [];
  const name = say('REGISTER.DOOR', { count });
  return [{ count, name, hint: say('REGISTER.DOOR_HINT'), at: memberLinks.register() }];
}
