import { useNavigate } from '@tanstack/react-router';
import { orderLinks } from '#contract/orders/links.ts';
import { type EmployeeRow, NewOrder } from '#contract/orders/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useEmployees, useMakeOrder } from './data.ts';
import { given, OrderFields, type OrderValues } from './OrderFields.tsx';

/** /admin/objednavky/novy: a new order, whose link is mailed at once. */
export function OrderFormPage() {
  const say = useText();
  return (
    <>
      <PageHead title={say('ORDERS.NEW')} back={{ ...orderLinks.list(), name: say('ORDERS.TITLE') }} />
      <PageLead>{say('ORDERS.FORM.LEAD')}</PageLead>
      <Loaded of={useEmployees()} shape={<RecordShape />}>
        {({ employees }) => <Ordering mine={employees.find((e) => e.own && !e.closed)} />}
      </Loaded>
    </>
  );
}

/** Whoever orders takes care of it, unless they say who does. */
function Ordering({ mine }: { mine: EmployeeRow | undefined }) {
  const say = useText();
  const navigate = useNavigate();
  const make = useMakeOrder();
  const form = useRecordForm<OrderValues, ReturnType<typeof given>, { id: number }>({
    initial: { email: '', careAboutId: mine ? String(mine.id) : '', isFree: false },
    schema: NewOrder,
    input: given,
    send: (input) => make.run(input),
    done: ({ id }) => navigate(linkTo(orderLinks.one(id)) as never),
  });
  return (
    <FormFrame form={form} busy={make.busy} back={orderLinks.list()} save={say('ORDERS.FORM.MAKE')}>
      <OrderFields form={form} />
    </FormFrame>
  );
}
