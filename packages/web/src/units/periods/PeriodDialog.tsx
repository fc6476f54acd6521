import { Button, Checkbox, Radio, Stack, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dayIn, isDay } from '#contract/base/time/dates.ts';
import { members } from '#contract/members/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { unitPeriods } from '#contract/units/endpoints-periods.ts';
import { unitLinks } from '#contract/units/links.ts';
import { heirsOfDays } from '#contract/units/rules-correct.ts';
import type { UnitDetail } from '#contract/units/schema.ts';
import {
  CancelInput,
  type Consequences,
  CorrectInput,
  PeriodDeed,
  type PeriodView,
  PlanInput,
  RemoveInput,
  type UnitPeriods,
} from '#contract/units/schema-periods.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormRefusal } from '../../kit/form/FormFrame.tsx';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { OwnersEditor } from '../form/OwnersEditor.tsx';
import { ownersWrong, type UnitValues } from '../form/unitValues.ts';
import { PeriodConsequences } from './PeriodConsequences.tsx';
import { besides, type Deed, deedOf, firstValues, type Opened, type PeriodValues, whoOf } from './periodValues.ts';
import css from './UnitPeriods.module.css';

type Props = {
  unit: UnitDetail;
  record: UnitPeriods;
  opened: Opened;
  /** Reads the record anew: somebody else changed it. */
  again: () => Promise<unknown>;
  onClose: () => void;
};
type Asked = { deed: Deed; would: Consequences };

/** Two steps: what should stand there, then what it would do and why it is done. */
export function PeriodDialog({ unit, record, opened, again, onClose }: Props) {
  const say = useText();
  const [values, keep] = useState(() => firstValues(record, opened));
  const [asked, ask] = useState<Asked | null>(null);
  const anew = async () => {
    await again();
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={say(asked ? 'PERIODS.WHAT' : `PERIODS.HEAD.${opened.kind}`)} wide>
      {asked ? (
        <Consider opened={opened} asked={asked} again={anew} back={() => ask(null)} onClose={onClose} />
      ) : (
        <Fill
          {...{ unit, record, opened, values, again: anew, onClose }}
          next={(typed, next) => {
            keep(typed);
            ask(next);
          }}
        />
      )}
    </Dialog>
  );
}

type FillProps = Props & { values: PeriodValues; next: (values: PeriodValues, asked: Asked) => void };

function Fill({ unit, record, opened, values, again, onClose, next }: FillProps) {
  const say = useText();
  const shown = useShown();
  const preview = useChange(unitPeriods.preview);
  const form: RecordForm<PeriodValues> = useRecordForm({
    initial: values,
    version: record.updatedAt,
    schema: PeriodDeed,
    input: (v: PeriodValues, updatedAt) => deedOf(unit.id, opened, v, updatedAt),
    more: (deed) => ({
      ...('owners' in deed ? ownersWrong(deed) : {}),
      ...(isPlannedLate(deed) ? { day: 'PERIODS.ERRORS.PLAN_FUTURE' as const } : {}),
    }),
    send: async (deed) => {
      const would = await preview.run(deed);
      return would && { deed, would };
    },
    done: (asked) => next(form.fields.getValues(), asked),
  });
  const plan = opened.kind === 'cancel' ? opened.plan : null;
  const lead = { day: plan ? shown.day(plan.day) : '', change: plan ? changeText(plan) : '' };
  const isInTheWay = form.refused?.key === 'PERIODS.ERRORS.LATER_PLAN' || form.fields.values.drop;
  return (
    <form noValidate className={css.form} onSubmit={form.submit}>
      <p>{say(`PERIODS.LEAD.${opened.kind}`, lead)}</p>
      {opened.kind === 'plan' && (
        <p>
          {say('PERIODS.ALREADY')} <Link {...unitLinks.edit(unit.id)}>{say('PERIODS.ALREADY_LINK')}</Link>
        </p>
      )}
      <FormRefusal form={form} again={again} />
      {opened.kind === 'plan' && isInTheWay && (
        <Checkbox label={say('PERIODS.DROP')} {...form.fields.getInputProps('drop', { type: 'checkbox' })} />
      )}
      {opened.kind === 'correct' && <Days form={form} />}
      {opened.kind === 'plan' && (
        <DateField
          required
          label={say('PERIODS.DAY')}
          description={say('PERIODS.DAY_HINT')}
          {...form.fields.getInputProps('day')}
        />
      )}
      {(opened.kind === 'correct' || opened.kind === 'plan') && <Owners form={form} />}
      {opened.kind === 'remove' && <Heirs form={form} record={record} period={opened.period} />}
      <DialogButtons stay>
        <Button variant="default" onClick={onClose}>
          {say('BASE.CANCEL')}
        </Button>
        <Button type="submit" loading={preview.busy}>
          {say('PERIODS.NEXT')}
        </Button>
      </DialogButtons>
    </form>
  );
}

