import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { remindDays } from '#contract/summons/rules.ts';
import type { SampleAt } from '../sample/acting.ts';
import { addPlaces, addSummons } from './sending/queries.ts';
import { placesNow } from './sending/steps-places.ts';

type At = Omit<SampleAt, 'house'>;
type Called = { id: number; sentAt: Date; callerId: number | null };

/** Called meetings of the house that are to come. */
async function calledOf({ db, scope, now }: At): Promise<Called[]> {
  const { rows } = await db.execute<{ id: number; scheduled_at: string; caller: number | null }>(sql`
    select m.id, m.scheduled_at, (select min(c.id) from member c where c.svj_id = m.svj_id and c.role = 'chairman'
      and c.archived_at is null) as caller
    from meeting m
    where m.svj_id = ${scope.svjId} and m.status = 'scheduled' and m.is_public and m.starts_at > ${now} order by m.id`);
  return rows.map((r) => ({ id: r.id, sentAt: new Date(r.scheduled_at as string), callerId: r.caller }));
}

const hour = 3600_000;
type Row = { seat: number; channel: string; state: string; hours: number; mail: string | null; number: string | null };

/** How the invitation came to a place: mostly by a mail that some have opened, here and there on paper, to the last two not yet. */
function rowsOf(seat: number, i: number, last: boolean): Row[] {
  const one = (channel: string, state: string, hours: number, number: string | null = null): Row => ({
    ...{ seat, channel, state, hours, number },
    mail: null,
  });
  if (last) return [];
  if (i % 9 === 4) return [one('post', 'posted', 48, `RR${123456700 + i}CZ`)];
  if (i % 9 === 7) return [one('hand', 'handed', 52)];
  const mail = randomUUID();
  const sent = { ...one('email', 'sent', 0.1), mail };
  return [{ ...one('email', 'queued', 0), mail }, sent, ...(i % 3 === 0 ? [one('portal', 'opened', 20 + i)] : [])];
}

async function addDeliveries({ db, scope }: At, { id, sentAt, callerId }: Called, places: readonly number[]) {
  const rows = places.flatMap((seat, i) => rowsOf(seat, i, i >= places.length - 2));
  const given = rows.map((r) => ({ ...r, at: new Date(sentAt.getTime() + r.hours * hour) }));
  await db.execute(sql`
    insert into summons_delivery (svj_id, meeting_id, seat_id, channel, state, member_id, mail, number, at, created_at)
    select ${scope.svjId}::bigint, ${id}::bigint, g.seat, g.channel, g.state, case g.channel
      when 'portal' then (select p.member_id from summons_person p where p.svj_id = ${scope.svjId} and p.seat_id = g.seat
        order by p.position limit 1)
      when 'email' then null else ${callerId}::bigint end, g.mail, g.number, g.at, g.at
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g
      (seat bigint, channel text, state text, mail uuid, number text, at timestamptz)`);
}

/** Of a meeting so near everybody would be reminded at once. */
async function remindNobody({ db, scope, now }: At, id: number): Promise<void> {
  const until = new Date(now.getTime() + remindDays * 24 * hour);
  await db.execute(sql`
    update summons s set reminded_at = s.sent_at from meeting m
    where s.svj_id = ${scope.svjId} and s.meeting_id = ${id} and m.svj_id = s.svj_id and m.id = s.meeting_id
      and m.starts_at <= ${until}`);
}

/** Invitations of the sample's called meetings, with how they came; mails of the sample go to nobody. */
export async function furnishSummons(_portal: unknown, { house: _, ...at }: SampleAt): Promise<void> {
  const { db, scope, now } = at;
  for (const called of await calledOf(at)) {
    const { seats, measure } = await placesNow(db, scope, now);
    await addSummons(db, scope, called.id, { measure, callerId: called.callerId }, called.sentAt);
    const places = await addPlaces(db, scope, called.id, seats, { isLater: false }, called.sentAt);
    await addDeliveries(at, called, places);
    await remindNobody(at, called.id);
  }
}
