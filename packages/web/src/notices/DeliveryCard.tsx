import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import type { Module } from '#contract/access.ts';
import { noticeStates } from '#contract/notices/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import css from './Delivery.module.css';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { type Delivered, useDelivery } from './data.ts';
import { looks } from './looks.ts';

type Props = Delivered & {
  /** Who writes there sees it. */
  module: Module;
  /** Whether people were told already. */
  announced: boolean;
};

/** For those who tell people of something: how many mails went, wait or reach nobody, and the way to the whole list. */
export function DeliveryCard({ module, announced, ...of }: Props) {
  const say = useText();
  const writes = useMay(module, 'rw');
  const told = useDelivery(of, null, 1, writes && announced);
  const [open, setOpen] = useState(false);
  if (!writes || !announced) return null;
  return (
    <Card title={say('NOTICES.DELIVERY.TITLE')}>
      <Loaded of={told} empty={(d) => d.total === 0 && <p className={css.none}>{say('NOTICES.DELIVERY.NOBODY')}</p>}>
        {({ counts, withoutAddress }) => (
          <>
            <ul className={css.states} aria-label={say('NOTICES.DELIVERY.STATE')}>
              {noticeStates.map(
                (state) =>
                  counts[state] > 0 &&
                  state !== 'noAddress' && (
                    <li key={state}>
                      <Tag {...looks[state]}>{`${say(`NOTICES.DELIVERY.STATES.${state}`)} ${counts[state]}`}</Tag>
                    </li>
                  ),
              )}
            </ul>
            {withoutAddress > 0 && (
              <p className={css.quiet}>{say('NOTICES.DELIVERY.WITHOUT', { count: withoutAddress })}</p>
            )}
            <div className={css.deeds}>
              <Button
                variant="subtle"
                leftSection={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
                onClick={() => setOpen(true)}
              >
                {say('NOTICES.DELIVERY.OPEN')}
              </Button>
            </div>
          </>
        )}
      </Loaded>
      {open && <DeliveryDialog of={of} onClose={() => setOpen(false)} />}
    </Card>
  );
}
