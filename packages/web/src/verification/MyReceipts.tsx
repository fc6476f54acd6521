import { type LedgerPages, useReceipts } from '../answers/data.ts';
import { ReceiptCard } from '../ballots/Receipts.tsx';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import css from './checking/VerifyPage.module.css';

/** Receipts of my own seats, as they were given when I voted. */
export function MyReceipts({ id, pack }: { id: number; pack: LedgerPages }) {
  const say = useText();
  const of = useReceipts(id);
  return (
    <Card title={say('VOTE_LEDGER.MINE')} padded>
      <Loaded of={of}>
        {({ receipts }) =>
          receipts.length === 0 ? (
            <p>{say('VOTE_LEDGER.MINE_NONE')}</p>
          ) : (
            receipts.map((receipt) => (
              <div key={receipt.number} className={css.receipt}>
                <ReceiptCard receipt={receipt} units={pack.names.find((n) => n.seat === receipt.seat)?.units} />
              </div>
            ))
          )
        }
      </Loaded>
    </Card>
  );
}
