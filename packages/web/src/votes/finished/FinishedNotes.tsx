import { fromText, zero } from '#contract/base/shares/fraction.ts';
import type { Measure } from '#contract/base/shares/shares.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { endedEarly } from '#contract/protocols/rules.ts';
import { useText } from '../../base/texts.tsx';
import { RelatedNotes } from '../../drafts/recap/RelatedNotes.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import { isEmptyHtml } from '../../motions/html.ts';
import { useMoment } from '../../motions/moments.ts';
import { useShareWords } from '../../motions/VoteShare.tsx';
import { SeatChanges } from '../../transfers/SeatChanges.tsx';

/** What stands above a result: that it was cancelled and why, that it ended sooner than announced, who voted for others, what no second person confirmed, what was objected to. */
export function FinishedNotes({ vote, measure }: { vote: VoteDetail; measure: Measure }) {
  const say = useText();
  const moment = useMoment();
  const words = useShareWords(measure);
  const others = fromText(vote.castByOthers.share);
  const onPaper = vote.papers ? fromText(vote.papers.counted.share) : zero;
  return (
    <>
      {vote.movedAt && <Note>{say('VOTE_DETAIL.RESULT.MOVED', { when: moment(vote.movedAt) })}</Note>}
      <Backed vote={vote} />
      {vote.cancelledAt && (
        <Note tone="warn">
          <p>
            {say('VOTE_DETAIL.RESULT.CANCELLED', { when: moment(vote.cancelledAt), reason: vote.cancelReason ?? '' })}
          </p>
          <p>{say('VOTE_DETAIL.RESULT.CANCELLED_BALLOTS', { count: vote.turnout.seats })}</p>
        </Note>
      )}
      <RelatedNotes vote={vote} />
      <SeatChanges vote={vote} />
      {endedEarly(vote) && vote.finishedAt && vote.closesAt && (
        <Note tone="warn">
          {say('VOTE.REPORT.EARLY', { finished: moment(vote.finishedAt), closes: moment(vote.closesAt) })}
        </Note>
      )}
      {vote.castByOthers.seats > 0 && (
        <Note>
          {say('VOTE_DETAIL.RESULT.OTHERS', {
            seats: vote.castByOthers.seats,
            share: words.both(others),
          })}
        </Note>
      )}
      {vote.papers && vote.papers.counted.seats > 0 && (
        <Note>
          {say('VOTE_PAPER.TOLD.ON_PAPER', {
            seats: vote.papers.counted.seats,
            share: words.both(onPaper),
          })}
        </Note>
      )}
      {vote.papers && vote.papers.unconfirmed > 0 && (
        <Note tone="warn">{say('VOTE_PAPER.TOLD.UNCONFIRMED', { count: vote.papers.unconfirmed })}</Note>
      )}
      {vote.withoutSecond.seats > 0 && (
        <Note tone="warn">
          {say('SECOND.RESULT', {
            seats: vote.withoutSecond.seats,
            percent: words.percent(fromText(vote.withoutSecond.share)),
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

/** In the first line: what backs a record made on site, or that nothing does. */
function Backed({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const moment = useMoment();
  const { attendance } = vote;
  if (!attendance || vote.status !== 'finish') return null;
  const { proof, confirmedBy, confirmedAt, files } = attendance;
  if (proof === 'none') return <Note tone="warn">{say('VOTE_LOCAL.PROOF.ENDED_NONE')}</Note>;
  const who = { name: confirmedBy ?? '', when: confirmedAt ? moment(confirmedAt) : '' };
  return (
    <Note>
      {proof === 'sheet' ? say('VOTE_LOCAL.PROOF.ENDED_SHEET') : say('VOTE_LOCAL.PROOF.STATES.confirmed', who)}
      <Attachments files={files} label={say('VOTE_LOCAL.PROOF.SHEET')} />
    </Note>
  );
}
