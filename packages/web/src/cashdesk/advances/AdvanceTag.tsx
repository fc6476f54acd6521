import { IconCheck, IconClock, IconClockExclamation, IconX } from '@tabler/icons-react';
import type { AdvanceRow } from '#contract/cashdesk/schema-advances.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';

const signs = {
  open: { tone: 'stone', icon: IconClock },
  late: { tone: 'warn', icon: IconClockExclamation },
  settled: { tone: 'ok', icon: IconCheck },
  cancelled: { tone: 'draft', icon: IconX },
} as const;

/** How it stands with an advance, and until when or since when. */
export function AdvanceTag({ of: { state, dueOn, settledOn } }: { of: AdvanceRow }) {
  const say = useText();
  const shown = useShown();
  return <Tag {...signs[state]}>{say(`CASH.ADVANCE.STATES.${state}`, { day: shown.day(settledOn ?? dueOn) })}</Tag>;
}
