import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ClearanceRow } from '#contract/clearances/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText, useWhen } from '../../base/when.ts';
import { CardRow } from '../../kit/card/CardRows.tsx';
import { crowns, usePaper } from '../rows/data.ts';
import { StateTag } from '../rows/StateTag.tsx';
import css from './Clearances.module.css';
import { WithdrawDialog } from './WithdrawDialog.tsx';

type Props = { row: ClearanceRow; withdraws: boolean };

/** One confirmation: what it says, whether it holds, its paper. */
export function ClearanceLine({ row, withdraws }: Props) {
  const say = useText();
  const paper = usePaper();
  const [asks, setAsks] = useState(false);
  const { number } = row;
  return (
    <CardRow>
      <What row={row} />
      <span className={css.sum}>
        {row.debts === 0 ? say('CLEARANCES.NONE') : say('CLEARANCES.SUM', { sum: crowns(row.sum) })}
      </span>
      <StateTag state={row.state} />
      <Button
        variant="default"
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        aria-label={say('CLEARANCES.DOWNLOAD_ONE', { number })}
        onClick={() => paper(row.id)}
      >
        {say('CLEARANCES.DOWNLOAD')}
      </Button>
      {withdraws && row.state === 'valid' && (
        <Button
          variant="subtle"
          aria-label={say('CLEARANCES.WITHDRAW.OPEN_ONE', { number })}
          onClick={() => setAsks(true)}
        >
          {say('CLEARANCES.WITHDRAW.OPEN')}
        </Button>
      )}
      {asks && <WithdrawDialog row={row} onClose={() => setAsks(false)} />}
    </CardRow>
  );
}

function What({ row }: { row: ClearanceRow }) {
  const say = useText();
  const { day } = useDayText();
  const when = useWhen();
  const issued = when.day(row.issuedAt);
  return (
    <span className={css.what}>
      <b>{say('CLEARANCES.NUMBER', { number: row.number })}</b>
      <span>{say('CLEARANCES.OF', { unit: row.unit.number, day: day(row.date) })}</span>
      <span className={css.quiet}>
        {row.by ? say('CLEARANCES.BY', { day: issued, name: row.by }) : say('CLEARANCES.ISSUED_ON', { day: issued })}
      </span>
      {row.replacedBy && <span className={css.quiet}>{say('CLEARANCES.REPLACED_BY', { number: row.replacedBy })}</span>}
      {row.state === 'withdrawn' && row.endedAt && (
        <span className={css.quiet}>{say('CLEARANCES.WHY', { day: when.day(row.endedAt), reason: row.reason })}</span>
      )}
    </span>
  );
}
