import { fromText } from '#contract/base/fraction.ts';
import type { VoteDetail } from '#contract/votes/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/Card.tsx';
import { Rail } from '../../kit/Rail.tsx';
import { useFractionText, usePercentText } from '../../kit/Share.tsx';
import { countedOf, partOf, widthOf } from './counts.ts';
import css from './TurnoutCard.module.css';

/** How much of the house has voted: percent, exact fraction, units; of a vote on site also who is in the room. */
export function TurnoutCard({ vote, den }: { vote: VoteDetail; den: bigint }) {
  const say = useText();
  const asFraction = useFractionText();
  const asPercent = usePercentText();
  const base = fromText(vote.base);
  const share = fromText(vote.turnout.share);
  const part = partOf(share, base);
  const exact = asFraction(countedOf(share, base, den));
  const present = vote.present && fromText(vote.present.share);
  return (
    <Card padded>
      <div className={css.head}>
        <h2 className={css.title}>{say('VOTE_DETAIL.TURNOUT.TITLE')}</h2>
        <b className={css.percent}>{asPercent(part)}</b>
      </div>
      <Rail
        parts={[
          { tone: 'for', percent: widthOf(part) },
          { tone: 'absent', percent: 100 - widthOf(part) },
        ]}
        label={say('VOTE_DETAIL.TURNOUT.LABEL', { percent: asPercent(part), share: exact })}
      />
      <p className={css.text}>
        {say('VOTE_DETAIL.TURNOUT.TEXT', { share: exact, done: vote.turnout.units, all: vote.unitCount })}
      </p>
      {present && vote.status === 'run' && (
        <p className={css.text}>
          {say('VOTE_DETAIL.TURNOUT.PRESENT', {
            percent: asPercent(partOf(present, base)),
            share: asFraction(countedOf(present, base, den)),
          })}
        </p>
      )}
    </Card>
  );
}
