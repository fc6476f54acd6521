import { IconCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { fees } from '#contract/fees/endpoints.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { type FeeDetail, FeeInput } from '#contract/fees/schema.ts';
import { useChange } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { FeeForm } from './FeeForm.tsx';
import { type FeeValues, inputOf, newFee, wrongNumbers } from './feeValues.ts';

/** /prehled-poplatku/novy */
export function NewFeePage() {
  const say = useText();
  const mayWrite = useMay('roomFees', 'rw');
  if (!mayWrite) return <Refused />;
  return (
    <>
      <PageHead title={say('FEES.NEW')} back={{ ...feeLinks.list(), name: say('FEES.TITLE') }} />
      <Writing />
    </>
  );
}

function Writing() {
  const say = useText();
  const navigate = useNavigate();
  const create = useChange(fees.create);
  const form = useRecordForm<FeeValues, FeeInput, FeeDetail>({
    initial: newFee(),
    schema: FeeInput,
    input: inputOf,
    more: wrongNumbers,
    send: (input) => create.run(input),
    done: (made) => navigate({ ...feeLinks.one(made.id), replace: true }),
  });
  return (
    <FormFrame
      form={form}
      back={feeLinks.list()}
      save={say('FEES.FORM.SAVE')}
      sign={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}
      busy={create.busy}
    >
      <FeeForm fields={form.fields} before={null} />
    </FormFrame>
  );
}
