import { reportLinks } from '#contract/reports/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** Reports given to me; nothing while none is. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.reportsGiven ?? 0;
  if (count === 0) return [];
  const door = { name: say('HOME.REPORTS', { count }), hint: say('HOME.REPORTS_HINT'), at: reportLinks.list() };
  return [{ count, ...door, search: { filters: { given: 'yes' }, filter: 1 } }];
}
