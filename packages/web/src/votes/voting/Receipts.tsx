import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { showNumber } from '#contract/votes/rules-numbers.ts';
import type { MySeat } from '#contract/votes/schema.ts';
import type { Receipt } from '#contract/votes/schema-ballots.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/Dialog.tsx';
import { Facts } from '../../kit/Facts.tsx';
import { useNarrow } from '../../kit/narrow.ts';
import css from './Receipts.module.css';
import { saveText } from './saveText.ts';
import type { Submitting } from './useSubmitting.ts';

/** The receipt as it may be kept and shown to anybody: the same text that the mail carries. */
export const receiptText = (receipt: Receipt): string => `${JSON.stringify(receipt, null, 2)}\n`;

const strong = (text: string) => <b className={css.number}>{text}</b>;
const digest = (text: string) => <code className={css.code}>{text}</code>;

/** One receipt to read and to save. */
export function ReceiptCard({ receipt, units }: { receipt: Receipt; units: string | undefined }) {
  const say = useText();
  const phone = useNarrow();
  return (
    <article className={css.receipt} aria-label={showNumber(receipt.number)}>
      <Facts
        narrow={!phone}
        facts={[
          [say('VOTE_DETAIL.RECEIPT.NUMBER'), strong(showNumber(receipt.number))],
          ...(units ? [[say('VOTE_DETAIL.RECEIPT.SEAT'), units] as const] : []),
          [say('VOTE_DETAIL.RECEIPT.HASH'), digest(receipt.hash)],
          [
            say('VOTE_DETAIL.RECEIPT.HEAD'),
            digest(say('VOTE_DETAIL.RECEIPT.HEAD_TEXT', { seq: receipt.head.seq, hash: receipt.head.hash })),
          ],
          [say('VOTE_DETAIL.RECEIPT.SIGNATURE'), digest(receipt.head.signature)],
        ]}
      />
      <Button
        variant="default"
        className={css.save}
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() =>
          saveText(
            say('VOTE_DETAIL.RECEIPT.FILE', { number: receipt.number }),
            receiptText(receipt),
            'application/json',
          )
        }
      >
        {say('VOTE_DETAIL.RECEIPT.SAVE')}
      </Button>
    </article>
  );
}

type Props = { submitting: Submitting; mine: readonly MySeat[] };

/** What comes after sending: the votes are stored, and this proves it. */
export function ReceiptDialog({ submitting, mine }: Props) {
  const say = useText();
  const { step, close } = submitting;
  const opened = step.kind === 'done';
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  if (opened && step.receipts !== receipts) setReceipts(step.receipts);
  const unitsOf = (seat: number) => mine.find((m) => m.seat.id === seat)?.seat.room_name;
  return (
    <Dialog opened={opened} onClose={close} wide title={say('VOTE_DETAIL.RECEIPT.TITLE')}>
      <p className={css.text}>{say('VOTE_DETAIL.RECEIPT.TEXT')}</p>
      {receipts.map((r) => (
        <ReceiptCard key={r.number} receipt={r} units={unitsOf(r.seat)} />
      ))}
      <DialogButtons stay>
        <Button
          variant="default"
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {say('VOTE_DETAIL.RECEIPT.PRINT')}
        </Button>
        <Button onClick={close}>{say('VOTE_DETAIL.RECEIPT.CLOSE')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
