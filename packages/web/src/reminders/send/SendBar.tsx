import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { moneyOf, sumOf } from '#contract/base/money/amount.ts';
import { reminders } from '#contract/reminders/endpoints.ts';
import type { Preview, Sent } from '#contract/reminders/schema.ts';
import { showMoney } from '../../base/amounts.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { StickyBar, StickyEnd, StickyText } from '../../kit/page/StickyBar.tsx';

type Props = { preview: Preview; keys: readonly string[]; onSent: (sent: Sent) => void };

/** The one act: sends what is chosen, after a question. */
export function SendBar({ preview, keys, onSent }: Props) {
  const say = useText();
  const send = useChange(reminders.send);
  const chosen = preview.due.filter((d) => keys.includes(d.key));
  const letters = chosen.filter((d) => d.channel === 'letter').length;
  const count = chosen.length;
  const asked = async () => {
    const question = {
      title: say('REMINDERS.PREVIEW.ASK', { count }),
      text: say('REMINDERS.PREVIEW.ASK_TEXT', { mails: count - letters, letters }),
      yes: say('REMINDERS.PREVIEW.SEND', { count }),
      no: say('REMINDERS.PREVIEW.NOT_YET'),
    };
    if (!(await confirm(question))) return;
    const sent = await send.run({ keys: [...keys], fingerprint: preview.fingerprint }).catch(() => undefined);
    if (sent) onSent(sent);
  };
  return (
    <StickyBar>
      <StickyText>
        {say('REMINDERS.PREVIEW.CHOSEN', { count, sum: showMoney(sumOf(chosen.map((d) => moneyOf(d.sum)))) })}
      </StickyText>
      <StickyEnd>
        <Button
          loading={send.busy}
          disabled={count === 0}
          leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void asked()}
        >
          {say('REMINDERS.PREVIEW.SEND', { count })}
        </Button>
      </StickyEnd>
    </StickyBar>
  );
}
