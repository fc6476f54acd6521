import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { type Shot, shotOf } from '../../base/log/audit-changes.ts';
import { attachedShot } from '../../documents/attached/queries.ts';

/** An event as the log compares it. */
export const eventShot = (db: Db, scope: Scope, id: number): Promise<Shot> =>
  shotOf(
    db,
    sql`select x.title, x.place_description, x.place_address, x.starts_at as start, x.ends_at as "end", x.all_day as "allDay",
      case when x.repeats then jsonb_build_array(x.frequency, x.every, x.week_days, x.month_as, x.month_week,
        x.last_of_month, x.until_day) end as repeat,
      (select c.name from event_calendar c where c.svj_id = x.svj_id and c.id = x.calendar_id) as calendar,
      coalesce(x.label_id::text, x.label_type) as "labelId", x.colour, x.to_public as "toPublic", x.notify_period,
      x.accept_read as "acceptRead", x.comments, x.coming, x.capacity,
      (select jsonb_agg(jsonb_build_array(a.unit_id, a.entrance_id, a.role, a.custom_role_id) order by a.id)
        from audience_part a where a.svj_id = x.svj_id and a.owner = 'event' and a.owner_id = x.id) as audience,
      jsonb_build_array((select jsonb_agg(f.id order by f.id) from file f
        where f.svj_id = x.svj_id and f.owner = 'event' and f.owner_id = x.id),
        ${attachedShot('event', sql`x`)}) as files
    from event x where x.svj_id = ${scope.svjId} and x.id = ${id}`,
  );
