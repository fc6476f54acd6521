import { fromText } from '#contract/base/fraction.ts';
import { endedEarly } from '#contract/votes/rules-reports.ts';
import type { VoteDetail } from '#contract/votes/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/Card.tsx';
import { Note } from '../../kit/Note.tsx';
import { Prose } from '../../kit/Prose.tsx';
import { useFractionText, usePercentText } from '../../kit/Share.tsx';
import { isEmptyHtml } from '../voting/html.ts';
import { useMoment } from '../voting/moments.ts';
import { countedOf, partOf } from './counts.ts';

/** What stands above a result: that it was cancelled and why, that it ended sooner than announced, who voted for others, what was objected to. */
export function FinishedNotes({ vote, den }: { vote: VoteDetail; den: bigint }) {
  const say = useText();
  const moment = useMoment();
  const asFraction = useFractionText();
  const asPercent = usePercentText();
  const others = fromText(vote.castByOthers.share);
  return (
    <>
      {vote.cancelledAt && (
        <Note tone="warn">
          <p>
            {say('VOTE_DETAIL.RESULT.CANCELLED', { when: moment(vote.cancelledAt), reason: vote.cancelReason ?? '' })}
          </p>
          <p>{say('VOTE_DETAIL.RESULT.CANCELLED_BALLOTS', { count: vote.turnout.seats })}</p>
        </Note>
      )}
      {endedEarly(vote) && vote.finishedAt && vote.closesAt && (
        <Note tone="warn">
          {say('VOTE.REPORT.EARLY', { finished: moment(vote.finishedAt), closes: moment(vote.closesAt) })}
        </Note>
      )}
      {vote.castByOthers.seats > 0 && (
        <Note>
          {say('VOTE_DETAIL.RESULT.OTHERS', {
            seats: vote.castByOthers.seats,
            percent: asPercent(partOf(others, fromText(vote.base))),
            share: asFraction(countedOf(others, fromText(vote.base), den)),
          })}
        </Note>
      )}
      {vote.objections > 0 && (
        <Note tone="warn">{say('VOTE_DETAIL.RESULT.OBJECTIONS', { count: vote.objections })}</Note>
      )}
      {!isEmptyHtml(vote.description) && (
        <Card padded>
          <Prose html={vote.description} headingsFrom={2} />
        </Card>
      )}
    </>
  );
}
