import { type SQL, sql } from 'drizzle-orm';
import { searchPatterns } from '#contract/base/words/search.ts';
import { whyNotDeleted, whyNotEdited, withNames } from '#contract/comments/rules.ts';
import { readsHidden } from '#contract/comments/rules-complaints.ts';
import {
  type CommentList,
  type CommentView,
  commentPart,
  type Mentioned,
  quoteLength,
} from '#contract/comments/schema.ts';
import type { Db } from '../base/db/db.ts';
import { filesOf } from '../base/files/files.ts';
import { pictureAddress } from '../base/files/pictures.ts';
import type { Scope, Session } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { type NameColumns, nameOf } from '../base/people/people.ts';
import { cut } from '../base/text/cut.ts';
import type { TalkDocuments } from './queries-talks.ts';
import { type Watched, watchOf } from './queries-watch.ts';

/** One stream of comments of one row: the name of its table, and how the asker stands to it. */
export type Commented = {
  owner: string;
  ownerId: number;
  stream: string;
  administers: boolean;
  /** A comment is for its author, the mentioned and who administers. */
  apart: boolean;
  /** Whether something may be said and changed now. */
  takes: boolean;
  /** Nor taken back by who said it. */
  sealed?: boolean | undefined;
  /** Whether readers may report what was said. */
  watched?: boolean | undefined;
  documents?: TalkDocuments | undefined;
};
/** Who asks, as a handler has it. */
export type Asking = { db: Db; session: Session; scope: Scope; now: Date };

type Row = { [K in keyof NameColumns]: NameColumns[K] | null } & {
  comment_id: number;
  text: string;
  created_at: string;
  edited_at: string | null;
  by_link: boolean;
  avatar: string | null;
  mentioned: NameColumns[] | null;
  quoted: Quoted | null;
  hidden_at: string | null;
  hidden_why: string | null;
};
type Quoted = { id: number; text: string; mentioned: NameColumns[] | null; who: NameColumns | null } & Record<
  'gone' | 'hidden',
  boolean
>;

/** Of `comment c`: whether the asker may know of it. */
export function mayKnow(scope: Scope, { administers, apart }: { administers: boolean; apart: SQL }): SQL {
  if (administers) return sql`true`;
  const me = scope.memberId ?? 0;
  // An array, so that the mentions of one comment are looked up and not all of the house's read.
  return sql`(c.member_id = ${me} or not ${apart} or ${me}::bigint = any(array(
    select o.member_id from comment_mention o where o.svj_id = c.svj_id and o.comment_id = c.id)))`;
}

const of = (scope: Scope, { owner, ownerId, stream, administers, apart }: Commented): SQL =>
  sql`c.svj_id = ${scope.svjId} and c.owner = ${owner} and c.owner_id = ${ownerId} and c.stream = ${stream}
    and c.deleted_at is null and ${mayKnow(scope, { administers, apart: sql`${apart}::boolean` })}`;

const names = sql`m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name`;

/** Of `comment c`: those it mentions, in the order of its marks. */
export const mentionedIn = sql`(select json_agg(x) from (
  select ${names} from comment_mention o join member m on m.svj_id = o.svj_id and m.id = o.member_id
  where o.svj_id = c.svj_id and o.comment_id = c.id order by o.position) x)`;

const named = (row: NameColumns): Mentioned => ({ id: row.id, full_name: nameOf(row).full_name });
export const namedOf = (rows: readonly NameColumns[] | null): Mentioned[] => (rows ?? []).map(named);

/** What a comment answers: the words and the name as they are now, and nothing of what was taken back or hidden. */
function quoteOf({ quoted }: Row): CommentView['quote'] {
  if (!quoted) return null;
  const { id, gone, hidden, text, who } = quoted;
  if (gone) return { id, full_name: null, message: null, hidden: false };
  const message = hidden ? null : cut(withNames(text, namedOf(quoted.mentioned)), quoteLength);
  return { id, full_name: who && nameOf(who).full_name, message, hidden };
}

const standsIn = ({ scope }: Asking, { administers }: Commented) => ({ memberId: scope.memberId, administers });
const isHidden = (row: Row): boolean => row.hidden_at !== null;
/** Whether the asker reads its words: those of a hidden one are for its author and for who administers. */
const reads = (at: Asking, what: Commented, row: Row): boolean =>
  readsHidden({ memberId: row.id, hidden: isHidden(row) }, standsIn(at, what));

/** Its words with what belongs to them; nothing of them where the asker does not read them. */
function wordsOf(row: Row, { files, documents }: Around, isRead: boolean) {
  if (!isRead) return { message: '', editedAt: null, mentions: [], quote: null, files: [], documents: [] };
  const mentions = namedOf(row.mentioned);
  const editedAt = row.edited_at && new Date(row.edited_at).toISOString();
  return { message: withNames(row.text, mentions), editedAt, mentions, quote: quoteOf(row), files, documents };
}

