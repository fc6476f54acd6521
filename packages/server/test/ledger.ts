import { generateKeyPairSync, sign } from 'node:crypto';
import { fraction, show } from '#contract/base/fraction.ts';
import { presets } from '#contract/votes/rules-law.ts';
import {
  bodyOf,
  censusText,
  commitment,
  entryHash,
  fingerprintOf,
  headText,
  type Json,
} from '#contract/votes/rules-ledger.ts';
import { type Pack, readCensus, recountOf } from '#contract/votes/rules-recount.ts';
import type { Rule } from '#contract/votes/rules-result.ts';
import { voteValues } from '#contract/votes/schema.ts';

const { privateKey, publicKey: key } = generateKeyPairSync('ed25519');
export const publicKey = key.export({ format: 'der', type: 'spki' }).subarray(12).toString('hex');
export const vote = 5;
export const ruleOf = (id: string) => presets.find((p) => p.id === id) as Rule;
/** The head as the portal would sign it. */
export const signed = (entries: Pack['entries']): Pack['head'] => {
  const { seq, hash } = entries.at(-1) as Pack['entries'][0];
  return {
    seq,
    hash,
    publicKey,
    signature: sign(null, Buffer.from(headText(vote, { seq, hash })), privateKey).toString('hex'),
  };
};

export type Fields = { kind: string; [key: string]: Json };
/** A ledger as the portal writes it: who owns seat N is „Owner N“, its share N of the sum. */
export function ledger({
  seats = 4,
  points = 2,
  rule = ruleOf('perRollam'),
  entries = [] as Fields[],
  finish = true,
} = {}) {
  const whole = (seats * (seats + 1)) / 2;
  const ids = Array.from({ length: seats }, (_, i) => i + 1);
  const names = ids.map((seat) => ({ seat, owners: `Owner ${seat}`, salt: `5a${seat}` }));
  const census = censusText({
    vote,
    name: 'Výtah',
    rule,
    points: Array.from({ length: points }, (_, i) => ({ id: 100 + i, name: `Bod ${i}`, text: '' })),
    seats: names.map(({ seat, owners, salt }) => {
      const share = fraction(seat, whole);
      return { id: seat, unitIds: [seat], share, own: seat === 1, commitment: commitment(salt, owners) };
    }),
  });
  const fingerprint = fingerprintOf(census);
  const all: Fields[] = [{ kind: 'start', fingerprint }, ...entries];
  const list = readCensus(census) as NonNullable<ReturnType<typeof readCensus>>;
  const again = recountOf(list, all);
  const results = again.points.map(({ id, tally, verdict }) => {
    const columns = Object.fromEntries(voteValues.map((v) => [v, show(tally[v].share)]));
    return { point: id, passed: verdict.passed, columns };
  });
  if (finish) {
    const said = results.map((r) => [r.point, { ...r.columns, passed: r.passed }] as const);
    all.push({ kind: 'finish', results: Object.fromEntries(said) });
  }
  const rows: { seq: number; hash: string; prev: string; body: string }[] = [];
  all.forEach(({ kind, ...fields }, seq) => {
    const prev = rows.at(-1)?.hash ?? '';
    const at = new Date(1_800_000_000_000 + seq).toISOString();
    const body = bodyOf({ vote, seq, at, kind: kind as 'ballot', nonce: `${seq}`.padStart(32, '0'), prev }, fields);
    rows.push({ seq, hash: entryHash(body), prev, body });
  });
  const answers = [...again.answers].map(([seat, of]) => ({ seat, answers: Object.fromEntries(of) }));
  return {
    census,
    fingerprint,
    head: signed(rows),
    entries: rows,
    names,
    answers,
    results: finish ? results : [],
  } satisfies Pack;
}
export const ballot = (seat: number, first: string, second = first): Fields => ({
  kind: 'ballot',
  seat,
  answers: { '100': first, '101': second },
  channel: 'own',
  by: 70 + seat,
});
/** What happens in the house below, between its start and its end. */
export const cast: Fields[] = [
  ballot(4, 'agree'),
  ballot(3, 'notAgree', 'agree'),
  { kind: 'objection', seat: 3, by: 9 },
  ballot(2, 'agree'),
];
export const house = (more: Parameters<typeof ledger>[0] = {}) => ledger({ entries: cast, ...more });
