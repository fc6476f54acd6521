import { Button, TextInput } from '@mantine/core';
import { moneyOf, moneyText } from '#contract/base/money/amount.ts';
import { dayIn, isDay } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { reminders } from '#contract/reminders/endpoints.ts';
import { instalmentsOf } from '#contract/reminders/rules-instalments.ts';
import { mostInstalments, PlanInput, type UnitReminders } from '#contract/reminders/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { crowns } from '../rows/data.ts';
import css from '../rows/Reminders.module.css';
import { countOf } from './count.ts';

type Values = { count: string; first: string };
type Props = { unit: UnitReminders; onClose: () => void };
/** Time to bring the agreement about. */
const soon = 14;

/** Instalments of everything that is late: how many, and from when. */
export function AgreeDialog({ unit, onClose }: Props) {
  const say = useText();
  const agree = useChange(reminders.agree);
  const form = useRecordForm<Values, PlanInput, UnitReminders>({
    initial: { count: '6', first: addDays(dayIn(new Date()), soon) },
    schema: PlanInput,
    input: ({ count, first }) => ({ id: unit.unit.id, count: countOf(count), first }),
    send: (input) => agree.run(input),
    done: onClose,
  });
  const { count, first } = form.fields.values;
  return (
    <Dialog opened onClose={onClose} title={say('REMINDERS.PLAN.PROPOSE_TITLE', { sum: crowns(unit.late) })}>
      <FormBody form={form} busy={agree.busy}>
        <FormStack>
          <p>{say('REMINDERS.PLAN.PROPOSE_LEAD')}</p>
          <TextInput
            label={say('REMINDERS.PLAN.COUNT')}
            withAsterisk
            inputMode="numeric"
            {...form.fields.getInputProps('count')}
          />
          <DateField label={say('REMINDERS.PLAN.FIRST')} {...form.fields.getInputProps('first')} />
          <Made sum={unit.late} count={countOf(count)} first={first} />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={agree.busy}>
              {say('REMINDERS.PLAN.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}

/** What is typed, as instalments. */
function Made({ sum, count, first }: { sum: string; count: number; first: string }) {
  const say = useText();
  const { day } = useDayText();
  if (!Number.isInteger(count) || count < 2 || count > mostInstalments || !isDay(first)) return null;
  const made = instalmentsOf(moneyOf(sum), count, first);
  const [one, last] = [made[0], made.at(-1)];
  if (!one || !last) return null;
  const told = { count, amount: crowns(moneyText(one.amount)), last: day(last.day), sum: crowns(sum) };
  return <p className={css.quiet}>{say('REMINDERS.PLAN.MONTHLY', told)}</p>;
}
