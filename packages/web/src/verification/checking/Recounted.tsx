import { IconCheck, IconX } from '@tabler/icons-react';
import { exactPart } from '#contract/base/shares/shares.ts';
import { baseOf, type Rule, type Tally } from '#contract/motions/rules-result.ts';
import { voteValues } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { ExactShare } from '../../kit/share/ExactShare.tsx';
import { useShareWords } from '../../motions/VoteShare.tsx';
import type { Checked } from './check.ts';
import css from './VerifyPage.module.css';

/** `numbers` are those of the points in their order, as the vote's page has them. */
type Props = { checked: Checked; parts: bigint | null; numbers: readonly string[] };

/** The result as this browser counted it from the entries, in the parts that the vote is shown in. */
export function Recounted({ checked: { points }, parts, numbers }: Props) {
  const say = useText();
  if (!points) return null;
  return (
    <Card title={say('VOTE_LEDGER.RECOUNT')} padded>
      {points.map(({ id, name, rule, tally, verdict }, i) => (
        <section key={id} className={css.point}>
          <h3 className={css.name}>
            <span>
              {numbers[i] ?? i + 1}. {name}
            </span>
            <Tag tone={verdict.passed ? 'ok' : 'bad'} icon={verdict.passed ? IconCheck : IconX}>
              {say(verdict.passed ? 'VOTE_DETAIL.TAGS.PASSED' : 'VOTE_DETAIL.TAGS.FAILED')}
            </Tag>
          </h3>
          <Sums tally={tally} rule={rule} parts={parts} />
        </section>
      ))}
    </Card>
  );
}

function Sums({ tally, rule, parts }: { tally: Tally; rule: Rule; parts: bigint | null }) {
  const say = useText();
  const measure = { parts, base: tally.base };
  const words = useShareWords(measure);
  return (
    <div className={css.sums}>
      {voteValues.map((value) => {
        const { share } = tally[value];
        const whole = value === 'miss' ? tally.base : baseOf(rule, tally);
        return (
          <span key={value}>
            {say('VOTE_DETAIL.RESULT.COLUMN', {
              value: say(`VOTE.VALUES.${value}`),
              share: words.both(share, whole),
            })}{' '}
            <ExactShare of={exactPart(share, whole)} />
          </span>
        );
      })}
    </div>
  );
}
