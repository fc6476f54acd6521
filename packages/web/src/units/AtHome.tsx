import { units } from '#contract/units/endpoints.ts';
import { unitLinks } from '#contract/units/links.ts';
import { useReading } from '../base/data.ts';
import { may, useCounts, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { AtHome, DoorTo } from '../define-noun.ts';
import { EmptyHouse } from './EmptyHouse.tsx';

export const Above: AtHome['Above'] = EmptyHouse;

/** What is not right in the register; only who can mend it is told. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const mends = may(useMe(), 'rooms', 'rw');
  const count = useCounts()?.units;
  // Asked beside the counts, which hardly ever tell of no unit.
  const check = useReading(units.check, {}, { when: mends && count !== 0 }).data;
  if (!check || !mends || !count) return [];
  const wrong = check.problemsTotal || (check.complete ? 0 : 1);
  const hint = say(wrong > 0 ? 'HOME.PROBLEMS_HINT' : 'HOME.PROBLEMS_NONE');
  return [{ count: wrong, name: say('HOME.PROBLEMS', { count: wrong }), hint, at: unitLinks.check() }];
}
