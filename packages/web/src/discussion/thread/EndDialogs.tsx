import { Textarea } from '@mantine/core';
import { discussion } from '#contract/discussion/endpoints.ts';
import { Conclusion, Reopening, reasonLength, textLength } from '#contract/discussion/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { Asking } from './Asking.tsx';

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
    <Asking
      form={form}
      title={say('DISCUSSION.FINISH.TITLE')}
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
    <Asking
      form={form}
      title={say('DISCUSSION.REOPEN.TITLE')}
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
  );
}
