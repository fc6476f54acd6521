import { IconCheck, IconX } from '@tabler/icons-react';
import { zero } from '#contract/base/fraction.ts';
import { baseOf, partOf } from '#contract/votes/rules-result.ts';
import { voteValues } from '#contract/votes/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/Card.tsx';
import { useFractionText, usePercentText } from '../../kit/Share.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { countedOf } from '../result/counts.ts';
import type { Checked } from './check.ts';
import css from './VerifyPage.module.css';

/** The result as this browser counted it from the entries. */
export function Recounted({ checked: { points, rule } }: { checked: Checked }) {
  const say = useText();
  const asFraction = useFractionText();
  const asPercent = usePercentText();
  if (!points || !rule) return null;
  return (
    <Card title={say('VOTE_LEDGER.RECOUNT')} padded>
      {points.map(({ id, name, tally, verdict }, i) => (
        <section key={id} className={css.point}>
          <h3 className={css.name}>
            <span>
              {i + 1}. {name}
            </span>
            <Tag tone={verdict.passed ? 'ok' : 'bad'} icon={verdict.passed ? IconCheck : IconX}>
              {say(verdict.passed ? 'VOTE_DETAIL.TAGS.PASSED' : 'VOTE_DETAIL.TAGS.FAILED')}
            </Tag>
          </h3>
          <div className={css.sums}>
            {voteValues.map((value) => {
              const { share } = tally[value];
              const whole = value === 'miss' ? tally.base : baseOf(rule, tally);
              return (
                <span key={value}>
                  {say('VOTE_DETAIL.RESULT.COLUMN', {
                    value: say(`VOTE.VALUES.${value}`),
                    percent: asPercent(partOf(share, whole) ?? zero),
                    share: asFraction(countedOf(share, whole, tally.den)),
                  })}
                </span>
              );
            })}
          </div>
        </section>
      ))}
    </Card>
  );
}
