import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { startOf } from '#contract/base/time/dates.ts';
import { stateOf } from '#contract/messages/rules.ts';
import {
  type MessageLabel,
  type MessageList,
  type MessageRow,
  type MessageTab,
  type messageFilters,
  messageLabels,
  type messageSorts,
} from '#contract/messages/schema.ts';
import { type Db, endingWith } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import { named } from '../../base/search/search.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { countAttached } from '../../documents/attached/queries.ts';
import { namedAmong } from '../../members/rows/queries-named.ts';
import { isOwed } from '../asked/queries-accepts.ts';
import { acceptsOf } from '../asked/queries-counts.ts';
import { inTab, isActual, isUnread, numberOf } from '../rows/queries.ts';
import { isMine, mayKnowComment, seen, seesAll } from '../rows/queries-audience.ts';

export type Listing = {
  tab: MessageTab;
  sort: (typeof messageSorts)[number];
  filters: z.output<typeof messageFilters>;
};
/** Names of the kinds in the language of whoever asks, by which they are sorted. */
export type Labels = Record<MessageLabel, string>;

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, f: Listing['filters'], now: Date): SQL | undefined {
  const parts: SQL[] = [];
  if (f.text) parts.push(sql` and ${named(scope, 'messages', sql`message.id`, f.text)}`);
  if (f.label) parts.push(sql` and message.label = ${f.label}`);
  if (f.owner) parts.push(sql` and message.owner_id = ${f.owner}`);
  if (f.unread !== undefined) parts.push(sql` and ${isUnread(scope, now)} = ${f.unread}::boolean`);
  if (f.accept !== undefined) parts.push(sql` and message.accept_read = ${f.accept}::boolean`);
  if (f.from) parts.push(sql` and message.date_from >= ${startOf(f.from)}`);
  if (f.to) parts.push(sql` and message.date_from < ${startOf(f.to, 1)}`);
  return parts.length > 0 ? sql.join(parts, sql``) : undefined;
}

const czech = sql.raw('collate "cs-x-icu"');
const surname = sql`(coalesce(m.company_name, m.last_name)) ${czech}`;

function sorted(sort: Listing['sort'], labels: Labels): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const byName = [...messageLabels].sort((a, b) => labels[a].localeCompare(labels[b], 'cs'));
  const by: Record<string, SQL> = {
    dateFrom: sql`message.date_from`,
    dateTo: sql`message.date_to`,
    title: sql`(message.title) ${czech}`,
    label: sql`array_position(${sql.param(byName)}::text[], message.label)`,
    // Looked up for each message by its key: as a join, a plan that is kept compared each with everybody in the house.
    owner: sql`(select ${surname} from member m where m.svj_id = message.svj_id and m.id = message.owner_id)`,
  };
  const latest = sql`message.date_from desc nulls last, message.id desc`;
  return sort === '-dateFrom' ? latest : sql`${by[sort.replace('-', '')]}${down} nulls last, ${latest}`;
}

/** Emergencies in force stand above all, then what is pinned; other tabs know only the sort. */
const above = (tab: MessageTab): SQL =>
  tab === 'actual' || tab === 'pined' ? sql`message.emergency desc, message.is_pinned desc, ` : sql``;

type Row = Omit<NameOrNobody, 'id'> & {
  id: number;
  number: number | null;
  year: number | null;
  title: string;
  beginning: string;
  label: MessageLabel;
  concept: boolean;
  is_pinned: boolean;
  long_term: boolean;
  date_from: string | null;
  date_to: string | null;
  to_public: boolean;
  everyone: boolean;
  emergency: boolean;
  accept_read: boolean;
  accept_until: string | null;
  comments: boolean;
  archived_at: string | null;
  owner_id: number | null;
  unread: boolean;
  to_confirm: boolean;
  file_count: number;
  comment_count: number;
  photo_id?: number | null;
};

const at = (text: string | null) => (text === null ? null : new Date(text));
const iso = (text: string | null) => at(text)?.toISOString() ?? null;

