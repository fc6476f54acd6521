import { Button, Textarea } from '@mantine/core';
import { DeclineOrder } from '#contract/orders/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { useRefuse } from './data.ts';

type Props = { id: number; onClose: () => void };

/** Asks why, and declines the order; the customer is mailed the reason. */
export function RefuseDialog({ id, onClose }: Props) {
  const say = useText();
  const refuse = useRefuse();
  const form = useRecordForm<{ reason: string }, { id: number; reason: string }, unknown>({
    initial: { reason: '' },
    schema: DeclineOrder,
    input: ({ reason }) => ({ id, reason }),
    send: async (input) => ((await refuse.run(input)) === undefined ? undefined : true),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('ORDERS.DECLINE.TITLE')}>
      <FormBody form={form} busy={refuse.busy}>
        <FormStack>
          <Textarea
            label={say('ORDERS.DECLINE.REASON')}
            description={say('ORDERS.DECLINE.HINT')}
            autosize
            minRows={2}
            withAsterisk
            data-autofocus
            {...form.fields.getInputProps('reason')}
          />
          <DialogButtons>
            <Button variant="default" onClick={onClose}>
              {say('ORDERS.ASK.LEAVE')}
            </Button>
            <Button type="submit" loading={refuse.busy} color="cihla">
              {say('ORDERS.DECLINE.SAVE')}
            </Button>
          </DialogButtons>
        </FormStack>
      </FormBody>
    </Dialog>
  );
}
