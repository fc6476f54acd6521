import { voteLinks } from '#contract/motions/links.ts';
import { may, useCounts, useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import type { DoorTo } from '../define-noun.ts';

/** Votes in which a seat of mine has not voted yet; and what waits for me as a second person. */
export function useDoors(): DoorTo[] {
  const say = useText();
  const me = useMe();
  const counts = useCounts();
  if (!counts) return [];
  const { votesWaiting, secondWaiting, units } = counts;
  const isEmpty = may(me, 'rooms', 'r') && units === 0;
  const votes: DoorTo = {
    count: votesWaiting,
    name: say('HOME.VOTES', { count: votesWaiting }),
    hint: say('HOME.VOTES_NONE'),
    first: { of: 'votesWaiting', at: voteLinks.one },
    at: voteLinks.list(),
    search: { tab: 'active' },
  };
  const second: DoorTo = {
    count: secondWaiting,
    name: say('HOME.SECOND', { count: secondWaiting }),
    hint: say('HOME.SECOND_HINT'),
    first: { of: 'secondWaiting', at: voteLinks.seconds },
    at: voteLinks.seconds(),
    isUrgent: true,
  };
  return [...(may(me, 'vote', 'r') && !isEmpty ? [votes] : []), ...(secondWaiting > 0 ? [second] : [])];
}
