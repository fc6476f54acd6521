import { Button } from '@mantine/core';
import { IconCashBanknote, IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { approvals } from '#contract/approvals/endpoints.ts';
import { typo } from '#contract/base/words/typo.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { payments } from '#contract/payments/endpoints.ts';
import type { Became } from '#contract/payments/schema.ts';
import { useChange, useReading } from '../base/data.ts';
import { latePart } from '../base/parts.ts';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import type { ApprovalParts } from '../define-noun.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { useBecame } from './data.ts';
import css from './Payments.module.css';

const IntoCashDialog = latePart(async () => (await import('./IntoCashDialog.tsx')).IntoCashDialog, ['money']);
const PayFeeDialog = latePart(async () => (await import('./PayFeeDialog.tsx')).PayFeeDialog, ['money']);

/** What an approved request became, and the clicks that make something of it. */
function BecameCard({ id }: { id: number }) {
  const { data } = useBecame(id);
  const isEmpty = data && !data.cash && !data.payment && !data.may.cash && !data.may.pay;
  return !data || isEmpty ? null : <Told id={id} became={data} />;
}

function Told({ id, became: { cash, payment, may, fees } }: { id: number; became: Became }) {
  const say = useText();
  return (
    <Card title={say('PAYMENTS.BECAME.TITLE')} padded={may.cash || may.pay}>
      {(cash || payment) && (
        <CardRows>
          {cash && (
            <CardRow>
              {say('PAYMENTS.BECAME.CASH')}
              <Link {...linkTo(cashLinks.one(cash.id))}>{cash.documentNumber}</Link>
            </CardRow>
          )}
          {payment && (
            <CardRow>
              {say('PAYMENTS.BECAME.FEE')}
              <Link {...linkTo(feeLinks.one(payment.feeId))}>{typo(payment.fee)}</Link>
            </CardRow>
          )}
        </CardRows>
      )}
      {(may.cash || may.pay) && <Ways id={id} may={may} fees={fees} />}
    </Card>
  );
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type WaysProps = Pick<Became, 'may' | 'fees'> & { id: number };
/** One click each; who is paid is asked only where the request does not say. */
function Ways({ id, may, fees }: WaysProps) {
  const say = useText();
  const { data: a } = useReading(approvals.one, { id });
  const toCash = useChange(payments.toCash);
  const [asks, ask] = useState<'cash' | 'fee' | null>(null);
  if (!a) return null;
  const intoCash = () =>
    a.supplier.name === '' ? ask('cash') : void toCash.run({ id, moneyFrom: '' }).catch(() => undefined);
  return (
    <>
      <p className={css.lead}>{say('PAYMENTS.BECAME.LEAD')}</p>
      <div className={css.buttons}>
        {may.cash && (
          <Button
            variant="default"
            loading={toCash.busy}
            leftSection={<IconCashBanknote {...icon} />}
            onClick={intoCash}
          >
            {say('PAYMENTS.BECAME.INTO_CASH')}
          </Button>
        )}
        {may.pay && (
          <Button variant="default" leftSection={<IconReceipt {...icon} />} onClick={() => ask('fee')}>
            {say('PAYMENTS.BECAME.PAY')}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {asks === 'cash' && <IntoCashDialog id={id} onClose={() => ask(null)} />}
        {asks === 'fee' && <PayFeeDialog a={a} fees={fees} onClose={() => ask(null)} />}
      </Suspense>
    </>
  );
}

export const parts: ApprovalParts = { Beside: BecameCard };
