import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultRoles, roleIds } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { reportComments } from '#contract/reports/endpoints-comments.ts';
import { reportFollow } from '#contract/reports/endpoints-follow.ts';
import { reportSheets } from '#contract/reports/endpoints-sheets.ts';
import { aHouse, anAdmin, nobody, type Person } from '#house/house.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { wordsOfPdf, wordsOfSheet } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aReport, aReportForm, editedReport, says, solves } from '#house/reports.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { anOffice, type Office } from '#house/telling.ts';

let portal: TestPortal;
let office: Office;
beforeAll(async () => {
  portal = await aPortal();
  office = await anOffice(portal);
});
afterAll(async () => {
  await office.close();
  await portal.close();
});

/** What is said inside the committee, found nowhere else. */
const secret = 'Zatajené slovo rebarbora';
const kinds = ['public', 'private', 'let', 'withdrawn'] as const;
type Kind = (typeof kinds)[number];
type Made = Record<
  Kind,
  { id: number; title: string; commentId: number; innerId: number; urls: string[]; inner: string }
>;

/** One report for the house, a private one, a private one opened to Bedřich, one taken back; a file and both streams in each. */
async function fourReports(h: BoardHouse): Promise<Made> {
  const made: Partial<Made> = {};
  for (const kind of kinds) {
    const file = await uploads(h.alena, `${kind}.txt`, `soubor ${kind}`);
    const title = `Závada ${kind}`;
    const visibility = kind === 'public' ? 'public' : 'private';
    const r = await aReport(h.alena, { title, visibility, fileIds: [file.id] });
    const more = await uploads(h.chair, `odpoved-${kind}.txt`, `odpověď ${kind}`);
    const said = await says(h.chair, r.id, 'Jdeme na to', { fileIds: [more.id] });
    const closed = await uploads(h.chair, `uvnitr-${kind}.txt`, `uvnitř ${kind}`);
    const inner = await says(h.chair, r.id, secret, { stream: 'inner', fileIds: [closed.id] });
    if (kind === 'let') await h.chair.asks(reports.readers, { id: r.id, memberIds: [h.bedrich.memberId as number] });
    if (kind === 'withdrawn') await h.alena.asks(reports.withdraw, { id: r.id });
    const urls = [r.attachments[0]?.url, said.files[0]?.url].map(String);
    made[kind] = { id: r.id, title, commentId: said.id, innerId: inner.id, urls, inner: String(inner.files[0]?.url) };
  }
  return made as Made;
}

/** Whatever is done with one that is not there for the asker is answered as if it were nowhere. */
async function missing(who: Person, { id, commentId }: Made[Kind]) {
  const form = { ...aReportForm(), visibility: 'public', solverId: 1, updatedAt: '1.x' };
  const tries = [
    [reports.one, { id }],
    [reports.update, { id, ...form }],
    [reports.takeOver, { id, updatedAt: '1.x' }],
    [reports.solve, { id, updatedAt: '1.x', solution: 'x' }],
    [reports.withdraw, { id }],
    [reportComments.list, { id }],
    [reportComments.add, { id, message: 'Smím?' }],
    [reportComments.edit, { id, commentId, message: 'Smím?' }],
    [reportComments.remove, { id, commentId }],
    [reportComments.people, { id, text: '' }],
    [reportFollow.follow, { id, way: 'follows' }],
    [reportCare.also, { id, also: true }],
    [reportCare.verdict, { id, verdict: 'mended' }],
  ] as const;
  for (const [call, input] of tries) {
    const there = await who.refused(call, input);
    expect(there, call.path).toEqual(await who.refused(call, { ...input, id: 999_999 }));
    expect([there.code, there.key]).toEqual([404, 'REPORT.NOT_FOUND']);
  }
  const following = await who.refused(reports.create, aReportForm({ followsId: id }));
  expect(following).toEqual(await who.refused(reports.create, aReportForm({ followsId: 999_999 })));
}

