import { Button, Textarea } from '@mantine/core';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import type { ReportDetail } from '#contract/reports/schema.ts';
import { DueMove, reasonLength } from '#contract/reports/schema-due.ts';
import { longestDeadline } from '#contract/reports/schema-types.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { DateField } from '../../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Values = Pick<DueMove, 'dueOn' | 'reason'>;
type Props = { r: ReportDetail; reload: () => Promise<ReportDetail>; onClose: () => void };

/** Asks for another day until which it is to be solved, and why. */
export function MoveDueDialog({ r, reload, onClose }: Props) {
  const say = useText();
  const move = useChange(reportCare.moveDue);
  const form = useRecordForm<Values, DueMove, ReportDetail>({
    initial: { dueOn: r.dueOn ?? '', reason: '' },
    version: r.updatedAt,
    schema: DueMove,
    input: (typed, updatedAt) => ({ id: r.id, updatedAt, ...typed }),
    send: (input) => move.run(input),
    reload: async () => {
      const fresh = await reload();
      return { values: { dueOn: fresh.dueOn ?? '', reason: '' }, version: fresh.updatedAt };
    },
    done: onClose,
  });
  const { getInputProps } = form.fields;
  const today = dayIn(new Date());
  return (
    <Dialog opened onClose={onClose} title={say('REPORT.MOVE.TITLE')}>
      <FormBody form={form} busy={move.busy}>
        <FormStack>
          <p>{say('REPORT.MOVE.LEAD')}</p>
          <DateField
            label={say('REPORT.MOVE.DAY')}
            required
            min={today}
            max={addDays(today, longestDeadline)}
            {...getInputProps('dueOn')}
          />
          <Textarea
            label={say('REPORT.MOVE.REASON')}
            description={say('REPORT.MOVE.REASON_HINT')}
            withAsterisk
            autosize
            minRows={2}
            maxRows={8}
            maxLength={reasonLength}
            {...getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={move.busy}>
              {say('REPORT.MOVE.DO')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
