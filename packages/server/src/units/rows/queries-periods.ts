import { sql } from 'drizzle-orm';
import { fraction } from '#contract/base/shares/fraction.ts';
import type { OwnerEntry } from '#contract/units/rules.ts';
import { entriesOf, numbered, type Period, type Span } from '#contract/units/rules-periods.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** An owner entry of the register. */
export type Entry = OwnerEntry & Span & { id: number; cadastreKey: string | null };

type Row = {
  id: number;
  joint: boolean;
  num: number;
  den: number;
  valid_from: string | null;
  valid_to: string | null;
  cadastre_key: string | null;
  member_ids: number[];
};

/** All owner entries of the unit, ended and planned ones too. */
export async function entriesOfUnit(db: Db, scope: Scope, unitId: number): Promise<Entry[]> {
  const { rows } = await db.execute<Row>(sql`
    select o.id, o.joint, o.num, o.den, o.valid_from, o.valid_to, o.cadastre_key,
      (select json_agg(om.member_id order by om.position) from ownership_member om
        where om.svj_id = o.svj_id and om.ownership_id = o.id) as member_ids
    from ownership o where o.svj_id = ${scope.svjId} and o.unit_id = ${unitId}
    order by o.valid_from nulls first, o.id`);
  return rows.map((r) => ({
    id: r.id,
    joint: r.joint,
    share: fraction(r.num, r.den),
    from: r.valid_from,
    to: r.valid_to,
    cadastreKey: r.cadastre_key,
    memberIds: r.member_ids,
  }));
}

type Held = { id: number; number: string; version: number };
/** The unit, locked: who else changes its owners waits. */
export async function holdUnit(db: Db, scope: Scope, id: number): Promise<Held | undefined> {
  const { rows } = await db.execute<Held>(sql`
    select id, number, version from unit
    where svj_id = ${scope.svjId} and id = ${id} and deleted_at is null for update`);
  return rows[0];
}

/** The version of the unit and when it was stored. */
export async function unitVersion(
  db: Db,
  scope: Scope,
  id: number,
): Promise<{ version: number; at: Date } | undefined> {
  const { rows } = await db.execute<{ version: number; updated_at: string }>(sql`
    select version, updated_at from unit where svj_id = ${scope.svjId} and id = ${id} and deleted_at is null`);
  return rows[0] && { version: rows[0].version, at: new Date(rows[0].updated_at) };
}

/** Days two spans have in common, as far as it matters which of two entries goes on. */
const meet = (a: Span, b: Span) => (a.from ?? '') < (b.to ?? '9999') && (b.from ?? '') < (a.to ?? '9999');

const keyed = <E extends OwnerEntry>(entries: readonly E[]) =>
  entries.map((e) => ({ key: numbered([e])[0]?.[0] as string, e }));

/** Which entry of the register goes on as which: the same people and share, at best over the same days. */
function pairs(entries: readonly Entry[], wanted: readonly (OwnerEntry & Span)[]) {
  const free = keyed(entries);
  return keyed(wanted).map(({ key, e: to }) => {
    const same = free.filter((f) => f.key === key);
    const best =
      same.find((f) => f.e.from === to.from) ?? same.find((f) => f.e.to === to.to) ?? same.find((f) => meet(f.e, to));
    if (best) free.splice(free.indexOf(best), 1);
    return { to, from: best?.e };
  });
}

/**
 * Writes these periods as the unit's owner entries. Rows of people who stay go on under their ids; a new one takes what the
 * cadastre calls the same people with the same share, from the unit or from `known`.
 */
export async function writePeriods(
  db: Db,
  scope: Scope,
  unitId: number,
  periods: readonly Period[],
  known: readonly (OwnerEntry & { cadastreKey: string | null })[] = [],
): Promise<void> {
  const entries = await entriesOfUnit(db, scope, unitId);
  const names = new Map(keyed([...known, ...entries]).map(({ key, e }) => [key, e.cadastreKey]));
  const laid = pairs(entries, entriesOf(periods));
  const stays = new Set(laid.flatMap((p) => (p.from ? [p.from.id] : [])));
  const gone = entries.filter((e) => !stays.has(e.id)).map((e) => e.id);
  await db.execute(sql`
    delete from ownership where svj_id = ${scope.svjId} and id = any(${sql.param(gone)}::bigint[])`);
  for (const { from, to } of laid) {
    if (!from) await addEntry(db, scope, unitId, to, names.get(numbered([to])[0]?.[0] as string) ?? null);
    else if (from.from !== to.from || from.to !== to.to)
      await db.execute(sql`
        update ownership set valid_from = ${to.from}, valid_to = ${to.to}
        where svj_id = ${scope.svjId} and id = ${from.id}`);
  }
}

