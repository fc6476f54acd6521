import { modulesIn } from '#contract/orders/rules-form.ts';
import { membersIn, membersSeen } from '#contract/orders/rules-members.ts';
import { planIn } from '#contract/orders/rules-plan.ts';
import type { OrderForm } from '#contract/orders/schema-form.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { shownValue } from '../form/choices.ts';
import { communityFields, icField, invoiceFields, type OrderField, userFields } from '../form/fields.ts';
import { readAt } from '../form/paths.ts';
import css from './Orders.module.css';

/** The whole form to read, step by step. */
export function FormRecap({ form }: { form: OrderForm }) {
  const say = useText();
  const { locale } = useLanguage();
  const factsOf = (fields: readonly OrderField[]): Fact[] =>
    fields.flatMap((f) => {
      const value = shownValue(f.kind, readAt(form, f.path), say, locale);
      return value ? [[say(f.label), value] as const] : [];
    });
  const { units, period } = planIn(form.svj.plan);
  const read = membersIn(form.svj.cadastreMembers) ?? [];
  const plan: Fact[] = [
    ...(units > 0 ? [[say('ORDERS.FIELDS.units'), String(units)] as const] : []),
    ...(period ? [[say('ORDERS.FIELDS.period'), say(`ORDERS.PERIODS.${period}`)] as const] : []),
    [say('ORDERS.CHECK.LICENCES'), '1'],
    ...(form.svj.hasInvoiceAddress ? factsOf(invoiceFields) : []),
  ];
  const entrances: Fact[] = form.entrances.map((e, i) => [
    `${say('ORDERS.FIELDS.entrance')} ${i + 1}`,
    [e.name, e.street, [e.post, e.city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  ]);
  const modules = modulesIn(form.svj.modules).map((m) => say(`ROLES.MODULES.${m}`));
  const owners = membersSeen(read).units.length;
  return (
    <>
      <h3 className={css.heading}>{say('ORDERS.STEPS.community')}</h3>
      <Facts facts={[...factsOf([icField, ...communityFields]), ...entrances]} narrow />
      <h3 className={css.heading}>{say('ORDERS.STEPS.user')}</h3>
      <Facts facts={factsOf(userFields)} narrow />
      <h3 className={css.heading}>{say('ORDERS.STEPS.invoice')}</h3>
      <Facts facts={plan} narrow />
      <h3 className={css.heading}>{say('ORDERS.STEPS.modules')}</h3>
      <p>{modules.join(', ')}</p>
      {owners > 0 && (
        <>
          <h3 className={css.heading}>{say('ORDERS.STEPS.cadastre')}</h3>
          <Facts facts={[[say('ORDERS.FIELDS.units'), String(owners)]]} narrow />
        </>
      )}
    </>
  );
}
