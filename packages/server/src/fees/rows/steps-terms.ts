import type { TermFact } from '#contract/base/terms/fact.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { nextDue } from '#contract/fees/rules-days.ts';
import type { Frequency } from '#contract/fees/schema-words.ts';
import { may } from '../../base/http/gate.ts';
import type { Counting } from '../../define-noun.ts';
import { feesOf } from './queries.ts';

/** What comes oftener is paid, not watched. */
const often: readonly Frequency[] = ['monthly', 'quarterly', 'halfYearly'];

/** What the house pays once a year or less: inspections, insurance. */
export async function termsOfFees({ db, scope, now }: Counting): Promise<TermFact[]> {
  if (!may(scope, 'roomFees', 'r')) return [];
  const rare = (await feesOf(db, scope)).filter((f) => f.side === 'house' && !often.includes(f.frequency));
  return rare.flatMap((fee): TermFact[] => {
    const until = nextDue(fee, dayIn(now));
    if (!until) return [];
    const at = feeLinks.one(fee.id);
    const owner = { table: 'fee', id: fee.id };
    return [{ kind: 'payment', owner, turn: until, name: fee.name, from: dayIn(fee.createdAt), until, at, met: null }];
  });
}
