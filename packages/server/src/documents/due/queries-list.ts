import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { dayIn } from '#contract/base/time/dates.ts';
import { searchPatterns } from '#contract/base/words/search.ts';
import { plusDays, warningDays } from '#contract/documents/rules-due.ts';
import type { DueRow, dueFilters, dueSorts, dueTabs } from '#contract/documents/schema-due.ts';
import type { Db } from '../../base/db/db.ts';
import { type Page, pageOf } from '../../base/db/paged.ts';
import type { Scope } from '../../base/http/gate.ts';
import { seen } from '../../contacts/rows/queries.ts';
import { seenDocuments, withFolder } from '../rows/queries-seen.ts';

export type DueListing = {
  tab: (typeof dueTabs)[number];
  sort: (typeof dueSorts)[number];
  filters: z.output<typeof dueFilters>;
};

/** Obligations of documents that the asker may open. */
export const seenDue = (scope: Scope, now: Date): SQL => sql`from document_obligation o
  join document on document.svj_id = o.svj_id and document.id = o.document_id ${withFolder}
  where o.svj_id = ${scope.svjId} and ${seenDocuments(scope, now)}`;

/** Rounds that are over, of documents that the asker may open. */
export const seenRounds = (scope: Scope, now: Date): SQL => sql`from document_round r
  join document on document.svj_id = r.svj_id and document.id = r.document_id ${withFolder}
  where r.svj_id = ${scope.svjId} and ${seenDocuments(scope, now)}`;

const isMine = (scope: Scope): SQL => sql`exists (select from document_watcher w
  where w.svj_id = o.svj_id and w.document_id = o.document_id and w.member_id = ${scope.memberId ?? 0})`;

/** Of a firm that the asker does not see nobody learns what is done by it. */
const isSeenContact = (scope: Scope): SQL =>
  sql`exists (select from contact where ${seen(scope)} and contact.id = o.contact_id)`;

/** A fixed menu of filters, so that prepared statements stay a bounded set. */
function kept(scope: Scope, f: DueListing['filters']): SQL {
  const parts: SQL[] = [];
  if (f.text) {
    const [start, inside] = searchPatterns(f.text);
    parts.push(sql` and (o.firm_key like ${start} or o.firm_key like ${inside} or exists (select from search_entry e
      where e.svj_id = ${scope.svjId} and e.noun = 'documents' and e.id = document.id
        and (e.text like ${start} or e.text like ${inside})))`);
  }
  if (f.kind) parts.push(sql` and o.kind = ${f.kind}`);
  if (f.contactId !== undefined) parts.push(sql` and o.contact_id = ${f.contactId} and ${isSeenContact(scope)}`);
  if (f.mine) parts.push(sql` and ${isMine(scope)}`);
  if (f.from) parts.push(sql` and o.due_on >= ${f.from}::date`);
  if (f.to) parts.push(sql` and o.due_on <= ${f.to}::date`);
  return sql.join(parts, sql``);
}

const soonUntil = (now: Date): SQL => sql`${plusDays(dayIn(now), warningDays[0])}::date`;
const inTab = (now: Date): Record<DueListing['tab'], SQL> => {
  const today = sql`${dayIn(now)}::date`;
  return {
    all: sql`true`,
    overdue: sql`o.due_on < ${today}`,
    soon: sql`o.due_on >= ${today} and o.due_on <= ${soonUntil(now)}`,
    later: sql`o.due_on > ${soonUntil(now)}`,
  };
};

const name = sql`document.name collate cs_numeric`;
const sorts: Record<DueListing['sort'], SQL> = {
  dueOn: sql`o.due_on, document.id`,
  '-dueOn': sql`o.due_on desc, document.id desc`,
  name: sql`${name}, document.id`,
  '-name': sql`${name} desc, document.id desc`,
  firm: sql`o.firm collate "cs-x-icu", o.due_on, document.id`,
  '-firm': sql`o.firm collate "cs-x-icu" desc, o.due_on, document.id`,
};

type Listed = Omit<DueRow, 'breadcrumb'> & { breadcrumb: DueRow['breadcrumb'] | null };

/** One page of what runs out. Ways to the folders are looked up for the page alone. */
export async function listDue(
  db: Db,
  scope: Scope,
  { tab, sort, filters }: DueListing,
  page: Page,
  now: Date,
): Promise<DueRow[]> {
  const { rows } = await db.execute<Listed>(sql`
    select y.id, y.name, y.extension, y.type, y.kind, y.firm, to_char(y.valid_from, 'YYYY-MM-DD') as "validFrom", y.months,
      to_char(y.due_on, 'YYYY-MM-DD') as "dueOn", y."isMine",
      (select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by array_position(y.path, g.id))
        from folder g where g.svj_id = ${scope.svjId} and g.id = any(y.path)) as breadcrumb
    from (select document.id, document.name, document.extension, document.type, o.kind, o.firm, o.valid_from, o.months,
        o.due_on, ${isMine(scope)} as "isMine", f.path, row_number() over (order by ${sorts[sort]}) as n
      ${seenDue(scope, now)} and ${inTab(now)[tab]}${kept(scope, filters)}
      order by ${sorts[sort]} ${pageOf(page)}) y order by y.n`);
  return rows.map(({ breadcrumb, ...row }) => ({ ...row, breadcrumb: breadcrumb ?? [] }));
}

export type DueCounts = { filtered: number; all: number; overdue: number; soon: number; later: number };

/** How many there are in each tab, and of the open one as it is filtered. */
export async function countDue(
  db: Db,
  scope: Scope,
  { tab, filters }: Omit<DueListing, 'sort'>,
  now: Date,
): Promise<DueCounts> {
  const tabs = inTab(now);
  const { rows } = await db.execute<DueCounts>(sql`
    select count(*) as all, count(*) filter (where ${tabs.overdue}) as overdue, count(*) filter (where ${tabs.soon}) as soon,
      count(*) filter (where ${tabs.later}) as later,
      count(*) filter (where ${tabs[tab]}${kept(scope, filters)}) as filtered
    ${seenDue(scope, now)}`);
  return rows[0] as DueCounts;
}

/** How many of those that the asker is told of are overdue; those that they may not open any more wait for nobody. */
export async function countMineOverdue(db: Db, scope: Scope, now: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*) as n ${seenDue(scope, now)} and ${inTab(now).overdue} and ${isMine(scope)}`);
  return rows[0]?.n ?? 0;
}

/** Of those that the asker is told of the one that is overdue the longest; none when none is. */
export async function firstOverdue(db: Db, scope: Scope, now: Date) {
  const { rows } = await db.execute<{ id: number; title: string; until: string }>(sql`
    select document.id, document.name as title, o.due_on::text as until
    ${seenDue(scope, now)} and ${inTab(now).overdue} and ${isMine(scope)} order by o.due_on, document.id limit 1`);
  return rows;
}
