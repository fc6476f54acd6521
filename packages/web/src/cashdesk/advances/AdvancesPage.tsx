import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { daysBetween } from '#contract/base/time/working-days.ts';
import { typo } from '#contract/base/words/typo.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import type { AdvanceList, AdvanceRow } from '#contract/cashdesk/schema-advances.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Column } from '../../kit/page/Columns.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { cash } from '../rows/data.ts';
import css from './Advances.module.css';
import { AdvanceTag } from './AdvanceTag.tsx';
import { GiveDialog } from './GiveDialog.tsx';

/** /pokladna/zalohy: cash of the house that members have, and what they settled. */
export function AdvancesPage() {
  const say = useText();
  const of = useReading(cashAdvances.list, {});
  const [gives, give] = useState(false);
  const back = of.data?.may.desk ? { back: { ...cashLinks.list(), name: say('CASH.TITLE') } } : {};
  return (
    <>
      <PageHead
        title={say('CASH.ADVANCE.TITLE')}
        {...back}
        actions={
          of.data?.may.give && (
            <Button leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />} onClick={() => give(true)}>
              {say('CASH.ADVANCE.GIVE')}
            </Button>
          )
        }
      />
      <Loaded of={of} shape={<ListShape />}>
        {(list) => <Lists list={list} />}
      </Loaded>
      {gives && <GiveDialog onClose={() => give(false)} />}
    </>
  );
}

function Lists({ list }: { list: AdvanceList }) {
  const say = useText();
  const { open, done, sum, today, may } = list;
  return (
    <Column>
      {open.length === 0 ? (
        <Card>
          <EmptyState
            kind="done"
            title={say(may.desk ? 'CASH.ADVANCE.NONE' : 'CASH.ADVANCE.NONE_MINE')}
            text={say(may.desk ? 'CASH.ADVANCE.NONE_TEXT' : 'CASH.ADVANCE.NONE_MINE_TEXT')}
          />
        </Card>
      ) : (
        <Card title={say('CASH.ADVANCE.OPEN_SUM', { count: open.length, sum: cash(sum) })}>
          <Rows rows={open} today={today} />
        </Card>
      )}
      {done.length > 0 && (
        <Card title={say('CASH.ADVANCE.DONE')}>
          <Rows rows={done} />
        </Card>
      )}
    </Column>
  );
}

/** With today they say how long ago they were given. */
function Rows({ rows, today }: { rows: readonly AdvanceRow[]; today?: string }) {
  const say = useText();
  return (
    <ul className={css.list}>
      {rows.map((a) => (
        <li key={a.id}>
          <span className={css.named}>
            <Link className={css.purpose} {...cashLinks.advance(a.id)}>
              {typo(a.purpose)}
            </Link>
            <span className={css.quiet}>{typo(a.holder)}</span>
          </span>
          <span className={css.money}>{cash(a.amount)}</span>
          <p className={css.quiet}>
            {today && `${say('CASH.ADVANCE.AGE', { count: Math.max(0, daysBetween(a.date, today)) })} · `}
            {say('CASH.ADVANCE.HANDED', { count: a.receipts, spent: cash(a.spent) })}
          </p>
          <span className={css.side}>
            <AdvanceTag of={a} />
          </span>
        </li>
      ))}
    </ul>
  );
}
