import { Button } from '@mantine/core';
import { IconClipboardCheck, IconCopy, IconMailForward, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { orderLinks } from '#contract/orders/links.ts';
import { orderStates } from '#contract/orders/schema-words.ts';
import { Loaded } from '../../base/Loaded.tsx';
import type { Listing } from '../../base/listing.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type OrderListState, orderList, useEmployees, useOrders } from './data.ts';
import { OrderCard, useOrderColumns } from './OrderColumns.tsx';
import { useOrderActs } from './useOrderActs.ts';

type Of = ReturnType<typeof useOrders>;

const NewButton = () => {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...linkTo(orderLinks.add())} />}
    >
      {say('ORDERS.NEW')}
    </Button>
  );
};

/** /admin/objednavky: orders of new houses. */
export function OrdersPage() {
  const say = useText();
  const list = useList('orders', orderList, '-id');
  const of = useOrders(list);
  return (
    <>
      <PageHead title={say('ORDERS.TITLE')} actions={<NewButton />} />
      <Loaded of={of} shape={<ListShape />}>
        {(first) => (
          <Tabs
            label={say('ORDERS.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={[
              { value: 'all', label: say('ORDERS.TABS.all'), count: first.allCount },
              { value: 'notAccepted', label: say('ORDERS.TABS.notAccepted'), count: first.notAcceptedCount },
            ]}
          >
            <Card>
              <Filters list={list} />
              <Rows key={list.tab} list={list} of={of} total={first.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

function Filters({ list }: { list: OrderListState }) {
  const say = useText();
  const staff = useEmployees();
  const any = say('ORDERS.FILTERS.ANY');
  const people = (staff.data?.employees ?? []).map((e) => ({
    value: String(e.id),
    label: [e.firstName, e.lastName].filter(Boolean).join(' ') || e.email,
  }));
  return (
    <FilterBar
      list={list}
      search={{ name: 'email', label: say('ORDERS.SEARCH') }}
      fields={[
        {
          kind: 'select',
          name: 'state',
          label: say('ORDERS.FILTERS.STATE'),
          any,
          choices: orderStates.map((value) => ({ value, label: say(`ORDERS.STATES.${value}`) })),
        },
        { kind: 'select', name: 'careAbout', label: say('ORDERS.FILTERS.CARE'), any, choices: people },
        {
          kind: 'select',
          name: 'isFree',
          label: say('ORDERS.FILTERS.FREE'),
          any,
          choices: [
            { value: 'yes', label: say('ORDERS.YES') },
            { value: 'no', label: say('ORDERS.NO') },
          ],
        },
      ]}
    />
  );
}

function Rows({ list, of, total }: { list: OrderListState; of: Of; total: number }) {
  const say = useText();
  const columns = useOrderColumns();
  const acts = useOrderActs();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyState kind="empty" title={say('ORDERS.EMPTY_TITLE')} text={say('ORDERS.EMPTY_TEXT')} />;
  return (
    <Table
      label={say('ORDERS.TITLE')}
      list={list}
      of={of as Listing<unknown>}
      rows={of.parts.flatMap((part) => part.orders)}
      total={total}
      columns={columns}
      nameOf={(order) => `${order.variableSymbol}, ${order.email}`}
      card={(order) => <OrderCard order={order} />}
      menu={(order) => (
        <>
          <MenuItem
            leftSection={<IconClipboardCheck size={20} stroke={1.75} />}
            renderRoot={(props) => <Link {...props} {...linkTo(orderLinks.check(order.id))} />}
          >
            {say('ORDERS.ACTIONS.CHECK')}
          </MenuItem>
          {order.url && (
            <MenuItem leftSection={<IconCopy size={20} stroke={1.75} />} onClick={() => void acts.copy(order)}>
              {say('ORDERS.ACTIONS.COPY')}
            </MenuItem>
          )}
          {!order.wasCheck && !(order.finish && !order.wasDeclined) && (
            <MenuItem leftSection={<IconMailForward size={20} stroke={1.75} />} onClick={() => void acts.renew(order)}>
              {say('ORDERS.ACTIONS.RENEW')}
            </MenuItem>
          )}
          {!order.wasCheck && (
            <MenuItem
              color="cihla"
              leftSection={<IconTrash size={20} stroke={1.75} />}
              onClick={() => void acts.remove(order)}
            >
              {say('ORDERS.ACTIONS.REMOVE')}
            </MenuItem>
          )}
        </>
      )}
    />
  );
}
