import { Button } from '@mantine/core';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import { type CaseView, StartInput } from '#contract/insolvency/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { DateField } from '../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FormBody } from '../kit/form/FormFrame.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { useRecordForm } from '../kit/form/useRecordForm.tsx';
import { useCaseNow } from './useCase.ts';

type Sent = { id: number; updatedAt: string; startedOn: string | null };
type Props = { one: CaseView; onClose: () => void };

/** When the proceeding began, which the register's answer does not say. */
export function StartDialog({ one, onClose }: Props) {
  const say = useText();
  const change = useChange(insolvency.start);
  const now = useCaseNow(one);
  const form = useRecordForm<{ startedOn: string }, Sent, unknown>({
    initial: { startedOn: one.startedOn ?? '' },
    version: one.updatedAt,
    schema: StartInput,
    input: ({ startedOn }, updatedAt) => ({ id: one.id, updatedAt, startedOn: startedOn || null }),
    send: (input) => change.run(input),
    reload: async () => {
      const { startedOn, updatedAt } = await now();
      return { values: { startedOn: startedOn ?? '' }, version: updatedAt };
    },
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('INSOLVENCY.CASE.STARTED_TITLE')}>
      <FormBody form={form} busy={change.busy}>
        <FormStack>
          <DateField
            label={say('INSOLVENCY.CASE.STARTED')}
            description={say('INSOLVENCY.CASE.STARTED_HINT')}
            {...form.fields.getInputProps('startedOn')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={change.busy}>
              {say('FORM.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
