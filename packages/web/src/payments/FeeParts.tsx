import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { approvalLinks } from '#contract/approvals/links.ts';
import { bankLinks } from '#contract/bank/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import type { FeePayments, Payment } from '#contract/payments/schema.ts';
import { latePart } from '../base/parts.ts';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import type { FeeParts } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardFoot, CardLead, CardNone, CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { Tag } from '../kit/card/Tag.tsx';
import { Attachments } from '../kit/files/Attachments.tsx';
import { shown, usePayments } from './data.ts';
import css from './Payments.module.css';

const PaymentDialog = latePart(async () => (await import('./PaymentDialog.tsx')).PaymentDialog, ['money', 'isdoc']);
const UndoDialog = latePart(async () => (await import('./UndoDialog.tsx')).UndoDialog, ['money']);

/** What was paid of the fee beside what comes due this year; each payment for whoever sees them. */
function PaymentsCard({ id }: { id: number }) {
  const { data } = usePayments(id);
  return data ? <Told key={id} id={id} told={data} /> : null;
}

function Told({ id, told }: { id: number; told: FeePayments }) {
  const say = useText();
  const [adds, add] = useState(false);
  const { payments, total, may } = told;
  return (
    <Card title={say('PAYMENTS.TITLE')}>
      <CardLead>
        {say('PAYMENTS.SUMS', { year: String(told.year), paid: shown(told.paid), due: shown(told.due) })}
      </CardLead>
      {may.seeAll && payments.length === 0 && <CardNone>{say('PAYMENTS.NONE')}</CardNone>}
      {payments.length > 0 && (
        <CardRows>
          {payments.map((one) => (
            <Row key={one.id} payment={one} writes={may.write} />
          ))}
        </CardRows>
      )}
      {total > payments.length && <CardNone>{say('PAYMENTS.MORE', { count: payments.length })}</CardNone>}
      {may.write && (
        <CardFoot>
          <Button
            variant="default"
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => add(true)}
          >
            {say('PAYMENTS.ADD')}
          </Button>
        </CardFoot>
      )}
      {adds && (
        <Suspense fallback={null}>
          <PaymentDialog feeId={id} onClose={() => add(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** Where it leads to what it was made of. */
function Source({ source }: { source: NonNullable<Payment['source']> }) {
  const say = useText();
  const { kind, id, name } = source;
  const to = { bank: bankLinks.one, cash: cashLinks.one, approval: approvalLinks.one }[kind](id);
  return <Link {...linkTo(to)}>{say(`PAYMENTS.FROM.${kind}`, { name: typo(name) })}</Link>;
}

function Row({ payment, writes }: { payment: Payment; writes: boolean }) {
  const say = useText();
  const { day } = useShown();
  const [undoes, undo] = useState(false);
  const { source, request, state, supplier, externalNumber, undoneReason } = payment;
  const told = [supplier, externalNumber && say('PAYMENTS.NUMBER', { number: externalNumber })].filter(Boolean);
  return (
    <CardRow>
      <span>{day(payment.date)}</span>
      <span className={css.told}>
        {typo(payment.name)}
        {told.length > 0 && <span className={css.quiet}>{typo(told.join(' · '))}</span>}
        {source && (
          <span className={css.quiet}>
            <Source source={source} />
            {request && (
              <>
                {', '}
                <Source source={{ kind: 'approval', id: request.id, name: request.title }} />
              </>
            )}
          </span>
        )}
        {undoneReason !== null && (
          <span className={css.quiet}>{say('PAYMENTS.REASON', { reason: typo(undoneReason) })}</span>
        )}
      </span>
      {state !== 'counts' && <Tag tone="warn">{say(`PAYMENTS.STATES.${state}`)}</Tag>}
      <span className={state === 'counts' ? css.sum : `${css.sum} ${css.gone}`}>{shown(payment.amount)}</span>
      {writes && state !== 'undone' && (
        <Button variant="subtle" onClick={() => undo(true)}>
          {say('PAYMENTS.TAKE_BACK')}
        </Button>
      )}
      {payment.files.length > 0 && (
        <div className={css.files}>
          <Attachments files={payment.files} />
        </div>
      )}
      {undoes && (
        <Suspense fallback={null}>
          <UndoDialog payment={payment} onClose={() => undo(false)} />
        </Suspense>
      )}
    </CardRow>
  );
}

export const parts: FeeParts = { Main: PaymentsCard };
