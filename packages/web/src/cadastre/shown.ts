import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconHourglass,
  IconPlugOff,
  IconQuestionMark,
} from '@tabler/icons-react';
import { moneyOf } from '#contract/base/money/amount.ts';
import type { CadastreState, ExtractState } from '#contract/cadastre/schema-words.ts';
import { showMoney } from '../base/amounts.ts';
import type { TagTone } from '../kit/card/Tag.tsx';

export const crowns = (text: string): string => showMoney(moneyOf(text));

type Sign = { tone: TagTone; icon: Icon };
/** How a state of checks looks. */
export const signs: Readonly<Record<CadastreState, Sign>> = {
  unset: { tone: 'draft', icon: IconQuestionMark },
  off: { tone: 'stone', icon: IconPlugOff },
  waiting: { tone: 'draft', icon: IconClock },
  success: { tone: 'ok', icon: IconCheck },
  failure: { tone: 'warn', icon: IconAlertTriangle },
  postponed: { tone: 'stone', icon: IconHourglass },
};

/** The same of an extract. */
export const extractSigns: Readonly<Record<ExtractState, Sign>> = {
  asked: { tone: 'draft', icon: IconClock },
  waiting: { tone: 'draft', icon: IconClock },
  ready: { tone: 'info', icon: IconHourglass },
  confirmed: { tone: 'draft', icon: IconClock },
  done: { tone: 'ok', icon: IconCheck },
  failed: { tone: 'warn', icon: IconAlertTriangle },
  cancelled: { tone: 'stone', icon: IconPlugOff },
};
