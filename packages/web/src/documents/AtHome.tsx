import { documentLinks } from '#contract/documents/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** Documents that I watch and that are overdue; nothing while none is. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.documentsDue ?? 0;
  if (count === 0) return [];
  const door = { name: say('HOME.DUE', { count }), at: documentLinks.due() };
  const first = { of: 'documentsDue', at: documentLinks.one } as const;
  return [{ count, ...door, first, search: { tab: 'overdue', filters: { mine: 'yes' }, filter: 1 } }];
}
