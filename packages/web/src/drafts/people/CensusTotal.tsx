import { Button } from '@mantine/core';
import { compare, equals, fromText, negate, percent, subtract, whole, zero } from '#contract/base/shares/fraction.ts';
import type { CensusSum } from '#contract/census/schema.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { ExactShare } from '../../kit/share/ExactShare.tsx';
import { useGapText, usePercentText } from '../../kit/share/fraction-text.ts';
import { over } from '../../kit/share/typed-share.ts';
import { commonOf } from '../../motions/counts.ts';
import css from './PeopleStep.module.css';

type Props = { vote: VoteDetail; sum: CensusSum; onShowAll?: () => void };

/** The exact sum of the list, what is missing to 1, and what is wrong with rows. */
export function CensusTotal({ vote, sum, onShowAll }: Props) {
  const say = useText();
  const format = useFormat();
  const denominator = commonOf(vote);
  const asGap = useGapText();
  const asPercent = usePercentText();
  const total = fromText(sum.sum);
  const base = fromText(sum.base);
  const missing = subtract(whole, total);
  const exceeds = compare(missing, zero) < 0;
  const amount = exceeds ? negate(missing) : missing;
  const exact = equals(total, whole);
  // the rail shows the house: what exceeds it stands behind the post
  const filled = percent(total, 9);
  const scale = exceeds ? 100 / filled : 1;
  const baseText = asPercent(base);
  const facts: Fact[] = [
    [say('VOTE_FORM.CENSUS.SEATS'), format.number(sum.seatCount)],
    [say('VOTE_FORM.CENSUS.UNITS'), format.number(sum.unitCount)],
    [
      say('VOTE_FORM.CENSUS.BASE'),
      equals(base, total) ? baseText : say('VOTE_FORM.CENSUS.BASE_OWN', { share: baseText }),
    ],
  ];
  const rows = sum.problems.filter((p) => p.kind !== 'sum');
  return (
    <Card title={say('VOTE_FORM.CENSUS.SUM')} padded>
      <div className={css.total}>
        <p className={css.number}>
          <b>{asPercent(total)}</b> <ExactShare of={over(total, denominator)} />
        </p>
        <Meter
          label={say('VOTE_FORM.CENSUS.RAIL', { percent: asPercent(total) })}
          post={exceeds ? 100 * scale : undefined}
          parts={[
            { tone: 'for', percent: Math.min(filled, 100) * scale },
            exceeds
              ? { tone: 'against', percent: (filled - 100) * scale }
              : { tone: 'absent', percent: Math.max(0, 100 - filled) },
          ]}
        />
        <Note tone={exact ? 'ok' : 'bad'} live>
          {exact
            ? say('VOTE_FORM.CENSUS.EXACT')
            : say(exceeds ? 'VOTE_FORM.CENSUS.TOO_MUCH' : 'VOTE_FORM.CENSUS.MISSING', { percent: asGap(amount) })}
        </Note>
        {rows.length > 0 && (
          <Note tone="bad">
            <ul className={css.problems}>
              {rows.map((p) => (
                <li key={p.kind}>{say(`VOTE_FORM.CENSUS.PROBLEMS.${p.kind}`, { count: p.seatIds.length })}</li>
              ))}
            </ul>
            {onShowAll && (
              <Button variant="default" className={css.action} onClick={onShowAll}>
                {say('VOTE_FORM.CENSUS.SHOW_ALL')}
              </Button>
            )}
          </Note>
        )}
        {sum.withoutVoter > 0 && (
          <Note tone={vote.type === 'online' ? 'warn' : 'info'}>
            {say(vote.type === 'online' ? 'VOTE_FORM.CENSUS.MUTE' : 'VOTE_FORM.CENSUS.MUTE_LOCAL', {
              count: sum.withoutVoter,
            })}
          </Note>
        )}
        <Facts facts={facts} />
      </div>
    </Card>
  );
}
