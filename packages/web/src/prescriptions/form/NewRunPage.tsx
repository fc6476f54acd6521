import { useNavigate } from '@tanstack/react-router';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { runLinks } from '#contract/prescriptions/links.ts';
import { type RunDetail, RunInput } from '#contract/prescriptions/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RunForm } from './RunForm.tsx';
import { inputOf, newRun, type RunValues } from './runValues.ts';

/** /prehled-poplatku/predpisy/novy */
export function NewRunPage() {
  const say = useText();
  const mayWrite = useMay('roomFees', 'rw');
  if (!mayWrite) return <Refused />;
  return (
    <>
      <PageHead title={say('PRESCRIPTIONS.NEW')} back={{ ...runLinks.list(), name: say('PRESCRIPTIONS.TITLE') }} />
      <Writing />
    </>
  );
}

function Writing() {
  const say = useText();
  const navigate = useNavigate();
  const create = useChange(prescriptions.create);
  const year = new Date().getFullYear() + 1;
  const form = useRecordForm<RunValues, RunInput, RunDetail>({
    initial: newRun(year, say('PRESCRIPTIONS.FORM.NAMED', { year: String(year) })),
    schema: RunInput,
    input: inputOf,
    send: (input) => create.run(input),
    done: (made) => navigate({ ...runLinks.one(made.id), replace: true }),
  });
  return (
    <FormFrame form={form} back={runLinks.list()} save={say('PRESCRIPTIONS.FORM.SAVE')} busy={create.busy}>
      <RunForm fields={form.fields} />
    </FormFrame>
  );
}
