import { Button } from '@mantine/core';
import {
  IconClipboardCheck,
  IconCopy,
  IconHandStop,
  IconMailForward,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { orderLinks } from '#contract/orders/links.ts';
import { OrderChangeInput, type OrderDetail } from '#contract/orders/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { ChangesList } from '../rows/ChangesList.tsx';
import { FormRecap } from '../rows/FormRecap.tsx';
import { CheckedSign, OrderStateSign } from '../rows/OrderSigns.tsx';
import css from '../rows/Orders.module.css';
import { useOrder, usePrintOrder, useSaveOrder } from './data.ts';
import { given, OrderFields, type OrderValues } from './OrderFields.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';
import { useOrderActs } from './useOrderActs.ts';

/** /admin/objednavky/{id}: the same form as a new one until it is filled, then what the customer sent. */
export function OrderPage() {
  const say = useText();
  const { id } = useParams({ from: '/provider/admin/objednavky/$id' });
  const of = useOrder(id);
  return (
    <RecordPage
      of={of}
      title={of.data?.email ?? say('ORDERS.ONE')}
      back={{ ...orderLinks.list(), name: say('ORDERS.TITLE') }}
      sub={(order) => (
        <>
          <OrderStateSign order={order} />
          <CheckedSign order={order} />
          <span>{order.variableSymbol}</span>
        </>
      )}
      actions={(order) => <Actions order={order} />}
    >
      {(order) => (
        <>
          <What order={order} />
          {order.finish || order.wasCheck ? (
            <Beside order={order}>
              <Sent order={order} />
            </Beside>
          ) : (
            <Making key={order.updatedAt} order={order} />
          )}
        </>
      )}
    </RecordPage>
  );
}

/** Beside what is done with the order stands what is known of it. */
const Beside = ({ order, children }: { order: OrderDetail; children: ReactNode }) => (
  <Columns>
    <Column>{children}</Column>
    <Column>
      <OrderFacts order={order} />
      <Mails order={order} />
    </Column>
  </Columns>
);

function Actions({ order }: { order: OrderDetail }) {
  const say = useText();
  const navigate = useNavigate();
  const acts = useOrderActs();
  const print = usePrintOrder();
  const [refusing, setRefusing] = useState(false);
  const remove = async () => {
    if (await acts.remove(order)) await navigate(linkTo(orderLinks.list()) as never);
  };
  return (
    <>
      <Button
        variant={order.finish && !order.wasCheck ? 'filled' : 'default'}
        leftSection={<IconClipboardCheck size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...linkTo(orderLinks.check(order.id))} />}
      >
        {say('ORDERS.ACTIONS.CHECK')}
      </Button>
      {order.wasCheck && (
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => print(order.id)}
        >
          {say('ORDERS.PRINT.ACTION')}
        </Button>
      )}
      {!order.wasCheck && (
        <RowMenu name={order.email}>
          <MenuItem leftSection={<IconPrinter size={20} stroke={1.75} />} onClick={() => print(order.id)}>
            {say('ORDERS.PRINT.ACTION')}
          </MenuItem>
          {order.url && (
            <MenuItem leftSection={<IconCopy size={20} stroke={1.75} />} onClick={() => void acts.copy(order)}>
              {say('ORDERS.ACTIONS.COPY')}
            </MenuItem>
          )}
          {!(order.finish && !order.wasDeclined) && (
            <MenuItem leftSection={<IconMailForward size={20} stroke={1.75} />} onClick={() => void acts.renew(order)}>
              {say('ORDERS.ACTIONS.RENEW')}
            </MenuItem>
          )}
          {!order.wasDeclined && (
            <MenuItem leftSection={<IconHandStop size={20} stroke={1.75} />} onClick={() => setRefusing(true)}>
              {say('ORDERS.ACTIONS.DECLINE')}
            </MenuItem>
          )}
          <MenuItem color="cihla" leftSection={<IconTrash size={20} stroke={1.75} />} onClick={() => void remove()}>
            {say('ORDERS.ACTIONS.REMOVE')}
          </MenuItem>
        </RowMenu>
      )}
      {refusing && <RefuseDialog id={order.id} onClose={() => setRefusing(false)} />}
    </>
  );
}

