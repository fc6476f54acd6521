import { IconCircleCheck, IconCircleX, IconReplace } from '@tabler/icons-react';
import type { ClearanceState } from '#contract/clearances/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

const signs = {
  valid: { tone: 'ok', icon: IconCircleCheck },
  replaced: { tone: 'stone', icon: IconReplace },
  withdrawn: { tone: 'bad', icon: IconCircleX },
} as const;

/** Whether the confirmation holds. */
export function StateTag({ state }: { state: ClearanceState }) {
  const say = useText();
  return <Tag {...signs[state]}>{say(`CLEARANCES.STATES.${state}`)}</Tag>;
}
