import { Button, TextInput } from '@mantine/core';
import { reminders } from '#contract/reminders/endpoints.ts';
import { PlanEnd, type UnitReminders } from '#contract/reminders/schema.ts';
import { noteLength } from '#contract/reminders/schema-words.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';

type Sent = { id: number; planId: number; reason: string };
type Props = { id: number; planId: number; onClose: () => void };

/** Asks why, and ends an agreement. */
export function EndPlanDialog({ id, planId, onClose }: Props) {
  const say = useText();
  const end = useChange(reminders.endPlan);
  const form = useRecordForm<{ reason: string }, Sent, UnitReminders>({
    initial: { reason: '' },
    schema: PlanEnd,
    input: ({ reason }) => ({ id, planId, reason }),
    send: (input) => end.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('REMINDERS.PLAN.END_TITLE')}>
      <FormBody form={form} busy={end.busy}>
        <FormStack>
          <p>{say('REMINDERS.PLAN.END_LEAD')}</p>
          <TextInput
            label={say('REMINDERS.PLAN.REASON')}
            withAsterisk
            maxLength={noteLength}
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('FORM.KEEP')}
            </Button>
            <Button type="submit" loading={end.busy} color="cihla">
              {say('REMINDERS.PLAN.END')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
