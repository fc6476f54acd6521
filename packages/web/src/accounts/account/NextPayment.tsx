import { ActionIcon, Button } from '@mantine/core';
import { IconCopy, IconDownload, IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import type { UnitAccount } from '#contract/accounts/schema.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { QrCode } from '../../kit/motifs/QrCode.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import css from '../rows/Accounts.module.css';
import { crowns } from '../rows/data.ts';
import { savePicture } from './codePicture.ts';
import { StandingDialog } from './StandingDialog.tsx';

/** A code in its frame, white in both schemes. */
export function PaymentCode({ code, amount }: { code: string; amount: string }) {
  const say = useText();
  return (
    <div className={css.code}>
      <QrCode text={code} label={say('UNIT_ACCOUNTS.NEXT.LABEL', { amount: crowns(amount) })} />
      <span>{say('UNIT_ACCOUNTS.NEXT.QR')}</span>
    </div>
  );
}

function Copied({ name, value, copied = value }: { name: string; value: string; copied?: string }) {
  const say = useText();
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(copied).then(
      () => true,
      () => false,
    );
    notify(done ? 'ok' : 'warn', done ? 'UNIT_ACCOUNTS.NEXT.COPIED' : 'UNIT_ACCOUNTS.NEXT.NOT_COPIED');
  };
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <ActionIcon variant="subtle" aria-label={say('UNIT_ACCOUNTS.NEXT.COPY', { name })} onClick={() => void copy()}>
          <IconCopy size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </dd>
    </div>
  );
}

/** What is paid next, by a code or by hand, and the way to a standing order. */
export function NextPayment({ account }: { account: UnitAccount }) {
  const say = useText();
  const { of } = useDayText();
  const { next, standing } = account;
  const narrow = useNarrow();
  const [order, setOrder] = useState(false);
  if (!next)
    return (
      <Card title={say('UNIT_ACCOUNTS.NEXT.TITLE')} padded>
        <p className={css.quiet}>{say('UNIT_ACCOUNTS.NEXT.NOTHING')}</p>
      </Card>
    );
  const day = next.date && of(next.date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Card padded>
      <div className={css.pay}>
        <div>
          <h2 className={css.strong}>{say(day ? 'UNIT_ACCOUNTS.NEXT.TITLE' : 'UNIT_ACCOUNTS.NEXT.DEBT')}</h2>
          <p className={css.amount}>{crowns(next.amount)}</p>
          <p className={css.quiet}>{day ? say('UNIT_ACCOUNTS.NEXT.UNTIL', { day }) : say('UNIT_ACCOUNTS.NEXT.NOW')}</p>
        </div>
        {next.code && <Code code={next.code} amount={next.amount} isQuiet={account.may.write} />}
        {next.problem && (
          <Note>
            {say(next.problem === 'large' ? 'UNIT_ACCOUNTS.NEXT.TOO_LARGE' : 'UNIT_ACCOUNTS.NEXT.NO_ACCOUNT')}
          </Note>
        )}
        <Details account={account} amount={next.amount} />
        {standing?.code && (
          <Button
            // Who writes payments down has that as the one filled button; a phone has the code.
            variant={next.date && !account.may.write && !narrow ? 'filled' : 'default'}
            leftSection={<IconRepeat size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => setOrder(true)}
          >
            {say('UNIT_ACCOUNTS.STANDING.OPEN')}
          </Button>
        )}
        {order && standing?.code && (
          <StandingDialog standing={standing} code={standing.code} onClose={() => setOrder(false)} />
        )}
      </div>
    </Card>
  );
}

function Code({ code, amount, isQuiet }: { code: string; amount: string; isQuiet: boolean }) {
  const say = useText();
  const narrow = useNarrow();
  return (
    <>
      <PaymentCode code={code} amount={amount} />
      {narrow && (
        <Button
          variant={isQuiet ? 'default' : 'filled'}
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => savePicture(code, 'qr-platba.png')}
        >
          {say('UNIT_ACCOUNTS.NEXT.SAVE')}
        </Button>
      )}
      <p className={css.centre}>{say(narrow ? 'UNIT_ACCOUNTS.NEXT.SAVE_HINT' : 'UNIT_ACCOUNTS.NEXT.SCAN')}</p>
    </>
  );
}

function Details({ account, amount }: { account: UnitAccount; amount: string }) {
  const say = useText();
  return (
    <dl className={css.copies}>
      {account.bankAccount && <Copied name={say('UNIT_ACCOUNTS.NEXT.ACCOUNT')} value={account.bankAccount} />}
      <Copied name={say('UNIT_ACCOUNTS.NEXT.SYMBOL')} value={account.symbol} />
      <Copied name={say('UNIT_ACCOUNTS.NEXT.AMOUNT')} value={crowns(amount)} copied={amount} />
    </dl>
  );
}