/** A day that has come is no plan: said at its field, before new owners are typed under it. */
const isPlannedLate = (deed: Deed): boolean => deed.kind === 'plan' && isDay(deed.day) && deed.day <= dayIn(new Date());

const changeText = ({ from, to }: { from: string; to: string }) => `${from || '–'} → ${to || '–'}`;

type OfForm = { form: RecordForm<PeriodValues> };

function Days({ form: { fields } }: OfForm) {
  const say = useText();
  return (
    <div className={css.days}>
      <DateField label={say('PERIODS.FROM')} description={say('PERIODS.FROM_HINT')} {...fields.getInputProps('from')} />
      <DateField label={say('PERIODS.TO')} description={say('PERIODS.TO_HINT')} {...fields.getInputProps('to')} />
    </div>
  );
}

/** The owners of the form of a unit: the same fields, whatever stands beside them. */
const Owners = ({ form }: OfForm) => <OwnersEditor fields={form.fields as unknown as UseFormReturnType<UnitValues>} />;

function Heirs({ form, record, period }: OfForm & { record: UnitPeriods; period: PeriodView }) {
  const say = useText();
  const beside = besides(record, period);
  const who = { before: beside.before, after: beside.after, nobody: null };
  return (
    <Radio.Group label={say('PERIODS.DAYS')} withAsterisk {...form.fields.getInputProps('days')}>
      <Stack gap="xs" mt="xs">
        {heirsOfDays.map((heir) => {
          const other = who[heir];
          if (other === undefined) return null;
          return (
            <Radio key={heir} value={heir} label={say(`PERIODS.HEIRS.${heir}`, { who: other ? whoOf(other) : '' })} />
          );
        })}
      </Stack>
    </Radio.Group>
  );
}

const touches = { touches: [members.list, roles.rightsOf] };
const shapes = { correct: CorrectInput, remove: RemoveInput, plan: PlanInput, cancel: CancelInput } as const;
const calls = {
  correct: unitPeriods.correct,
  remove: unitPeriods.remove,
  plan: unitPeriods.plan,
  cancel: unitPeriods.cancel,
} as const;

type ConsiderProps = Pick<Props, 'opened' | 'again' | 'onClose'> & { asked: Asked; back: () => void };

function Consider({ opened: { kind }, asked: { deed, would }, again, back, onClose }: ConsiderProps) {
  const say = useText();
  const call = calls[kind];
  const write = useChange(call as typeof unitPeriods.correct, touches);
  const asksWhy = kind !== 'plan' || ('drop' in deed && deed.drop);
  const form = useRecordForm({
    initial: { reason: '' },
    schema: shapes[kind],
    input: ({ reason }) => ({ ...deed, reason }),
    send: (given) => write.run(given as never),
    done: onClose,
  });
  return (
    <form noValidate className={css.form} onSubmit={form.submit}>
      <PeriodConsequences of={would} isPlan={kind === 'plan'} />
      <FormRefusal form={form} again={again} />
      {asksWhy && (
        <Textarea
          required
          autosize
          minRows={2}
          maxLength={500}
          label={say('PERIODS.REASON')}
          description={say('PERIODS.REASON_HINT')}
          {...form.fields.getInputProps('reason')}
        />
      )}
      <DialogButtons stay>
        <Button variant="default" onClick={back}>
          {say('PERIODS.BACK')}
        </Button>
        <Button type="submit" loading={write.busy} color={kind === 'remove' ? 'cihla' : undefined}>
          {say(`PERIODS.YES.${kind}`)}
        </Button>
      </DialogButtons>
    </form>
  );
}
