import { messageLinks } from '#contract/messages/links.ts';
import { may, useCounts, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { AtHome, DoorTo } from '../define-noun.ts';
import { Emergencies } from './Emergencies.tsx';
import { MessagesCard } from './MessagesCard.tsx';

const useReads = () => may(useMe(), 'messages', 'r');

export const Above: AtHome['Above'] = () => (useReads() ? <Emergencies /> : null);
export const tile: AtHome['tile'] = { Tile: () => (useReads() ? <MessagesCard /> : null), column: 1 };

/** Messages for me that I have not opened. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const reads = useReads();
  const count = useCounts()?.messagesUnread;
  if (!reads || count === undefined) return [];
  const name = say('MESSAGE.HOME.WAITS', { count });
  const hint = say('MESSAGE.HOME.WAITS_NONE');
  return [
    {
      count,
      name,
      hint,
      first: { of: 'messagesUnread', at: messageLinks.one },
      at: messageLinks.list(),
      search: count > 0 ? { filters: { unread: 'yes' }, filter: 1 } : undefined,
    },
  ];
}
