import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { RelatedNotes } from '../../drafts/recap/RelatedNotes.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import { isEmptyHtml } from '../../motions/html.ts';
import { useMoment } from '../../motions/moments.ts';
import { SeatChanges } from '../../transfers/SeatChanges.tsx';
import { isCounting } from '../head/isCounting.ts';

/** What everybody has to know before the points: not open yet, closed, looked into, seats nobody can vote for. */
export function RunningNotes({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const moment = useMoment();
  const early = vote.opensAt !== null && Date.parse(vote.opensAt) > Date.now();
  const counting = isCounting(vote);
  return (
    <>
      {early && vote.opensAt && <Note>{say('VOTE_DETAIL.RESULT.NOT_OPEN', { when: moment(vote.opensAt) })}</Note>}
      <RelatedNotes vote={vote} />
      <SeatChanges vote={vote} />
      {vote.closed && (
        <Note tone="warn">
          {counting
            ? say('VOTE_PAPER.TOLD.COUNTING', { until: moment(vote.papers?.decided ?? '') })
            : say('VOTE_DETAIL.RESULT.CLOSED')}
        </Note>
      )}
      {vote.looked && <Note tone="warn">{say('VOTE_DETAIL.RESULT.LOOKED')}</Note>}
      {!isEmptyHtml(vote.description) && (
        <Card padded>
          <Prose html={vote.description} headingsFrom={2} />
        </Card>
      )}
    </>
  );
}
