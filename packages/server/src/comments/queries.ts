import { type SQL, sql } from 'drizzle-orm';
import { searchPatterns } from '#contract/base/search.ts';
import { whyNotDeleted, withNames } from '#contract/comments/rules.ts';
import { type CommentList, type CommentView, commentPart, type Mentioned } from '#contract/comments/schema.ts';
import type { Db } from '../base/db/db.ts';
import { pictureAddress } from '../base/files/pictures.ts';
import type { Scope, Session } from '../base/http/gate.ts';
import type { House } from '../base/http/handler.ts';
import { type NameColumns, nameOf } from '../members/queries.ts';

/** What is commented: the name of a table and the id of its row. */
export type Commented = {
  owner: string;
  ownerId: number;
  /** Of `comment c`: whether the asker may know of it; silence shows all. */
  visible?: SQL;
};
/** Who asks, as a handler has it, and whether they administer what is commented. */
export type Asking = { db: Db; session: Session; scope: Scope; now: Date; administers: boolean };

type Row = { [K in keyof NameColumns]: NameColumns[K] | null } & {
  comment_id: number;
  text: string;
  created_at: string;
  avatar: string | null;
  mentioned: NameColumns[] | null;
};

const of = (scope: Scope, { owner, ownerId, visible = sql`true` }: Commented): SQL =>
  sql`c.svj_id = ${scope.svjId} and c.owner = ${owner} and c.owner_id = ${ownerId} and c.deleted_at is null
    and ${visible}`;

const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;

/** Of `comment c`: those it mentions, in the order of its marks. */
export const mentionedIn = sql`(select json_agg(x) from (
  select ${names} from comment_mention o join member m on m.svj_id = o.svj_id and m.id = o.member_id
  where o.svj_id = c.svj_id and o.comment_id = c.id order by o.position) x)`;

const named = (row: NameColumns): Mentioned => ({ id: row.id, full_name: nameOf(row).full_name });
export const namedOf = (rows: readonly NameColumns[] | null): Mentioned[] => (rows ?? []).map(named);

function viewOf(house: House, at: Asking, row: Row): CommentView {
  const mentions = namedOf(row.mentioned);
  const asker = { memberId: at.scope.memberId, administers: at.administers };
  const createdAt = new Date(row.created_at);
  return {
    id: row.comment_id,
    message: withNames(row.text, mentions),
    createdAt: createdAt.toISOString(),
    user: row.id === null ? null : { ...named(row as NameColumns), avatar: pictureAddress(house, at, row.avatar) },
    mentions,
    mayDelete: whyNotDeleted({ memberId: row.id, createdAt }, asker, at.now) === null,
  };
}

const shown = sql`select c.id as comment_id, c.text, c.created_at, m.avatar, ${names}, ${mentionedIn} as mentioned
  from comment c left join member m on m.svj_id = c.svj_id and m.id = c.member_id`;

/** This comment, as the asker sees it. */
export async function commentById(house: House, at: Asking, id: number): Promise<CommentView> {
  const { rows } = await at.db.execute<Row>(sql`${shown} where c.svj_id = ${at.scope.svjId} and c.id = ${id}`);
  return viewOf(house, at, rows[0] as Row);
}

/** Comments before the given one, at most 100, the newest last; without `before` the latest. */
export async function commentsOf(
  house: House,
  at: Asking,
  what: Commented,
  { before, limit = commentPart }: { before?: number | undefined; limit?: number } = {},
): Promise<CommentList> {
  const { rows } = await at.db.execute<Row>(sql`
    ${shown} where ${of(at.scope, what)} and ${before === undefined ? sql`true` : sql`c.id < ${before}`}
    order by c.id desc limit ${limit + 1}`);
  const part = rows.slice(0, limit).reverse();
  const whole = before === undefined && rows.length <= limit;
  return {
    comments: part.map((row) => viewOf(house, at, row)),
    total: whole ? rows.length : await countOf(at.db, at.scope, what),
    more: rows.length > limit,
  };
}

async function countOf(db: Db, scope: Scope, what: Commented): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from comment c where ${of(scope, what)}`);
  return Number(rows[0]?.n ?? 0);
}

/** Who wrote the comment and when; undefined when it is not one of these. */
export async function commentOf(
  db: Db,
  scope: Scope,
  what: Commented,
  id: number,
): Promise<{ memberId: number | null; createdAt: Date } | undefined> {
  const { rows } = await db.execute<{ member_id: number | null; created_at: string }>(sql`
    select c.member_id, c.created_at from comment c where ${of(scope, what)} and c.id = ${id} for update`);
  const [row] = rows;
  return row && { memberId: row.member_id, createdAt: new Date(row.created_at) };
}

/** Of the members in `who` (a subquery of ids) those who may enter and whose name the text finds, at most 8. */
export async function mentionable(db: Db, scope: Scope, who: SQL, text: string): Promise<Mentioned[]> {
  const [start, inside] = searchPatterns(text);
  const { rows } = await db.execute<NameColumns>(sql`
    select ${names} from member m
    where m.svj_id = ${scope.svjId} and m.id in (${who}) and m.has_access and m.archived_at is null
      and m.erased_at is null and m.id <> ${scope.memberId ?? 0}
      and (m.name_key like ${start} or m.name_key like ${inside})
    order by (coalesce(m.company_name, m.last_name)) collate "cs-x-icu", (m.first_name) collate "cs-x-icu", m.id
    limit 8`);
  return rows.map(named);
}

/** Of these ids the members in `who` who may enter. */
export async function mentionedAmong(db: Db, scope: Scope, who: SQL, ids: readonly number[]): Promise<Mentioned[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<NameColumns>(sql`
    select ${names} from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[]) and m.id in (${who})
      and m.has_access and m.archived_at is null and m.erased_at is null
    order by m.id`);
  return rows.map(named);
}

/** Keeps a comment with those it mentions; answers its id. */
export async function addComment(
  db: Db,
  scope: Scope,
  what: Commented,
  said: { text: string; mentions: readonly number[] },
  now: Date,
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into comment (svj_id, owner, owner_id, member_id, text, created_at)
    values (${scope.svjId}, ${what.owner}, ${what.ownerId}, ${scope.memberId}, ${said.text}, ${now}) returning id`);
  const id = rows[0]?.id as number;
  if (said.mentions.length > 0)
    await db.execute(sql`
      insert into comment_mention (svj_id, comment_id, position, member_id)
      select ${scope.svjId}::bigint, ${id}::bigint, x.place, x.id
      from unnest(${sql.param([...said.mentions])}::bigint[]) with ordinality as x (id, place)`);
  return id;
}

/** Removes what was said and whom it named; that there was something stays. */
export async function dropComment(db: Db, scope: Scope, id: number, now: Date): Promise<void> {
  await db.execute(sql`delete from comment_mention where svj_id = ${scope.svjId} and comment_id = ${id}`);
  await db.execute(sql`
    update comment set deleted_at = ${now}, text = '' where svj_id = ${scope.svjId} and id = ${id}`);
}
