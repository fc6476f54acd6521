import { sql } from 'drizzle-orm';
import { nameOfContact } from '#contract/contacts/rules.ts';
import { fewestJudged } from '#contract/handovers/rules.ts';
import type { JobsOfContact, JudgedContacts, Reachable, WorkState } from '#contract/handovers/schema.ts';
import type { ReportState, VerdictKind } from '#contract/reports/schema.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { named } from '../../base/search/search.ts';
import { seen as contactSeen } from '../../contacts/rows/queries.ts';
import { seen as reportSeen } from '../../reports/rows/queries-seen.ts';

type ContactName = {
  id: number;
  kind: 'person' | 'company';
  title_before: string;
  first_name: string;
  last_name: string;
  title_after: string;
  company_name: string;
};
const contactNames = sql`contact.id, contact.kind, contact.title_before, contact.first_name, contact.last_name,
  contact.title_after, contact.company_name`;
const called = (c: ContactName) => ({
  id: c.id,
  full_name: nameOfContact({
    ...{ type: c.kind, companyName: c.company_name, titleBefore: c.title_before },
    ...{ firstName: c.first_name, lastName: c.last_name, titleAfter: c.title_after },
  }),
});

/** Contacts with an e-mail that the asker may see, at most 20: those the text finds, else pinned ones first. */
export async function reachable(db: Db, scope: Scope, text: string): Promise<Reachable[]> {
  const found = text === '' ? sql`` : sql`and ${named(scope, 'contact', sql`contact.id`, text)}`;
  const { rows } = await db.execute<ContactName & { position: string; emails: { value: string }[] }>(sql`
    select ${contactNames}, contact.position, contact.emails from contact
    where ${contactSeen(scope)} and contact.emails <> '[]'::jsonb ${found}
    order by contact.is_pinned desc,
      coalesce(nullif(contact.company_name, ''), contact.last_name) collate "cs-x-icu", contact.id limit 20`);
  return rows.map((c) => ({ ...called(c), detail: c.position, emails: c.emails.map((e) => e.value) }));
}

/** Of these contacts those that the asker may see, by id. */
export async function contactsCalled(db: Db, scope: Scope, ids: readonly number[]) {
  const { rows } = await db.execute<ContactName>(sql`
    select ${contactNames} from contact
    where ${contactSeen(scope)} and contact.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((c) => [c.id, called(c)]));
}

/** What people of the house are called, by id. */
export async function peopleCalled(db: Db, scope: Scope, ids: readonly number[]) {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
    where m.svj_id = ${scope.svjId} and m.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map((m) => [m.id, { id: m.id, full_name: nameOf(m).full_name }]));
}

/** The first phone of a member; only one that everybody may know, unless they agreed to any. */
export async function phoneOf(
  db: Db,
  scope: Scope,
  id: number | null,
  which: 'public' | 'any',
): Promise<string | null> {
  if (id === null) return null;
  const { rows } = await db.execute<{ value: string }>(sql`
    select c.value from member_contact c where c.svj_id = ${scope.svjId} and c.member_id = ${id} and c.kind = 'phone'
      and (c.is_public or ${which === 'any'}::boolean) order by c.is_public desc, c.position, c.id limit 1`);
  return rows[0]?.value ?? null;
}

/** Hand-overs to this contact of reports that the asker may read, each report once by its newest one. */
const jobsOf = (scope: Scope, contactId: number) => sql`
  select distinct on (h.report_id) h.id, h.created_at, h.ended_at, h.state, report.id as report_id, report.title, report.status,
    report.work_day::text as work_day, report.work_from, report.work_to, report.solved_at,
    case when h.ended_at is null then report.verdict end as verdict
  from handover h join report on report.svj_id = h.svj_id and report.id = h.report_id
  where h.svj_id = ${scope.svjId} and h.contact_id = ${contactId} and ${reportSeen(scope)}
  order by h.report_id, h.id desc`;

type Counted = { total: number; solved: number; judged: number; mended: number; hours: number | null };

/** The latest 50 jobs of a contact, and how long solved ones took; one taken back before is solved by somebody else. */
export async function jobsOfContact(db: Db, scope: Scope, contactId: number): Promise<JobsOfContact> {
  type Row = {
    id: number;
    created_at: string;
    ended_at: string | null;
    state: WorkState;
    report_id: number;
    title: string;
    status: ReportState;
    work_day: string | null;
    work_from: number | null;
    work_to: number | null;
    solved_at: string | null;
    verdict: VerdictKind | null;
  };
  const { rows } = await db.execute<Row>(
    sql`select * from (${jobsOf(scope, contactId)}) j order by j.id desc limit 50`,
  );
  const counted = await db.execute<Counted>(sql`
    select count(*) as total, count(*) filter (where j.solved_at is not null and j.ended_at is null) as solved,
      count(*) filter (where j.verdict is not null) as judged, count(*) filter (where j.verdict = 'mended') as mended,
      percentile_cont(0.5) within group (order by extract(epoch from j.solved_at - j.created_at) / 3600)
        filter (where j.solved_at is not null and j.ended_at is null)::float8 as hours
    from (${jobsOf(scope, contactId)}) j`);
  const { total, solved, judged, mended, hours } = counted.rows[0] as Counted;
  const iso = (text: string) => new Date(text).toISOString();
  return {
    jobs: rows.map((j) => ({
      ...{ id: j.report_id, title: j.title, status: j.status, at: iso(j.created_at), state: j.state },
      day: j.work_day === null || j.ended_at ? null : { day: j.work_day, from: j.work_from, to: j.work_to },
      solvedAt: j.solved_at && iso(j.solved_at),
      verdict: j.verdict,
    })),
    total: Number(total),
    solved: Number(solved),
    judged: Number(judged),
    mended: Number(mended),
    hours: hours === null ? null : Number(hours),
  };
}

/**
 * What was said of the work of all contacts that enough jobs were judged of, of reports that the asker may read. A report has
 * one standing hand-over, so none is counted twice, and one that was taken back is nobody's work.
 */
export async function judgedContacts(db: Db, scope: Scope): Promise<JudgedContacts['contacts']> {
  const { rows } = await db.execute<{ id: number; judged: number; mended: number }>(sql`
    select h.contact_id as id, count(*) as judged, count(*) filter (where report.verdict = 'mended') as mended
    from handover h join report on report.svj_id = h.svj_id and report.id = h.report_id
    where h.svj_id = ${scope.svjId} and h.ended_at is null and report.verdict is not null and ${reportSeen(scope)}
      and h.contact_id in (select contact.id from contact where ${contactSeen(scope)})
    group by h.contact_id having count(*) >= ${fewestJudged}::int order by h.contact_id`);
  return rows;
}
