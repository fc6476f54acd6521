import { Button, Textarea } from '@mantine/core';
import { discussion } from '#contract/discussion/endpoints.ts';
import { Conclusion, Reopening, reasonLength, textLength } from '#contract/discussion/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { FormBody } from '../../kit/form/FormFrame.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { type RecordForm, useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Dialog, DialogButtons } from '../../kit/page/Dialog.tsx';

type Props = { id: number; onClose: () => void };

/** Asks what it came to and closes it. */
export function FinishDialog({ id, onClose }: Props) {
  const say = useText();
  const finish = useChange(discussion.finish);
  const form = useRecordForm<{ conclusion: string }, { id: number; conclusion: string }, unknown>({
    initial: { conclusion: '' },
    schema: Conclusion,
    input: ({ conclusion }) => ({ id, conclusion }),
    send: (input) => finish.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('DISCUSSION.FINISH.TITLE')}>
      <Asking
        form={form}
        lead={say('DISCUSSION.FINISH.LEAD')}
        yes={say('DISCUSSION.FINISH.YES')}
        busy={finish.busy}
        onClose={onClose}
      >
        <Textarea
          label={say('DISCUSSION.FINISH.FIELD')}
          description={say('DISCUSSION.FINISH.HINT')}
          withAsterisk
          autosize
          minRows={3}
          maxRows={14}
          maxLength={textLength}
          {...form.fields.getInputProps('conclusion')}
        />
      </Asking>
    </Dialog>
  );
}

/** Asks why and opens it again. */
export function ReopenDialog({ id, onClose }: Props) {
  const say = useText();
  const reopen = useChange(discussion.reopen);
  const form = useRecordForm<{ reason: string }, { id: number; reason: string }, unknown>({
    initial: { reason: '' },
    schema: Reopening,
    input: ({ reason }) => ({ id, reason }),
    send: (input) => reopen.run(input),
    done: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={say('DISCUSSION.REOPEN.TITLE')}>
      <Asking
        form={form}
        lead={say('DISCUSSION.REOPEN.LEAD')}
        yes={say('DISCUSSION.REOPEN.YES')}
        busy={reopen.busy}
        onClose={onClose}
      >
        <Textarea
          label={say('DISCUSSION.REOPEN.FIELD')}
          withAsterisk
          autosize
          minRows={2}
          maxRows={8}
          maxLength={reasonLength}
          {...form.fields.getInputProps('reason')}
        />
      </Asking>
    </Dialog>
  );
}

type AskingProps<V> = {
  form: RecordForm<V>;
  lead: string;
  yes: string;
  busy: boolean;
  onClose: () => void;
  children: React.ReactNode;
};
function Asking<V>({ form, lead, yes, busy, onClose, children }: AskingProps<V>) {
  const say = useText();
  return (
    <FormBody form={form} busy={busy}>
      <FormStack>
        <p>{lead}</p>
        {children}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" loading={busy}>
            {yes}
          </Button>
        </DialogButtons>
      </FormStack>
    </FormBody>
  );
}
