import type { Money } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { yearOf } from '#contract/fees/rules-days.ts';
import { FeeInput } from '#contract/fees/schema.ts';
import type { FeeKey, Frequency } from '#contract/fees/schema-words.ts';
import type { Portal } from '../base/http/handler.ts';
import type { SampleAt } from '../sample/acting.ts';
import { keepVersion } from './writing/queries.ts';
import { newFee } from './writing/steps.ts';

type Story = {
  name: string;
  amount: string;
  frequency: Frequency;
  due: string;
  key?: FeeKey;
  notes?: string;
  next?: Money;
};

/** What such a house pays; due days by month and day of this year. */
const house: readonly Story[] = [
  { name: 'Revize výtahu', amount: '4 840', frequency: 'every3Years', due: '03-15', notes: 'Výtahy Vysočina s.r.o.' },
  { name: 'Servis výtahu', amount: '2 420', frequency: 'monthly', due: '01-10' },
  {
    name: 'Pojištění domu',
    amount: '21 300',
    frequency: 'annual',
    due: '12-20',
    notes: 'Smlouva č. 4417, hlásit škody do 3 dnů.',
  },
  { name: 'Revize hasicích přístrojů', amount: '3 630', frequency: 'annual', due: '09-30' },
  { name: 'Revize plynu', amount: '6 050', frequency: 'every3Years', due: '05-20' },
  { name: 'Úklid společných prostor', amount: '3 872', frequency: 'monthly', due: '01-14' },
];
/** What its units pay. */
const units: readonly Story[] = [
  {
    name: 'Příspěvek na správu domu',
    amount: '42 000',
    frequency: 'monthly',
    due: '01-15',
    key: 'share',
    next: 4_560_000n,
  },
  { name: 'Správa společenství', amount: '5 280', frequency: 'monthly', due: '01-15', key: 'equal' },
  { name: 'Úklid, světlo, výtah', amount: '3 924', frequency: 'monthly', due: '01-15', key: 'persons' },
  { name: 'Teplo, záloha', amount: '16 000', frequency: 'monthly', due: '01-15', key: 'area', next: 1_585_000n },
  { name: 'Voda, záloha', amount: '9 000', frequency: 'monthly', due: '01-15', key: 'persons' },
];

/** The fees of a house: what it pays, what its units pay, and what the latter will be next year. */
export async function furnishFees(_: Portal, { db, scope, now, house: which }: SampleAt): Promise<void> {
  if (which === 'prazdna') return;
  const at = { db, scope, now };
  const year = yearOf(dayIn(now));
  for (const [side, stories] of [['house', house] as const, ['units', units] as const])
    for (const { due, next, ...told } of stories) {
      const id = await newFee(at, FeeInput.parse({ ...told, side, firstDue: `${year}-${due}` }));
      if (next) await keepVersion(at, id, `${year + 1}-01-01`, next);
    }
}
