import { IconBan, IconBellOff, IconCheck, IconClock, IconHourglass, IconMailOff, IconX } from '@tabler/icons-react';
import type { NoticeState } from '#contract/notices/schema.ts';
import type { TagTone } from '../kit/card/Tag.tsx';

/** How each end of telling somebody looks. */
export const looks: Record<NoticeState, { tone: TagTone; icon: typeof IconCheck }> = {
  sent: { tone: 'ok', icon: IconCheck },
  waiting: { tone: 'warn', icon: IconHourglass },
  later: { tone: 'info', icon: IconClock },
  failed: { tone: 'bad', icon: IconX },
  noAddress: { tone: 'warn', icon: IconMailOff },
  muted: { tone: 'stone', icon: IconBellOff },
  dropped: { tone: 'stone', icon: IconBan },
};
