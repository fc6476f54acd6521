import { Button, FileButton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ColumnMapping } from '#contract/bank/schema-statement.ts';
import { statements } from '#contract/invoices/endpoints-statements.ts';
import { type AskedTable, ColumnsPicker } from '../../bank/list/ColumnsPicker.tsx';
import { Answer } from '../../base/answer.ts';
import { useUpload } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';

type Asked = { file: File; table: AskedTable };
const asksColumns = ({ key }: Answer) => key === 'BANK.ERRORS.COLUMNS' || key === 'BANK.ERRORS.COLUMNS_PROPOSED';

/** The button that takes a statement from the computer; of a table that nobody knows it asks what is in its columns. */
export function SendStatement() {
  const say = useText();
  const send = useUpload(statements.upload);
  const [asked, ask] = useState<Asked | null>(null);
  const take = async (file: File, mapping?: ColumnMapping) => {
    try {
      const done = await send.run({ input: mapping ? { mapping } : {}, file });
      ask(null);
      if (!done) return;
      const { lines, booked, known } = done;
      if (known) notify('info', 'INVOICING.BANK.KNOWN');
      else notify('ok', `INVOICING.BANK.${booked > 0 ? 'UPLOADED_BOOKED' : 'UPLOADED'}`, { lines, booked });
    } catch (error) {
      if (!(error instanceof Answer)) throw error;
      ask(asksColumns(error) ? { file, table: error.data as AskedTable } : null);
    }
  };
  return (
    <>
      <FileButton
        accept=".gpc,.abo,.xml,.csv,.txt"
        onChange={(file) => file && void take(file)}
        inputProps={{ 'aria-label': say('INVOICING.BANK.UPLOAD') }}
      >
        {(props) => (
          <Button
            {...props}
            loading={send.busy}
            leftSection={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
          >
            {say('INVOICING.BANK.UPLOAD')}
          </Button>
        )}
      </FileButton>
      {asked && (
        <ColumnsPicker
          table={asked.table}
          busy={send.busy}
          onChosen={(mapping) => void take(asked.file, mapping)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
