import { Button } from '@mantine/core';
import { IconClock, IconSend } from '@tabler/icons-react';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { useText } from '../../base/texts.tsx';
import { inputOf, type MessageValues, plannedFor } from './messageValues.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What the primary button does with what is typed now. */
export function useSaveWords(values: MessageValues, before: MessageDetail | null) {
  const say = useText();
  const now = new Date();
  const planned = plannedFor(inputOf(values, false, before, now), now);
  const isOut = before !== null && before.state !== 'concept' && before.state !== 'planned';
  if (isOut || (planned && before?.state === 'planned')) return { save: say('FORM.SAVE') };
  if (planned) return { save: say('MESSAGE_FORM.BUTTONS.PLAN'), sign: <IconClock {...icon} /> };
  return {
    save: say(before ? 'MESSAGE_FORM.BUTTONS.SAVE_PUBLISH' : 'MESSAGE_FORM.BUTTONS.PUBLISH'),
    sign: <IconSend {...icon} />,
  };
}

/** Saves without letting it out. */
type Props = { busy: boolean; runs: boolean; onClick: () => void };
export function SaveDraft({ busy, runs, onClick }: Props) {
  const say = useText();
  return (
    <Button variant="default" loading={runs} disabled={busy && !runs} onClick={onClick}>
      {say('MESSAGE_FORM.BUTTONS.CONCEPT')}
    </Button>
  );
}
