import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { orderChanges } from '#contract/orders/rules-difference.ts';
import { modulesIn } from '#contract/orders/rules-form.ts';
import { planIn, planText } from '#contract/orders/rules-plan.ts';
import type { OrderCheck } from '#contract/orders/schema.ts';
import { orderPeriods } from '#contract/orders/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { ChoiceCards } from '../../kit/choose/ChoiceCards.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { communityFields, entranceFields, icField, invoiceFields, userFields } from '../form/fields.ts';
import { pricesOf } from '../form/prices.ts';
import { ChangesList } from '../rows/ChangesList.tsx';
import { FormRecap } from '../rows/FormRecap.tsx';
import css from './Check.module.css';
import { CheckFields } from './CheckFields.tsx';
import { CheckMembers } from './CheckMembers.tsx';
import { MembersNotes } from './MembersNotes.tsx';
import type { Checking } from './useCheck.ts';

function Community({ of }: { of: Checking }) {
  const say = useText();
  const { svj, entrances } = of.form;
  const add = () =>
    of.set('entrances', [
      ...entrances,
      // What is left out is that of the community.
      { name: '', street: '', city: svj.city, post: svj.post, country: svj.country },
    ]);
  return (
    <div className={css.stack}>
      <CheckFields fields={[icField, ...communityFields]} of={of} />
      <h3 className={css.heading}>{say('ORDERS.ENTRANCES.TITLE')}</h3>
      <p className={css.quiet}>{say('ORDERS.ENTRANCES.HINT')}</p>
      {entrances.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entrance is called by its place
        <div key={i} className={css.entrance}>
          <CheckFields fields={entranceFields(i)} of={of} />
          <Button
            variant="subtle"
            color="stone"
            onClick={() =>
              of.set(
                'entrances',
                entrances.filter((__, n) => n !== i),
              )
            }
          >
            {say('ORDERS.ENTRANCES.REMOVE', { n: i + 1 })}
          </Button>
        </div>
      ))}
      <Button
        className={css.add ?? ''}
        variant="default"
        onClick={add}
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      >
        {say('ORDERS.ENTRANCES.ADD')}
      </Button>
    </div>
  );
}

function Invoice({ check, of }: { check: OrderCheck; of: Checking }) {
  const say = useText();
  const plan = planIn(of.form.svj.plan);
  const prices = pricesOf(check.prices, plan.units);
  const setPlan = (path: string, change: Partial<typeof plan>) => {
    of.set('svj.plan', planText({ ...plan, ...change }));
    of.set(path, '');
  };
  const hintOf = (period: 'annual' | 'monthly') => {
    const cost =
      prices &&
      say(period === 'annual' ? 'ORDERS.PRICE.YEAR' : 'ORDERS.PRICE.MONTH', {
        price: period === 'annual' ? prices.year : prices.month,
      });
    return [say(`ORDERS.PERIOD_HINTS.${period}`), cost].filter(Boolean).join(' · ');
  };
  const { 'plan.period': period, 'plan.units': units } = of.errors;
  return (
    <div className={css.stack}>
      <ChoiceCards
        label={say('ORDERS.FIELDS.period')}
        value={plan.period}
        onChange={(value) => value !== '' && setPlan('plan.period', { period: value })}
        choices={[...orderPeriods].reverse().map((value) => ({
          value: value as typeof plan.period,
          label: say(`ORDERS.PERIODS.${value}`),
          hint: hintOf(value),
        }))}
      />
      {period && <Note tone="bad">{say(period)}</Note>}
      <div className={css.fields}>
        <div className={css.wide4}>
          <TextInput
            label={say('ORDERS.FIELDS.units')}
            inputMode="numeric"
            withAsterisk
            value={plan.units === 0 ? '' : String(plan.units)}
            error={units && <FieldError>{say(units)}</FieldError>}
            onChange={(e) =>
              setPlan('plan.units', { units: Number(e.currentTarget.value.replace(/\D/g, '').slice(0, 5)) })
            }
          />
        </div>
      </div>
      {!check.prices && !check.is_free && <Note tone="warn">{say('ORDERS.CHECK.NO_PRICE')}</Note>}
      <Checkbox
        label={say('ORDERS.FIELDS.hasInvoiceAddress')}
        checked={of.form.svj.hasInvoiceAddress}
        onChange={(e) => of.set('svj.hasInvoiceAddress', e.currentTarget.checked)}
      />
      {of.form.svj.hasInvoiceAddress && <CheckFields fields={invoiceFields} of={of} />}
    </div>
  );
}

function Modules({ check, of }: { check: OrderCheck; of: Checking }) {
  const say = useText();
  const chosen = modulesIn(of.form.svj.modules);
  return (
    <div className={css.modules}>
      {check.allModules.map((m) => (
        <Checkbox
          key={m}
          label={say(`ROLES.MODULES.${m}`)}
          checked={chosen.includes(m)}
          onChange={(e) =>
            of.set(
              'svj.modules',
              (e.currentTarget.checked ? [...chosen, m] : chosen.filter((one) => one !== m)).join(','),
            )
          }
        />
      ))}
    </div>
  );
}

function Recap({ check, of }: { check: OrderCheck; of: Checking }) {
  const say = useText();
  return (
    <div className={css.stack}>
      <MembersNotes form={of.form} />
      <Note>{say('ORDERS.CHECK.NO_INVITED')}</Note>
      <FormRecap form={of.form} />
      <h3 className={css.heading}>{say('ORDERS.DETAIL.CHANGES')}</h3>
      <ChangesList changes={orderChanges(check.typed, of.form)} />
    </div>
  );
}

/** What stands in the step that is being checked. */
export function CheckStep({ id, check, of }: { id: number; check: OrderCheck; of: Checking }) {
  if (of.step === 'community') return <Community of={of} />;
  if (of.step === 'user') return <CheckFields fields={userFields} of={of} />;
  if (of.step === 'invoice') return <Invoice check={check} of={of} />;
  if (of.step === 'modules') return <Modules check={check} of={of} />;
  if (of.step === 'cadastre') return <CheckMembers id={id} of={of} />;
  return <Recap check={check} of={of} />;
}
