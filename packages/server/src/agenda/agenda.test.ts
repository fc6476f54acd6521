import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agenda } from '#contract/agenda/endpoints.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { files } from '#contract/base/files/files.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { agendaAs, anAgenda, editedAgenda, threePoints } from '#house/agendas.ts';
import { startsBook } from '#house/evenings.ts';
import { aHouse, anAdmin } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import type { TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { aMeeting, aMeetingDraft, calls } from '#house/summons.ts';
import { letters, type Office, withOffice } from '#house/telling.ts';
import { aVotingHouse, editedVote, seatIds } from '#house/votes.ts';
import { filesIn } from '#house/zip.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

const labels = (a: { points: readonly { label: string; name: string }[] }) =>
  a.points.map((p) => `${p.label} ${p.name}`);

describe('an agenda', () => {
  it('is written, put in another order and read by everybody who reads the meeting, drafts by the committee alone', async () => {
    const { chair, alena, house } = await aBoardHouse(portal);
    const m = await aMeetingDraft(chair);
    expect((await agendaAs(chair, m.id)).points).toEqual([]);
    const a = await anAgenda(chair, m.id);
    expect(labels(a)).toEqual(['1 Volba předsedajícího', '2 Hospodaření', '3 Výtah']);
    const turned = await chair.asks(
      agenda.save,
      editedAgenda(a, ([one, two, three]) => [three, one, two].flatMap((p) => p ?? [])),
    );
    expect(labels(turned)).toEqual(['1 Výtah', '2 Volba předsedajícího', '3 Hospodaření']);
    expect(turned.points.map((p) => p.id).sort()).toEqual(a.points.map((p) => p.id).sort());
    const draft = await alena.refused(agenda.one, { id: m.id });
    expect(draft).toEqual(await alena.refused(agenda.one, { id: 999_999 }));
    expect([draft.code, draft.key]).toEqual([404, 'MEETING.NOT_FOUND']);
    await calls(chair, m);
    const read = await agendaAs(alena, m.id);
    expect(read).toMatchObject({ ballot: null, ahead: null, may: { edit: false, prepare: false } });
    expect(read.points.map((p) => [p.kind, p.wording, p.preset, p.lacks])).toEqual([
      ['resolution', 'Společenství vymění výtah za nejvýše 2 miliony.', 'threeQuarters', []],
      ['election', 'Shromáždění volí předsedajícím Adama.', null, []],
      ['information', '', null, []],
    ]);
    expect(await chair.asks(meetings.one, { id: m.id })).toMatchObject({
      pointCount: 3,
      decidedCount: 2,
      updatedAt: expect.any(String),
    });
    expect((await agendaAs(chair, m.id)).points[0]?.lacks).toEqual(['materials']);
    const found = (await alena.asks(meetings.search, { text: 'vymeni vytah' })).meetings;
    expect(found.map((f) => [f.id, f.piece !== null])).toEqual([[m.id, true]]);
    const { activities } = await chair.asks(houseLog.activity, {});
    expect(activities.filter((d) => d.noun === 'agenda').map((d) => d.verb)).toEqual(['update', 'update']);
    expect(house.id).toBeGreaterThan(0);
  });

  it('keeps what is typed from whoever saw an older one, and takes no strange points', async () => {
    const { chair } = await aBoardHouse(portal);
    const m = await aMeetingDraft(chair);
    const a = await anAgenda(chair, m.id);
    portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
    await chair.asks(
      agenda.save,
      editedAgenda(a, (p) => p.slice(1)),
    );
    const stale = await chair.refused(agenda.save, editedAgenda(a));
    expect(stale).toMatchObject({ code: 409, key: 'BASE.ERRORS.CONFLICT', data: { by: { who: 'self' } } });
    // The meeting's own form is not stale by it.
    expect((await chair.asks(meetings.one, { id: m.id })).updatedAt).toBe(m.updatedAt);
    const other = await anAgenda(chair, (await aMeetingDraft(chair)).id);
    const mixed = editedAgenda(await agendaAs(chair, m.id), (p) => [...p, ...editedAgenda(other).points.slice(0, 1)]);
    expect((await chair.refused(agenda.save, mixed)).errors).toEqual({ 'points.2.name': 'AGENDA.ERRORS.UNKNOWN' });
    const many = Array.from({ length: 101 }, () => ({ kind: 'information' as const, name: 'Bod' }));
    expect(
      (
        await chair.refused(
          agenda.save,
          editedAgenda(other, () => many),
        )
      ).code,
    ).toBe(400);
    const nameless = await chair.refused(
      agenda.save,
      editedAgenda(other, () => [{ kind: 'resolution', name: ' ' }]),
    );
    expect(nameless.errors).toEqual({ 'points.0.name': 'BASE.FORM.REQUIRED' });
    const clean = await anAgenda(chair, m.id, [
      {
        kind: 'information',
        name: 'Zpráva',
        wording: 'Zapomenuté znění',
        preset: 'twoThirds',
        body: '<script>x</script><p>a</p>',
      },
    ]);
    expect(clean.points[0]).toMatchObject({ wording: '', preset: null, body: '<p>a</p>' });
  });

  it('its files are for who reads the meeting, come in one archive, and go with a deleted draft', async () => {
    const { chair, alena, house } = await aBoardHouse(portal);
    const [open, secret] = [await uploads(chair, 'nabidka.txt', 'Nabídka'), await uploads(chair, 'tajne.txt', 'Tajné')];
    await house.inside((db) => db.execute(sql`update file set is_public = false where id = ${secret.id}`));
    const m = await aMeetingDraft(chair);
    const fileIds = [open.id, secret.id];
    const a = await anAgenda(chair, m.id, [{ kind: 'resolution', name: 'Výtah', wording: 'Ano.', fileIds }]);
    expect([a.archive?.count, a.points[0]?.lacks]).toEqual([2, []]);
    await calls(chair, m);
    const read = await agendaAs(alena, m.id);
    expect(read.points[0]?.attachments.map((f) => f.name)).toEqual(['nabidka']);
    const renames = (id: number) => alena.refused(files.change, { id, name: 'Moje', description: '', isPublic: true });
    expect([(await renames(open.id)).code, (await renames(secret.id)).code]).toEqual([403, 404]);
    const zip = await fetched(portal, new URL(String(read.archive?.url), 'https://portal.example').pathname);
    expect([...filesIn(zip.rawPayload)].map(([name, bytes]) => [name, String(bytes)])).toEqual([
      ['1 nabidka.txt', 'Nabídka'],
    ]);
    const draft = await aMeetingDraft(chair);
    const third = await uploads(chair, 'treti.txt', 'Třetí');
    await anAgenda(chair, draft.id, [{ kind: 'information', name: 'Zpráva', fileIds: [third.id] }]);
    await chair.asks(meetings.remove, { id: draft.id });
    await house.inside(async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`select id from file where id = ${third.id}`);
      expect(rows).toEqual([]);
    });
  });

  it('is written by who administers meetings; not by owners, the audit, a visit, nor in another house; and not when it is over', async () => {
    const { chair, alena, house } = await aBoardHouse(portal);
    const m = await aMeeting(chair);
    const a = await anAgenda(chair, m.id);
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Pomoc výboru', write: true });
    const tries: [Endpoint, object][] = [
      [agenda.save, editedAgenda(a)],
      [agenda.ballot, { id: m.id }],
      [agenda.counter, { id: m.id, counterTo: a.points[2]?.id, name: 'Jinak', wording: 'Ne.' }],
      [agenda.keepTemplate, { id: m.id, name: 'Vzor' }],
      [agenda.dropTemplate, { id: 1 }],
    ];
    const auditor = await house.person({ role: 'auditMayor' });
    for (const who of [alena, auditor, admin.as(visit.session_user_id)])
      for (const [call, input] of tries)
        expect([call.path, (await who.refused(call, input)).code]).toEqual([call.path, 403]);
    const stranger = await (await aHouse(portal)).chair();
    for (const [call, input] of [[agenda.one, { id: m.id }], ...tries.slice(0, 4)] as [Endpoint, object][])
      expect((await stranger.refused(call, input)).code).toBe(404);
    await chair.asks(meetings.cancel, { id: m.id, reason: 'Nesejdeme se.' });
    expect((await chair.refused(agenda.save, editedAgenda(a))).key).toBe('AGENDA.ERRORS.FINISHED');
    expect((await agendaAs(alena, m.id)).points).toHaveLength(3);
  });
});

