import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconFlagCheck,
  IconHourglass,
  IconQuestionMark,
} from '@tabler/icons-react';
import { moneyOf } from '#contract/base/money/amount.ts';
import type { CaseView, WatchView } from '#contract/insolvency/schema.ts';
import type { WatchState } from '#contract/insolvency/schema-words.ts';
import { showMoney } from '../base/amounts.ts';
import type { TagTone } from '../kit/card/Tag.tsx';

export const crowns = (text: string): string => showMoney(moneyOf(text));

/** How a state looks. */
export const signs: Readonly<Record<WatchState, { tone: TagTone; icon: Icon }>> = {
  waiting: { tone: 'draft', icon: IconClock },
  clean: { tone: 'ok', icon: IconCheck },
  probable: { tone: 'warn', icon: IconHourglass },
  found: { tone: 'bad', icon: IconAlertTriangle },
  ended: { tone: 'stone', icon: IconFlagCheck },
  unverifiable: { tone: 'stone', icon: IconQuestionMark },
};

export type Shown = { one: CaseView; watch: WatchView };

const isSilent = ({ decision }: CaseView) => decision === 'dismissed' || decision === 'closed';
/** Cases that somebody has to know of; what was dismissed or closed is only a mark in the list. */
export const loudCases = (watches: readonly WatchView[]): Shown[] =>
  watches.flatMap((watch) => watch.cases.filter((one) => !isSilent(one)).map((one) => ({ one, watch })));

/** What a case is: a question, a debtor, or something over. */
export function stateOf({ one, watch }: Shown): 'probable' | 'found' | 'ended' {
  if (one.isPending === false) return 'ended';
  return watch.ic !== null || one.decision === 'confirmed' ? 'found' : 'probable';
}
