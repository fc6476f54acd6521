import { generateKeyPairSync, sign } from 'node:crypto';
import { bodyOf, entryHash, headText, type Json } from '#contract/ledger/rules.ts';
import { type Fields, ledger, type Made, vote } from './ledger.ts';
import { aVote, diceOf } from './random-votes.ts';

/** A portal with a key of its own. */
function aSigner() {
  const { privateKey, publicKey: key } = generateKeyPairSync('ed25519');
  const publicKey = key.export({ format: 'der', type: 'spki' }).subarray(12).toString('hex');
  const signs = ({ seq, hash }: { seq: number; hash: string }): Made['head'] => ({
    ...{ seq, hash, publicKey },
    signature: sign(null, Buffer.from(headText(vote, { seq, hash })), privateKey).toString('hex'),
  });
  return { publicKey, signs };
}
export const portals = [aSigner(), aSigner()] as const;

/** The vote as the next portal has it: what it wrote itself names the key of the one before. */
export function moved(made: Made, portal: (typeof portals)[number], entries: readonly Fields[]): Made {
  const last = made.departures.at(-1);
  const departures = last?.seq === made.head.seq ? made.departures : [...made.departures, made.head];
  const key = departures.at(-1)?.publicKey as string;
  const rows = [...made.entries];
  const form = JSON.parse(made.census).v as 1 | 2;
  for (const { kind, ...fields } of entries) {
    const before = rows.at(-1) as Made['entries'][number];
    const seq = before.seq + 1;
    const at = new Date(1_900_000_000_000 + seq).toISOString();
    const head = { vote, seq, at, kind: kind as 'cancel', nonce: `${seq}`.padStart(32, '0'), prev: before.hash };
    const body = bodyOf(head, { ...(fields as { [key: string]: Json }), moved: key }, form);
    rows.push({ seq, hash: entryHash(body), prev: before.hash, body });
  }
  if (entries.length === 0) return { ...made, departures };
  const end = rows.at(-1) as Made['entries'][number];
  return { ...made, departures, entries: rows, head: portal.signs(end) };
}

const erased = (made: Made, seat: number): Made => ({
  ...made,
  names: made.names.map((n) => (n.seat === seat ? { ...n, owners: 'Nikdo', salt: null } : n)),
});

/** One that ran when it left, cancelled by the portal it came to. */
export function cancelledByMove(seed: number): Made {
  const made = ledger({ seats: 3 + (seed % 4), finish: false });
  const away = moved(made, portals[0], [{ kind: 'cancel', reason: 'přeneseno' }]);
  const at = JSON.parse(away.entries.at(-1)?.body ?? '{}').at;
  const course = { ...made.course, status: 'finish', cancelled: true, finishedAt: at, reason: 'přeneseno' };
  return { ...away, course };
}

/** An honest vote that moved once or twice, to portals that forgot somebody in it or not. */
export function aMovedVote(seed: number): Made {
  const dice = diceOf(seed ^ 0x2545f491);
  let made = dice.chance(0.2) ? cancelledByMove(seed) : aVote(seed);
  const hops = made.departures.length > 0 ? portals.slice(1) : portals.slice(0, 1 + dice.below(2));
  for (const portal of hops) {
    const seat = 1 + dice.below(2);
    const isForgotten = JSON.parse(made.census).v > 1 && dice.chance(0.5);
    made = moved(made, portal, isForgotten ? [{ kind: 'erased', seats: [seat] }] : []);
    if (isForgotten) made = erased(made, seat);
  }
  return made;
}

type Trick = (dice: ReturnType<typeof diceOf>, made: Made) => Made;
const tricks: readonly Trick[] = [
  // Where it came from is hidden, or another key put there.
  (_, made) => ({ ...made, departures: [] }),
  (_, made) => ({ ...made, departures: made.departures.map((d) => ({ ...d, publicKey: portals[1].publicKey })) }),
  (dice, made) => ({ ...made, departures: made.departures.map((d) => ({ ...d, seq: d.seq + 1 + dice.below(2) })) }),
  (_, made) => ({ ...made, departures: made.departures.map((d) => ({ ...d, signature: 'ab'.repeat(64) })) }),
  // The portal it came to writes more than it may.
  (_, made) =>
    moved(made, portals[1], [{ kind: 'ballot', seat: 2, answers: { '100': 'agree' }, channel: 'own', by: 72 }]),
  (_, made) => moved(made, portals[1], [{ kind: 'objection', seat: 2, by: 72 }]),
  (_, made) =>
    moved(made, portals[1], [
      { kind: 'erased', seats: [] },
      { kind: 'cancel', reason: 'dodatečně' },
    ]),
  // It goes on as if it had never been elsewhere.
  (_, made) => ({ ...moved({ ...made, departures: [] }, portals[1], [{ kind: 'erased', seats: [] }]), departures: [] }),
  // It signs anew what it did not write.
  (_, made) => ({ ...made, head: portals[1].signs(made.head) }),
  (_, made) => ({ ...made, course: { ...made.course, cancelled: !made.course.cancelled } }),
];

export const tamperedMove = (seed: number): Made => {
  const dice = diceOf(seed ^ 0x9e3779b9);
  return dice.of(tricks)(dice, structuredClone(aMovedVote(seed)));
};
