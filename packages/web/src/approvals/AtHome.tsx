import { approvalLinks } from '#contract/approvals/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** Requests that wait for my decision; nothing while none does. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.approvalsForMe ?? 0;
  if (count === 0) return [];
  const said = { name: say('HOME.APPROVALS', { count }) };
  return [
    {
      ...{ count, ...said, first: { of: 'approvalsForMe', at: approvalLinks.one }, at: approvalLinks.list() },
      search: { tab: 'waiting', filters: { forMe: 'yes' }, filter: 1 },
    },
  ];
}
