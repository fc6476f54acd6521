import { useState } from 'react';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useCounted } from '../../answers/useCounted.ts';
import { openSeats, takesBallots } from '../../ballots/filling/ballot.ts';
import { Questions } from '../../ballots/plain/Questions.tsx';
import { PointNotes } from '../points/PointNotes.tsx';
import { RunningNotes } from './RunningNotes.tsx';
import { RunningVote } from './RunningVote.tsx';

/** A vote that runs, in simple mode: while my own ballot waits, one question a screen; else as everybody sees it. */
export function SimpleVote({ vote }: { vote: VoteDetail }) {
  const counted = useCounted(vote);
  // Said when the page opens: a ballot that was sent does not turn it under the receipt.
  const [isPlain, setPlain] = useState(() => takesBallots(vote) && openSeats(vote).some((s) => s.how !== 'proxy'));
  if (!isPlain) return <RunningVote vote={vote} />;
  return (
    <Questions
      vote={vote}
      counted={counted}
      notes={<RunningNotes vote={vote} />}
      pointNotes={(point) => <PointNotes point={point} />}
      onWhole={() => setPlain(false)}
    />
  );
}
