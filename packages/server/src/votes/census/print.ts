import { createHash } from 'node:crypto';
import { type Fraction, fraction, reduce, show } from '#contract/base/fraction.ts';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';
import { frozenSeats } from '../course/queries.ts';
import type { Vote } from '../queries.ts';
import { pointsOf } from '../writing/queries.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const canonical = (v: Json): string => {
  if (Array.isArray(v)) return `[${v.map(canonical).join(',')}]`;
  if (typeof v !== 'object' || v === null) return JSON.stringify(v);
  const keys = Object.keys(v).sort();
  return `{${keys.map((k) => `${JSON.stringify(k)}:${canonical(v[k] as Json)}`).join(',')}}`;
};

/** The names of a seat as the fingerprint takes them: whoever forgets salt and names keeps the proof. */
export const commitmentOf = (salt: string, owners: string): string =>
  createHash('sha256').update(`${salt}|${owners}`).digest('hex');

const exact = (f: Fraction) => show(reduce(f));

/** Canonical JSON of what the fingerprint of a vote is of: rule, points and the frozen list. */
export async function censusOf(db: Db, scope: Scope, v: Vote): Promise<string> {
  const points = await pointsOf(db, scope, v.id);
  const seats = await frozenSeats(db, scope, v.id);
  return canonical({
    v: 1,
    vote: v.id,
    name: v.name,
    type: v.type,
    basis: v.basis,
    participation: exact(fraction(v.participationNum, v.participationDen)),
    accept: exact(fraction(v.acceptNum, v.acceptDen)),
    inclusive: v.acceptInclusive,
    of: v.acceptOf,
    points: points.map((p) => ({ id: p.id, name: p.name, text: p.description })),
    seats: seats.map((s) => ({
      id: s.id,
      units: s.unitIds,
      num: s.share.num.toString(),
      den: s.share.den.toString(),
      own: s.own,
      owners: s.commitment?.toString('hex') ?? '',
    })),
  });
}
