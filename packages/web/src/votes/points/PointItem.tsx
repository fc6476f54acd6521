import { IconEyeOff } from '@tabler/icons-react';
import { useId } from 'react';
import { wasRefused } from '#contract/motions/rules-presence.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import { People } from '../../answers/people/People.tsx';
import { Statistics } from '../../answers/Statistics.tsx';
import type { Counted } from '../../answers/useCounted.ts';
import { CastBallot } from '../../ballots/filling/CastBallot.tsx';
import { type Chosen, OwnBallot } from '../../ballots/filling/OwnBallot.tsx';
import type { Ballot } from '../../ballots/filling/useBallot.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Prose } from '../../kit/text/Prose.tsx';
import { LegalSentence } from './LegalSentence.tsx';
import { PointHead } from './PointHead.tsx';
import css from './PointItem.module.css';
import { PointNotes } from './PointNotes.tsx';

type Props = {
  vote: VoteDetail;
  point: VotePoint;
  counted: Counted;
  ballot: Ballot;
  open: boolean;
  /** Just opened by an answer given above: a second tap of the same finger must not answer it. */
  arriving: boolean;
  onToggle: () => void;
  onChoose: Chosen;
};

/** The evening was over before the point came: columns would read as if everybody had stayed away. */
const neverOpened = (vote: VoteDetail, { closedAt, sums }: VotePoint): boolean =>
  vote.status === 'finish' &&
  vote.type === 'local' &&
  closedAt === null &&
  sums !== null &&
  sums.agree.seats + sums.notAgree.seats + sums.noVote.seats === 0;

/** One point: wording, own ballot, how it stands, who voted. */
export function PointItem(props: Props) {
  const { vote, point, counted, ballot, open, arriving, onToggle, onChoose } = props;
  const id = useId();
  const say = useText();
  const administers = useMay('vote', 'rw');
  const tally = counted.tallyOf(point);
  const running = vote.status === 'run';
  return (
    <li className={css.point} data-point={point.id}>
      <PointHead
        vote={vote}
        point={point}
        counted={counted}
        ballot={ballot}
        open={open}
        controls={id}
        onToggle={onToggle}
      />
      <div id={id} className={arriving ? `${css.body} ${css.arriving}` : css.body} hidden={!open}>
        {open && (
          <>
            <PointNotes point={point} />
            {point.description && <Prose html={point.description} headingsFrom={3} />}
            <Attachments files={point.attachments} chosen={point.files} showVisibility={administers} />
            {ballot.seats.length > 0 && (
              <OwnBallot point={point} ballot={ballot} measure={counted.measure} onChoose={onChoose} />
            )}
            <CastBallot vote={vote} point={point} />
            {tally && point.passed !== null && (
              <LegalSentence
                rule={counted.ruleOf(point)}
                tally={tally}
                passed={point.passed}
                refused={wasRefused(point, vote.seatCount)}
              />
            )}
            {/* sums of a cancelled vote decide nothing: what was voted stands in its ledger */}
            {vote.cancelledAt || neverOpened(vote, point) ? null : tally ? (
              <Statistics
                name={point.name}
                rule={counted.ruleOf(point)}
                tally={tally}
                measure={counted.measure}
                running={running && point.closedAt === null}
                room={point.room}
              />
            ) : (
              running && (
                <p className={css.hidden}>
                  <IconEyeOff size={20} stroke={1.75} aria-hidden="true" />
                  {say('VOTE_DETAIL.RESULT.HIDDEN')}
                </p>
              )
            )}
            {vote.status !== 'concept' && (
              <People vote={vote} point={point} counted={counted} voting={ballot.touched || ballot.forOthers} />
            )}
          </>
        )}
      </div>
    </li>
  );
}
