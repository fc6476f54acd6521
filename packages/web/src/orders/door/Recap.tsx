import { modulesIn } from '#contract/orders/rules-form.ts';
import { planIn } from '#contract/orders/rules-plan.ts';
import type { OrderStep } from '#contract/orders/schema-words.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { shownValue } from '../form/choices.ts';
import { communityFields, icField, invoiceFields, type OrderField, userFields } from '../form/fields.ts';
import { readAt } from '../form/paths.ts';
import css from './Door.module.css';
import { ErrorText } from './DoorFields.tsx';
import type { Filling } from './useFilling.ts';

/** The last step: everything to read once more, and both consents. */
export function Recap({ of, units }: { of: Filling; units: number }) {
  const say = useText();
  const { locale } = useLanguage();
  const { form, errors } = of;
  const lines = (fields: readonly OrderField[]) =>
    fields.flatMap((f) => {
      const value = shownValue(f.kind, readAt(form, f.path), say, locale);
      return value ? [[say(f.label), value] as const] : [];
    });
  const { units: ordered, period } = planIn(form.svj.plan);
  const parts: readonly [OrderStep, readonly (readonly [string, string])[]][] = [
    [
      'community',
      [
        ...lines([icField, ...communityFields]),
        ...form.entrances.map((e, i) => [`${say('ORDERS.FIELDS.entrance')} ${i + 1}`, e.name] as const),
      ],
    ],
    ['user', lines(userFields)],
    [
      'invoice',
      [
        [say('ORDERS.FIELDS.units'), String(ordered)],
        ...(period ? [[say('ORDERS.FIELDS.period'), say(`ORDERS.PERIODS.${period}`)] as const] : []),
        ...(form.svj.hasInvoiceAddress ? lines(invoiceFields) : []),
      ],
    ],
    [
      'modules',
      [
        [
          say('ORDERS.FIELDS.modules'),
          modulesIn(form.svj.modules)
            .map((m) => say(`ROLES.MODULES.${m}`))
            .join(', '),
        ],
      ],
    ],
    ['cadastre', [[say('ORDERS.FIELDS.units'), String(units)]]],
  ];
  return (
    <>
      {parts.map(([step, facts]) => (
        <section key={step} className={css.part}>
          <div className={css.partHead}>
            <h3 className={css.small}>{say(`ORDERS.STEPS.${step}`)}</h3>
            <button
              type="button"
              className={css.quiet}
              onClick={() => of.go(step)}
              aria-label={say('ORDERS.DOOR.EDIT', { step: say(`ORDERS.STEPS.${step}`) })}
            >
              {say('ORDERS.DOOR.EDIT_SHORT')}
            </button>
          </div>
          <dl className={css.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {(['terms', 'privacy'] as const).map((name) => (
        <div key={name} className={css.field}>
          <label className={css.check}>
            <input
              type="checkbox"
              checked={of.consents[name]}
              aria-invalid={errors[`consents.${name}`] ? true : undefined}
              aria-describedby={errors[`consents.${name}`] ? `${name}-error` : undefined}
              onChange={(e) => of.agree(name, e.currentTarget.checked)}
            />
            {say(name === 'terms' ? 'ORDERS.CONSENT.TERMS' : 'ORDERS.CONSENT.PRIVACY')}
          </label>
          <ErrorText id={`${name}-error`} error={errors[`consents.${name}`]} />
        </div>
      ))}
    </>
  );
}