describe('a change of a called meeting’s agenda', () => {
  it('is told to everybody by what it is, begins the term anew and marks what was added; another order is no news', async () => {
    await office.delivered();
    const { chair, alena } = await aBoardHouse(portal);
    const draft = await aMeetingDraft(chair);
    const a = await anAgenda(chair, draft.id);
    expect(letters(await office.delivered())).toEqual([]);
    const m = await calls(chair, draft);
    await office.delivered();
    expect(m.notice).toMatchObject({ full: 22 });
    portal.clock.now = new Date('2026-12-10T10:00:00Z');
    const turned = await chair.asks(
      agenda.save,
      editedAgenda(a, (p) => [...p].reverse()),
    );
    expect(letters(await office.delivered())).toEqual([]);
    expect((await chair.asks(meetings.one, { id: m.id })).news).toBeNull();
    await chair.asks(
      agenda.save,
      editedAgenda(turned, ([lift, report]) => [
        { ...report, kind: 'information', name: 'Hospodaření domu' },
        ...(lift ? [lift] : []),
        { kind: 'resolution', name: 'Kamera', wording: 'Pořídí se kamera.' },
      ]),
    );
    const [mail] = (await office.delivered()).filter((one) => one.to === alena.email);
    for (const said of ['přibylo:\nKamera', 'odpadlo:\nVolba předsedajícího', 'změnilo se znění:\nHospodaření domu'])
      expect(mail?.text).toContain(said);
    const told = await alena.asks(meetings.one, { id: m.id });
    expect(told.news?.agenda).toEqual({
      ...{ added: ['Kamera'], removed: ['Volba předsedajícího'], changed: ['Hospodaření domu'] },
    });
    expect((await chair.asks(meetings.one, { id: m.id })).notice).toMatchObject({ full: 5, isShort: true });
    expect((await agendaAs(alena, m.id)).points.map((p) => p.addedAt !== null)).toEqual([false, false, true]);
  });
});

