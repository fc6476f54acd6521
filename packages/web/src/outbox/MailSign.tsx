import { type Icon, IconAlertTriangle, IconClock, IconHandStop, IconMailCheck, IconRepeat } from '@tabler/icons-react';
import type { MailRow } from '#contract/outbox/schema.ts';
import { useText } from '../base/texts.tsx';
import { Tag, type TagTone } from '../kit/card/Tag.tsx';

const signs = {
  waiting: ['info', IconClock],
  sent: ['ok', IconMailCheck],
  repeated: ['ok', IconRepeat],
  failed: ['bad', IconAlertTriangle],
  dropped: ['stone', IconHandStop],
} as const satisfies Record<string, readonly [TagTone, Icon]>;

/** How far a mail is; a repeat is told. */
export function MailSign({ mail }: { mail: Pick<MailRow, 'state' | 'repeated'> }) {
  const say = useText();
  const state = mail.state === 'sent' && mail.repeated ? 'repeated' : mail.state;
  const [tone, icon] = signs[state];
  return (
    <Tag tone={tone} icon={icon}>
      {say(`OUTBOX.STATES.${state}`)}
    </Tag>
  );
}
