import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { events } from '#contract/events/endpoints.ts';
import { eventAccepts } from '#contract/events/endpoints-accepts.ts';
import { calendars } from '#contract/events/endpoints-calendars.ts';
import { eventComments } from '#contract/events/endpoints-comments.ts';
import { eventFollow } from '#contract/events/endpoints-follow.ts';
import { eventPrints } from '#contract/events/endpoints-print.ts';
import { eventWordings } from '#contract/events/endpoints-wordings.ts';
import { anEvent, aSeries, changes, editedEvent } from '#house/events.ts';
import { aHouse, anAdmin, nobody, type Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

type Made = { id: number; ownId: number; url: string };
/** A series for everybody, for an entrance and for the committee, each with a file and an occurrence changed by itself. */
async function threeEvents(h: BoardHouse) {
  const kinds = { house: {}, e16: h.for16, committee: { isPublic: false } };
  const made: Record<string, Made> = {};
  for (const [kind, aim] of Object.entries(kinds)) {
    const file = await uploads(h.chair, `${kind}.txt`, `soubor ${kind}`);
    const e = await aSeries(h.chair, {
      title: `Akce ${kind}`,
      comments: true,
      fileIds: [file.id],
      acceptRead: true,
      ...aim,
    });
    const own = await changes(h.chair, e.id, '2026-11-26', { place_address: 'Sál', typeUpdate: 'this' });
    made[kind] = { id: e.id, ownId: own.id, url: String(e.attachments[0]?.url) };
  }
  return made as Record<keyof typeof kinds, Made>;
}
type Three = Awaited<ReturnType<typeof threeEvents>>;

const november = { from: '2026-11-01', to: '2026-11-30' };

/** Which of the three somebody meets in each of the places; every place must say the same. */
async function met(who: Person, three: Three): Promise<string[]> {
  const kinds = Object.keys(three) as (keyof Three)[];
  const of = (titles: string[]) => kinds.filter((k) => titles.includes(`Akce ${k}`));
  const titles = (rows: { title: string }[]) => of(rows.map((r) => r.title));
  const opened: string[] = [];
  for (const kind of kinds) {
    for (const id of [three[kind].id, three[kind].ownId]) {
      const reads = [events.one, eventComments.list, eventComments.people, eventPrints.print, eventAccepts.list];
      const statuses = new Set<number>();
      for (const call of reads) statuses.add((await who.call(call, { id })).status);
      expect([kind, ...statuses]).toHaveLength(2);
      if (statuses.has(200)) opened.push(`Akce ${kind}`);
      else await meetsNothing(who, id);
    }
  }
  const { events: list } = await who.asks(events.list, { sizePerPage: 'all' });
  const { events: drawn } = await who.asks(calendars.one, { name: 'main', ...november });
  const { events: found } = await who.asks(events.search, { text: 'akce' });
  const ranged = (await who.asks(events.occurrences, november)).events;
  const soon = await who.asks(events.soon, {});
  for (const rows of [list, drawn, found, ranged, soon.events]) expect(titles(rows)).toEqual(of(opened));
  return of(opened);
}

/** Exactly as one that does not exist, whatever is done with it. */
async function meetsNothing(who: Person, id: number): Promise<void> {
  const tries = [
    [eventComments.add, { id, message: 'Smím?' }],
    [eventFollow.follow, { id, way: 'follows' }],
    [eventWordings.list, { id }],
  ] as const;
  for (const [call, input] of tries) {
    const there = await who.refused(call, input);
    expect([call.path, there]).toEqual([call.path, await who.refused(call, { ...input, id: 999_999 })]);
    expect(there.code).toBe(404);
  }
}

const everything = ['house', 'e16', 'committee'];

describe('who meets an event', () => {
  it('is said alike by the calendar, lists, the search, papers, comments and whatever is done with it, of every default role', async () => {
    const h = await aBoardHouse(portal);
    const three = await threeEvents(h);
    for (const role of roleIds.filter((r) => !/^(external|sub)/.test(r))) {
      const who = role === 'mayorCommittee' ? h.chair : await h.house.person({ role });
      const writes = /Committee|manager/.test(role);
      expect({ role, met: await met(who, three) }).toEqual({ role, met: writes ? everything : ['house'] });
    }
  }, 120_000);

  it('follows where people belong, and whom the register entitles', async () => {
    const h = await aBoardHouse(portal);
    const three = await threeEvents(h);
    expect(await met(h.alena, three)).toEqual(['house', 'e16']);
    expect(await met(h.bedrich, three)).toEqual(['house']);
    const renter = await h.house.person({ role: 'neighbour' });
    await h.house.inside((db) =>
      db.execute(sql`insert into unit_person (svj_id, unit_id, member_id, relation)
        values (${h.house.id}, ${h.ids.u16}, ${renter.memberId}, 'rents')`),
    );
    expect(await met(renter, three)).toEqual(['house', 'e16']);
    const queue = async (who: Person) => (await who.asks(confirmations.queue, {})).total;
    expect([await queue(h.alena), await queue(h.bedrich), await queue(h.chair)]).toEqual([2, 1, 0]);
    expect(await h.bedrich.refused(confirmations.accept, { id: `event-${three.e16.id}-1` })).toMatchObject({
      code: 404,
    });
  }, 60_000);

  it('is nobody of another house, nobody who is not signed in, and nobody where the module is off', async () => {
    const h = await aBoardHouse(portal);
    const three = await threeEvents(h);
    expect(await met(await (await aHouse(portal)).chair(), three)).toEqual([]);
    expect((await nobody(portal).refused(events.one, { id: three.house.id })).code).toBe(401);
    await h.house.inside((db) =>
      db.execute(sql`update svj set modules = array_remove(modules, 'events') where id = ${h.house.id}`),
    );
    expect((await h.chair.refused(events.occurrences, {})).code).toBe(403);
    expect((await h.chair.asks(events.search, { text: 'akce' })).events).toEqual([]);
    expect((await h.chair.asks(association.mine, {})).calendars).toEqual([]);
    expect((await fetched(portal, three.house.url)).statusCode).toBe(404);
  });

  it('writes only with the right for it, and a visit reads', async () => {
    const h = await aBoardHouse(portal);
    const e = await anEvent(h.chair);
    const writes = [
      [events.create, editedEvent(e)],
      [events.update, editedEvent(e)],
      [events.falling, editedEvent(e)],
      [events.remove, { id: e.id }],
      [calendars.create, { calendar: { name: 'Můj' } }],
    ] as const;
    const audit = await h.house.person({ role: 'auditMember' });
    for (const who of [h.alena, audit])
      for (const [call, input] of writes) expect((await who.refused(call, input)).code).toBe(403);
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: h.house.id, reason: 'Dotaz výboru', write: false });
    const guest = admin.as(visit.session_user_id);
    expect(await guest.asks(events.one, { id: e.id })).toMatchObject({
      follow: null,
      may: { edit: false, remove: false },
    });
    for (const [call, input] of writes.filter(([call]) => call.effect === 'writes'))
      expect((await guest.refused(call, input)).code).toBe(403);
  });

  it('asks for confirmations only with the right for that', async () => {
    const h = await aBoardHouse(portal);
    const clerk = await h.house.person({ role: 'memberCommittee' });
    await h.house.inside(async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${h.house.id}, 'Zapisovatel', 'memberCommittee', '{"svj": "rw", "members": "rw", "events": "rw", "acceptRead": "r"}') returning id`);
      await db.execute(
        sql`update member set custom_role_id = ${rows[0]?.id} where svj_id = ${h.house.id} and id = ${clerk.memberId}`,
      );
    });
    const e = await anEvent(h.chair, { acceptRead: true });
    expect((await clerk.refused(events.update, editedEvent(e, { acceptRead: false }))).code).toBe(403);
    expect((await clerk.asks(events.update, editedEvent(e, { title: 'Nově' }))).acceptRead).toBe(true);
  });
});

describe('what an event says elsewhere', () => {
  it('a paper names when and where it is, of the occurrence that was opened', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    const s = await aSeries(chair, { place_address: 'Kancelář v přízemí' });
    const { url } = await alena.asks(eventPrints.print, { id: s.id, day: '2026-11-26' });
    const { pages } = await readPdf((await fetched(portal, url)).rawPayload);
    for (const words of [
      'Schůze výboru',
      'čtvrtek 26. listopadu 2026, 18:00–19:30',
      'každý týden',
      'Kancelář v přízemí',
    ])
      expect(pages.join(' ').replace(/\s+/g, ' ')).toContain(words);
  });

  it('files open to whoever meets it at that moment', async () => {
    const h = await aBoardHouse(portal);
    const three = await threeEvents(h);
    const { attachments } = await h.alena.asks(events.one, { id: three.e16.ownId });
    const url = String(attachments[0]?.url);
    expect((await fetched(portal, url)).statusCode).toBe(200);
    await h.house.inside((db) =>
      db.execute(sql`update audience_part set entrance_id = ${h.ids.e14}
        where svj_id = ${h.house.id} and owner = 'event' and owner_id = ${three.e16.id}`),
    );
    expect((await fetched(portal, url)).statusCode).toBe(404);
    expect((await h.alena.refused(events.one, { id: three.e16.ownId })).code).toBe(404);
  });

  it('the log names it to who administers events alone', async () => {
    const h = await aBoardHouse(portal);
    await anEvent(h.chair, { title: 'Tajná porada', isPublic: false });
    expect(JSON.stringify(await h.chair.asks(houseLog.activity, {}))).toContain('Tajná porada');
    const clerk = await h.house.person({ role: 'memberCommittee' });
    await h.house.inside(async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${h.house.id}, 'Zapisovatel', 'memberCommittee', '{"svj": "rw", "members": "rw", "events": "r"}') returning id`);
      await db.execute(
        sql`update member set custom_role_id = ${rows[0]?.id} where svj_id = ${h.house.id} and id = ${clerk.memberId}`,
      );
    });
    for (const told of [await clerk.asks(houseLog.activity, {}), await clerk.asks(association.mine, {})])
      expect(JSON.stringify(told)).not.toContain('Tajná porada');
  });
});
