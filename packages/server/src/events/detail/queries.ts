import { sql } from 'drizzle-orm';
import type { EventColour } from '#contract/events/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';

type Row = NameOrNobody & {
  calendar_name: string | null;
  calendar_colour: EventColour | null;
  label_name: string | null;
};

/** The name of its author, its calendar and its own label. */
export async function aroundOf(db: Db, scope: Scope, id: number) {
  const { rows } = await db.execute<Row>(sql`
    select c.name as calendar_name, c.colour as calendar_colour, l.name as label_name,
      m.id, m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
    from event x
    left join event_calendar c on c.svj_id = x.svj_id and c.id = x.calendar_id
    left join event_label l on l.svj_id = x.svj_id and l.id = x.label_id
    left join member m on m.svj_id = x.svj_id and m.id = x.owner_id
    where x.svj_id = ${scope.svjId} and x.id = ${id}`);
  const row = rows[0] as Row;
  const owner = nameOrNull(row);
  return {
    calendar: row.calendar_name === null ? null : { name: row.calendar_name, colour: row.calendar_colour },
    labelName: row.label_name,
    owner: owner && { id: owner.id, full_name: owner.full_name },
  };
}
