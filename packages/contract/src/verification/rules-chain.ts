import { canonical, entryHash, type Json } from '../ledger/rules.ts';
import type { Pack, PackEntry } from '../ledger/rules-recount.ts';
import type { Body } from '../ledger/rules-recount-count.ts';
import type { Finding } from './rules-findings.ts';

export type Read = { row: PackEntry; digest: string; body: Body | null; prev: string; used: boolean };

/** The row with its own digest. Rows whose bodies are not published are taken at their word. */
export function readRow(row: PackEntry): Read {
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
export function chainOf(pack: Pack, vote: number, signed: boolean): { findings: Finding[]; chain: Read[] } {
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
