import { equals } from '../base/fraction.ts';
import {
  canonical,
  commitment,
  entryHash,
  fingerprintOf,
  isSignedByAny,
  type Json,
  type Keys,
} from './rules-ledger.ts';
import {
  type Body,
  type Census,
  type Odd,
  type Pack,
  type PackEntry,
  type Recount,
  readCensus,
  recountOf,
  shareOf,
} from './rules-recount.ts';
import { voteValues } from './schema.ts';

/** One broken thing, named as closely as it can be. */
export type Finding =
  | { kind: 'changed' | 'missing' | 'added' | 'moved'; seq: number }
  | { kind: 'truncated'; at: number; head: number }
  | { kind: 'signature' | 'fingerprint' }
  | { kind: 'owners'; seat: number }
  | { kind: 'answer'; seat: number; point: number }
  | { kind: 'result'; point: number }
  | { kind: 'odd'; seq: number; why: Odd };

/** The finding in a few words, for scripts and logs. */
export function nameOf(f: Finding): string {
  if (f.kind === 'truncated') return `truncated at ${f.at}, head says ${f.head}`;
  if (f.kind === 'answer') return `answer of seat ${f.seat} to point ${f.point} differs from the ledger`;
  if (f.kind === 'result') return `result of point ${f.point} differs`;
  if (f.kind === 'owners') return `owners of seat ${f.seat} differ from the fingerprint`;
  if (f.kind === 'odd') return `odd seq ${f.seq}: ${f.why}`;
  return 'seq' in f ? `${f.kind} seq ${f.seq}` : f.kind;
}

type Read = { row: PackEntry; digest: string; body: Body | null; prev: string; used: boolean };

/** The row with its own digest. Of a running vote, whose bodies are not published, the rows are taken at their word. */
function readRow(row: PackEntry): Read {
  if (row.body === null) return { row, digest: row.hash, body: null, prev: row.prev, used: false };
  const digest = entryHash(row.body);
  try {
    const body = JSON.parse(row.body) as Body;
    const prev = typeof body.prev === 'string' ? body.prev : '';
    return { row, digest, body: canonical(body as Json) === row.body ? body : null, prev, used: false };
  } catch {
    return { row, digest, body: null, prev: row.prev, used: false };
  }
}

const itself = ({ row, digest, body, prev }: Read, vote: number, seq: number): boolean => {
  if (row.hash !== digest || row.prev !== prev || row.seq !== seq) return false;
  return row.body === null || (body !== null && body.seq === seq && body.vote === vote);
};

/** Every row from the head backwards: what the head binds is genuine, the rest is named. */
function checkChain(pack: Pack, vote: number, signed: boolean): { findings: Finding[]; chain: Read[] } {
  const rows = pack.entries.map(readRow);
  const byDigest = new Map<string, Read>();
  // Of the same entry twice the one in its own place is meant.
  for (const r of rows) if (!byDigest.has(r.digest) || r.body?.seq === r.row.seq) byDigest.set(r.digest, r);
  const bySeq = new Map<number, Read>();
  for (const r of rows) if (!bySeq.has(r.row.seq)) bySeq.set(r.row.seq, r);
  const last = rows.reduce((n, r) => Math.max(n, r.row.seq), -1);
  const findings: Finding[] = [];
  const chain: Read[] = [];
  const top = signed ? pack.head.seq : Math.max(last, 0);
  if (last < top) findings.push({ kind: 'truncated', at: last, head: top });

  // Unknown after a row that is missing: then a row has to agree with itself.
  let expected: readonly string[] | null = signed && last >= top ? [pack.head.hash] : null;
  for (let seq = Math.min(top, last); seq >= 0; seq--) {
    const found = expected?.map((hash) => byDigest.get(hash)).find((r) => r && !r.used);
    const here = found ?? bySeq.get(seq);
    if (!here || here.used) {
      findings.push({ kind: 'missing', seq });
      expected = null;
      continue;
    }
    here.used = true;
    const genuine = (found !== undefined || expected === null) && itself(here, vote, seq);
    if (genuine) chain.unshift(here);
    else findings.push({ kind: found && here.row.seq !== seq ? 'moved' : 'changed', seq });
    expected = genuine || found ? [here.prev] : [here.prev, here.row.prev];
  }
  for (const r of rows) if (!r.used) findings.push({ kind: 'added', seq: r.row.seq });
  for (const [i, { row }] of rows.entries())
    if (i > 0 && row.seq < (rows[i - 1] as Read).row.seq) findings.push({ kind: 'moved', seq: row.seq });
  return { findings: findings.reverse(), chain };
}

