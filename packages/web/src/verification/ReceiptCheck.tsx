import { Button, FileButton, Textarea } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { checkReceipt, type ReceiptFinding } from '#contract/verification/rules-receipt.ts';
import type { LedgerPages } from '../answers/data.ts';
import { type Params, useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Note } from '../kit/page/Note.tsx';
import { readReceipts } from './checking/readReceipt.ts';
import css from './checking/VerifyPage.module.css';

const saying: Record<ReceiptFinding['kind'], TextKey> = {
  number: 'VOTE_LEDGER.RECEIPT.NUMBER',
  vote: 'VOTE_LEDGER.RECEIPT.OTHER_VOTE',
  signature: 'VOTE_LEDGER.RECEIPT.SIGNATURE',
  missing: 'VOTE_LEDGER.RECEIPT.NOT_FOUND',
  changed: 'VOTE_LEDGER.RECEIPT.NOT_FOUND',
  truncated: 'VOTE_LEDGER.RECEIPT.TRUNCATED',
};
type Outcome = { good: boolean; says: [TextKey, Params][] };

function outcomeOf(pack: LedgerPages, text: string): Outcome {
  const receipts = readReceipts(text);
  if (receipts.length === 0) return { good: false, says: [['VOTE_LEDGER.RECEIPT.UNREADABLE', {}]] };
  const wrong = new Set(receipts.flatMap((r) => checkReceipt(pack, r)).map((f) => saying[f.kind]));
  if (wrong.size > 0) return { good: false, says: [...wrong].map((key) => [key, {}]) };
  const good = ({ number, seq }: (typeof receipts)[number]): [TextKey, Params] => [
    'VOTE_LEDGER.RECEIPT.GOOD',
    { number: showNumber(number), seq },
  ];
  return { good: true, says: receipts.map(good) };
}

/** Holds a receipt, pasted or dropped, against the ledger as it is now. */
export function ReceiptCheck({ pack }: { pack: LedgerPages }) {
  const say = useText();
  const [text, setText] = useState('');
  const [over, setOver] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const check = (what: string) => {
    setText(what);
    setOutcome(outcomeOf(pack, what));
  };
  const take = async (file: File | null | undefined) => {
    if (file) check(await file.slice(0, 100_000).text());
  };
  const drop = (e: DragEvent) => {
    e.preventDefault();
    setOver(false);
    void take(e.dataTransfer.files[0]);
  };
  return (
    <Card title={say('VOTE_LEDGER.RECEIPT.TITLE')} padded>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button and the field do the same */}
      <div
        className={over ? `${css.drop} ${css.over}` : css.drop}
        onDragOver={(e) => {
          e.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{say('VOTE_LEDGER.RECEIPT.TEXT')}</p>
        <Textarea
          label={say('VOTE_LEDGER.RECEIPT.FIELD')}
          autosize
          minRows={3}
          maxRows={8}
          value={text}
          onChange={(e) => {
            setText(e.currentTarget.value);
            setOutcome(null);
          }}
        />
        {outcome?.says.map(([key, params]) => (
          <Note key={`${key} ${params.number ?? ''}`} tone={outcome.good ? 'ok' : 'bad'} live>
            {say(key, params)}
          </Note>
        ))}
        <div className={css.actions}>
          <Button variant="default" disabled={text.trim() === ''} onClick={() => check(text)}>
            {say('VOTE_LEDGER.RECEIPT.CHECK')}
          </Button>
          <FileButton onChange={(file) => void take(file)} accept="application/json,.json,.txt">
            {(props) => (
              <Button
                {...props}
                variant="subtle"
                color="stone"
                leftSection={<IconFileSearch size={20} stroke={1.75} aria-hidden="true" />}
              >
                {say('VOTE_LEDGER.RECEIPT.FILE')}
              </Button>
            )}
          </FileButton>
        </div>
      </div>
    </Card>
  );
}
