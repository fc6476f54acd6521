import { sql } from 'drizzle-orm';
import { searchKey } from '#contract/base/words/search.ts';
import type { ObligationKind, Round } from '#contract/documents/rules-due.ts';
import type { DueRound, ObligationInput } from '#contract/documents/schema-due.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Shot, shotOf } from '../../base/log/audit-changes.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';

export type KeptObligation = Round & {
  kind: ObligationKind;
  firm: string;
  contactId: number | null;
  dueOn: string;
  version: number;
  updatedAt: string;
};

/** The obligation of a document, which the asker has to see; with `lock` it stays as it is until the end of the transaction. */
export async function obligationOf(
  db: Db,
  scope: Scope,
  documentId: number,
  how: 'read' | 'lock' = 'read',
): Promise<KeptObligation | undefined> {
  const { rows } = await db.execute<KeptObligation>(sql`
    select kind, firm, contact_id as "contactId", to_char(valid_from, 'YYYY-MM-DD') as "validFrom", to_char(valid_until, 'YYYY-MM-DD') as "validUntil",
      months, to_char(due_on, 'YYYY-MM-DD') as "dueOn", version, updated_at as "updatedAt"
    from document_obligation where svj_id = ${scope.svjId} and document_id = ${documentId}
    ${how === 'lock' ? sql`for update` : sql``}`);
  return rows[0];
}

type Written = Pick<ObligationInput, 'kind' | 'firm' | 'contactId'> & Round & { dueOn: string; warnOn: string };

/** Writes the obligation where it is still at this version, 0 where there was none; false where somebody was faster. */
export async function keepObligation(
  db: Db,
  scope: Scope,
  documentId: number,
  version: number,
  o: Written,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into document_obligation (svj_id, document_id, kind, firm, firm_key, contact_id, valid_from, valid_until, months, due_on,
      warn_on, version, updated_at)
    values (${scope.svjId}, ${documentId}, ${o.kind}, ${o.firm}, ${searchKey(o.firm)}, ${o.contactId}::bigint, ${o.validFrom}::date,
      ${o.validUntil}::date, ${o.months}::integer, ${o.dueOn}::date, ${o.warnOn}::date, 1, ${now})
    on conflict (svj_id, document_id) do update set kind = excluded.kind, firm = excluded.firm, firm_key = excluded.firm_key,
      contact_id = excluded.contact_id, valid_from = excluded.valid_from, valid_until = excluded.valid_until, months = excluded.months,
      due_on = excluded.due_on, warn_on = excluded.warn_on, version = document_obligation.version + 1,
      updated_at = excluded.updated_at
    where document_obligation.version = ${version} returning version`);
  return rows.length > 0;
}

/** Forgets it with its rounds, and whom it was to be told; false where there was none. */
export async function dropObligation(db: Db, scope: Scope, documentId: number): Promise<boolean> {
  const of = sql`svj_id = ${scope.svjId} and document_id = ${documentId}`;
  const { rows } = await db.execute(sql`delete from document_obligation where ${of} returning document_id`);
  await db.execute(sql`delete from document_round where ${of}`);
  await db.execute(sql`delete from document_watcher where ${of}`);
  await db.execute(sql`delete from document_warning where ${of}`);
  return rows.length > 0;
}

/** The members who are told of the document, in the order of their names. */
export async function watchersOf(
  db: Db,
  scope: Scope,
  documentId: number,
): Promise<{ id: number; full_name: string }[]> {
  const { rows } = await db.execute<NameColumns>(sql`
    select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from document_watcher w join member m on m.svj_id = w.svj_id and m.id = w.member_id
    where w.svj_id = ${scope.svjId} and w.document_id = ${documentId}
    order by coalesce(m.company_name, m.last_name) collate "cs-x-icu", m.id`);
  return rows.map((row) => ({ id: row.id, full_name: nameOf(row).full_name }));
}

export async function keepWatchers(db: Db, scope: Scope, documentId: number, ids: readonly number[]): Promise<void> {
  const kept = sql`${sql.param([...ids])}::bigint[]`;
  await db.execute(sql`
    delete from document_watcher
    where svj_id = ${scope.svjId} and document_id = ${documentId} and member_id <> all (${kept})`);
  await db.execute(sql`
    insert into document_watcher (svj_id, document_id, member_id)
    select ${scope.svjId}::bigint, ${documentId}::bigint, id from unnest(${kept}) as w (id) on conflict do nothing`);
}

/** What an obligation says, as the log compares it. */
export const obligationShot = (db: Db, scope: Scope, documentId: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select o.kind as "obligationKind", o.firm, o.valid_from as "roundFrom", o.valid_until as "roundUntil",
      o.months as "roundMonths",
      (select jsonb_agg(w.member_id order by w.member_id) from document_watcher w
        where w.svj_id = o.svj_id and w.document_id = o.document_id) as watchers
    from document_obligation o where o.svj_id = ${scope.svjId} and o.document_id = ${documentId}`,
  );

type Closed = { validFrom: string | null; dueOn: string; closedOn: string; versionNumber: number | null };

export async function addRound(db: Db, scope: Scope, documentId: number, c: Closed, now: Date): Promise<void> {
  await db.execute(sql`
    insert into document_round (svj_id, document_id, valid_from, due_on, closed_on, closed_by, version_number, closed_at)
    values (${scope.svjId}, ${documentId}, ${c.validFrom}::date, ${c.dueOn}::date, ${c.closedOn}::date, ${scope.memberId},
      ${c.versionNumber}::integer, ${now})`);
}

type RoundRow = Omit<DueRound, 'closedBy'> & { who: NameColumns | null };

/** Rounds of the document that are over, the latest first. */
export async function roundsOf(db: Db, scope: Scope, documentId: number): Promise<DueRound[]> {
  const { rows } = await db.execute<RoundRow>(sql`
    select r.id, to_char(r.valid_from, 'YYYY-MM-DD') as "validFrom", to_char(r.due_on, 'YYYY-MM-DD') as "dueOn",
      to_char(r.closed_on, 'YYYY-MM-DD') as "closedOn", r.version_number as "versionNumber",
      (select to_json(y) from (select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
        from member m where m.svj_id = r.svj_id and m.id = r.closed_by) y) as who
    from document_round r where r.svj_id = ${scope.svjId} and r.document_id = ${documentId}
    order by r.id desc limit 100`);
  return rows.map(({ who, ...round }) => {
    const name = who && nameOf(who);
    return { ...round, closedBy: name && { id: name.id, full_name: name.full_name } };
  });
}