describe('templates', () => {
  it('are the yearly one in the language of whoever asks, and those of the house by name', async () => {
    const { chair } = await aBoardHouse(portal);
    const m = await aMeetingDraft(chair);
    const [yearly] = (await chair.asks(agenda.templates, {})).templates;
    expect([yearly?.id, yearly?.name, yearly?.points.length]).toEqual([null, 'Výroční shromáždění', 7]);
    expect((await chair.refused(agenda.keepTemplate, { id: m.id, name: 'Prázdný' })).key).toBe('AGENDA.ERRORS.EMPTY');
    await anAgenda(chair, m.id, yearly?.points ?? []);
    const { templates } = await chair.asks(agenda.keepTemplate, { id: m.id, name: 'Naše výroční' });
    expect(templates.map((t) => [t.name, t.points])).toEqual([
      [yearly?.name, yearly?.points],
      ['Naše výroční', yearly?.points],
    ]);
    const twice = await chair.refused(agenda.keepTemplate, { id: m.id, name: 'naše VÝROČNÍ' });
    expect(twice.errors).toEqual({ name: 'AGENDA.ERRORS.TEMPLATE_NAMED' });
    const stranger = await (await aHouse(portal)).chair();
    const id = templates[1]?.id as number;
    expect((await stranger.refused(agenda.dropTemplate, { id })).code).toBe(404);
    await chair.asks(agenda.dropTemplate, { id });
    expect((await chair.asks(agenda.templates, {})).templates).toHaveLength(1);
  });
});

/** A called meeting with three points in a house that can vote. */
async function ready() {
  const h = await aVotingHouse(portal);
  const m = await aMeeting(h.chair);
  return { ...h, m, a: await anAgenda(h.chair, m.id) };
}

