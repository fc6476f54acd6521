import type { LedgerPages } from '../answers/data.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Facts } from '../kit/card/Facts.tsx';
import css from './checking/VerifyPage.module.css';

const digest = (text: string) => <code className={css.code}>{text}</code>;

/** The end of the chain and what it stands on, to be compared with a receipt, a ticket or the protocol. */
export function Chain({ pack }: { pack: LedgerPages }) {
  const say = useText();
  return (
    <Card title={say('VOTE_LEDGER.HEAD')} padded>
      <Facts
        narrow
        facts={[
          [say('VOTE_LEDGER.SEQ'), pack.total],
          [say('VOTE_LEDGER.HASH'), digest(pack.head.hash)],
          [say('VOTE_LEDGER.FINGERPRINT'), digest(pack.fingerprint)],
          [say(pack.departures.length > 0 ? 'VOTE_LEDGER.KEY_MOVED' : 'VOTE_LEDGER.KEY'), digest(pack.head.publicKey)],
        ]}
      />
    </Card>
  );
}
