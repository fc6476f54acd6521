import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { houseFree } from '#contract/association/endpoints-free.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import type { PlanShown } from '#contract/invoices/schema.ts';
import { PlanInput } from '#contract/invoices/schema-forms.ts';
import { mostUnits, type PeriodKind, periodKinds } from '#contract/invoices/schema-words.ts';
import { useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { crowns } from '../rows/crowns.ts';
import css from '../rows/Invoices.module.css';

/** What each association pays, and its change from the next period on. */
export function PlansDialog({ onClose }: { onClose: () => void }) {
  const say = useText();
  const of = useReading(invoicing.plans, {});
  const [edited, edit] = useState<PlanShown | null>(null);
  return (
    <Dialog opened onClose={onClose} title={edited ? edited.name : say('INVOICING.PLAN.TITLE')}>
      {edited ? (
        <PlanForm plan={edited} onDone={() => edit(null)} />
      ) : (
        <Loaded of={of} shape={<Skeleton rows={5} />}>
          {({ plans }) => <Plans plans={plans} edit={edit} />}
        </Loaded>
      )}
    </Dialog>
  );
}

function Plans({ plans, edit }: { plans: readonly PlanShown[]; edit: (plan: PlanShown) => void }) {
  const say = useText();
  const lineOf = ({ isFree, units, price, symbol }: PlanShown) =>
    isFree
      ? say('INVOICING.PLAN.FREE')
      : units === null || price === null
        ? say('INVOICING.PLAN.NONE')
        : say('INVOICING.PLAN.LINE', {
            units: say('INVOICING.UNITS', { count: units }),
            price: crowns(price),
            symbol: symbol ?? '',
          });
  return (
    <CardRows>
      {plans.map((plan) => (
        <CardRow key={plan.svjId}>
          <span className={css.what}>
            <span>{plan.name}</span>
            <span className={css.quiet}>{lineOf(plan)}</span>
          </span>
          <Button
            variant="subtle"
            aria-label={say('INVOICING.PLAN.EDIT', { name: plan.name })}
            onClick={() => edit(plan)}
          >
            {say('FORM.EDIT')}
          </Button>
        </CardRow>
      ))}
    </CardRows>
  );
}

/** Whether the house pays at all, said at once. */
function Free({ plan: { svjId, isFree } }: { plan: PlanShown }) {
  const say = useText();
  const change = useChange(houseFree.change, { touches: [invoicing.plans] });
  const [wanted, setWanted] = useState(isFree);
  const turn = (to: boolean) => {
    setWanted(to);
    void change.run({ id: svjId, isFree: to }).catch(() => setWanted(!to));
  };
  return (
    <Switch
      label={say('INVOICING.PLAN.IS_FREE')}
      description={say('INVOICING.PLAN.IS_FREE_HINT')}
      checked={wanted}
      disabled={change.busy}
      onChange={(e) => turn(e.currentTarget.checked)}
    />
  );
}

type Values = { units: number | string; period: PeriodKind; perUnit: string; begins: string };

function PlanForm({ plan, onDone }: { plan: PlanShown; onDone: () => void }) {
  const say = useText();
  const { day } = useShown();
  const change = useChange(invoicing.keepPlan);
  const isNew = plan.nextFrom === null;
  const form = useRecordForm<Values, PlanInput, null>({
    initial: { units: plan.units ?? '', period: plan.period ?? 'monthly', perUnit: '', begins: dayIn(new Date()) },
    schema: PlanInput,
    input: ({ units, period, perUnit, begins }) => ({
      ...{ svjId: plan.svjId, units: units as number, period },
      ...(perUnit.trim() !== '' && { perUnit }),
      ...(isNew && { begins }),
    }),
    send: (input) => change.run(input),
    done: onDone,
  });
  const { getInputProps } = form.fields;
  return (
    <FormBody form={form} busy={change.busy}>
      <FormStack>
        <Free plan={plan} />
        <NumberInput
          label={say('INVOICING.PLAN.UNITS')}
          withAsterisk
          min={1}
          max={mostUnits}
          data-autofocus
          {...getInputProps('units')}
        />
        <Select
          label={say('INVOICING.PLAN.PERIOD')}
          data={periodKinds.map((value) => ({ value, label: say(`INVOICING.PERIODS.${value}`) }))}
          {...getInputProps('period')}
        />
        <TextInput
          label={say('INVOICING.PLAN.PER_UNIT')}
          description={say('INVOICING.PLAN.PER_UNIT_HINT')}
          inputMode="decimal"
          autoComplete="off"
          {...getInputProps('perUnit')}
        />
        {isNew ? (
          <DateField label={say('INVOICING.PLAN.BEGINS')} {...getInputProps('begins')} />
        ) : (
          <Note>{say('INVOICING.PLAN.NEXT', { day: day(plan.nextFrom ?? '') })}</Note>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onDone}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" loading={change.busy}>
            {say('INVOICING.PLAN.YES')}
          </Button>
        </DialogButtons>
      </FormStack>
    </FormBody>
  );
}
