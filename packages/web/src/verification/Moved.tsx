import type { LedgerPages } from '../answers/data.ts';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './checking/VerifyPage.module.css';

type Part = { from: number; to: number; key: string; where: 'THERE' | 'HERE' };

/** Which entries which key signed: each portal those up to where the vote left it, this one what came after. */
function partsOf({ departures, head }: LedgerPages): Part[] {
  const there = departures.map(({ seq, publicKey }, i): Part => {
    const from = (departures[i - 1]?.seq ?? -1) + 1;
    return { from, to: seq, key: publicKey, where: 'THERE' };
  });
  const from = (departures.at(-1)?.seq ?? -1) + 1;
  return head.seq < from ? there : [...there, { from, to: head.seq, key: head.publicKey, where: 'HERE' }];
}

/** Of a vote that came from another portal: whose keys vouch for it, which is not this portal's word. */
export function Moved({ pack }: { pack: LedgerPages }) {
  const say = useText();
  if (pack.departures.length === 0) return null;
  return (
    <Note tone="warn">
      <b>{say('VOTE_LEDGER.MOVED.TITLE')}</b>
      <p>{say('VOTE_LEDGER.MOVED.TEXT')}</p>
      <ul className={css.findings}>
        {partsOf(pack).map(({ from, to, key, where }) => (
          <li key={from}>
            {say(`VOTE_LEDGER.MOVED.${where}${from === to ? '_ONE' : ''}`, { from, to })}{' '}
            <code className={css.code}>{key}</code>
          </li>
        ))}
      </ul>
    </Note>
  );
}
