import { Button, TextInput } from '@mantine/core';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { monthsFrom } from '#contract/prescriptions/rules-months.ts';
import { CorrectionInput, type RunDetail, type RunUnit } from '#contract/prescriptions/schema.ts';
import { reasonLength } from '#contract/prescriptions/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useMonthText } from '../rows/data.ts';

type Values = { month: string; amount: string; reason: string };
type Props = { run: RunDetail; unit: RunUnit; onClose: () => void };

/** A further entry with a reason: what was issued stays. */
export function CorrectionDialog({ run, unit, onClose }: Props) {
  const say = useText();
  const monthText = useMonthText();
  const correct = useChange(prescriptions.correct);
  const form = useRecordForm<Values, CorrectionInput, RunDetail>({
    initial: { month: run.fromMonth, amount: '', reason: '' },
    schema: CorrectionInput,
    input: (values) => ({ ...values, id: run.id, unitId: unit.id }),
    send: (input) => correct.run(input),
    done: onClose,
  });
  const props = form.fields.getInputProps;
  return (
    <Dialog opened onClose={onClose} title={say('PRESCRIPTIONS.CORRECTION.TITLE', { unit: unit.unit })}>
      <FormBody form={form} busy={correct.busy}>
        <FormStack>
          <p>{say('PRESCRIPTIONS.CORRECTION.LEAD')}</p>
          <Select
            label={say('PRESCRIPTIONS.CORRECTION.MONTH')}
            data={monthsFrom(run.fromMonth, run.months).map((value) => ({ value, label: monthText(value) }))}
            {...props('month')}
          />
          <TextInput
            label={say('PRESCRIPTIONS.CORRECTION.AMOUNT')}
            description={say('PRESCRIPTIONS.CORRECTION.AMOUNT_HINT')}
            withAsterisk
            inputMode="text"
            autoComplete="off"
            {...props('amount')}
          />
          <TextInput
            label={say('PRESCRIPTIONS.CORRECTION.REASON')}
            withAsterisk
            maxLength={reasonLength}
            {...props('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={correct.busy}>
              {say('PRESCRIPTIONS.CORRECTION.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
