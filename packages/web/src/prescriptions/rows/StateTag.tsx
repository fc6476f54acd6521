import { IconCircleCheck, IconPencil } from '@tabler/icons-react';
import type { RunState } from '#contract/prescriptions/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

export function StateTag({ state }: { state: RunState }) {
  const say = useText();
  return (
    <Tag tone={state === 'issued' ? 'ok' : 'draft'} icon={state === 'issued' ? IconCircleCheck : IconPencil}>
      {say(`PRESCRIPTIONS.STATES.${state}`)}
    </Tag>
  );
}
