import { sql } from 'drizzle-orm';
import type { Sheet } from '#contract/surveys/rules-tally.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Part } from './queries.ts';

export const groups = ['newer', 'older'] as const;
export type Group = (typeof groups)[number];

/** Answers that wait as they lie in the table: two groups, each sealed under a key of its own, with how many people are in it. */
export type Held = { key: string | null; sealed: Buffer | null; papers: number; people: number };

/** What waits, held by this transaction: answers of one survey come one after another. */
export async function holdWaiting(db: Db, scope: Scope, id: number): Promise<Record<Group, Held>> {
  const ours = sql`svj_id = ${scope.svjId} and survey_id = ${id}`;
  const [, { rows }, counts] = await Promise.all([
    db.execute(sql`
      insert into survey_waiting (svj_id, survey_id) values (${scope.svjId}, ${id}) on conflict do nothing`),
    db.execute<Lying>(sql`
      select newer_key, newer_sealed, newer_papers, older_key, older_sealed, older_papers from survey_waiting
      where ${ours} for update`),
    // After the row is held: those who stand in a group are counted as they are now.
    db.execute<{ newer: number; older: number }>(sql`
      select (select count(*)::integer from survey_part where ${ours} and standing = 'newer') as newer,
        (select count(*)::integer from survey_part where ${ours} and standing = 'older') as older`),
  ]);
  const [lying, people] = [rows[0] as Lying, counts.rows[0] as Record<Group, number>];
  const of = (group: Group): Held => ({
    ...{ key: lying[`${group}_key`], sealed: lying[`${group}_sealed`], papers: lying[`${group}_papers`] },
    people: people[group],
  });
  return { newer: of('newer'), older: of('older') };
}
type Lying = {
  newer_key: string | null;
  newer_sealed: Buffer | null;
  newer_papers: number;
  older_key: string | null;
  older_sealed: Buffer | null;
  older_papers: number;
};

export type Kept = { key: string; sealed: Buffer; papers: number } | null;
/** Writes groups as they are now, null is an empty one; a group left out stays. Keys of those that joined are spent. */
export async function keepGroups(
  db: Db,
  scope: Scope,
  id: number,
  groups: Partial<Record<Group, Kept>>,
  spent: readonly string[],
): Promise<void> {
  const column = (group: Group, name: string) => sql.identifier(`${group}_${name}`);
  const written = Object.entries(groups).map(([name, kept]) => {
    const group = name as Group;
    return sql`${column(group, 'key')} = ${kept?.key ?? null}, ${column(group, 'sealed')} = ${kept?.sealed ?? null},
      ${column(group, 'papers')} = ${kept?.papers ?? 0}`;
  });
  await db.execute(sql`
    update survey_waiting set ${sql.join([...written, sql`spent = spent || ${sql.param([...spent])}::text[]`], sql`, `)}
    where svj_id = ${scope.svjId} and survey_id = ${id}`);
}

/** Those who stood in a group stand elsewhere. */
export async function moveGroups(db: Db, scope: Scope, id: number, to: Record<Group, Part['standing']>): Promise<void> {
  await db.execute(sql`
    update survey_part set standing = case standing when 'newer' then ${to.newer} else ${to.older} end
    where svj_id = ${scope.svjId} and survey_id = ${id} and standing <> 'joined'`);
}

/** A group whose key is gone, as after a restore: it is as if those in it had not answered yet. */
export async function dropGroup(db: Db, scope: Scope, id: number, group: Group): Promise<void> {
  const part = (name: string) => sql.identifier(`${group}_${name}`);
  await db.execute(sql`
    update survey_waiting set ${part('key')} = null, ${part('sealed')} = null, ${part('papers')} = 0
    where svj_id = ${scope.svjId} and survey_id = ${id}`);
  await db.execute(sql`
    delete from survey_part where svj_id = ${scope.svjId} and survey_id = ${id} and standing = ${group}`);
}

/** Answers of an anonymous survey that do not wait any more, with their codes, and how many came by paper. */
export type Box = { sheets: Sheet[]; codes: string[]; papers: number };

export async function boxOf(db: Db, scope: Scope, id: number): Promise<Box> {
  const { rows } = await db.execute<Box>(sql`
    select sheets, codes, papers from survey_box where svj_id = ${scope.svjId} and survey_id = ${id}`);
  return rows[0] ?? { sheets: [], codes: [], papers: 0 };
}

export async function codesOf(db: Db, scope: Scope, id: number): Promise<string[]> {
  const { rows } = await db.execute<{ codes: string[] }>(sql`
    select codes from survey_box where svj_id = ${scope.svjId} and survey_id = ${id}`);
  return rows[0]?.codes ?? [];
}

/** Writes all of them anew: of what is there before and after it, no place of any of them is the same. */
export async function keepBox(db: Db, scope: Scope, id: number, { sheets, codes, papers }: Box): Promise<void> {
  await db.execute(sql`
    insert into survey_box (svj_id, survey_id, sheets, codes, papers)
    values (${scope.svjId}, ${id}, ${JSON.stringify(sheets)}::jsonb, ${JSON.stringify(codes)}::jsonb, ${papers})
    on conflict (svj_id, survey_id) do update set sheets = excluded.sheets, codes = excluded.codes, papers = excluded.papers`);
}

/** Writes anew who took part, all at once and in an order of no meaning: nothing is left of who came after whom. */
export async function mixParts(db: Db, scope: Scope, id: number): Promise<void> {
  await db.execute(sql`
    with gone as (delete from survey_part where svj_id = ${scope.svjId} and survey_id = ${id} returning member_id, unit_id)
    insert into survey_part (svj_id, survey_id, member_id, unit_id, standing)
    select ${scope.svjId}::bigint, ${id}::bigint, gone.member_id, gone.unit_id, 'joined' from gone order by random()`);
}

/** How many papers of an anonymous survey are given out, and how many are typed in. */
export async function papersOf(db: Db, scope: Scope, id: number): Promise<{ given: number; recorded: number }> {
  const of = sql`svj_id = ${scope.svjId} and survey_id = ${id}`;
  const { rows } = await db.execute<{ given: number; recorded: number }>(sql`
    select (select count(*)::integer from survey_paper where ${of}) as given,
      coalesce((select papers from survey_box where ${of}), 0)
        + coalesce((select newer_papers + older_papers from survey_waiting where ${of}), 0) as recorded`);
  return rows[0] as { given: number; recorded: number };
}
