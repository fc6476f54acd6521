import { planIn, planText } from '#contract/orders/rules-plan.ts';
import type { OrderDoor } from '#contract/orders/schema-door.ts';
import { orderPeriods } from '#contract/orders/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { invoiceFields } from '../form/fields.ts';
import { pricesOf } from '../form/prices.ts';
import css from './Door.module.css';
import { DoorFields, ErrorText } from './DoorFields.tsx';
import type { Filling } from './useFilling.ts';

/** How often to pay, and whom to invoice; the number of units stands beside. */
export function Invoice({ token, door, of }: { token: string; door: OrderDoor; of: Filling }) {
  const say = useText();
  const { form, errors, set } = of;
  const plan = planIn(form.svj.plan);
  const prices = pricesOf(door.prices, plan.units);
  const wrong = errors['plan.period'];
  return (
    <>
      <fieldset className={css.choices} aria-describedby={wrong ? 'period-error' : undefined}>
        <legend className={css.label}>{say('ORDERS.FIELDS.period')}</legend>
        {[...orderPeriods].reverse().map((period) => (
          <label key={period} className={css.choice}>
            <input
              type="radio"
              name="plan.period"
              checked={plan.period === period}
              aria-invalid={wrong ? true : undefined}
              onChange={() => {
                set('svj.plan', planText({ ...plan, period }));
                of.forget('plan.period');
              }}
            />
            <span>
              <b>{say(`ORDERS.PERIODS.${period}`)}</b>
              <span className={css.hint}>{say(`ORDERS.PERIOD_HINTS.${period}`)}</span>
            </span>
            {prices && !door.is_free && (
              <b className={css.cost}>
                {period === 'annual'
                  ? say('ORDERS.PRICE.YEAR', { price: prices.year })
                  : say('ORDERS.PRICE.MONTH', { price: prices.month })}
              </b>
            )}
          </label>
        ))}
        <ErrorText id="period-error" error={wrong} />
      </fieldset>
      <ErrorText id="units-error" error={errors['plan.units']} />
      <label className={css.check}>
        <input
          type="checkbox"
          checked={form.svj.hasInvoiceAddress}
          onChange={(e) => set('svj.hasInvoiceAddress', e.currentTarget.checked)}
        />
        {say('ORDERS.FIELDS.hasInvoiceAddress')}
      </label>
      {form.svj.hasInvoiceAddress && (
        <DoorFields token={token} fields={invoiceFields} form={form} errors={errors} onChange={set} />
      )}
    </>
  );
}
