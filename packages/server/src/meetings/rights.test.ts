import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { files } from '#contract/base/files/files.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { aHouse, anAdmin, nobody, type Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { ticketFor } from '#house/seen-doors.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { aMeeting, aMeetingDraft, aMeetingForm, editedMeeting } from '#house/summons.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const kinds = ['public', 'committee', 'draft', 'calledOff'] as const;
type Four = Record<(typeof kinds)[number], { id: number; url: string }>;

/** Four meetings with a word that the search finds each by, and a file in each. */
async function fourMeetings(h: BoardHouse): Promise<Four> {
  const made: Partial<Four> = {};
  for (const kind of kinds) {
    const file = await uploads(h.chair, `${kind}.txt`, `soubor ${kind}`);
    const form = { name: `Setkání ${kind}`, fileIds: [file.id], isPublic: kind !== 'committee' };
    const m = kind === 'draft' ? await aMeetingDraft(h.chair, form) : await aMeeting(h.chair, form);
    if (kind === 'calledOff') await h.chair.asks(meetings.cancel, { id: m.id, reason: 'Nesejdeme se.' });
    made[kind] = { id: m.id, url: String(m.attachments[0]?.url) };
  }
  return made as Four;
}

/** One that is not there for the asker is exactly as one that does not exist. */
async function closedTo(who: Person, { id }: { id: number }): Promise<void> {
  const there = await who.refused(meetings.one, { id });
  expect(there).toEqual(await who.refused(meetings.one, { id: 999_999 }));
  expect([there.code, there.key]).toEqual([404, 'MEETING.NOT_FOUND']);
}

/** Which of the four somebody meets in each of the places; every place must say the same. */
async function met(who: Person, four: Four): Promise<string[]> {
  const of = (names: string[]) => kinds.filter((k) => names.includes(`Setkání ${k}`));
  const list = await who.asks(meetings.list, {});
  const found = (await who.asks(meetings.search, { text: 'setkani' })).meetings.map((m) => m.title);
  const opened: string[] = [];
  for (const kind of kinds) {
    const answer = await who.call(meetings.one, { id: four[kind].id });
    if (answer.status === 200) opened.push(`Setkání ${kind}`);
    else await closedTo(who, four[kind]);
  }
  expect(list.allCount).toBe(list.data.length);
  expect((await who.asks(association.mine, {})).meetingsCount).toBe(list.scheduledCount);
  for (const names of [list.data.map((m) => m.name), found]) expect(of(names)).toEqual(of(opened));
  return of(opened);
}

describe('who meets a meeting', () => {
  it('is said alike by lists, counts, pages and search, of every default role', async () => {
    const h = await aBoardHouse(portal);
    const four = await fourMeetings(h);
    for (const role of roleIds.filter((r) => !/^(external|sub)/.test(r))) {
      const who = role === 'mayorCommittee' ? h.chair : await h.house.person({ role });
      if (role === 'neighbour') {
        expect((await who.refused(meetings.list)).code).toBe(403);
        expect((await who.asks(meetings.search, { text: 'setkani' })).meetings).toEqual([]);
        continue;
      }
      const administers = (await who.asks(meetings.one, { id: four.public.id })).may.cancel;
      expect({ role, seen: await met(who, four) }).toEqual({
        role,
        seen: administers ? [...kinds] : ['public', 'calledOff'],
      });
    }
  }, 120_000);

  it('opens no file of one that is not theirs, and none that is private', async () => {
    const h = await aBoardHouse(portal);
    const secret = await uploads(h.chair, 'tajne.txt', 'tajné');
    const m = await aMeeting(h.chair, { fileIds: [secret.id] });
    await h.house.inside((db) => db.execute(sql`update file set is_public = false where id = ${secret.id}`));
    expect((await h.chair.asks(meetings.one, { id: m.id })).attachments).toHaveLength(1);
    expect((await h.alena.asks(meetings.one, { id: m.id })).attachments).toEqual([]);
    // Only the right decides: whoever asks holds an address, as if somebody had given them the id.
    const opened = async (who: Person) =>
      (await fetched(portal, await ticketFor(who, files.download.path, { id: secret.id }))).statusCode;
    expect(await opened(h.chair)).toBe(200);
    expect(await opened(h.alena)).toBe(404);
    expect(await opened(await (await aHouse(portal)).chair())).toBe(404);
  });

  it('is nobody of another house, and no one without the module', async () => {
    const h = await aBoardHouse(portal);
    const { id } = await aMeeting(h.chair);
    await closedTo(await (await aHouse(portal)).chair(), { id });
    const them = await (await aHouse(portal, ['members', 'svj', 'rooms'])).chair();
    expect((await them.refused(meetings.list)).code).toBe(403);
    expect((await nobody(portal).refused(meetings.one, { id })).code).toBe(401);
  });
});

describe('what is done with a meeting', () => {
  it('is for who administers meetings; not for owners, the audit or a visit', async () => {
    const h = await aBoardHouse(portal);
    const m = await aMeeting(h.chair);
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: h.house.id, reason: 'Pomoc výboru', write: true });
    const tries: [Endpoint, object][] = [
      [meetings.create, aMeetingForm()],
      [meetings.update, editedMeeting(m)],
      [meetings.schedule, { id: m.id, updatedAt: m.updatedAt }],
      [meetings.cancel, { id: m.id, reason: 'Tak' }],
      [meetings.finish, { id: m.id }],
      [meetings.remove, { id: m.id }],
      [meetings.closedTo, { isPublic: true, documents: [] }],
    ];
    for (const who of [h.alena, await h.house.person({ role: 'auditMayor' }), admin.as(visit.session_user_id)])
      for (const [call, input] of tries)
        expect([call.path, (await who.refused(call, input)).code]).toEqual([call.path, 403]);
    expect((await h.alena.asks(meetings.one, { id: m.id })).may).toEqual({
      ...{ edit: false, schedule: false, cancel: false, finish: false, remove: false },
    });
  });

  it('is in the log without its name for who may not know it', async () => {
    const h = await aBoardHouse(portal);
    await aMeetingDraft(h.chair, { name: 'Tajný koncept' });
    const keeper = await h.house.person({ role: 'memberCommittee' });
    await h.house.inside(async (db) => {
      const rights = JSON.stringify({ svj: 'rw', members: 'r', meetingOwners: 'r' });
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${h.house.id}, 'Zapisovatel', 'owner', ${rights}::jsonb) returning id`);
      await db.execute(sql`update member set custom_role_id = ${rows[0]?.id as number} where id = ${keeper.memberId}`);
    });
    const told = async (who: Person) => JSON.stringify((await who.asks(houseLog.activity, {})).activities);
    expect(await told(h.chair)).toContain('Tajný koncept');
    expect(await told(keeper)).not.toContain('Tajný koncept');
  });
});
