import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { moneyOf } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { typo } from '#contract/base/words/typo.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { inCoins, roundingOf } from '#contract/cashdesk/rules-rounding.ts';
import type { CashDetail, CashRef } from '#contract/cashdesk/schema.ts';
import { showCash } from '../../base/amounts.ts';
import { useChange } from '../../base/data.ts';
import { useRemembered } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { CancelDialog } from '../rows/CancelDialog.tsx';
import { cash, MissingRecord, useRecord, useVoucher } from '../rows/data.ts';
import { EditRecord } from './EditRecord.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** One record with what other nouns bring beside it, and the mode that changes it. */
export function CashRecordPage({ beside }: { beside: ReactNode }) {
  const say = useText();
  const { id } = useParams({ from: '/inside/pokladna/$id' });
  useRemembered();
  const [edits, edit] = useState(false);
  const of = useRecord(id);
  const isOne = Number.isInteger(id) && id > 0;
  if (!isOne || of.error?.status === 404) return <MissingRecord key={id} told={of.error !== null} />;
  const back = { ...cashLinks.list(), name: say('CASH.TITLE') };
  const title = of.data ? `${say(`CASH.TYPES.${of.data.type}`)} ${of.data.documentNumber}` : say('CASH.ONE');
  return (
    <RecordPage
      of={of}
      star="cashDesk"
      title={title}
      back={back}
      actions={(r) => !edits && <Actions key={r.id} r={r} edit={() => edit(true)} />}
    >
      {(r) =>
        edits ? <EditRecord key={r.id} record={r} onDone={() => edit(false)} /> : <Read r={r} beside={beside} />
      }
    </RecordPage>
  );
}

function Actions({ r, edit }: { r: CashDetail; edit: () => void }) {
  const say = useText();
  const voucher = useVoucher();
  const [cancels, cancel] = useState(false);
  return (
    <>
      {r.may.cancel && (
        <Button variant="default" leftSection={<IconArrowBackUp {...icon} />} onClick={() => cancel(true)}>
          {say('CASH.CANCEL.OPEN')}
        </Button>
      )}
      {r.may.edit && (
        <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={edit}>
          {say('FORM.EDIT')}
        </Button>
      )}
      <Button leftSection={<IconPrinter {...icon} />} onClick={() => void voucher(r.id)}>
        {say('CASH.PRINT')}
      </Button>
      {cancels && <CancelDialog record={r} onClose={() => cancel(false)} />}
    </>
  );
}

const RefLink = ({ to }: { to: CashRef }) => <Link {...cashLinks.one(to.id)}>{to.documentNumber}</Link>;

function useFacts(r: CashDetail): Fact[] {
  const say = useText();
  const shown = useShown();
  const written = dayIn(new Date(r.createdAt));
  const given = (name: string, value: Fact[1]): Fact[] => (value ? [[name, value]] : []);
  return [
    [say('CASH.FORM.AMOUNT_SHOWN'), cash(r.amount)],
    [say('CASH.FORM.NAME'), typo(r.name)],
    [say(`CASH.FORM.FROM.${r.type}`), typo(r.moneyFrom)],
    [say(`CASH.FORM.BY.${r.type}`), typo(r.acceptedBy)],
    [
      say('CASH.FORM.DAY'),
      written === r.date
        ? shown.day(r.date)
        : say('CASH.WRITTEN', { day: shown.day(r.date), written: shown.day(written) }),
    ],
    ...given(say('CASH.FORM.EXTERNAL'), r.externalNumber),
    ...given(say('CASH.FORM.NOTE'), typo(r.note)),
    [say('CASH.FORM.BALANCE_SHOWN'), cash(r.balance)],
    ...given(
      say('CASH.OF_ADVANCE'),
      r.advanceId !== null && <Link {...cashLinks.advance(r.advanceId)}>{say('CASH.OF_ADVANCE_OPEN')}</Link>,
    ),
    ...given(say('CASH.CANCELS'), r.cancels && <RefLink to={r.cancels} />),
    ...given(say('CASH.CANCELLED_BY_NAME'), r.cancelledBy && <RefLink to={r.cancelledBy} />),
    ...given(say('CASH.ROUNDS'), r.rounds && <RefLink to={r.rounds} />),
    ...given(say('CASH.ROUNDING'), r.rounding && <RefLink to={r.rounding} />),
  ];
}

/** Offers a record of its own for what coins paid more or less. */
function Rounding({ r }: { r: CashDetail }) {
  const say = useText();
  const round = useChange(cashdesk.round);
  const amount = moneyOf(r.amount);
  const by = roundingOf({ type: r.type, amount });
  if (!by) return null;
  return (
    <Note>
      <p>{say(`CASH.ROUND.${r.type}`, { paid: showCash(inCoins(amount)), amount: showCash(by.amount) })}</p>
      <Button
        mt="xs"
        variant="default"
        loading={round.busy}
        onClick={() => void round.run({ id: r.id }).catch(() => undefined)}
      >
        {say('CASH.ROUND.YES')}
      </Button>
    </Note>
  );
}

function Read({ r, beside }: { r: CashDetail; beside: ReactNode }) {
  const say = useText();
  const facts = useFacts(r);
  return (
    <Columns>
      <Column>
        {r.may.round && <Rounding r={r} />}
        <Card title={say('CASH.ONE')} padded>
          <Facts facts={facts} />
        </Card>
      </Column>
      <Column>
        {(r.receipts.length > 0 || r.cause !== 'advance') && <Receipt r={r} />}
        {beside}
        {r.monthState !== 'open' && <Note>{say(`CASH.IN_MONTH.${r.monthState}`)}</Note>}
      </Column>
    </Columns>
  );
}

function Receipt({ r }: { r: CashDetail }) {
  const say = useText();
  return (
    <Card title={say('CASH.FORM.RECEIPT')} padded>
      {r.receipts.length > 0 && <Attachments files={r.receipts} />}
      {r.receipts.length === 0 && (
        <Note tone={r.type === 'expense' && r.cause === 'plain' ? 'warn' : 'info'}>
          {r.missingReason ? say('CASH.NO_RECEIPT_WHY', { reason: typo(r.missingReason) }) : say('CASH.NO_RECEIPT')}
        </Note>
      )}
    </Card>
  );
}