async function addEntry(
  db: Db,
  scope: Scope,
  unitId: number,
  { joint, share, from, to, memberIds }: OwnerEntry & Span,
  cadastreKey: string | null,
): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into ownership (svj_id, unit_id, joint, num, den, valid_from, valid_to, cadastre_key)
      values (${scope.svjId}, ${unitId}, ${joint}, ${String(share.num)}, ${String(share.den)}, ${from}, ${to},
        ${cadastreKey}) returning id)
    insert into ownership_member (svj_id, ownership_id, member_id, position)
    select ${scope.svjId}::bigint, made.id, x.id, x.place - 1
    from made, unnest(${sql.param([...memberIds])}::bigint[]) with ordinality as x (id, place)`);
}

export type Kind = 'correct' | 'remove' | 'cancel';
export type Correction = {
  id: number;
  at: Date;
  madeBy: number | null;
  kind: Kind;
  reason: string;
  before: Period[];
  after: Period[];
};
type KeptOwner = { memberIds: number[]; joint: boolean; num: string; den: string };
type KeptPeriod = Span & { owners: KeptOwner[] };

const kept = (periods: readonly Period[]) =>
  JSON.stringify(
    periods.map(({ from, to, owners }) => ({
      from,
      to,
      owners: owners.map(({ memberIds, joint, share }) => ({
        memberIds,
        joint,
        num: String(share.num),
        den: String(share.den),
      })),
    })),
  );
const periodOf = ({ from, to, owners }: KeptPeriod): Period => ({
  from,
  to,
  owners: owners.map(({ num, den, ...o }) => ({ ...o, share: fraction(num, den) })),
});

export async function keepCorrection(
  db: Db,
  scope: Scope,
  unitId: number,
  { kind, reason, before, after }: { kind: Kind; reason: string; before: readonly Period[]; after: readonly Period[] },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into owner_correction (svj_id, unit_id, at, made_by, kind, reason, stood, stands)
    values (${scope.svjId}, ${unitId}, ${now}, ${scope.memberId}, ${kind}, ${reason}, ${kept(before)}::jsonb,
      ${kept(after)}::jsonb)`);
}

/** Corrections of the unit's record, the latest first; at most 100. */
export async function correctionsOf(db: Db, scope: Scope, unitId: number): Promise<Correction[]> {
  type Kept = { id: number; at: string; made_by: number | null; kind: Kind; reason: string };
  const { rows } = await db.execute<Kept & { stood: KeptPeriod[]; stands: KeptPeriod[] }>(sql`
    select id, at, made_by, kind, reason, stood, stands from owner_correction
    where svj_id = ${scope.svjId} and unit_id = ${unitId} order by id desc limit 100`);
  return rows.map((r) => ({
    id: r.id,
    at: new Date(r.at),
    madeBy: r.made_by,
    kind: r.kind,
    reason: r.reason,
    before: r.stood.map(periodOf),
    after: r.stands.map(periodOf),
  }));
}

/** When the record of the unit was last corrected, plans that were cancelled apart; null when never. */
export async function lastCorrection(db: Db, scope: Scope, unitId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`
    select max(at) as at from owner_correction
    where svj_id = ${scope.svjId} and unit_id = ${unitId} and kind <> 'cancel'`);
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

/** A change whose plan was cancelled cannot be undone any more: it did not happen. */
export async function cancelChanges(db: Db, scope: Scope, unitId: number, day: string, now: Date): Promise<void> {
  await db.execute(sql`
    update owner_change set undone_at = ${now}
    where svj_id = ${scope.svjId} and unit_id = ${unitId} and valid_from = ${day} and undone_at is null`);
}
