import { Button, NumberInput, TextInput } from '@mantine/core';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import type { PaperDetail } from '#contract/invoices/schema.ts';
import { CancelInput } from '#contract/invoices/schema-forms.ts';
import { mostUnits, noteLength, type PeriodKind, periodKinds } from '#contract/invoices/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Props = { paper: PaperDetail; onClose: () => void };
type Values = { reason: string; units: number | string; period: PeriodKind; perUnit: string };

/** Why a proforma was wrong, and what the one in its place is issued for. */
export function CancelDialog({ paper, onClose }: Props) {
  const say = useText();
  const change = useChange(invoicing.cancel);
  const form = useRecordForm<Values, CancelInput, null>({
    initial: { reason: '', units: paper.units, period: paper.period.kind, perUnit: '' },
    schema: CancelInput,
    input: ({ reason, units, period, perUnit }) => ({
      ...{ id: paper.id, reason, units: units as number, period },
      ...(perUnit.trim() !== '' && { perUnit }),
    }),
    send: (input) => change.run(input),
    done: onClose,
  });
  const { getInputProps } = form.fields;
  return (
    <Dialog opened onClose={onClose} title={say('INVOICING.CANCEL.TITLE', { number: paper.number })}>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <p>{say('INVOICING.CANCEL.LEAD')}</p>
          {!paper.isLast && <p>{say('INVOICING.CANCEL.MIDDLE')}</p>}
          <TextInput
            label={say('INVOICING.CANCEL.REASON')}
            description={say('INVOICING.CANCEL.REASON_HINT')}
            withAsterisk
            maxLength={noteLength}
            data-autofocus
            {...getInputProps('reason')}
          />
          <NumberInput
            label={say('INVOICING.PLAN.UNITS')}
            withAsterisk
            min={1}
            max={mostUnits}
            {...getInputProps('units')}
          />
          {paper.isLast && (
            <Select
              label={say('INVOICING.PLAN.PERIOD')}
              data={periodKinds.map((value) => ({ value, label: say(`INVOICING.PERIODS.${value}`) }))}
              {...getInputProps('period')}
            />
          )}
          <TextInput
            label={say('INVOICING.PLAN.PER_UNIT')}
            description={say('INVOICING.PLAN.PER_UNIT_HINT')}
            inputMode="decimal"
            autoComplete="off"
            {...getInputProps('perUnit')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('INVOICING.CANCEL.YES')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
