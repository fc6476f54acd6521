import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { orderLinks } from '#contract/orders/links.ts';
import type { OrderRow } from '#contract/orders/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { CheckedSign, OrderStateSign } from '../rows/OrderSigns.tsx';
import css from '../rows/Orders.module.css';

const column = columnsOf<OrderRow>();

const OrderLink = ({ order, name }: { order: OrderRow; name: string }) => (
  <Link {...linkTo(orderLinks.one(order.id))} className={css.link}>
    {name}
  </Link>
);

export function useOrderColumns() {
  const say = useText();
  const { dayOf } = useShown();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'symbol',
          header: say('ORDERS.COLUMNS.SYMBOL'),
          cell: (c) => <OrderLink order={c.row.original} name={c.row.original.variableSymbol} />,
        }),
        column.accessor((o) => say(o.is_free ? 'ORDERS.YES' : 'ORDERS.NO'), {
          id: 'free',
          header: say('ORDERS.COLUMNS.FREE'),
          meta: { optional: true },
        }),
        column.display({
          id: 'email',
          header: say('ORDERS.COLUMNS.EMAIL'),
          cell: (c) => <span className={css.address}>{c.row.original.email}</span>,
          meta: { sort: 'email' },
        }),
        column.accessor((o) => dayOf(o.createdAt), {
          id: 'createdAt',
          header: say('ORDERS.COLUMNS.CREATED'),
          meta: { sort: 'createdAt' },
        }),
        column.display({
          id: 'state',
          header: say('ORDERS.COLUMNS.STATE'),
          cell: (c) => <OrderStateSign order={c.row.original} />,
        }),
        column.display({
          id: 'checked',
          header: say('ORDERS.COLUMNS.ACTIVATION'),
          cell: (c) => <CheckedSign order={c.row.original} />,
        }),
        column.accessor((o) => o.careAbout, {
          id: 'care',
          header: say('ORDERS.COLUMNS.CARE'),
          meta: { optional: true },
        }),
      ]),
    [say, dayOf],
  );
}

/** An order in the list on a narrow screen. */
export function OrderCard({ order }: { order: OrderRow }) {
  const say = useText();
  const { dayOf } = useShown();
  return (
    <ListCard
      apart
      head={
        <>
          <OrderStateSign order={order} />
          <span>{dayOf(order.createdAt)}</span>
        </>
      }
      title={<OrderLink order={order} name={order.email} />}
      rest={
        <>
          <ListRest apart>
            <span>{order.variableSymbol}</span>
            <span>{order.careAbout}</span>
          </ListRest>
          <ListRest>
            <CheckedSign order={order} />
            {order.is_free && <span>{say('ORDERS.FORM.FREE')}</span>}
          </ListRest>
        </>
      }
    />
  );
}
