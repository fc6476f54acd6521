import { IconCircleCheck, IconDoor, IconUsers } from '@tabler/icons-react';
import { equals, fromText, zero } from '#contract/base/shares/fraction.ts';
import type { Measure } from '#contract/base/shares/shares.ts';
import { roomRange } from '#contract/motions/rules-presence.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShareWords } from '../../motions/VoteShare.tsx';
import css from './Figures.module.css';

/** Three figures of a finished vote: what passed, the turnout, who cast a vote. */
export function Figures({ vote, measure }: { vote: VoteDetail; measure: Measure }) {
  const say = useText();
  const words = useShareWords(measure);
  const passed = vote.votePoints.filter((p) => p.passed).length;
  const share = fromText(vote.turnout.share);
  // At an assembly who took part is who was in the room when a point closed.
  const range = roomRange(vote.votePoints.map((p) => p.room));
  const [least, most] = range ?? [zero, zero];
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
          {range ? (
            <>
              <b>{equals(least, most) ? words.percent(most) : `${words.percent(least)} – ${words.percent(most)}`}</b>
              {say('VOTE_LOCAL.PROOF.TURNOUT')}
            </>
          ) : (
            <>
              <b>{words.percent(share)}</b>
              {say('VOTE_DETAIL.RESULT.TURNOUT', { share: words.counted(share) ?? 'none' })}
            </>
          )}
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
