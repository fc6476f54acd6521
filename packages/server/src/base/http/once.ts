import { createHash, createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Endpoint, keyDays, keyHeader } from '#contract/base/calls/endpoint.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db, Pool } from '../db/db.ts';
import type { Scope, Session } from './gate.ts';

const shape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const life = keyDays * 24 * 3600_000;

/** The key that came with the request; undefined when none did, or the call makes nothing. */
export function keyIn(endpoint: Endpoint, headers: Record<string, unknown>): string | undefined {
  const text = headers[keyHeader.toLowerCase()];
  if (typeof endpoint.creates !== 'string' || text === undefined) return undefined;
  if (typeof text === 'string' && shape.test(text)) return text.toLowerCase();
  throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { [keyHeader]: 'BASE.FORM.INVALID' } });
}

/** Whose key it is: of a member or a visit in a house, of an account outside of one, of a link where nobody signs in. */
type Holder = { scope: Scope } | { accountId: number } | { link: Buffer };
type At = { session?: Session | null; scope?: Scope | null; file?: { name: string; sha256?: Buffer; bytes?: Buffer } };

function holderOf({ needs }: Endpoint, { scope, session }: At, input: unknown): Holder {
  const isInside = needs !== 'anyone' && needs !== 'account' && needs !== 'productAdmin';
  if (isInside && scope) return { scope };
  if (needs !== 'anyone' && session) return { accountId: session.accountId };
  const { token = '' } = input as { token?: string };
  return { link: createHash('sha256').update(token).digest() };
}

/** JSON whose fields stand in one order, however they came. */
function canonical(v: unknown): unknown {
  if (typeof v === 'bigint') return `${v}n`;
  if (Array.isArray(v)) return v.map(canonical);
  if (typeof v !== 'object' || v === null || v instanceof Date) return v;
  const sorted = Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, one]) => [name, canonical(one)]));
}

/** Of what was asked, with the file: keyed, so that a short body cannot be guessed from it. */
function digestOf(secret: Buffer, call: string, input: unknown, file: At['file']): Buffer {
  const bytes = file?.sha256 ?? (file?.bytes && createHash('sha256').update(file.bytes).digest());
  const told = [call, canonical(input), file ? [file.name, bytes?.toString('hex')] : null];
  return createHmac('sha256', secret).update(JSON.stringify(told)).digest();
}

type Row = { digest: Buffer; made_id: number | null };

const placeOf = (holder: Holder) =>
  'scope' in holder
    ? {
        table: sql`idempotency_key`,
        is: sql`svj_id = ${holder.scope.svjId} and actor_id = ${holder.scope.actorId}`,
        names: sql`svj_id, actor_id, member_id`,
        values: sql`${holder.scope.svjId}, ${holder.scope.actorId}, ${holder.scope.memberId}`,
      }
    : 'accountId' in holder
      ? {
          table: sql`idempotency_key_outside`,
          is: sql`account_id = ${holder.accountId}`,
          names: sql`account_id`,
          values: sql`${holder.accountId}`,
        }
      : {
          table: sql`idempotency_key_outside`,
          is: sql`link = ${holder.link}`,
          names: sql`link`,
          values: sql`${holder.link}`,
        };

export type Asked = { endpoint: Endpoint; key: string; secret: Buffer; now: Date };

/**
 * Runs `make` under the key, in the open transaction: the row of the key stands or falls with what was made, so a refused
 * call leaves none. Of two at the same moment the second waits at the index; the same body gets `again` with the id that
 * the first one made, another body is refused.
 */
export async function once<T>(
  db: Db,
  { endpoint, key, secret, now }: Asked,
  at: At,
  input: unknown,
  { make, again, idOf }: { make(): Promise<T>; again(made: number | null): Promise<T>; idOf(answer: T): number | null },
): Promise<T> {
  const { table, is, names, values } = placeOf(holderOf(endpoint, at, input));
  const call = `${endpoint.method} ${endpoint.path}`;
  const digest = digestOf(secret, call, input, at.file);
  const mine = sql`${is} and key = ${key}`;
  // One that ran out and was not swept yet is none.
  await db.execute(sql`delete from ${table} where ${mine} and created_at <= ${new Date(now.getTime() - life)}`);
  const { rowCount } = await db.execute(sql`
    insert into ${table} (${names}, key, call, digest, created_at) values (${values}, ${key}, ${call}, ${digest}, ${now})
    on conflict do nothing`);
  if (rowCount === 0) {
    const { rows } = await db.execute<Row>(sql`select digest, made_id from ${table} where ${mine}`);
    const [first] = rows;
    if (!first?.digest.equals(digest)) throw new Refused('BASE.ERRORS.KEY_USED');
    return again(first.made_id);
  }
  const answer = await make();
  await db.execute(sql`update ${table} set made_id = ${idOf(answer)} where ${mine}`);
  return answer;
}

/** The id in an answer, also one that is written as text. */
export function madeId(answer: unknown): number | null {
  const { id } = (answer ?? {}) as { id?: unknown };
  const number = typeof id === 'string' || typeof id === 'number' ? Number(id) : Number.NaN;
  return Number.isSafeInteger(number) ? number : null;
}

const batch = 5000;

/** Across associations: forgets keys after their time, in short transactions. */
export async function sweepKeys(pool: Pool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - life);
  let swept = 0;
  for (const table of [sql`idempotency_key`, sql`idempotency_key_outside`]) {
    for (let gone = batch; gone === batch; swept += gone) {
      gone = await pool.across('read write', async (db) => {
        const old = sql`select ctid from ${table} where created_at <= ${before} limit ${batch}`;
        return (await db.execute(sql`delete from ${table} where ctid = any(array(${old}))`)).rowCount ?? 0;
      });
    }
  }
  return swept;
}
