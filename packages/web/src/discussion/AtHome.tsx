import { discussionLinks } from '#contract/discussion/links.ts';
import { useCounts } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** Replies that were reported, for who administers discussions; nothing while none waits. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const count = useCounts()?.discussionsReported ?? 0;
  if (count === 0) return [];
  const said = { name: say('HOME.REPLIES_REPORTED', { count }), hint: say('HOME.REPLIES_REPORTED_HINT') };
  return [
    { count, ...said, at: discussionLinks.list(), search: { tab: 'all', filters: { reported: 'yes' }, filter: 1 } },
  ];
}