describe('the vote of a meeting', () => {
  it('is made of its agenda in one act, completed, and follows its wording while it is a draft', async () => {
    const { chair, alena, m } = await ready();
    const file = await uploads(chair, 'nabidka.txt', 'Nabídka');
    const a = await chair.asks(
      agenda.save,
      editedAgenda(await agendaAs(chair, m.id), (p) =>
        p.map((one, i) => (i === 2 ? { ...one, fileIds: [file.id] } : one)),
      ),
    );
    expect([a.ahead, a.may.prepare]).toEqual([{ makes: true, adds: 2 }, true]);
    const prepared = await chair.asks(agenda.ballot, { id: m.id });
    expect([prepared.ballot?.status, prepared.ahead, prepared.points.map((p) => p.vote?.status)]).toEqual([
      ...['concept', null, ['concept', undefined, 'concept']],
    ]);
    const voteId = prepared.ballot?.id as number;
    const draft = await chair.asks(votes.one, { id: voteId });
    expect(draft).toMatchObject({
      ...{ name: m.name, type: 'local', basis: 'assembly', preset: 'assembly', closesAt: null, seatCount: 3 },
      ...{ participation: expect.any(String), meetingOfOwnersId: m.id, isBook: true },
    });
    expect(draft.votePoints.map((p) => [p.name, p.description, p.attachments.map((f) => f.name)])).toEqual([
      ['Volba předsedajícího', '<p>Shromáždění volí předsedajícím Adama.</p>', []],
      ['Výtah', '<p>Společenství vymění výtah za nejvýše 2 miliony.</p>', ['nabidka']],
    ]);
    // Owners do not see a draft of a vote.
    expect((await agendaAs(alena, m.id)).points.map((p) => p.vote)).toEqual([null, null, null]);
    const saved = await chair.asks(
      agenda.save,
      editedAgenda(prepared, ([, report, lift]) => [
        ...(lift ? [{ ...lift, wording: 'Společenství vymění výtah za nejvýše 3 miliony.' }] : []),
        ...(report ? [report] : []),
        { kind: 'resolution', name: 'Kamera', wording: 'Pořídí se & zapojí.' },
      ]),
    );
    const carried = await chair.asks(votes.one, { id: voteId });
    expect(carried.votePoints.map((p) => [p.id, p.description, p.attachments.length])).toEqual([
      [draft.votePoints[1]?.id, '<p>Společenství vymění výtah za nejvýše 3 miliony.</p>', 1],
    ]);
    expect((await chair.refused(votes.update, editedVote(draft))).code).toBe(409);
    expect(saved.ahead).toEqual({ makes: false, adds: 1 });
    const whole = await chair.asks(agenda.ballot, { id: m.id });
    expect(whole.ballot?.id).toBe(voteId);
    const both = (await chair.asks(votes.one, { id: voteId })).votePoints;
    expect(both.map((p) => p.description).at(-1)).toBe('<p>Pořídí se &amp; zapojí.</p>');
    expect(both).toHaveLength(2);
  });

  it('holds points to their wording once it runs, and takes another proposal up after its point', async () => {
    const { house, chair, alena, m } = await ready();
    const prepared = await chair.asks(agenda.ballot, { id: m.id });
    const { id } = await chair.asks(votes.one, { id: prepared.ballot?.id as number });
    await startsBook(portal, house, id);
    const a = await agendaAs(chair, m.id);
    expect([a.may.prepare, a.points.map((p) => p.isFixed)]).toEqual([false, [true, false, true]]);
    const worded = editedAgenda(a, (p) => p.map((one) => ({ ...one, name: `${one.name}!` })));
    expect((await chair.refused(agenda.save, worded)).errors).toEqual({ 'points.0.name': 'AGENDA.ERRORS.FIXED' });
    expect(
      (
        await chair.refused(
          agenda.save,
          editedAgenda(a, (p) => p.slice(1)),
        )
      ).key,
    ).toBe('AGENDA.ERRORS.FIXED');
    await chair.asks(
      agenda.save,
      editedAgenda(a, (p) => [...p].reverse()),
    );
    await office.delivered();
    const [lift, report] = (await agendaAs(chair, m.id)).points;
    const proposal = { id: m.id, counterTo: lift?.id as number, name: 'Oprava výtahu', wording: 'Výtah se opraví.' };
    expect((await chair.refused(agenda.counter, { ...proposal, counterTo: report?.id as number })).errors).toEqual({
      counterTo: 'AGENDA.ERRORS.NOT_VOTED',
    });
    const countered = await chair.asks(agenda.counter, proposal);
    expect(labels(countered)).toEqual(['1 Výtah', '1a Oprava výtahu', '2 Hospodaření', '3 Volba předsedajícího']);
    expect(countered.points[1]).toMatchObject({ kind: 'resolution', preset: 'threeQuarters', counterTo: lift?.id });
    // It is no other matter: nobody is told, and the term stays.
    expect(letters(await office.delivered())).toEqual([]);
    expect((await alena.asks(meetings.one, { id: m.id })).news?.agenda?.added).not.toContain('Oprava výtahu');
    const running = await chair.asks(votes.one, { id });
    expect(running.votePoints.map((p) => p.name)).toContain('Oprava výtahu');
    const seen = (await agendaAs(alena, m.id)).points.map((p) => p.vote?.status);
    expect(seen).toEqual(['run', 'run', undefined, 'run']);
    expect((await seatIds(chair, id)).size).toBe(3);
  });

  it('is not made of what nobody votes on, nor by who administers no votes', async () => {
    const { chair, house, m } = await ready();
    const keeper = await house.person({ role: 'memberCommittee' });
    await house.inside(async (db) => {
      const rights = JSON.stringify({ svj: 'r', members: 'r', meetingOwners: 'rw', vote: 'r' });
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${house.id}, 'Zapisovatel', 'owner', ${rights}::jsonb) returning id`);
      await db.execute(sql`update member set custom_role_id = ${rows[0]?.id as number} where id = ${keeper.memberId}`);
    });
    expect((await agendaAs(keeper, m.id)).may).toEqual({ edit: true, prepare: false });
    expect((await keeper.refused(agenda.ballot, { id: m.id })).code).toBe(403);
    const told = await aMeetingDraft(chair);
    await anAgenda(chair, told.id, threePoints().slice(1, 2));
    expect((await chair.refused(agenda.ballot, { id: told.id })).key).toBe('AGENDA.ERRORS.NOTHING');
  });
});
