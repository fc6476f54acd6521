import { Button } from '@mantine/core';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { runLinks } from '#contract/prescriptions/links.ts';
import { RunChange, type RunDetail } from '#contract/prescriptions/schema.ts';
import { useAsk, useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { RunForm } from '../form/RunForm.tsx';
import { inputOf, type RunValues, valuesOf } from '../form/runValues.ts';

/** What was not issued yet, as a form. */
export function EditRun({ run, onDone }: { run: RunDetail; onDone: () => void }) {
  const say = useText();
  const ask = useAsk();
  const update = useChange(prescriptions.update);
  const form = useRecordForm<RunValues, RunChange, RunDetail>({
    initial: valuesOf(run),
    version: run.updatedAt,
    schema: RunChange,
    input: (values, updatedAt) => ({ ...inputOf(values), id: run.id, updatedAt }),
    send: (input) => update.run(input),
    reload: async () => {
      const now = await ask(prescriptions.one, { id: run.id });
      return { values: valuesOf(now), version: now.updatedAt };
    },
    done: onDone,
  });
  return (
    <FormFrame
      form={form}
      back={runLinks.list()}
      save={say('FORM.SAVE')}
      busy={update.busy}
      second={
        <Button variant="default" onClick={() => form.leave(onDone)}>
          {say('FORM.KEEP')}
        </Button>
      }
    >
      <RunForm fields={form.fields} />
    </FormFrame>
  );
}
