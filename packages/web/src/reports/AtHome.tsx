import { reportLinks } from '#contract/reports/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** Reports given to me, and mine that ask whether they are mended; nothing while none does. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const counts = useCounts();
  const door = (name: 'REPORTS' | 'REPORTS_ASKED', by: 'given' | 'asked', count = 0): DoorTo[] => {
    if (count === 0) return [];
    const said = { name: say(`HOME.${name}`, { count }), at: reportLinks.list() };
    const first = { of: `reports${by === 'given' ? 'Given' : 'Asked'}`, at: reportLinks.one } as const;
    return [{ count, ...said, first, search: { filters: { [by]: 'yes' }, filter: 1 } }];
  };
  return [...door('REPORTS', 'given', counts?.reportsGiven), ...door('REPORTS_ASKED', 'asked', counts?.reportsAsked)];
}
