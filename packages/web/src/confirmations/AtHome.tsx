import { messageLinks } from '#contract/messages/links.ts';
import { useCounts, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';
import { askAgain } from './postponed.ts';

/** What I have not confirmed that I have read, also what I put off; no door while there is none. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const me = useMe();
  const count = useCounts()?.acceptsWaiting ?? 0;
  if (me.visitUntil || count === 0) return [];
  const name = say('CONFIRMATIONS.HOME.DOOR', { count });
  return [{ count, name, hint: say('CONFIRMATIONS.HOME.HINT'), at: messageLinks.list(), onOpen: askAgain }];
}
