import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Receipt } from '#contract/answers/schema.ts';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { Facts } from '../kit/card/Facts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { useNarrow } from '../kit/page/narrow.ts';
import { useMoment } from '../motions/moments.ts';
import css from './Receipts.module.css';
import { saveText } from './saveText.ts';
import type { Submitting } from './sending/useSubmitting.ts';

/** The receipt as it may be kept and shown to anybody: the same text that the mail carries. */
export const receiptText = (receipt: Receipt): string => `${JSON.stringify(receipt, null, 2)}\n`;

const strong = (text: string) => <b className={css.number}>{text}</b>;
const digest = (text: string) => <code className={css.code}>{text}</code>;

/** One receipt to read and to save: what it is of, and folded what only a program reads. */
export function ReceiptCard({
  receipt,
  units,
  children,
}: {
  receipt: Receipt;
  units: string | undefined;
  children?: ReactNode;
}) {
  const say = useText();
  const phone = useNarrow();
  const file = say('VOTE_DETAIL.RECEIPT.FILE', { number: receipt.number });
  return (
    <article className={css.receipt} aria-label={showNumber(receipt.number)}>
      {units && <h3 className={css.units}>{say('VOTE_DETAIL.RECEIPT.FOR', { units })}</h3>}
      {children}
      <details className={css.technical}>
        <summary>{say('VOTE_DETAIL.RECEIPT.TECHNICAL', { number: showNumber(receipt.number) })}</summary>
        <Facts
          narrow={!phone}
          facts={[
            [say('VOTE_DETAIL.RECEIPT.NUMBER'), strong(showNumber(receipt.number))],
            [say('VOTE_DETAIL.RECEIPT.HASH'), digest(receipt.hash)],
            [
              say('VOTE_DETAIL.RECEIPT.HEAD'),
              digest(say('VOTE_DETAIL.RECEIPT.HEAD_TEXT', { seq: receipt.head.seq, hash: receipt.head.hash })),
            ],
            [say('VOTE_DETAIL.RECEIPT.SIGNATURE'), digest(receipt.head.signature)],
          ]}
        />
      </details>
      <Button
        variant="default"
        className={css.save}
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => saveText(file, receiptText(receipt), 'application/json')}
      >
        {say('VOTE_DETAIL.RECEIPT.SAVE')}
      </Button>
    </article>
  );
}

type Answers = Extract<Submitting['step'], { kind: 'done' }>['answers'];

/** What was stored for the seat, in words. */
function Said({ vote, seat, answers }: { vote: VoteDetail; seat: number; answers: Answers }) {
  const say = useText();
  return (
    <ol className={css.answers}>
      {vote.votePoints.map((p) => {
        const value = answers.find((a) => a.vote_point_id === p.id && a.voted_user_id === seat)?.vote_value;
        return (
          <li key={p.id}>
            {p.name}: {value && <b>{say(`VOTE.VALUES.${value}`)}</b>}
          </li>
        );
      })}
    </ol>
  );
}

type Props = { submitting: Submitting; vote: VoteDetail; onDone: () => void };
type Done = { receipts: readonly Receipt[]; answers: Answers };

/** What comes after sending: thanks, the answers in words, what happens next, and what proves it. */
export function ReceiptDialog({ submitting, vote, onDone }: Props) {
  const say = useText();
  const moment = useMoment();
  const { step } = submitting;
  const close = () => {
    submitting.close();
    onDone();
  };
  const opened = step.kind === 'done';
  const [done, setDone] = useState<Done>({ receipts: [], answers: [] });
  if (opened && step.receipts !== done.receipts) setDone(step);
  const unitsOf = (seat: number) => vote.mySeats.find((m) => m.seat.id === seat)?.seat.room_name;
  const next = vote.closesAt
    ? say('VOTE_DETAIL.RECEIPT.NEXT', { closes: moment(vote.closesAt) })
    : say('VOTE_DETAIL.RECEIPT.NEXT_OPEN');
  return (
    <Dialog opened={opened} onClose={close} wide title={say('VOTE_DETAIL.RECEIPT.TITLE')}>
      {done.receipts.map((r) => (
        <ReceiptCard key={r.number} receipt={r} units={unitsOf(r.seat)}>
          <Said vote={vote} seat={r.seat} answers={done.answers} />
        </ReceiptCard>
      ))}
      <p className={css.text}>{next}</p>
      <p className={css.text}>{say('VOTE_DETAIL.RECEIPT.TEXT')}</p>
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
