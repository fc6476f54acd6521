import { IconArrowBackUp, IconCircleCheck, IconHourglass, IconPlayerPause, IconUserCheck } from '@tabler/icons-react';
import type { RequestState } from '#contract/changes/schema-words.ts';
import { useText } from '../base/texts.tsx';
import { Tag } from '../kit/card/Tag.tsx';

const signs = {
  open: { tone: 'warn', icon: IconHourglass },
  handed: { tone: 'warn', icon: IconUserCheck },
  accepted: { tone: 'ok', icon: IconCircleCheck },
  left: { tone: 'stone', icon: IconPlayerPause },
  undone: { tone: 'stone', icon: IconArrowBackUp },
} as const;

/** How a request stands. */
export function StateTag({ state }: { state: RequestState }) {
  const say = useText();
  return <Tag {...signs[state]}>{say(`CHANGES.STATES.${state}`)}</Tag>;
}
