import { and, asc, eq, sql } from 'drizzle-orm';
import { houseInside, houseOpen } from '#contract/association/schema.ts';
import { namesOf, seenIf } from '#contract/base/calls/fields.ts';
import { stamp } from '#contract/base/calls/ids.ts';
import { searchPatterns } from '#contract/base/words/search.ts';
import type { Choice } from '#contract/session/schema.ts';
import { picked } from '../base/db/columns.ts';
import type { Db } from '../base/db/db.ts';
import { idsOf } from '../base/db/ids.ts';
import type { Scope } from '../base/http/gate.ts';
import { member } from '../members/rows/tables.ts';
import { housesByEmail, membersByEmail } from './queries-addresses.ts';
import { svj, visit } from './tables.ts';

/** With the key of its logo. */
type WithLogo = Choice & { logo: string | null };
type ChoiceRow = { session_user_id: number; logo: string | null } & Pick<
  Choice,
  'id' | 'name' | 'nickname' | 'town' | 'email' | 'invoiceEmail'
>;
const choiceFields = {
  session_user_id: member.id,
  id: svj.id,
  name: svj.name,
  nickname: svj.nickname,
  town: svj.town,
  email: svj.email,
  invoiceEmail: svj.invoiceEmail,
  logo: svj.avatar,
};
const byName = sql`${svj.name} collate "cs-x-icu"`;
const mayEnter = and(eq(member.hasAccess, true), eq(member.isActive, true), sql`${member.archivedAt} is null`);

/** Across associations: those an account may enter, or (for a product administrator) those known by an e-mail; at most 200. */
export async function choicesOf(db: Db, accountId: number | null, email?: string): Promise<WithLogo[]> {
  if (accountId === null) return (await findAssociations(db, email ?? '', { limit: 200, offset: 0 })).rows;
  const rows: ChoiceRow[] = await db
    .select(choiceFields)
    .from(member)
    .innerJoin(svj, eq(svj.id, member.svjId))
    .where(and(eq(member.accountId, accountId), mayEnter))
    .orderBy(byName, asc(svj.id))
    .limit(200);
  return rows;
}

/** Across associations: a page of all, by name or nickname, or by an e-mail when the text has an at-sign. session_user_id is 0. */
export async function findAssociations(
  db: Db,
  text: string,
  page: { limit: number; offset: number },
): Promise<{ rows: WithLogo[]; total: number }> {
  const byEmail = text.includes('@') ? await idsOf(db, housesByEmail(text)) : null;
  const [start, inside] = searchPatterns(text);
  let fits = text === '' ? sql`true` : sql`(name_key like ${start} or name_key like ${inside})`;
  if (byEmail) fits = sql`id = any(${sql.param(byEmail)}::bigint[])`;
  // Those that fit and their order are read from one index alone, and the rows only of the page.
  const ids = sql`select id from svj where ${fits} order by name collate "cs-x-icu", id
    limit ${page.limit} offset ${page.offset}`;
  const rows = await db
    .select({ ...choiceFields, session_user_id: sql<number>`0`.mapWith(Number) })
    .from(svj)
    .where(sql`${svj.id} in (${ids})`)
    .orderBy(byName, asc(svj.id));
  if (byEmail) return { rows, total: byEmail.length };
  const [count] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(svj)
    .where(fits);
  return { rows, total: count?.n ?? 0 };
}

/** Across associations: the members of an account, or those with a login or contact e-mail; at most 200. */
export async function selvesOf(db: Db, accountId: number | null, email?: string) {
  const mine =
    accountId !== null
      ? and(eq(member.accountId, accountId), mayEnter)
      : sql`${member.id} in (select x.id from (${membersByEmail(email ?? '')}) x)`;
  return db
    .select({
      id: member.id,
      svj_id: member.svjId,
      firstName: member.firstName,
      lastName: member.lastName,
      companyName: member.companyName,
    })
    .from(member)
    .where(mine)
    .orderBy(asc(member.id))
    .limit(200);
}

/** The association of the scope; the gate has proved that it exists. */
export async function associationOf(db: Db, scope: Scope) {
  const [row] = await db.select().from(svj).where(eq(svj.id, scope.svjId));
  return row as typeof svj.$inferSelect;
}

type Shown = { totalShares: string; avatar: string | null };

/** The association as GET /svj tells it: money and invoices only to those who administer it. */
export const toAssociation = (scope: Scope, row: typeof svj.$inferSelect, inside: boolean, shown: Shown) => ({
  id: row.id,
  ...picked(row, namesOf(houseOpen)),
  ...seenIf(inside, houseInside, row),
  country: row.country,
  totalShares: shown.totalShares,
  avatar: shown.avatar,
  isFree: row.isFree,
  url_hash: row.urlHash,
  session_user_id: scope.actorId,
  updatedAt: stamp(row.version, row.updatedAt),
});

/** Across associations: the name of the first with this company number; none without a number. */
export async function houseOfNumber(db: Db, ico: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: svj.name })
    .from(svj)
    .where(and(eq(svj.ico, ico), sql`${svj.ico} <> ''`))
    .orderBy(asc(svj.id))
    .limit(1);
  return row?.name;
}

export async function addAssociation(db: Db, one: typeof svj.$inferInsert): Promise<number> {
  const [row] = await db.insert(svj).values(one).returning({ id: svj.id });
  return row?.id as number;
}

export async function addVisit(db: Db, one: typeof visit.$inferInsert): Promise<number> {
  const [row] = await db.insert(visit).values(one).returning({ id: visit.id });
  return row?.id as number;
}

/** Of visits begun at once by one account the second waits. */
export async function holdVisitor(db: Db, accountId: number): Promise<void> {
  await db.execute(sql`select from account where id = ${accountId} for no key update`);
}

/** Across associations: one by id, as the picker shows it. */
export async function choiceById(db: Db, id: number): Promise<Choice | undefined> {
  const [row] = await db
    .select({ ...choiceFields, session_user_id: sql<number>`0`.mapWith(Number) })
    .from(svj)
    .where(eq(svj.id, id));
  return row;
}
