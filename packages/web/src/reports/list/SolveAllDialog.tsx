import { Button, Textarea } from '@mantine/core';
import { reports } from '#contract/reports/endpoints.ts';
import { SolvedAll, textLength } from '#contract/reports/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import type { FieldErrors } from '../../kit/form/form-errors.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Props = { ids: readonly number[]; onClose: () => void; onSolved: () => void };

/** Asks one text of how the chosen ones were solved, and solves them. */
export function SolveAllDialog({ ids, onClose, onSolved }: Props) {
  const say = useText();
  const solve = useChange(reports.solveAll);
  const form = useRecordForm<{ solution: string }, { ids: number[]; solution: string }, unknown>({
    initial: { solution: '' },
    schema: SolvedAll,
    input: ({ solution }) => ({ ids: [...ids], solution }),
    // Older callers send none; a person says what was done.
    more: ({ solution }): FieldErrors => (solution.trim() === '' ? { solution: 'BASE.FORM.REQUIRED' } : {}),
    send: (input) => solve.run(input),
    done: onSolved,
  });
  return (
    <Dialog opened onClose={onClose} title={say('REPORT.SOLVE.TITLE_MORE', { count: ids.length })}>
      <FormBody form={form} busy={solve.busy}>
        <FormStack>
          <p>{say('REPORT.SOLVE.LEAD_MORE')}</p>
          <Textarea
            label={say('REPORT.SOLVE.FIELD')}
            description={say('REPORT.SOLVE.HINT_MORE')}
            withAsterisk
            autosize
            minRows={3}
            maxRows={14}
            maxLength={textLength}
            {...form.fields.getInputProps('solution')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={solve.busy}>
              {say('REPORT.SOLVE.DO')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
