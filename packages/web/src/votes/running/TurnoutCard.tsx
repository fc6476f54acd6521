import { fromText } from '#contract/base/shares/fraction.ts';
import { exactPart, type Measure } from '#contract/base/shares/shares.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { widthOf } from '../../motions/counts.ts';
import { useShareWords } from '../../motions/VoteShare.tsx';
import css from './TurnoutCard.module.css';

/** How much of the house has voted: percent, exact fraction, units; of a vote on site also who is in the room. */
export function TurnoutCard({ vote, measure }: { vote: VoteDetail; measure: Measure }) {
  const say = useText();
  const words = useShareWords(measure);
  const share = fromText(vote.turnout.share);
  const width = widthOf(exactPart(share, measure.base));
  const percent = words.percent(share);
  const present = vote.present && fromText(vote.present.share);
  return (
    <Card padded>
      <div className={css.head}>
        <h2 className={css.title}>{say('VOTE_DETAIL.TURNOUT.TITLE')}</h2>
        <b className={css.percent}>{percent}</b>
      </div>
      <Meter
        parts={[
          { tone: 'for', percent: width },
          { tone: 'absent', percent: 100 - width },
        ]}
        label={say('VOTE_DETAIL.TURNOUT.LABEL', { share: words.both(share) })}
      />
      <p className={css.text}>
        {say('VOTE_DETAIL.TURNOUT.TEXT', {
          share: words.counted(share) ?? 'none',
          done: vote.turnout.units,
          all: vote.unitCount,
        })}
      </p>
      {present && vote.status === 'run' && (
        <p className={css.text}>{say('VOTE_DETAIL.TURNOUT.PRESENT', { share: words.both(present) })}</p>
      )}
    </Card>
  );
}