type Around = Pick<CommentView, 'files' | 'documents' | 'watch'>;
function viewOf(portal: Portal, at: Asking, what: Commented, around: Around, row: Row): CommentView {
  const asker = standsIn(at, what);
  const createdAt = new Date(row.created_at);
  const said = { memberId: row.id, createdAt };
  const stays = what.sealed || isHidden(row);
  return {
    id: row.comment_id,
    ...wordsOf(row, around, reads(at, what, row)),
    createdAt: createdAt.toISOString(),
    user: row.id === null ? null : { ...named(row as NameColumns), avatar: pictureAddress(portal, at, row.avatar) },
    byLink: row.by_link,
    mayDelete: (what.administers || !stays) && whyNotDeleted(said, asker, at.now) === null,
    mayEdit: what.takes && !isHidden(row) && whyNotEdited(said, asker.memberId, at.now) === null,
    watch: around.watch,
  };
}

const toWatch = (row: Row): Watched => ({
  id: row.comment_id,
  memberId: row.id,
  hidden: row.hidden_at === null ? null : { at: new Date(row.hidden_at).toISOString(), reason: row.hidden_why ?? '' },
});

async function viewsOf(portal: Portal, at: Asking, what: Commented, rows: readonly Row[]): Promise<CommentView[]> {
  const ids = rows.filter((row) => reads(at, what, row)).map((r) => r.comment_id);
  const files = await filesOf(portal, at, 'comment', ids, { all: true });
  const documents = await what.documents?.of(portal, at, ids);
  const watch = what.watched ? await watchOf(at, standsIn(at, what), rows.map(toWatch)) : null;
  return rows.map((row) => {
    const id = row.comment_id;
    const around = { files: files.get(id) ?? [], documents: documents?.get(id) ?? [], watch: watch?.get(id) ?? null };
    return viewOf(portal, at, what, around, row);
  });
}

const shown = sql`select c.id as comment_id, c.text, c.created_at, c.edited_at, c.by_link, m.avatar, ${names}, ${mentionedIn} as mentioned,
    c.hidden_at, c.hidden_why,
    (select to_json(z) from (select q.id, q.text, q.deleted_at is not null as gone, q.hidden_at is not null as hidden,
      (select to_json(y) from (select ${names} from member m where m.svj_id = q.svj_id and m.id = q.member_id) y) as who,
      (select json_agg(x) from (select ${names} from comment_mention o
        join member m on m.svj_id = o.svj_id and m.id = o.member_id
        where o.svj_id = q.svj_id and o.comment_id = q.id order by o.position) x) as mentioned
    from comment q where q.svj_id = c.svj_id and q.id = c.quote_id) z) as quoted
  from comment c left join member m on m.svj_id = c.svj_id and m.id = c.member_id`;

/** This comment, as the asker sees it. */
export async function commentById(portal: Portal, at: Asking, what: Commented, id: number): Promise<CommentView> {
  const { rows } = await at.db.execute<Row>(sql`${shown} where c.svj_id = ${at.scope.svjId} and c.id = ${id}`);
  const [view] = await viewsOf(portal, at, what, rows);
  return view as CommentView;
}

/** Comments before the given one, at most 100, the newest last; without `before` the latest. */
export async function commentsOf(
  portal: Portal,
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
    comments: await viewsOf(portal, at, what, part),
    total: whole ? rows.length : await countOf(at.db, at.scope, what),
    more: rows.length > limit,
  };
}

async function countOf(db: Db, scope: Scope, what: Commented): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from comment c where ${of(scope, what)}`);
  return Number(rows[0]?.n ?? 0);
}

/** Who wrote the comment, when and whom it mentions; undefined when it is not one of these. Held until the end when asked. */
export async function commentOf(db: Db, scope: Scope, what: Commented, id: number, how: 'read' | 'lock' = 'lock') {
  type Kept = { member_id: number | null; created_at: string; hidden: boolean; mentions: number[] };
  const { rows } = await db.execute<Kept>(sql`
    select c.member_id, c.created_at, c.hidden_at is not null as hidden, array(select o.member_id from comment_mention o
      where o.svj_id = c.svj_id and o.comment_id = c.id) as mentions
    from comment c where ${of(scope, what)} and c.id = ${id} ${how === 'lock' ? sql`for update` : sql``}`);
  const [row] = rows;
  if (!row) return undefined;
  const { member_id: memberId, created_at: createdAt, hidden, mentions } = row;
  return { memberId, createdAt: new Date(createdAt), hidden, mentions: mentions.map(Number) };
}

/** Where the comment belongs, whoever asks; undefined when there is none. */
export async function placeOf(db: Db, scope: Scope, id: number) {
  const { rows } = await db.execute<{ owner: string; owner_id: number; stream: string }>(sql`
    select c.owner, c.owner_id, c.stream from comment c
    where c.svj_id = ${scope.svjId} and c.id = ${id} and c.deleted_at is null`);
  const [row] = rows;
  return row && { owner: row.owner, ownerId: row.owner_id, stream: row.stream };
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
