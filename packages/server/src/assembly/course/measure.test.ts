import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { aHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { agendaOf } from '../../agenda/rows/queries.ts';
import { answersOf } from '../../answers/queries-sums.ts';
import { pointsOf } from '../../motions/queries-points.ts';
import { bookVoteOf, officersOf } from './queries.ts';
import { writtenLast } from './queries-last.ts';
import { largerThan, roomNow, saidOtherwise } from './queries-room.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

it('measures', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const id = await house.inside(async (db, { svjId }) => {
    const one = async (q: ReturnType<typeof sql>) => Number((await db.execute<{ id: number }>(q)).rows[0]?.id);
    const v =
      await one(sql`insert into vote (svj_id, name, type, basis, status, participation_num, participation_den, accept_num,
      accept_den, accept_of, started_at, fingerprint) values (${svjId}, 'Kniha', 'local', 'assembly', 'run', 1, 2, 1, 2, 'present', now(), '\\x00') returning id`);
    await db.execute(sql`insert into vote_point (svj_id, vote_id, position, name, created_at, closed_at)
      select ${svjId}, ${v}, n, 'Bod ' || n, now(), case when n < 19 then now() end from generate_series(0, 19) n`);
    await db.execute(sql`insert into vote_seat (svj_id, vote_id, position, unit_ids, units, owners, name_key, num, den)
      select ${svjId}, ${v}, n, array[n], n::text, 'Vlastník ' || n, 'vlastnik', 1, 2000 from generate_series(1, 2000) n`);
    await db.execute(sql`insert into vote_presence (svj_id, vote_id, seat_id, arrived_at)
      select svj_id, vote_id, id, now() from vote_seat where vote_id = ${v} and position <= 1500`);
    await db.execute(sql`insert into vote_answer (svj_id, vote_id, point_id, seat_id, value, channel, seq, at)
      select s.svj_id, s.vote_id, p.id, s.id, case when s.position % 10 = 0 then 'notAgree' else 'agree' end, 'local', 1, now()
      from vote_seat s join vote_point p on p.vote_id = s.vote_id where s.vote_id = ${v} and s.position <= 1500 and p.position < 19`);
    await db.execute(sql`insert into vote_entry (svj_id, vote_id, seq, kind, seat_id, at, body, hash, prev, signature, public_key)
      select s.svj_id, s.vote_id, p.position * 1500 + s.position, 'ballot', s.id, now() + p.position * interval '1 minute', '{"answers":{"1":"agree"}}',
        decode(md5(p.position || ' ' || s.position), 'hex') || decode(md5('x' || p.position || ' ' || s.position), 'hex'), decode(repeat('00', 32), 'hex'), decode(repeat('00', 64), 'hex'), decode(repeat('00', 32), 'hex')
      from vote_seat s join vote_point p on p.vote_id = s.vote_id where s.vote_id = ${v} and s.position <= 1500`);
    const m =
      await one(sql`insert into meeting (svj_id, name, address, starts_at, ends_at, status, scheduled_at, noticed_at, created_at, updated_at)
      values (${svjId}, 'M', 'A', now(), now() + interval '1 hour', 'scheduled', now(), now(), now(), now()) returning id`);
    await db.execute(
      sql`insert into meeting_vote (svj_id, vote_id, meeting_id, is_book) values (${svjId}, ${v}, ${m}, true)`,
    );
    await db.execute(sql`insert into meeting_point (svj_id, meeting_id, position, kind, name, wording, vote_point_id, created_at, updated_at)
      select svj_id, ${m}, position, 'resolution', name, 'Schvaluje se', id, now(), now() from vote_point where vote_id = ${v}`);
    await db.execute(sql`insert into meeting_evening (svj_id, meeting_id, registration_opened_at, begun_at, created_at, updated_at)
      values (${svjId}, ${m}, now(), now(), now(), now())`);
    await db.execute(
      sql`insert into meeting_course (svj_id, meeting_id, point_id, opened_at) select svj_id, ${m}, id, now() from meeting_point where meeting_id = ${m}`,
    );
    await db.execute(
      sql`update meeting_evening set current_point_id = (select max(id) from meeting_point where meeting_id = ${m}) where meeting_id = ${m}`,
    );
    return m;
  });
  await house.inside(async (db, scope) => {
    const v = Number((await db.execute<{ id: number }>(sql`select max(id) as id from vote`)).rows[0]?.id);
    const p = Number((await db.execute<{ id: number }>(sql`select max(id) as id from vote_point`)).rows[0]?.id);
    const share = { share: { num: 1n, den: 4n }, strict: true };
    const parts = {
      room: () => roomNow(db, scope, v),
      answers: () => answersOf(db, scope, v),
      said: () => saidOtherwise(db, scope, v, p),
      larger: () => largerThan(db, scope, v, share),
      last: () => writtenLast(db, scope, v),
      agenda: () => agendaOf(db, scope, id),
      points: () => pointsOf(db, scope, v),
      officers: () => officersOf(db, scope, id),
      book: () => bookVoteOf(db, scope, id),
    };
    for (const round of [1, 2])
      for (const [name, run] of Object.entries(parts)) {
        const from = performance.now();
        await run();
        console.log('PART', round, name, Math.round(performance.now() - from));
      }
  });
  const took: number[] = [];
  for (let i = 0; i < 4; i++) {
    const from = performance.now();
    const c = await chair.asks(assemblyCourse.one, { id });
    took.push(Math.round(performance.now() - from));
    if (i === 0)
      console.log(
        JSON.stringify({
          points: c.points.length,
          first: c.points[0],
          silent: c.now?.silent.length,
          room: c.room,
          last: c.last.length,
          size: JSON.stringify(c).length,
        }),
      );
  }
  console.log('TOOK', took.join(' '));
  expect(took.length).toBe(4);
}, 120_000);
