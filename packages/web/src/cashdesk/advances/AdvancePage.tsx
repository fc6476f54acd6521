import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPrinter } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { moneyOf } from '#contract/base/money/amount.ts';
import { typo } from '#contract/base/words/typo.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { settlementOf } from '#contract/cashdesk/rules-advances.ts';
import type { AdvanceDetail } from '#contract/cashdesk/schema-advances.ts';
import { showCash } from '../../base/amounts.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { cash, useVoucher } from '../rows/data.ts';
import css from './Advances.module.css';
import { AdvanceTag } from './AdvanceTag.tsx';
import { Receipts } from './Receipts.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { SettleDialog } from './SettleDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** /pokladna/zalohy/{id}: one advance, its receipts and what they leave. */
export function AdvancePage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/pokladna/zalohy/$id' });
  const isOne = Number.isSafeInteger(id) && id > 0;
  const of = useReading(cashAdvances.one, { id: isOne ? id : 1 }, { when: isOne });
  if (!isOne || of.error?.status === 404) return <Missing />;
  return (
    <RecordPage
      of={of}
      title={of.data ? typo(of.data.purpose) : say('CASH.ADVANCE.ONE')}
      back={{ ...cashLinks.advances(), name: say('CASH.ADVANCE.TITLE') }}
      sub={(a) => <AdvanceTag of={a} />}
      actions={(a) => <Actions a={a} />}
    >
      {(a) => (
        <Columns>
          <Column>
            <Receipts advance={a} />
          </Column>
          <Column>
            <Result a={a} />
            <Given a={a} />
          </Column>
        </Columns>
      )}
    </RecordPage>
  );
}

function Missing() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ ...cashLinks.advances(), replace: true });
  }, [navigate]);
  return null;
}

function Actions({ a }: { a: AdvanceDetail }) {
  const say = useText();
  const voucher = useVoucher();
  const [reopens, reopen] = useState(false);
  return (
    <>
      {a.may.reopen && (
        <Button variant="default" leftSection={<IconArrowBackUp {...icon} />} onClick={() => reopen(true)}>
          {say('CASH.ADVANCE.REOPEN')}
        </Button>
      )}
      {a.may.desk && (
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => void voucher(a.record.id)}>
          {say('CASH.PRINT')}
        </Button>
      )}
      {reopens && <ReopenDialog id={a.id} onClose={() => reopen(false)} />}
    </>
  );
}

/** Its record, as a link for whoever reads the desk. */
const RecordName = ({ a, to }: { a: AdvanceDetail; to: AdvanceDetail['record'] }) =>
  a.may.desk ? <Link {...cashLinks.one(to.id)}>{to.documentNumber}</Link> : to.documentNumber;

function Given({ a }: { a: AdvanceDetail }) {
  const say = useText();
  const { day } = useShown();
  const facts: Fact[] = [
    [say('CASH.ADVANCE.HOLDER'), typo(a.holder)],
    [say('CASH.ADVANCE.DATE'), day(a.date)],
    [say('CASH.ADVANCE.DUE'), day(a.dueOn)],
    [say('CASH.ADVANCE.VOUCHER'), <RecordName key="given" a={a} to={a.record} />],
    ...(a.note === '' ? [] : [[say('CASH.ADVANCE.NOTE'), typo(a.note)] as Fact]),
    ...(a.settledOn
      ? [
          [
            say('CASH.ADVANCE.SETTLED_ON'),
            say('CASH.ADVANCE.SETTLED_BY', { day: day(a.settledOn), name: a.settledBy ?? '' }),
          ] as Fact,
        ]
      : []),
    ...(a.settlement
      ? [
          [
            say(`CASH.ADVANCE.SETTLEMENT.${a.settlement.type}`),
            <RecordName key="end" a={a} to={a.settlement} />,
          ] as Fact,
        ]
      : []),
  ];
  return (
    <Card title={say('CASH.ADVANCE.ONE')} padded>
      <Facts facts={facts} />
    </Card>
  );
}

/** What its receipts leave, and the way to settle it. */
function Result({ a }: { a: AdvanceDetail }) {
  const say = useText();
  const [settles, settle] = useState(false);
  if (a.state === 'cancelled') return null;
  const rest = settlementOf(moneyOf(a.amount), moneyOf(a.spent));
  const amount = rest ? showCash(rest.amount) : '';
  return (
    <Card title={say('CASH.ADVANCE.RESULT')} padded>
      <dl className={css.sums}>
        <dt>{say('CASH.ADVANCE.AMOUNT_SHOWN')}</dt>
        <dd>{cash(a.amount)}</dd>
        <dt>{say('CASH.ADVANCE.SPENT')}</dt>
        <dd>{cash(a.spent)}</dd>
      </dl>
      {a.settledOn === null && (
        <p className={css.result}>{say(`CASH.ADVANCE.RESULT_${rest?.type ?? 'exact'}`, { amount })}</p>
      )}
      {a.settledOn !== null && a.settlement && (
        <p className={css.result}>
          {say(`CASH.ADVANCE.SETTLEMENT.${a.settlement.type}`)}: {cash(a.settlement.amount)}
        </p>
      )}
      {a.may.settle && (
        <Button className={css.act} onClick={() => settle(true)}>
          {say('CASH.ADVANCE.SETTLE')}
        </Button>
      )}
      {a.may.handIn && !a.may.settle && <p className={css.quiet}>{say('CASH.ADVANCE.WAITS')}</p>}
      {settles && <SettleDialog advance={a} onClose={() => settle(false)} />}
    </Card>
  );
}