/** What staff should know before reading on. */
function What({ order }: { order: OrderDetail }) {
  const say = useText();
  const names = order.sameNumber.map((h) => h.name).join(', ');
  return (
    <>
      {order.wasDeclined && order.declinedBy && (
        <Note tone="bad">{`${say(`ORDERS.DETAIL.BY.${order.declinedBy}`)}: ${order.declineReason}`}</Note>
      )}
      {names && <Note tone="warn">{say('ORDERS.DETAIL.SAME_NUMBER', { names })}</Note>}
    </>
  );
}

function Making({ order }: { order: OrderDetail }) {
  const say = useText();
  const save = useSaveOrder();
  const form = useRecordForm<OrderValues, object, { updatedAt: string }>({
    initial: { email: order.email, careAboutId: String(order.careAboutId ?? ''), isFree: order.is_free },
    version: order.updatedAt,
    schema: OrderChangeInput,
    input: (values, updatedAt) => ({ ...given(values), id: order.id, updatedAt }),
    send: (input) => save.run(input as never),
    done: () => undefined,
  });
  return (
    <FormFrame form={form} busy={save.busy} back={orderLinks.list()} save={say('ORDERS.FORM.SAVE')}>
      <Beside order={order}>
        <OrderFields form={form} />
      </Beside>
    </FormFrame>
  );
}

function Sent({ order }: { order: OrderDetail }) {
  const say = useText();
  return (
    <>
      {order.typed && (
        <Card title={say('ORDERS.DETAIL.TYPED')} padded>
          <FormRecap form={order.typed} />
        </Card>
      )}
      {order.wasCheck && (
        <Card title={say('ORDERS.DETAIL.CHANGES')} padded>
          <ChangesList changes={order.changes} />
        </Card>
      )}
    </>
  );
}

function OrderFacts({ order }: { order: OrderDetail }) {
  const say = useText();
  const { moment, day } = useWhen();
  const dated = (name: string, at: string | null): Fact[] => (at ? [[name, moment(at)]] : []);
  const facts: Fact[] = [
    [say('ORDERS.COLUMNS.EMAIL'), order.email],
    [say('ORDERS.COLUMNS.CARE'), order.careAbout],
    [say('ORDERS.COLUMNS.FREE'), say(order.is_free ? 'ORDERS.YES' : 'ORDERS.NO')],
    [say('ORDERS.COLUMNS.CREATED'), moment(order.createdAt)],
    ...(order.url ? [[say('ORDERS.DETAIL.UNTIL'), day(order.expiresAt)] as const] : []),
    ...dated(say('ORDERS.DETAIL.SAVED_AT'), order.savedAt),
    ...dated(say('ORDERS.DETAIL.FILLED_AT'), order.filledAt),
    ...dated(say('ORDERS.DETAIL.DECLINED_AT'), order.declinedAt),
    ...dated(say('ORDERS.DETAIL.ACCEPTED_AT'), order.acceptedAt),
    ...(order.house ? [[say('ORDERS.DETAIL.HOUSE'), order.house.name] as const] : []),
  ];
  return (
    <Card title={say('ORDERS.DETAIL.FACTS')} padded>
      <Facts facts={facts} narrow />
    </Card>
  );
}

function Mails({ order }: { order: OrderDetail }) {
  const say = useText();
  const { moment } = useWhen();
  return (
    <Card title={say('ORDERS.DETAIL.MAILS')} padded>
      {order.mails.length === 0 && <p className={css.quiet}>{say('ORDERS.DETAIL.NO_MAILS')}</p>}
      <ul className={css.mails}>
        {order.mails.map((m) => (
          <li key={`${m.kind} ${m.at} ${m.recipient}`}>
            <b>
              {say.has(`ORDERS.DETAIL.MAIL_KINDS.${m.kind}`)
                ? say(`ORDERS.DETAIL.MAIL_KINDS.${m.kind}` as never)
                : m.kind}
            </b>
            <span className={css.quiet}>
              {`${m.recipient}, ${moment(m.at)}, ${say(`ORDERS.DETAIL.MAIL_STATES.${m.state ?? 'gone'}`)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
