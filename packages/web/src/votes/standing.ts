import { fromText } from '#contract/base/shares/fraction.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { voteStanding } from '#contract/votes/endpoints-standing.ts';
import { useReading } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { useWhen } from '../base/when.ts';
import type { StandingCard } from '../define-noun.ts';
import { usePercentText } from '../kit/share/Share.tsx';

/** Votes that run, with who has voted so far and until when. */
export function useStanding(): StandingCard[] {
  const say = useText();
  const when = useWhen();
  const asPercent = usePercentText();
  const { data } = useReading(voteStanding.running, {}, { when: useMay('vote', 'rw') });
  if (!data) return [];
  const lines = data.votes.map(({ id, name, closesAt, turnout, seats }) => {
    const told = say('STANDING.TURNOUT', { voted: turnout.seats, seats });
    const until = closesAt && say('STANDING.UNTIL', { when: when.moment(closesAt) });
    return {
      ...{ id, at: voteLinks.one(id), text: name, mark: asPercent(fromText(turnout.share)) },
      hint: [told, until].filter(Boolean).join(', '),
    };
  });
  const all = { at: voteLinks.list(), name: say('STANDING.ALL'), long: say('STANDING.ALL_VOTES') };
  return [{ id: 'votes', name: say('STANDING.VOTES'), all, lines }];
}
