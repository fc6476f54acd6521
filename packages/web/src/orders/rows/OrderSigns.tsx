import { IconCircleCheck, IconHourglass, IconShieldCheck, IconShieldQuestion, IconX } from '@tabler/icons-react';
import { stateOfOrder } from '#contract/orders/rules.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';

type Stands = { finish: boolean; wasDeclined: boolean; wasCheck: boolean };
const states = {
  waiting: ['warn', IconHourglass],
  filled: ['ok', IconCircleCheck],
  declined: ['bad', IconX],
} as const;

/** How far the customer is with the form. */
export function OrderStateSign({ order }: { order: Stands }) {
  const say = useText();
  const state = stateOfOrder(order);
  const [tone, icon] = states[state];
  return (
    <Tag tone={tone} icon={icon}>
      {say(`ORDERS.STATES.${state}`)}
    </Tag>
  );
}

/** Whether staff have checked it and made the house. */
export function CheckedSign({ order }: { order: Stands }) {
  const say = useText();
  return (
    <Tag tone={order.wasCheck ? 'ok' : 'warn'} icon={order.wasCheck ? IconShieldCheck : IconShieldQuestion}>
      {say(order.wasCheck ? 'ORDERS.CHECKED.yes' : 'ORDERS.CHECKED.no')}
    </Tag>
  );
}
