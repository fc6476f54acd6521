// Votes that came from another portal: which key signed which entries. A part of prepocet.mjs.
// Hlasování z jiného portálu: který klíč podepsal které zápisy. Patří k prepocet.mjs.
import { isSigned } from './otisky.mjs';

/** What a portal may write into a ledger that was not begun in it. */
const afterMove = ['cancel', 'merged', 'erased'];
export const leavings = (pack) => pack.departures ?? [];
/** Keys that the files themselves name. */
export const keysIn = (pack) => [pack.head.publicKey, ...leavings(pack).map((d) => d.publicKey)];

export function keys({ pack, census, broken, chain, again, known }) {
  const found = [];
  const left = leavings(pack);
  const differs = (seq, why, text) => found.push([`key seq ${seq}: ${why}`, text]);
  for (const d of left)
    if (!known.includes(d.publicKey) || !isSigned(census.vote, d, d.publicKey))
      differs(d.seq, 'signature', `podpis portálu, ze kterého hlasování odešlo po zápisu ${d.seq}, neplatí`);
  if (broken.length > 0) return found;
  const bodyAt = (seq) => chain.find((r) => r.seq === seq)?.body;
  left.forEach(({ seq, hash, publicKey }, i) => {
    const isLater = i === 0 || left[i - 1].seq < seq;
    const isHead = pack.head.seq > seq || pack.head.publicKey === publicKey;
    if (chain.find((r) => r.seq === seq)?.digest !== hash || !isLater || !isHead)
      differs(seq, 'place', `hlasování podle záznamu neodešlo z portálu po zápisu ${seq}`);
    const isOver = again.end && again.end.seq <= seq;
    if (!isOver && bodyAt(seq + 1)?.kind !== 'cancel')
      differs(seq, 'open', `hlasování po zápisu ${seq} ještě běželo a při přenesení neskončilo`);
  });
  for (const { seq, body } of chain) {
    const last = left.findLast((d) => d.seq < seq);
    const isOwn = last && body.moved === last.publicKey && afterMove.includes(body.kind);
    const isHere = isOwn && (body.kind !== 'cancel' || last.seq === seq - 1);
    if (last ? !isHere : body.moved !== undefined)
      differs(seq, 'entry', `zápis ${seq} nemohl vzniknout v portálu, který ho podepsal`);
  }
  return found;
}
