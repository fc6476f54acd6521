import { useNavigate } from '@tanstack/react-router';
import { orderLinks } from '#contract/orders/links.ts';
import { NewOrder } from '#contract/orders/schema.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { useMakeOrder } from './data.ts';
import { given, OrderFields, type OrderValues } from './OrderFields.tsx';

/** /admin/objednavky/novy: a new order, whose link is mailed at once. */
export function OrderFormPage() {
  const say = useText();
  const navigate = useNavigate();
  const make = useMakeOrder();
  const form = useRecordForm<OrderValues, ReturnType<typeof given>, { id: number }>({
    initial: { email: '', careAboutId: '', isFree: false },
    schema: NewOrder,
    input: given,
    send: (input) => make.run(input),
    done: ({ id }) => navigate(linkTo(orderLinks.one(id)) as never),
  });
  return (
    <>
      <PageHead title={say('ORDERS.NEW')} back={{ ...orderLinks.list(), name: say('ORDERS.TITLE') }} />
      <PageLead>{say('ORDERS.FORM.LEAD')}</PageLead>
      <FormFrame form={form} busy={make.busy} back={orderLinks.list()} save={say('ORDERS.FORM.MAKE')}>
        <OrderFields form={form} />
      </FormFrame>
    </>
  );
}
