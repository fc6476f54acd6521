import { IconChevronDown, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { exactPart } from '#contract/base/shares/shares.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import type { Counted } from '../../answers/useCounted.ts';
import { commonAnswer } from '../../ballots/filling/ballot.ts';
import { castValueOf } from '../../ballots/filling/CastBallot.tsx';
import type { Ballot } from '../../ballots/filling/useBallot.ts';
import { useText } from '../../base/texts.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import { wholeOf } from '../../motions/counts.ts';
import css from './PointHead.module.css';
import { PointTag } from './PointTag.tsx';

type Props = {
  vote: VoteDetail;
  point: VotePoint;
  counted: Counted;
  ballot: Ballot;
  open: boolean;
  controls: string;
  onToggle: () => void;
};

/** The row of a point: its arch, name, how it stands, and my own state. */
export function PointHead({ vote, point, counted, ballot, open, controls, onToggle }: Props) {
  const asPercent = usePercentText();
  const say = useText();
  const tally = counted.tallyOf(point);
  const mine = useOwnState(vote, point, ballot);
  const running = vote.status === 'run';
  return (
    <h2 className={css.heading}>
      <button type="button" className={css.head} aria-expanded={open} aria-controls={controls} onClick={onToggle}>
        <span className={css.no}>{point.number}</span>
        <span className={css.titles}>
          <span className={css.title}>{point.name}</span>
          {!open && (
            <span className={css.sub}>
              {tally && !vote.cancelledAt && (
                <span>
                  {say('VOTE_DETAIL.POINT.FOR', {
                    percent: asPercent(exactPart(tally.agree.share, wholeOf(counted.ruleOf(point), tally))),
                  })}
                </span>
              )}
              {mine}
            </span>
          )}
        </span>
        {!(open && running) && (
          <span className={css.tag}>
            <PointTag vote={vote} point={point} counted={counted} />
          </span>
        )}
        <IconChevronDown className={css.arrow} size={22} stroke={1.75} aria-hidden="true" />
      </button>
    </h2>
  );
}

/** My vote on a point in a few words: missing, filled in, or stored. */
function useOwnState(vote: VoteDetail, point: VotePoint, ballot: Ballot): ReactNode {
  const say = useText();
  if (ballot.seats.length === 0) {
    const values = new Set(vote.mySeats.map((s) => castValueOf(point, s)).filter((v) => v !== null));
    const [only, ...others] = [...values];
    if (!only) return null;
    const value = others.length > 0 ? say('VOTE_DETAIL.POINT.MIXED') : say(`VOTE.VALUES.${only}`);
    return <span>{say('VOTE_DETAIL.POINT.MINE', { value })}</span>;
  }
  const ids = ballot.seats.map((s) => s.seat.id);
  const common = commonAnswer(ballot.typed, ids, point.id);
  const filled = ballot.isFilled(point.id);
  const value = common === 'mixed' ? say('VOTE_DETAIL.POINT.MIXED') : common && say(`VOTE.CHOICES.${common}`);
  return (
    <span className={css.mine}>
      <IconPencil size={16} stroke={1.75} aria-hidden="true" />
      {filled
        ? say('VOTE_DETAIL.POINT.DRAFT', { value: value ?? '' })
        : say(common === 'mixed' ? 'VOTE_DETAIL.POINT.PARTLY' : 'VOTE_DETAIL.POINT.NONE')}
    </span>
  );
}
