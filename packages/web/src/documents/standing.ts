import { documentStanding } from '#contract/documents/endpoints-standing.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { useReading } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { useFormat, useText } from '../base/texts.tsx';
import type { StandingCard } from '../define-noun.ts';

/** Papers that have run out, and those that will in thirty days. */
export function useStanding(): StandingCard[] {
  const say = useText();
  const format = useFormat();
  const { data } = useReading(documentStanding.standing, {}, { when: useMay('documents', 'rw') });
  if (!data) return [];
  const at = documentLinks.due();
  const { overdue, soon } = data;
  const { count, ...days } = soon;
  const lines = [
    { id: 'overdue', count: overdue, text: say('STANDING.OVERDUE'), isBad: true, search: { tab: 'overdue' } },
    { id: 'soon', count, text: say('STANDING.SOON'), search: { filters: days, filter: 1 } },
  ];
  return [
    {
      ...{ id: 'due', name: say('STANDING.DUE') },
      all: { at, name: say('STANDING.ALL'), long: say('STANDING.ALL_DUE') },
      lines: lines.filter((line) => line.count > 0).map((line) => ({ ...line, at, mark: format.number(line.count) })),
    },
  ];
}