/** The list against its fingerprint, and the shown names against the commitments while their salts are kept. */
function checkCensus(pack: Pack, census: Census, first: Body | null | undefined): Finding[] {
  const own = fingerprintOf(pack.census);
  const wrong = own !== pack.fingerprint || (first && (first.kind !== 'start' || first.fingerprint !== own));
  const promised = new Map(census.seats.map((s) => [s.id, s.owners]));
  const strangers = pack.names.filter(
    ({ seat, salt, owners }) => salt !== null && commitment(salt, owners) !== promised.get(seat),
  );
  return [
    ...(wrong ? [{ kind: 'fingerprint' } as const] : []),
    ...strangers.map(({ seat }) => ({ kind: 'owners', seat }) as const),
  ];
}

/** What the portal shows beside what the entries say; who did not answer is missing. */
function checkAnswers(pack: Pack, { answers }: Recount, census: Census): Finding[] {
  const shown = new Map(pack.answers.map((a) => [a.seat, a.answers]));
  const seats = new Set([...census.seats.map((s) => s.id), ...shown.keys()]);
  return [...seats].flatMap((seat) => {
    const points = new Set([...census.points.map((p) => p.id), ...Object.keys(shown.get(seat) ?? {}).map(Number)]);
    return [...points].flatMap((point): Finding[] => {
      const says = answers.get(seat)?.get(point) ?? 'miss';
      return (shown.get(seat)?.[point] ?? 'miss') === says ? [] : [{ kind: 'answer', seat, point }];
    });
  });
}

function checkResults(pack: Pack, { points, declared }: Recount): Finding[] {
  return points.flatMap(({ id, tally, verdict }): Finding[] => {
    const shown = pack.results.find((r) => r.point === id);
    const same = (passed: unknown, columns: Readonly<Record<string, unknown>>) =>
      passed === verdict.passed &&
      voteValues.every((v) => {
        const share = shareOf(columns[v]);
        return share !== null && equals(share, tally[v].share);
      });
    const said = declared[id];
    const right = said && same(said.passed, said) && shown && same(shown.passed, shown.columns);
    return right ? [] : [{ kind: 'result', point: id }];
  });
}

/** The sums and verdicts from the entries alone, by whatever bodies there are; null while they are not published. */
export function recount(pack: Pack): Recount | null {
  const census = readCensus(pack.census);
  const bodies = [...pack.entries].sort((a, b) => a.seq - b.seq).map((e) => readRow(e).body);
  return census && bodies.every((b) => b !== null) ? recountOf(census, bodies as Body[]) : null;
}

/**
 * Everything that does not fit in what is published; empty when all of it does. The public keys (the
 * installation's own, and those before it) should come from elsewhere: without them the pack vouches for itself. An older ledger with its older signature is whole,
 * so only a receipt finds it (checkReceipt).
 */
export function checkLedger(pack: Pack, publicKeys: Keys = pack.head.publicKey): Finding[] {
  const census = readCensus(pack.census);
  if (!census) return [{ kind: 'fingerprint' }];
  const signed = isSignedByAny(
    census.vote,
    pack.head,
    [publicKeys].flat().filter((key) => key === pack.head.publicKey),
  );
  const { findings, chain } = checkChain(pack, census.vote, signed);
  // What does not hang together cannot be recounted.
  const whole = findings.length === 0 && chain.length > 0 && chain.every((r) => r.body !== null);
  if (!signed) findings.push({ kind: 'signature' });
  findings.push(...checkCensus(pack, census, chain[0]?.row.seq === 0 ? chain[0].body : null));
  if (!whole) return findings;
  const again = recountOf(
    census,
    chain.map((r) => r.body as Body),
  );
  findings.push(...again.odd.map(({ seq, why }) => ({ kind: 'odd', seq, why }) as const));
  if (again.ended === 'finish' || pack.answers.length > 0) findings.push(...checkAnswers(pack, again, census));
  if (again.ended === 'finish') findings.push(...checkResults(pack, again));
  return findings;
}