const nameOfOwner = (r: Row) => {
  const name = nameOrNull({ ...r, id: r.owner_id });
  return name && { id: name.id, full_name: name.full_name };
};

const excerptLength = 160;
/** Characters of a text, marks among them, that its first words are taken from: each more is counted in every row of a list. */
const beginningLength = 800;
/** The first words of the text; `html` may end in the middle of a mark. */
export function excerptOf(html: string): string {
  const words = plainOf(html.replace(/<[^>]*$/, '').replace(/&[#\w]*$/, '')).replace(/\s+/g, ' ');
  const isCut = words.length > excerptLength || html.length >= beginningLength;
  return isCut ? `${words.slice(0, excerptLength).replace(/\s\S*$/, '')} …` : words;
}

const toRow = (r: Row, accepts: MessageRow['accepts'], now: Date): MessageRow => {
  const [archivedAt, dateFrom, dateTo] = [at(r.archived_at), at(r.date_from), at(r.date_to)];
  return {
    id: r.id,
    number: numberOf(r),
    title: r.title,
    label: { id: r.label },
    state: stateOf({ concept: r.concept, isPinned: r.is_pinned, archivedAt, dateFrom, dateTo }, now),
    concept: r.concept,
    archive: archivedAt !== null,
    isPinned: r.is_pinned,
    emergency: r.emergency,
    long_term: r.long_term,
    dateFrom: iso(r.date_from),
    dateTo: iso(r.date_to),
    toPublic: r.to_public,
    owner: nameOfOwner(r),
    acceptRead: r.accept_read,
    acceptUntil: iso(r.accept_until),
    comments: r.comments,
    unread: r.unread,
    toConfirm: r.to_confirm,
    excerpt: excerptOf(r.beginning),
    everyone: r.everyone,
    accepts,
    fileCount: r.file_count,
    commentCount: r.comment_count,
  };
};

const withOwner = sql`left join member m on m.svj_id = message.svj_id and m.id = message.owner_id`;
type Chosen = { where: SQL; order: SQL; page: Page };

/** Ids of messages that the asker may open: an index alone passes over what stands before the page. */
const idsOf = (scope: Scope, { where, order, page }: Chosen, now: Date): SQL => sql`select message.id from message
      where ${seen(scope, now)} and ${where} order by ${order} ${pageOf(page)}`;

const filesSeen = (scope: Scope) => sql`f.svj_id = message.svj_id and f.owner = 'message' and f.owner_id = message.id
        and ${seesAll(scope) ? sql`true` : sql`f.is_public`}`;
/** The first photograph of a message that is new to the asker. */
const photoOf = (
  scope: Scope,
  now: Date,
) => sql`, case when ${isUnread(scope, now, sql`own.mine`)} then (select f.id from file f
        where ${filesSeen(scope)} and f.has_preview order by f.position, f.id limit 1) end as photo_id`;

/** Rows of the messages with these ids, in the order; the last that a call asks for. The rest is looked up for them alone. */
async function rowsOf(db: Db, scope: Scope, ones: SQL, order: SQL, now: Date, more = sql``) {
  // Asked once of each row; said twice, each time has a plan of its own.
  const mine = sql`own.mine`;
  const { rows } = await db.execute<Row>(sql`
    select message.id, message.number, message.year, message.title, left(message.description, ${sql.raw(String(beginningLength))}) as beginning,
      message.label, message.concept, message.is_pinned, message.long_term, message.date_from, message.date_to,
      message.to_public, message.everyone, message.emergency, message.accept_read, message.accept_until,
      message.comments, message.archived_at, message.owner_id, ${isUnread(scope, now, mine)} as unread,
      ${isOwed(scope, now, mine)} as to_confirm,
      (select count(*) from file f where ${filesSeen(scope)})
        + ${countAttached(scope, 'message', sql`message.id`, now)} as file_count,
      (select count(*) from comment c where c.svj_id = message.svj_id and c.owner = 'message'
        and c.owner_id = message.id and c.deleted_at is null
        and ${mayKnowComment(scope, sql`message.id`)}) as comment_count,
      m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name${more}
    from (${ones}) page join message on message.svj_id = ${scope.svjId} and message.id = page.id ${withOwner}
    cross join lateral (select ${isMine(scope, now)} as mine offset 0) own
    order by ${order}`);
  const asking = may(scope, 'acceptRead', 'r') ? rows.filter((r) => r.accept_read && !r.concept) : [];
  if (asking.length > 0) endingWith(db);
  const accepts = await acceptsOf(db, scope, asking, now);
  return rows.map((r) => ({ ...toRow(r, accepts.get(r.id) ?? null, now), photoId: r.photo_id ?? null }));
}

/** One page of messages that the asker may open. */
export function listMessages(
  db: Db,
  scope: Scope,
  { tab, sort, filters }: Listing,
  page: Page,
  labels: Labels,
  now: Date,
): Promise<MessageRow[]> {
  const where = sql`${inTab(tab, now)}${kept(scope, filters, now) ?? sql``}`;
  const order = sql`${above(tab)}${sorted(sort, labels)}`;
  return rowsOf(db, scope, idsOf(scope, { where, order, page }, now), order, now);
}

/** Of so many that stand first those not opened yet come before the rest. */
const newest = 12;

/** At most three in force: emergencies, then those not opened yet, pinned ones before the latest; with a photograph of what is new. */
export function latestMessages(db: Db, scope: Scope, now: Date): Promise<(MessageRow & { photoId: number | null })[]> {
  const plain = sql`${above('actual')}message.date_from desc nulls last, message.id desc`;
  const where = isActual(now);
  const page = { limit: 3, offset: 0 };
  // A visit has nothing to read.
  if (scope.memberId === null) return rowsOf(db, scope, idsOf(scope, { where, order: plain, page }, now), plain, now);
  const order = sql`message.emergency desc, ${isUnread(scope, now)} desc, ${plain}`;
  const first = idsOf(scope, { where, order: plain, page: { limit: newest, offset: 0 } }, now);
  const ones = sql`select message.id from (${first}) first
      join message on message.svj_id = ${scope.svjId} and message.id = first.id order by ${order} ${pageOf(page)}`;
  return rowsOf(db, scope, ones, order, now, photoOf(scope, now));
}

type Counts = MessageList['counts'] & { listed: number };
type Tabs = MessageList['counts'] & { listed?: number };

/** Counts of all tabs as the asker has them, and of what the filters leave of this one. */
export async function countTabs(db: Db, scope: Scope, { tab, filters }: Listing, now: Date): Promise<Counts> {
  const filtered = kept(scope, filters, now);
  // What is filtered is counted apart: the few by an index of theirs, and tabs by one that knows no filters.
  const apart = filtered
    ? sql`, (select count(*) from message where ${seen(scope, now)} and ${inTab(tab, now)}${filtered}) as listed`
    : sql``;
  const { rows } = await db.execute<Tabs>(sql`
    select count(*) filter (where ${inTab('actual', now)}) as actual,
      count(*) filter (where ${inTab('pined', now)}) as pinned,
      count(*) filter (where ${inTab('old', now)}) as old,
      count(*) filter (where ${inTab('planned', now)}) as planned,
      count(*) filter (where ${inTab('archive', now)}) as archive,
      count(*) filter (where ${inTab('concept', now)}) as concept${apart}
    from message where ${seen(scope, now)}`);
  const counts = rows[0] as Tabs;
  return { ...counts, listed: counts.listed ?? counts[tab === 'pined' ? 'pinned' : tab] };
}

/** Authors of the messages that the asker may open, at most 200. */
export const authorsOf = (db: Db, scope: Scope, now: Date): Promise<MessageList['owners']> =>
  namedAmong(db, scope, sql`select distinct message.owner_id as id from message where ${seen(scope, now)}`);