/** Which of the reports somebody meets in each of the places; every place must say the same. */
async function met(who: Person, made: Made): Promise<Kind[]> {
  const of = (titles: string[]) => kinds.filter((kind) => titles.includes(made[kind].title));
  const opened: Kind[] = [];
  for (const kind of kinds) {
    const { status } = await who.call(reports.one, { id: made[kind].id });
    expect([200, 404]).toContain(status);
    if (status === 200) opened.push(kind);
  }
  const closed = kinds.find((kind) => !opened.includes(kind));
  if (closed) await missing(who, made[closed]);
  const list = await who.asks(reports.list, {});
  const found = (await who.asks(reports.search, { text: 'zavada' })).reports.map((r) => r.title);
  const rows = (await who.asks(reports.rows, { sizePerPage: 'all' })).reports.map((r) => r.title);
  for (const titles of [list.reports.map((r) => r.title), found, rows]) expect(of(titles)).toEqual(opened);
  const taken = await takenAway(who);
  expect(kinds.filter((kind) => taken.includes(made[kind].title))).toEqual(opened);
  // What was taken back is offered to nobody who writes another one.
  const near = (await who.asks(reportCare.near, { title: 'Závada' })).reports.map((r) => r.title);
  expect(of(near)).toEqual(opened.filter((kind) => kind !== 'withdrawn'));
  const mine = await who.asks(association.mine, {});
  expect([list.reportsCount, list.total, list.newReportsCount]).toEqual([
    ...Array(2).fill(opened.length),
    mine.reportsCount,
  ]);
  return opened;
}

/** The words of the printed list and of the sheet. */
async function takenAway(who: Person): Promise<string> {
  const taken = async (call: typeof reportSheets.print | typeof reportSheets.exportTicket) =>
    (await fetched(portal, (await who.asks(call, { lang: 'cs' })).url)).rawPayload;
  return (
    (await wordsOfPdf(await taken(reportSheets.print))) + (await wordsOfSheet(await taken(reportSheets.exportTicket)))
  );
}

/** Everything that somebody is answered about the report, and what they take away, as one text. */
async function heardOf(who: Person, id: number): Promise<string> {
  const answers = await Promise.all([
    who.call(reports.one, { id }),
    who.call(reports.list, {}),
    who.call(reports.search, { text: 'rebarbora' }),
    who.call(reportCare.near, { title: 'rebarbora' }),
    who.call(reports.list, { filters: JSON.stringify({ text: 'rebarbora' }) }),
    who.call(reportComments.list, { id }),
    who.call(reportComments.list, { id, stream: 'inner' }),
    who.call(reportComments.people, { id, stream: 'inner', text: '' }),
    who.call(houseLog.activity, {}),
    who.call(association.mine, {}),
  ]);
  return answers.map((a) => JSON.stringify(a.body)).join('\n') + (await takenAway(who));
}

