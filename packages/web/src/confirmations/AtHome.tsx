import { documentLinks } from '#contract/documents/links.ts';
import { messageLinks } from '#contract/messages/links.ts';
import { useCounts, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';
import { askAgain } from './postponed.ts';

/** What I have not confirmed that I have read, also what I put off; a door for each kind while there is some. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const me = useMe();
  const counts = useCounts();
  if (me.visitUntil) return [];
  const doors = [
    { count: counts?.acceptsWaiting ?? 0, name: 'CONFIRMATIONS.HOME.DOOR', of: 'acceptsWaiting', links: messageLinks },
    {
      count: counts?.documentsToConfirm ?? 0,
      name: 'CONFIRMATIONS.HOME.DOOR_DOCUMENTS',
      of: 'documentsToConfirm',
      links: documentLinks,
    },
  ] as const;
  return doors
    .filter(({ count }) => count > 0)
    .map(({ count, name, of, links }) => ({
      ...{
        count,
        first: { of, at: links.one },
        at: links.list(),
        name: say(name, { count }),
      },
      onOpen: askAgain,
    }));
}
