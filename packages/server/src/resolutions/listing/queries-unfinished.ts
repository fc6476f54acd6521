import { sql } from 'drizzle-orm';
import { numberOf } from '#contract/resolutions/rules.ts';
import { mostListed } from '#contract/resolutions/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameColumns, nameOf } from '../../base/people/people.ts';
import { seen } from '../rows/queries.ts';

export type Unfinished = { number: string; name: string; who: string | null; dueOn: string | null };

/** What is still to be done, the oldest first, with how many more there are; of it only what everybody who reads votes may know. */
export async function unfinishedOf(db: Db, scope: Scope): Promise<{ listed: Unfinished[]; more: number }> {
  type Row = {
    year: number;
    number: number;
    name: string;
    due_on: string | null;
    all: number;
    who: NameColumns | null;
  };
  const { rows } = await db.execute<Row>(sql`
    select resolution.year, resolution.number, p.name, resolution.due_on::text, count(*) over () as "all",
      (select to_json(y) from (
        select m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name from member m
        where m.svj_id = resolution.svj_id and m.id = resolution.responsible_id) y) as who
    from resolution join vote_point p on p.svj_id = resolution.svj_id and p.id = resolution.point_id
    where ${seen(scope)} and resolution.is_public and resolution.state = 'open'
    order by resolution.year, resolution.number limit ${mostListed}`);
  const listed = rows.map((r) => ({
    ...{ number: numberOf(r), name: r.name, dueOn: r.due_on },
    who: r.who && nameOf(r.who).full_name,
  }));
  return { listed, more: Number(rows[0]?.all ?? 0) - rows.length };
}
