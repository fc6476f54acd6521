import { IconCircleCheck, IconDoor, IconUsers } from '@tabler/icons-react';
import { fromText } from '#contract/base/fraction.ts';
import type { Measure } from '#contract/votes/rules-shares.ts';
import type { VoteDetail } from '#contract/votes/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Exactly, useShareWords } from '../VoteShare.tsx';
import css from './Figures.module.css';

/** Three figures of a finished vote: what passed, the turnout, who cast a vote. */
export function Figures({ vote, measure }: { vote: VoteDetail; measure: Measure }) {
  const say = useText();
  const words = useShareWords(measure);
  const passed = vote.votePoints.filter((p) => p.passed).length;
  const share = fromText(vote.turnout.share);
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
          <b>{words.percent(share)}</b>
          {say('VOTE_DETAIL.RESULT.TURNOUT', { share: words.parts(share) })}
          <Exactly share={share} measure={measure} />
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
