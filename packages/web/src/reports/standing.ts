import { reportStanding } from '#contract/reports/endpoints-standing.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { useReading } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { useFormat, useText } from '../base/texts.tsx';
import type { StandingCard } from '../define-noun.ts';

/** Reports that are not solved: those over their day, then by how long they have stood open. */
export function useStanding(): StandingCard[] {
  const say = useText();
  const format = useFormat();
  const { data } = useReading(reportStanding.open, {}, { when: useMay('reports', 'rw') });
  if (!data) return [];
  const at = reportLinks.list();
  const ages = data.open.map(({ age, count, from, to }) => ({
    ...{ id: age, count, at, mark: format.number(count), text: say(`STANDING.AGES.${age}`) },
    isBad: age === 'older',
    search: { filters: { open: 'yes', ...(from && { from }), ...(to && { to }) }, filter: 1 },
  }));
  const overdue = {
    ...{ id: 'overdue', count: data.overdue, at, mark: format.number(data.overdue), text: say('STANDING.OVERDUE') },
    ...{ isBad: true, search: { filters: { overdue: 'yes' }, filter: 1 } },
  };
  return [
    {
      ...{ id: 'reports', name: say('STANDING.REPORTS') },
      all: { at, name: say('STANDING.ALL'), long: say('STANDING.ALL_REPORTS') },
      lines: [overdue, ...ages.toReversed()].filter(({ count }) => count > 0),
    },
  ];
}
