import { type SQL, sql } from 'drizzle-orm';
import type { None } from '#contract/base/noun/define-noun.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import {
  type AtLife,
  dropRows,
  giveColumns,
  type Knows,
  type OfPerson,
  type Personal,
  type Underway,
} from '../../base/people/personal.ts';
import * as q from './queries.ts';

/** What each noun knows of a person's life; a later noun stands on the earlier ones, so what ends, ends from the back. */
export type Lives = readonly (Personal & Knows)[];

const isSaid = <T extends object>(said: T | None): said is T => !('none' in said);
/** What nouns say at one place; who has nothing there is left out. */
const said = <K extends keyof Personal>(lives: Lives, place: K): Exclude<Personal[K], None>[] =>
  lives.map((one) => one[place]).filter((one) => isSaid(one)) as Exclude<Personal[K], None>[];
const deaths = (lives: Lives) => said(lives, 'death');

type Counters = readonly Readonly<Record<string, SQL | undefined>>[];
/** All counts of a person in one statement; kinds that several nouns know are added together. */
async function counted(db: Db, parts: Counters): Promise<Record<string, number>> {
  const kinds = Map.groupBy(parts.flatMap(Object.entries), ([kind]) => kind);
  const columns = [...kinds].map(([kind, some]) => {
    const counts = some.map(([, count]) => sql`(${count})`);
    return sql`${sql.join(counts, sql` + `)} as ${sql.identifier(kind)}`;
  });
  const { rows } = await db.execute<Record<string, unknown>>(sql`select ${sql.join(columns, sql`, `)}`);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([kind, n]) => [kind, Number(n)]));
}

/** Whose life it is; undefined when there is no such person, or nobody any more. */
export async function personOf(db: Db, scope: Scope, id: number): Promise<OfPerson | undefined> {
  const account = await q.accountOf(db, scope, id);
  if (!account) return undefined;
  return { id, accountId: account.id, addresses: await q.addressesAlone(db, scope, [id]) };
}

/** Everything that is kept about the person, by the part of their file. */
export async function fileOf(db: Db, scope: Scope, lives: Lives, who: OfPerson): Promise<Record<string, unknown>> {
  const file: Record<string, unknown> = {};
  for (const tells of said(lives, 'tells'))
    for (const [part, asked] of Object.entries(tells(scope, who))) {
      if (!asked) continue;
      if (part in file) throw new Error(`Two nouns tell of a person under one name: ${part}`);
      const isOne = 'one' in asked;
      const { rows } = await db.execute(isOne ? asked.one : asked);
      file[part] = isOne ? (rows[0] ?? null) : rows;
    }
  return file;
}

/** How much of each kind is kept about the person. */
export const countsOf = (db: Db, scope: Scope, lives: Lives, who: OfPerson): Promise<Record<string, number>> =>
  counted(
    db,
    said(lives, 'counts').map((counts) => counts(scope, who)),
  );

/** Everything of the one record is the other's from now on, but for the person's own row. */
export async function giveLife(at: AtLife, lives: Lives, who: { from: number; to: number }): Promise<void> {
  for (const { gives, columns } of lives.toReversed()) {
    if (isSaid(gives)) await gives(at, who);
    if (isSaid(columns)) await giveColumns(at.db, at.scope, columns, who);
  }
}

/** Forgets deleted people wherever anything of them is kept; their own rows have no names any more. */
export async function forgetLife(at: AtLife, lives: Lives, ids: readonly number[]): Promise<void> {
  for (const { forgets, columns } of lives.toReversed()) {
    if (isSaid(forgets)) await forgets(at, ids);
    if (isSaid(columns)) await dropRows(at.db, at.scope, columns, ids);
  }
}

/** How much of each kind a mark of death would end; an office is said by its holder's row. */
export const endsOf = (db: Db, scope: Scope, lives: Lives, id: number): Promise<Record<string, number>> =>
  counted(
    db,
    deaths(lives).flatMap(({ ends }) => (isSaid(ends) ? [ends(scope, id)] : [])),
  );

/** What comes back when the mark is undone. */
export async function keptOf(at: AtLife, lives: Lives, id: number): Promise<Record<string, unknown>> {
  const kept: Record<string, unknown> = {};
  for (const { keeps } of deaths(lives)) if (isSaid(keeps)) Object.assign(kept, await keeps(at, id));
  return kept;
}

/** What reaches and binds the person who died ends; their own row speaks of the estate by now. */
export async function endLife(
  at: AtLife,
  lives: Lives,
  { id, accountId }: { id: number; accountId: number | null },
): Promise<void> {
  for (const { dies } of deaths(lives).toReversed()) if (isSaid(dies)) await dies(at, id, accountId);
}

/** Puts back what was kept; the person lives again by now. */
export async function returnLife(
  at: AtLife,
  lives: Lives,
  id: number,
  kept: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const { returns } of deaths(lives)) if (isSaid(returns)) await returns(at, id, kept);
}

/** What runs just now with the person's voice. */
export async function underwayOf(db: Db, scope: Scope, lives: Lives, id: number): Promise<Underway[]> {
  const all: Underway[] = [];
  for (const { underway } of lives) all.push(...((await underway?.(db, scope, id)) ?? []));
  return all;
}

/** By which account the person signs in again. */
export async function returnAccount(
  db: Db,
  scope: Scope,
  lives: Lives,
  accountId: number | null,
): Promise<number | null> {
  const returns = lives.find((one) => one.returnsAccount)?.returnsAccount;
  return accountId === null || !returns ? null : returns(db, scope, accountId);
}
