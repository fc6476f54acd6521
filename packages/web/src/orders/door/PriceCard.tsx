import { useId } from 'react';
import { planIn, planText } from '#contract/orders/rules-plan.ts';
import type { OrderDoor } from '#contract/orders/schema-door.ts';
import { useText } from '../../base/texts.tsx';
import { pricesOf } from '../form/prices.ts';
import css from './Door.module.css';
import type { Filling } from './useFilling.ts';

/** How many units there are, and what that costs, counted before the customer's eyes. */
export function PriceCard({ door, read, of }: { door: OrderDoor; read: number; of: Filling }) {
  const say = useText();
  const id = useId();
  const plan = planIn(of.form.svj.plan);
  const prices = door.is_free ? null : pricesOf(door.prices, plan.units);
  const wrong = of.errors['plan.units'];
  const type = (text: string) => {
    of.set('svj.plan', planText({ ...plan, units: Number(text.replace(/\D/g, '').slice(0, 5)) }));
    of.forget('plan.units');
  };
  const isMonthly = plan.period === 'monthly';
  return (
    <section className={css.card} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.small}>
        {say('ORDERS.PRICE.TITLE')}
      </h2>
      <div className={css.field}>
        <label htmlFor={id} className={css.label}>
          {say('ORDERS.FIELDS.units')}
        </label>
        {read > 0 && (
          <span id={`${id}-hint`} className={css.hint}>
            {say('ORDERS.PRICE.BY_REGISTER', { count: read })}
          </span>
        )}
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          className={wrong ? `${css.input} ${css.wrong}` : css.input}
          value={plan.units === 0 ? '' : String(plan.units)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={[read > 0 && `${id}-hint`, wrong && 'units-error'].filter(Boolean).join(' ') || undefined}
          onChange={(e) => type(e.currentTarget.value)}
        />
      </div>
      {door.is_free && <p>{say('ORDERS.PRICE.FREE')}</p>}
      {!door.is_free && !door.prices && <p>{say('ORDERS.PRICE.NONE')}</p>}
      {prices && (
        <>
          <p className={css.price}>
            {isMonthly
              ? say('ORDERS.PRICE.MONTH', { price: prices.month })
              : say('ORDERS.PRICE.YEAR', { price: prices.year })}
          </p>
          <p className={css.or}>
            {say('ORDERS.PRICE.OR', {
              price: isMonthly
                ? say('ORDERS.PRICE.YEAR', { price: prices.year })
                : say('ORDERS.PRICE.MONTH', { price: prices.month }),
            })}
          </p>
          <dl className={css.sums}>
            <div>
              <dt>{say('ORDERS.PRICE.UNITS', { count: plan.units, price: prices.perUnit })}</dt>
              <dd>{prices.units}</dd>
            </div>
            {!isMonthly && (
              <div>
                <dt>{say('ORDERS.PRICE.MONTHS')}</dt>
                <dd>{prices.base}</dd>
              </div>
            )}
            {prices.vat > 0 && (
              <div>
                <dt>{say('ORDERS.PRICE.VAT', { vat: prices.vat })}</dt>
                <dd>{isMonthly ? prices.monthly.tax : prices.tax}</dd>
              </div>
            )}
          </dl>
          <p className={css.hint}>{say('ORDERS.PRICE.HINT', { price: prices.unit })}</p>
        </>
      )}
    </section>
  );
}