describe('who meets a report', () => {
  it('is said alike by lists, counts, search and whatever is done with it, of every default role', async () => {
    const h = await aBoardHouse(portal);
    const made = await fourReports(h);
    for (const role of roleIds) {
      const who = role === 'mayorCommittee' ? h.chair : await h.house.person({ role });
      const sees = defaultRoles[role].rights.reports === 'rw' ? [...kinds] : ['public'];
      expect({ role, met: await met(who, made) }).toEqual({ role, met: sees });
    }
  }, 60_000);

  it('is who reported it, whom the committee let in until it lets them out, and who solves it', async () => {
    const h = await aBoardHouse(portal);
    const made = await fourReports(h);
    expect(await met(h.alena, made)).toEqual(['public', 'private', 'let']);
    expect(await met(h.bedrich, made)).toEqual(['public', 'let']);
    const seen = async (who: Person) => (await who.asks(reports.one, { id: made.let.id })).readers?.map((r) => r.id);
    expect([await seen(h.alena), await seen(h.bedrich)]).toEqual([[h.bedrich.memberId], undefined]);
    await h.chair.asks(reports.readers, { id: made.let.id, memberIds: [] });
    expect(await met(h.bedrich, made)).toEqual(['public']);
    // A clerk whose role was copied from the committee's may solve reports and is given one.
    const clerk = await h.house.person({ role: 'memberCommittee' });
    await h.house.inside(async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${h.house.id}, 'Údržba', 'memberCommittee', '{"svj": "rw", "members": "r", "reports": "r"}') returning id`);
      await db.execute(
        sql`update member set custom_role_id = ${rows[0]?.id} where svj_id = ${h.house.id} and id = ${clerk.memberId}`,
      );
    });
    const r = await h.chair.asks(reports.one, { id: made.private.id });
    await h.chair.asks(reports.update, editedReport(r, { solverId: clerk.memberId }));
    expect(await met(clerk, made)).toEqual(['public', 'private']);
    expect(await heardOf(clerk, made.private.id)).not.toContain('rebarbora');
    // By the call of the form they move it as it stands, and change nothing else.
    const theirs = editedReport(await clerk.asks(reports.one, { id: made.private.id }), { status: 'solving' });
    expect((await clerk.refused(reports.update, { ...theirs, title: 'Jinak' })).key).toBe('REPORT.ERRORS.NOT_YOURS');
    expect((await clerk.asks(reports.update, theirs)).status).toBe('solving');
    expect((await solves(clerk, made.private.id)).status).toBe('solved');
    // The log of the house names reports to who administers them alone.
    expect(JSON.stringify(await h.chair.asks(houseLog.activity, {}))).toContain('Závada let');
    expect(JSON.stringify(await clerk.asks(houseLog.activity, {}))).not.toContain('Závada');
  });

  it('is not who owned there once, nobody of another house, nobody who is not signed in or has no such module', async () => {
    const h = await aBoardHouse(portal);
    const made = await fourReports(h);
    const renter = await h.house.person({ role: 'neighbour' });
    expect(await met(renter, made)).toEqual(['public']);
    await h.house.inside(async (db) => {
      await db.execute(sql`update svj set register_since = '2020-01-01' where id = ${h.house.id}`);
      await db.execute(
        sql`update ownership set valid_to = '2020-02-01' where svj_id = ${h.house.id} and unit_id = ${h.ids.u16}`,
      );
    });
    for (const call of [reports.list, reports.one, reportComments.list])
      expect((await h.alena.refused(call, { id: made.private.id })).code).toBe(403);
    expect((await h.alena.asks(reports.search, { text: 'zavada' })).reports).toEqual([]);
    const taken = await Promise.all(made.private.urls.map((url) => fetched(portal, url)));
    // The addresses of a former owner and of the chair.
    expect(taken.map((a) => a.statusCode)).toEqual([403, 200]);
    const stranger = await (await aHouse(portal)).chair();
    expect(await met(stranger, made)).toEqual([]);
    expect(await heardOf(stranger, made.public.id)).not.toContain('Závada');
    for (const call of [reports.list, reports.one, reportComments.list])
      expect((await nobody(portal).refused(call, { id: made.public.id })).code).toBe(401);
    await h.house.inside((db) =>
      db.execute(sql`update svj set modules = array_remove(modules, 'reports') where id = ${h.house.id}`),
    );
    expect((await h.chair.refused(reports.list, {})).code).toBe(403);
    for (const url of [made.public.urls[1], made.public.inner])
      expect((await fetched(portal, String(url))).statusCode).toBe(404);
  });

  it('is a visit that reads, and writes nothing', async () => {
    const h = await aBoardHouse(portal);
    const { id } = await aReport(h.alena);
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: h.house.id, reason: 'Dotaz výboru', write: false });
    const guest = admin.as(visit.session_user_id);
    const seen = await guest.asks(reports.one, { id });
    expect([seen.follow, seen.given, Object.values(seen.may)]).toEqual([null, false, Array(12).fill(false)]);
    expect((await guest.refused(reportComments.add, { id, message: 'Dobrý den' })).code).toBe(403);
    expect((await guest.refused(reports.archive, { id })).code).toBe(403);
  });

  it('is not told who reported it without the right to names of people', async () => {
    const h = await aBoardHouse(portal);
    const { id } = await aReport(h.alena);
    const clerk = await h.house.person({ role: 'owner' });
    await h.house.inside(async (db) => {
      const { rows } = await db.execute<{ id: number }>(sql`
        insert into custom_role (svj_id, title, based_on, rights)
        values (${h.house.id}, 'Host', 'owner', '{"reports": "r"}') returning id`);
      await db.execute(
        sql`update member set custom_role_id = ${rows[0]?.id} where svj_id = ${h.house.id} and id = ${clerk.memberId}`,
      );
    });
    const seen = await clerk.asks(reports.one, { id });
    expect([seen.owner, seen.author, seen.history[0]?.who]).toEqual([null, null, null]);
    expect(JSON.stringify(await clerk.asks(reports.list, { sort: 'owner' }))).not.toContain('Šestnáctá');
    expect((await clerk.asks(reports.list, { filters: JSON.stringify({ owner: h.alena.memberId }) })).total).toBe(0);
    expect((await clerk.asks(reports.people, {})).owners).toEqual([]);
  });
});

describe('what is said inside the committee', () => {
  it('is in no answer, count, search, history, sheet, file or mail of anybody else', async () => {
    const h = await aBoardHouse(portal);
    await office.delivered();
    const made = await fourReports(h);
    const { id, innerId, inner } = made.public;
    const audit = await h.house.person({ role: 'auditMayor' });
    for (const who of [h.alena, h.bedrich, audit]) {
      expect(await heardOf(who, id)).not.toContain('rebarbora');
      const seen = await who.asks(reports.one, { id });
      expect([seen.inner, seen.innerCount, seen.commentCount]).toEqual([null, null, 1]);
      expect((await who.asks(reports.rows, {})).reports.every((r) => r.innerCount === null)).toBe(true);
      for (const [call, input] of [
        [reportComments.list, { id, stream: 'inner' }],
        [reportComments.add, { id, stream: 'inner', message: 'Smím?' }],
        [reportComments.edit, { id, stream: 'inner', commentId: innerId, message: 'Smím?' }],
        [reportComments.remove, { id, stream: 'inner', commentId: innerId }],
        [reportComments.people, { id, stream: 'inner', text: '' }],
      ] as const)
        expect(await who.refused(call, input)).toEqual(await who.refused(call, { ...input, id: 999_999 }));
      // Nor by the way round the other stream.
      expect((await who.refused(reportComments.remove, { id, commentId: innerId })).key).toBe('COMMENTS.NOT_FOUND');
      expect((await who.refused(reportComments.add, { id, message: 'Cituji', quoteId: innerId })).key).toBe(
        'COMMENTS.ERRORS.QUOTE',
      );
    }
    const told = (await office.delivered()).filter((m) => m.text.includes('rebarbora')).map((m) => m.to);
    expect(told.filter((to) => [h.alena, h.bedrich, audit].some((who) => who.email === to))).toEqual([]);
    expect(await heardOf(h.chair, id)).toContain('rebarbora');
    const { inner: said } = await h.chair.asks(reports.one, { id });
    expect((await fetched(portal, said?.comments[0]?.files[0]?.url as string)).statusCode).toBe(200);
    await h.house.inside((db) =>
      db.execute(sql`update member set role = 'owner' where svj_id = ${h.house.id} and id = ${h.chair.memberId}`),
    );
    expect((await fetched(portal, inner)).statusCode).toBe(404);
  }, 60_000);

  it('mentions only who reads it, and does not move the list of others', async () => {
    const h = await aBoardHouse(portal);
    const r = await aReport(h.alena);
    const before = await h.alena.asks(reports.one, { id: r.id });
    portal.clock.now = new Date(portal.clock.now.getTime() + 60_000);
    const mention = { message: '@Alena Šestnáctá', mentions: [h.alena.memberId], stream: 'inner' };
    expect((await h.chair.refused(reportComments.add, { id: r.id, ...mention })).key).toBe('COMMENTS.ERRORS.MENTION');
    await says(h.chair, r.id, secret, { stream: 'inner' });
    const after = await h.alena.asks(reports.one, { id: r.id });
    expect(after).toMatchObject({ lastAt: before.lastAt, updatedAt: before.updatedAt, commentCount: 0 });
    expect((await h.chair.asks(reports.one, { id: r.id })).lastAt > before.lastAt).toBe(true);
  });
});

describe('what was written before', () => {
  it('is told to who was there, not to whoever reads it later', async () => {
    const h = await aBoardHouse(portal);
    const r = await aReport(h.alena, { description: 'Soused Novák zase křičí', visibility: 'private' });
    await h.alena.asks(reports.update, editedReport(r, { description: 'Hluk', visibility: 'public' }));
    expect(JSON.stringify(await h.alena.asks(reports.one, { id: r.id }))).toContain('Novák');
    const seen = await h.bedrich.asks(reports.one, { id: r.id });
    expect(JSON.stringify(seen)).not.toContain('Novák');
    expect(seen.history[0]?.changes).toEqual([
      { field: 'description', from: null, to: null },
      { field: 'visibility', from: 'private', to: 'public' },
    ]);
  });

  it('is not told of whom else the committee let in, nor let out', async () => {
    const h = await aBoardHouse(portal);
    const petr = await h.house.owner();
    const r = await aReport(h.alena, { visibility: 'private' });
    const [first, second] = [h.bedrich.memberId as number, petr.memberId as number];
    await h.chair.asks(reports.readers, { id: r.id, memberIds: [first, second] });
    await h.chair.asks(reports.readers, { id: r.id, memberIds: [first] });
    const deeds = async (who: Person) => (await who.asks(reports.one, { id: r.id })).history.map((d) => d.what);
    expect(await deeds(h.bedrich)).toEqual(['created']);
    for (const who of [h.alena, h.chair]) expect(await deeds(who)).toEqual(expect.arrayContaining(['letIn', 'letOut']));
  });

  it('names no other report that the asker may not read', async () => {
    const h = await aBoardHouse(portal);
    const hidden = await aReport(h.alena, { title: 'Tajná', visibility: 'private' });
    const same = await aReport(h.bedrich);
    await solves(h.chair, same.id, { outcome: 'duplicate', duplicateOfId: hidden.id });
    await solves(h.chair, hidden.id);
    await aReport(h.alena, { title: 'Tajná zase', visibility: 'private', followsId: hidden.id });
    expect(JSON.stringify(await h.bedrich.asks(reports.one, { id: same.id }))).not.toContain('Tajná');
    expect((await h.alena.asks(reports.one, { id: hidden.id })).duplicates).toHaveLength(1);
  });
});

describe('places', () => {
  it('are entrances and units of the house, of others only for who sees units', async () => {
    const h = await aBoardHouse(portal);
    const other = await aBoardHouse(portal);
    const renter = await h.house.person({ role: 'neighbour' });
    const refused = async (who: Person, place: object) =>
      (await who.refused(reports.create, aReportForm(place))).errors;
    expect(await refused(h.alena, { entranceId: other.ids.e14 })).toEqual({ entranceId: 'REPORT.ERRORS.PLACE' });
    expect(await refused(h.alena, { unitId: other.ids.u14 })).toEqual({ unitId: 'REPORT.ERRORS.PLACE' });
    expect(await refused(renter, { unitId: h.ids.u16 })).toEqual({ unitId: 'REPORT.ERRORS.PLACE' });
    expect((await aReport(h.alena, { unitId: h.ids.u14 })).place.unit?.id).toBe(h.ids.u14);
    expect((await renter.asks(reports.form, {})).units).toEqual([]);
  });

  it('and whom a private one is opened to must be able to read it', async () => {
    const h = await aBoardHouse(portal);
    const r = await aReport(h.alena, { type: 'complaint' });
    const stranger = await (await aHouse(portal)).owner();
    const let_ = (id: number, memberIds: unknown[]) => h.chair.refused(reports.readers, { id, memberIds });
    expect((await let_(r.id, [stranger.memberId])).key).toBe('REPORT.ERRORS.READERS');
    expect((await let_((await aReport(h.alena)).id, [])).key).toBe('REPORT.ERRORS.PUBLIC');
  });
});
