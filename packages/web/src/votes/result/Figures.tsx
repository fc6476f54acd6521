import { IconCircleCheck, IconDoor, IconUsers } from '@tabler/icons-react';
import { fromText } from '#contract/base/fraction.ts';
import type { VoteDetail } from '#contract/votes/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useFractionText, usePercentText } from '../../kit/Share.tsx';
import { countedOf, partOf } from './counts.ts';
import css from './Figures.module.css';

/** Three figures of a finished vote: what passed, the turnout, who cast a vote. */
export function Figures({ vote, den }: { vote: VoteDetail; den: bigint }) {
  const say = useText();
  const asFraction = useFractionText();
  const asPercent = usePercentText();
  const passed = vote.votePoints.filter((p) => p.passed).length;
  const share = fromText(vote.turnout.share);
  const part = asPercent(partOf(share, fromText(vote.base)));
  const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <ul className={css.figures} aria-label={say('VOTE_DETAIL.RESULT.FIGURES')}>
      <li className={css.figure}>
        <IconCircleCheck {...icon} />
        <span>
          <b>{say('VOTE_DETAIL.RESULT.PASSED', { count: passed })}</b>
          {say('VOTE_DETAIL.RESULT.OF_POINTS', { count: vote.votePoints.length })}
        </span>
      </li>
      <li className={css.figure}>
        <IconUsers {...icon} />
        <span>
          <b>{part}</b>
          {say('VOTE_DETAIL.RESULT.TURNOUT', { share: asFraction(countedOf(share, fromText(vote.base), den)) })}
        </span>
      </li>
      <li className={css.figure}>
        <IconDoor {...icon} />
        <span>
          <b>{say('VOTE_DETAIL.RESULT.CAST', { done: vote.turnout.units, all: vote.unitCount })}</b>
          {say('VOTE_DETAIL.RESULT.CAST_UNITS')}
        </span>
      </li>
    </ul>
  );
}
