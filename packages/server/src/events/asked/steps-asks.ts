import { sql } from 'drizzle-orm';
import type { AskedText } from '#contract/confirmations/schema.ts';
import { filesOf } from '../../base/files/files.ts';
import { record } from '../../base/log/audit.ts';
import { type NameOrNobody, nameOrNull } from '../../base/people/people.ts';
import type { AskSource } from '../../confirmations/asked/queries.ts';
import { holdAttached } from '../../documents/attached/queries.ts';
import { chosenOf } from '../../documents/attached/steps.ts';
import { dropWaiting } from '../../notices/queries.ts';
import { seen, seesAll } from '../rows/queries-audience.ts';
import { wordedEvents } from './queries.ts';
import { asksMe, confirmedBefore, owes } from './queries-owed.ts';

type Owed = Omit<NameOrNobody, 'id'> & {
  id: number;
  title: string;
  description: string;
  contentVersion: number;
  again: boolean;
  ownerId: number | null;
  startsAt: string;
  allDay: boolean;
  place: string;
  repeats: boolean;
};

function toAsk(r: Owed, attachments: AskedText['attachments'], files: AskedText['files']): AskedText {
  const owner = nameOrNull({ ...r, id: r.ownerId });
  return {
    ...{ id: r.id, title: r.title, file: null, label: null, emergency: false, description: r.description },
    owner: owner && { id: owner.id, full_name: owner.full_name },
    held: r.repeats ? null : { startsAt: r.startsAt, allDay: r.allDay, place: r.place },
    ...{ attachments, files, contentVersion: r.contentVersion, again: r.again, acceptUntil: null },
  };
}

/** Events as a source of what is to be confirmed; what begins first comes first. */
export const eventAsks: AskSource = {
  worded: wordedEvents,

  async owed(db, scope, now, limit) {
    if (scope.memberId === null) return { asks: [], total: 0 };
    const { rows } = await db.execute<{ id: number; version: number; total: number }>(sql`
      select event.id, event.content_version as version, count(*) over () as total
      from event where ${owes(scope, now)} order by event.first_day, event.id limit ${limit}`);
    return { asks: rows.map(({ id, version }) => ({ id, version })), total: Number(rows[0]?.total ?? 0) };
  },

  async texts(portal, asking, ids) {
    const { db, scope, now } = asking;
    if (scope.memberId === null || ids.length === 0) return new Map();
    const { rows } = await db.execute<Owed>(sql`
      select event.id, event.title, event.place_description as description, event.content_version as "contentVersion",
        ${confirmedBefore(scope)} as again, event.owner_id as "ownerId",
        event.starts_at as "startsAt", event.all_day as "allDay", event.place_address as place, event.repeats,
        m.kind, m.title_before, m.first_name, m.last_name, m.title_after, m.company_name
      from event left join member m on m.svj_id = event.svj_id and m.id = event.owner_id
      where ${owes(scope, now)} and event.id = any(${sql.param([...ids])}::bigint[])`);
    const all = rows.map((r) => r.id);
    const files = await filesOf(portal, asking, 'event', all, { all: seesAll(scope) });
    const chosen = await chosenOf(portal, asking, 'event', all);
    return new Map(rows.map((r) => [r.id, toAsk(r, files.get(r.id) ?? [], chosen.get(r.id) ?? [])]));
  },

  async asked(db, scope, id, now) {
    const { rows } = await db.execute<{ version: number }>(sql`
      select event.content_version as version from event
      where ${seen(scope, now)} and ${asksMe(scope, now)} and event.id = ${id} for share of event`);
    return rows[0]?.version ?? null;
  },

  async confirmed(db, scope, id, now) {
    // What somebody confirmed stays readable.
    await holdAttached(db, scope, 'event', [id]);
    const reminder = { owner: 'event', ownerId: id, kind: 'reminder' } as const;
    await dropWaiting(db, scope, reminder, scope.memberId === null ? [] : [scope.memberId], now);
    const { rows } = await db.execute<{ title: string }>(
      sql`select title from event where svj_id = ${scope.svjId} and id = ${id}`,
    );
    const detail = { name: rows[0]?.title ?? '' };
    await record(db, scope, now, { noun: 'events', nounId: id, verb: 'confirm', detail });
  },
};
