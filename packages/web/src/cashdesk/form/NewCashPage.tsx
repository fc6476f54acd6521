import { IconCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { moneyOf } from '#contract/base/money/amount.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { type CashDesk, type CashDetail, CashInput, type CashRef } from '#contract/cashdesk/schema.ts';
import { useChange } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMe } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { FormFrame } from '../../kit/form/FormFrame.tsx';
import { useRecordForm } from '../../kit/form/useRecordForm.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { useDesk } from '../rows/data.ts';
import { CashForm } from './CashForm.tsx';
import { type CashValues, inputOf, newRecord } from './cashValues.ts';
import { FirstIncome } from './FirstIncome.tsx';
import { type Short, shortOf } from './ShortNote.tsx';

/** /pokladna/novy */
export function NewCashPage() {
  const say = useText();
  const of = useDesk();
  if (of.data && !of.data.may.write) return <Refused />;
  return (
    <>
      <PageHead title={say('CASH.NEW')} back={{ ...cashLinks.list(), name: say('CASH.TITLE') }} />
      <Loaded of={of} shape={<RecordShape />}>
        {(desk) => <Writing desk={desk} />}
      </Loaded>
    </>
  );
}

function Writing({ desk }: { desk: CashDesk }) {
  const say = useText();
  const navigate = useNavigate();
  const me = useMe();
  const create = useChange(cashdesk.create);
  const form = useRecordForm<CashValues, CashInput, CashDetail>({
    initial: newRecord('expense', me.full_name ?? ''),
    schema: CashInput,
    input: inputOf,
    send: (input) => create.run(input),
    done: (made) => navigate({ ...cashLinks.one(made.id), replace: true }),
  });
  const [writes, write] = useState<Short | null>(null);
  // The refusal that an income was written after, and that income.
  const [answered, answer] = useState<{ to: unknown; by: CashRef } | null>(null);
  const isAnswered = answered !== null && answered.to === form.refused;
  const short = isAnswered ? null : shortOf(form.refused);
  const lack = { short, first: () => write(short), written: isAnswered ? answered.by : null };
  const done = (by: CashDetail) => {
    answer({ to: form.refused, by });
    form.fields.clearFieldError('amount');
    write(null);
  };
  return (
    <>
      <FormFrame
        form={form}
        back={cashLinks.list()}
        save={say(`CASH.FORM.SAVE.${form.fields.values.type}`)}
        sign={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}
        busy={create.busy}
      >
        <CashForm isNew form={form} desk={desk} before={moneyOf(desk.balance)} lack={lack} />
      </FormFrame>
      {writes && <FirstIncome short={writes} me={me.full_name ?? ''} onDone={done} onClose={() => write(null)} />}
    </>
  );
}
