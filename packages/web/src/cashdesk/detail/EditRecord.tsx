import { Button } from '@mantine/core';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { CashChange, type CashDetail } from '#contract/cashdesk/schema.ts';
import { useAsk, useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { CashForm, withoutRecord } from '../form/CashForm.tsx';
import { type CashValues, changeOf, valuesOf } from '../form/cashValues.ts';
import { useDesk } from '../rows/data.ts';

type Props = { record: CashDetail; onDone: () => void };

/** The record as a form. */
export function EditRecord({ record: r, onDone }: Props) {
  const say = useText();
  const of = useDesk();
  const ask = useAsk();
  const update = useChange(cashdesk.update);
  const form = useRecordForm<CashValues, CashChange, CashDetail>({
    initial: valuesOf(r),
    version: r.updatedAt,
    schema: CashChange,
    input: (values, version) => changeOf(r.id, values, version),
    send: (input) => update.run(input),
    reload: async () => {
      const now = await ask(cashdesk.one, { id: r.id });
      return { values: valuesOf(now), version: now.updatedAt };
    },
    done: onDone,
  });
  return (
    <FormFrame
      form={form}
      back={cashLinks.list()}
      save={say('FORM.SAVE')}
      busy={update.busy}
      second={
        <Button variant="default" onClick={() => form.leave(onDone)}>
          {say('FORM.KEEP')}
        </Button>
      }
    >
      <Loaded of={of} shape={<RecordShape />}>
        {(desk) => (
          <CashForm form={form} desk={desk} fixed={!r.may.editFixed} before={withoutRecord(desk, r.amount, r.type)} />
        )}
      </Loaded>
    </FormFrame>
  );
}
