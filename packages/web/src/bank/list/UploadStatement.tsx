import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { bank } from '#contract/bank/endpoints.ts';
import { bankLinks } from '#contract/bank/links.ts';
import type { BankAccount } from '#contract/bank/schema.ts';
import type { ColumnMapping } from '#contract/bank/schema-statement.ts';
import { Answer } from '../../base/answer.ts';
import { useUpload } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { type AskedTable, ColumnsPicker } from './ColumnsPicker.tsx';
import { WhichAccount } from './WhichAccount.tsx';

type Asked = { file: File; accountId?: number; mapping?: ColumnMapping; table: AskedTable | null };
const asksColumns = ({ key }: Answer) => key === 'BANK.ERRORS.COLUMNS' || key === 'BANK.ERRORS.COLUMNS_PROPOSED';

/** Sends a statement; what its file does not say is asked for, and it is sent once more. */
function useSending() {
  const navigate = useNavigate();
  const send = useUpload(bank.upload);
  const [asked, ask] = useState<Asked | null>(null);
  const take = async ({ file, accountId, mapping }: Omit<Asked, 'table'>) => {
    const input = { ...(accountId && { accountId }), ...(mapping && { mapping }) };
    try {
      const done = await send.run({ input, file });
      ask(null);
      if (!done) return;
      const { lines, booked, known } = done;
      if (known) notify('info', 'BANK.KNOWN');
      else notify('ok', booked > 0 ? 'BANK.UPLOADED_BOOKED' : 'BANK.UPLOADED', { lines, booked });
      await navigate(bankLinks.one(done.id));
    } catch (error) {
      if (!(error instanceof Answer)) throw error;
      const isAsked = asksColumns(error) || error.key === 'BANK.ERRORS.WHICH_ACCOUNT';
      const table = asksColumns(error) ? (error.data as AskedTable) : null;
      ask(isAsked ? { file, ...(accountId && { accountId }), ...(mapping && { mapping }), table } : null);
    }
  };
  return { take, asked, busy: send.busy, forget: () => ask(null) };
}

/** The button that takes a statement from the computer. */
export function UploadStatement({
  accounts,
  name,
  filled,
}: {
  accounts: BankAccount[];
  name: string;
  filled: boolean;
}) {
  const say = useText();
  const { take, asked, busy, forget } = useSending();
  return (
    <>
      <FileButton
        accept=".gpc,.abo,.xml,.csv,.txt"
        onChange={(file) => file && void take({ file })}
        inputProps={{ 'aria-label': name }}
      >
        {(props) => (
          <Button
            {...props}
            variant={filled ? 'filled' : 'default'}
            loading={busy}
            leftSection={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
          >
            {say(filled ? 'BANK.UPLOAD' : 'BANK.UPLOAD_NEXT')}
          </Button>
        )}
      </FileButton>
      {asked?.table && (
        <ColumnsPicker
          table={asked.table}
          busy={busy}
          onChosen={(mapping) => void take({ ...asked, mapping })}
          onClose={forget}
        />
      )}
      {asked && !asked.table && (
        <WhichAccount
          accounts={accounts}
          busy={busy}
          onChosen={(accountId) => void take({ ...asked, accountId })}
          onClose={forget}
        />
      )}
    </>
  );
}
