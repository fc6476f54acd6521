import { IconCircleCheck, IconProgress } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { bankLinks } from '#contract/bank/links.ts';
import type { Statement } from '#contract/bank/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText, useWhen } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { UploadStatement } from '../list/UploadStatement.tsx';
import { crowns, MissingStatement, useBank, useStatement, useStatementName } from '../rows/data.ts';
import { Groups } from './Groups.tsx';
import { Sums } from './Sums.tsx';
import { WaitingList } from './WaitingList.tsx';

/** /prehled-poplatku/banka/{id}: a statement, until each of its payments is where it belongs. */
export function StatementPage() {
  const say = useText();
  const nameOf = useStatementName();
  const { id } = useParams({ from: '/inside/prehled-poplatku/banka/$id' });
  const of = useStatement(id);
  const isOne = Number.isInteger(id) && id > 0;
  if (!isOne || of.error?.status === 404) return <MissingStatement key={id} told={of.error !== null} />;
  return (
    <RecordPage
      of={of}
      title={of.data ? nameOf(of.data) : say('BANK.ONE')}
      back={{ ...bankLinks.list(), name: say('BANK.TITLE') }}
      sub={(told) => <Sub told={told} />}
      actions={(told) => told.may.write && <Next />}
    >
      {(told) => <Told key={told.id} told={told} />}
    </RecordPage>
  );
}

function Next() {
  const say = useText();
  const of = useBank(1);
  return <UploadStatement accounts={of.data?.accounts ?? []} name={say('BANK.UPLOAD_NEXT')} filled={false} />;
}

function Sub({ told }: { told: Statement }) {
  const say = useText();
  const { moment } = useWhen();
  return (
    <>
      {told.waiting > 0 ? (
        <Tag tone="warn" icon={IconProgress}>
          {say('BANK.STATES.working')}
        </Tag>
      ) : (
        <Tag tone="ok" icon={IconCircleCheck}>
          {say('BANK.STATES.done')}
        </Tag>
      )}
      <span>{say('BANK.ACCOUNT', { account: told.account })}</span>
      <span>{say('BANK.UPLOADED_AT', { when: moment(told.uploadedAt) })}</span>
    </>
  );
}

function Told({ told }: { told: Statement }) {
  const say = useText();
  const { day } = useDayText();
  return (
    <>
      {told.gap && (
        <Note tone="warn">
          <strong>{say('BANK.GAP', { amount: crowns(told.gap.amount) })}</strong>{' '}
          {say('BANK.GAP_DAYS', { after: day(told.gap.after), before: day(told.gap.before) })}
        </Note>
      )}
      <Sums told={told} />
      <WaitingList told={told} />
      <Groups told={told} />
    </>
  );
}
