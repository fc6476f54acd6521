import { Button } from '@mantine/core';
import { fees } from '#contract/fees/endpoints.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { FeeChange, type FeeDetail } from '#contract/fees/schema.ts';
import { useAsk, useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { FeeForm } from '../form/FeeForm.tsx';
import { changeOf, type FeeValues, valuesOf, wrongNumbers } from '../form/feeValues.ts';

/** The fee as a form. */
export function EditFee({ fee, onDone }: { fee: FeeDetail; onDone: () => void }) {
  const say = useText();
  const ask = useAsk();
  const update = useChange(fees.update);
  const form = useRecordForm<FeeValues, FeeChange, FeeDetail>({
    initial: valuesOf(fee),
    version: fee.updatedAt,
    schema: FeeChange,
    input: (values, version) => changeOf(fee.id, values, version),
    more: wrongNumbers,
    send: (input) => update.run(input),
    reload: async () => {
      const now = await ask(fees.one, { id: fee.id });
      return { values: valuesOf(now), version: now.updatedAt };
    },
    done: onDone,
  });
  return (
    <FormFrame
      form={form}
      back={feeLinks.list()}
      save={say('FORM.SAVE')}
      busy={update.busy}
      second={
        <Button variant="default" onClick={() => form.leave(onDone)}>
          {say('FORM.KEEP')}
        </Button>
      }
    >
      <FeeForm fields={form.fields} before={fee.amount} />
    </FormFrame>
  );
}
