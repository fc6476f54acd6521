import { sql } from 'drizzle-orm';
import pg from 'pg';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { handovers } from '#contract/handovers/endpoints.ts';
import { work } from '#contract/handovers/endpoints-work.ts';
import { notices } from '#contract/notices/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { aContact } from '#house/contacts.ts';
import { hands, lastToken, leadsNowhere, looks, sendsPhoto } from '#house/handovers.ts';
import { nobody, type Person } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import type { TestPortal } from '#house/portal.ts';
import { aReport, editedReport, says, solves } from '#house/reports.ts';
import { aSender } from '#house/sender.ts';
import { fetched, onDisk, photo, uploads } from '#house/sending-files.ts';
import { letters, type Office, unsubscribing, wishes, withOffice } from '#house/telling.ts';
import { sweepFiles } from '../base/files/file-sweeping.ts';
import { whyNotMailed } from './rows/queries.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

const day = 24 * 3600_000;
const later = (days: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * day);
};
const phone = (
  house: Awaited<ReturnType<typeof aBoardHouse>>['house'],
  id: number | null,
  value: string,
  open: boolean,
) =>
  house.inside((db) =>
    db.execute(sql`insert into member_contact (svj_id, member_id, kind, value, is_public)
      values (${house.id}, ${id}, 'phone', ${value}, ${open})`),
  );

const photosOf = async (who: Person, id: number) =>
  (await who.asks(handovers.ofReport, { id })).handovers.flatMap((h) => h.photos);

/** A house with a report that has two photographs, and a firm. */
async function aJob(change: object = {}) {
  const all = await aBoardHouse(portal);
  const { chair, alena, house, ids } = all;
  await phone(house, chair.memberId, '+420777204118', true);
  await phone(house, alena.memberId, '+420605111222', false);
  const files = [await uploads(alena, 'Lampa.jpg', await photo()), await uploads(alena, 'Kryt.jpg', await photo())];
  files.push(await uploads(alena, 'Nabídka.pdf', '%PDF-1.4\n%%EOF\n'));
  const place = { entranceId: ids.e16, floor: 3, commonSpace: 'nad schody' };
  const r = await aReport(alena, { title: 'Nesvítí světlo', ...place, fileIds: files.map((f) => f.id), ...change });
  const firm = await aContact(chair, {
    companyName: 'Elektro Pospíchal',
    emails: [{ value: `e${r.id}.${house.id}@firma.example` }],
  });
  await office.delivered();
  return { ...all, r, firm };
}

describe('a report handed over to a firm', () => {
  it('is mailed as a link that shows the one report, and nothing said inside', async () => {
    const { chair, alena, r, firm } = await aJob();
    await says(chair, r.id, 'Kolik to bude stát?', { stream: 'inner' });
    await office.delivered();
    const token = await hands(chair, r.id, firm, 'Klíč je v přízemí.');
    const [mail, taken] = (await office.delivered()).sort((a) => (a.to.includes('firma') ? -1 : 1));
    expect(mail?.to).toBe(firm.emails[0]?.value);
    expect(mail?.subject).toContain('Nesvítí světlo');
    for (const words of ['Klíč je v přízemí.', 'vchod Lipová 16, patro 3, nad schody', '+420777204118'])
      expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(words);
    expect(mail?.links[0]).toMatch(/\/prace\/[\w-]{43}$/);
    // Who reported it is told that it is being solved.
    expect(taken?.to).toBe(alena.email);

    const seen = await looks(portal, token);
    expect(seen).toMatchObject({
      ...{
        firm: 'Elektro Pospíchal',
        title: 'Nesvítí světlo',
        note: 'Klíč je v přízemí.',
        state: 'waiting',
        day: null,
      },
      ...{ solver: { name: 'Jan Předsedová', phone: '+420777204118' }, reporter: null, photosLeft: 10, photos: [] },
    });
    expect(seen.pictures.map((p) => p.name)).toEqual(['Lampa', 'Kryt']);
    expect(JSON.stringify(seen)).not.toMatch(/Kolik|Šestnáctá|605111222/);
    const picture = await fetched(portal, seen.pictures[0]?.url as string);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const { rows } = await portal.pool.raw.query('select * from handover');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await chair.asks(reports.one, { id: r.id })).status).toBe('solving');
  });

  it('tells the reporter’s name and phone only where they agreed when they filed it', async () => {
    const { chair, r, firm } = await aJob({ sharesReporter: true });
    const { reporter } = await looks(portal, await hands(chair, r.id, firm));
    expect(reporter).toEqual({ name: 'Alena Šestnáctá', phone: '+420605111222' });
  });

  it('lets the firm set a day, write, send pictures and say done; the solver is told and confirms', async () => {
    const { chair, alena, house, r, firm } = await aJob();
    const token = await hands(chair, r.id, firm);
    await office.delivered();
    const set = await nobody(portal).asks(work.day, { token, day: '2026-11-24', from: 7, to: 9 });
    expect(set.day).toEqual({ day: '2026-11-24', from: 7, to: 9 });
    const told = await office.delivered();
    expect(letters(told).sort()).toEqual([chair, alena].map((p) => `${p.email}: Re: Hlášení: Nesvítí světlo`).sort());
    expect(told[0]?.text.replaceAll('\u00a0', ' ')).toContain('24. 11. 2026, 7–9 hodin');
    // The same day again is no news.
    await nobody(portal).asks(work.day, { token, day: '2026-11-24', from: 7, to: 9 });
    expect(await office.delivered()).toEqual([]);
    const [row] = (await alena.asks(reports.list, {})).reports.filter((one) => one.id === r.id);
    expect(row?.work).toEqual({ day: '2026-11-24', from: 7, to: 9 });

    await nobody(portal).asks(work.word, { token, message: 'Vezmeme s sebou žebřík.' });
    const said = await office.delivered();
    expect(letters(said)).toHaveLength(2);
    expect(said[0]?.text).toContain('Firma odkazem píše k hlášení');
    const { comments } = await alena.asks(reports.one, { id: r.id });
    expect(comments).toMatchObject([{ message: 'Vezmeme s sebou žebřík.', user: null, byLink: true }]);

    const sent = await sendsPhoto(portal, token, await photo());
    expect(sent.status).toBe(200);
    const at = await alena.asks(handovers.ofReport, { id: r.id });
    expect(at.handovers[0]?.photos.map((p) => p.name)).toEqual(['Po opravě']);
    const bytes = (await fetched(portal, at.handovers[0]?.photos[0]?.url as string)).rawPayload;
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();

    expect((await nobody(portal).asks(work.done, { token, message: 'Nová lampa.' })).state).toBe('done');
    const done = await office.delivered();
    expect(letters(done)).toEqual([`${chair.email}: Re: Hlášení: Nesvítí světlo`]);
    expect(done[0]?.text).toContain('Nová lampa.');
    // The link serves on until the solver confirms it.
    await looks(portal, token);
    await solves(chair, r.id);
    await leadsNowhere(portal, token);
    const { history } = await alena.asks(reports.one, { id: r.id });
    expect(history.map((h) => [h.what, h.who?.full_name ?? null]).slice(0, 5)).toEqual([
      ['solved', 'Jan Předsedová'],
      ['firmDone', null],
      ['firmPhoto', null],
      ['firmDay', null],
      ['handedOver', 'Jan Předsedová'],
    ]);
    const { rows } = await house.inside((db) =>
      db.execute<{ verb: string }>(
        sql`select verb from activity where svj_id = ${house.id} and noun = 'handover' order by id`,
      ),
    );
    expect(rows.map((x) => x.verb)).toEqual(['create', 'day', 'word', 'photo', 'done']);
  });

  it('tells who solves it why the firm cannot take it, and goes to another one whose day is its own', async () => {
    const { chair, alena, r, firm } = await aJob();
    const first = await hands(chair, r.id, firm);
    await nobody(portal).asks(work.day, { token: first, day: '2026-11-24', from: null, to: null });
    await office.delivered();
    await nobody(portal).asks(work.cannot, { token: first, message: 'Na výšky nemáme lidi.' });
    const told = await office.delivered();
    expect(letters(told)).toEqual([`${chair.email}: Re: Hlášení: Nesvítí světlo`]);
    expect(told[0]?.text).toContain('Na výšky nemáme lidi.');
    expect((await alena.asks(handovers.ofReport, { id: r.id })).handovers[0]).toMatchObject({
      state: 'cannot',
      said: null,
    });
    const other = await aContact(chair, { companyName: 'Lampy', emails: [{ value: `lampy${r.id}@firma.example` }] });
    const second = await hands(chair, r.id, other);
    await leadsNowhere(portal, first);
    expect((await looks(portal, second)).day).toBeNull();
    const { handovers: both } = await chair.asks(handovers.ofReport, { id: r.id });
    expect(both.map((h) => [h.contact?.full_name, h.open])).toEqual([
      ['Lampy', true],
      ['Elektro Pospíchal', false],
    ]);
    expect((await alena.asks(handovers.ofReport, { id: r.id })).handovers).toHaveLength(1);
  });

  it('is told as each wishes, with a line in the digest, and to nobody who left reports alone by the link under a mail', async () => {
    const { chair, alena, r, firm } = await aJob();
    await wishes(alena, 'daily', null, 'reports');
    const token = await hands(chair, r.id, firm);
    await nobody(portal).asks(work.day, { token, day: '2026-11-25', from: 7, to: 9 });
    await nobody(portal).asks(work.done, { token, message: 'Nová lampa.' });
    const mails = await office.delivered();
    expect(mails.filter((m) => m.to === alena.email)).toEqual([]);
    const [done] = mails.filter((m) => m.to === chair.email && m.text.includes('Nová lampa.'));
    const digests = await office.deliveredAt('2026-11-24T06:00:30Z');
    const [digest] = digests.filter((m) => m.to === alena.email);
    expect(digest?.text.replaceAll('\u00a0', ' ')).toMatch(/Nesvítí světlo[\s\S]*25. 11. 2026, 7–9 hodin/);
    expect(digest?.text).not.toContain('Nová lampa.');
    const under = unsubscribing(done?.raw.toString() ?? '');
    expect(await nobody(portal).asks(notices.unsubscribe, { token: under })).toMatchObject({
      module: 'reports',
      off: true,
    });
    await nobody(portal).asks(work.cannot, { token, message: 'Přece jen ne.' });
    expect(await office.delivered()).toEqual([]);
  });

  it('of two solvers at once one wins and the other keeps the text; an answer that was lost is read again', async () => {
    const { chair, house, r, firm } = await aJob();
    const clerk = await house.person({ role: 'memberCommittee' });
    const { updatedAt } = await chair.asks(reports.one, { id: r.id });
    const input = { id: r.id, updatedAt, contactId: firm.id, email: firm.emails[0]?.value as string, note: 'Klíč' };
    const answers = await Promise.all([chair, clerk].map((who) => who.call(handovers.handOver, input)));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    // Who edits it meanwhile is overtaken too.
    expect((await clerk.refused(reports.update, editedReport(r, { title: 'Jinak' }))).code).toBe(409);
    const again = await aReport(chair, { title: 'Další' });
    const key = crypto.randomUUID();
    const sent = { ...input, id: again.id, updatedAt: again.updatedAt };
    const one = await chair.under(key).asks(handovers.handOver, sent);
    expect(await chair.under(key).asks(handovers.handOver, sent)).toEqual(one);
  });
});

describe('a link', () => {
  it('ends with the report, by hand, after 60 days and with the module', async () => {
    const solved = await aJob();
    const tokens = [await hands(solved.chair, solved.r.id, solved.firm)];
    await solves(solved.chair, solved.r.id);
    const removed = await aJob();
    tokens.push(await hands(removed.chair, removed.r.id, removed.firm));
    await removed.chair.asks(reports.remove, { id: removed.r.id });
    const taken = await aJob();
    tokens.push(await hands(taken.chair, taken.r.id, taken.firm));
    expect((await taken.chair.asks(handovers.takeBack, { id: taken.r.id })).may.takeBack).toBe(false);
    expect((await taken.chair.refused(handovers.takeBack, { id: taken.r.id })).key).toBe('HANDOVER.ERRORS.NONE');
    const off = await aJob();
    tokens.push(await hands(off.chair, off.r.id, off.firm));
    await off.house.inside((db) =>
      db.execute(sql`update svj set modules = array_remove(modules, 'reports') where id = ${off.house.id}`),
    );
    for (const token of tokens) await leadsNowhere(portal, token);
    const old = await aJob();
    const last = await hands(old.chair, old.r.id, old.firm);
    const { pictures } = await looks(portal, last);
    later(59);
    await looks(portal, last);
    later(1);
    await leadsNowhere(portal, last);
    expect((await fetched(portal, pictures[0]?.url as string)).statusCode).toBe(401);
  });

  it('takes its pictures with it at once, and shows none of another report', async () => {
    const { chair, alena, r, firm } = await aJob();
    const token = await hands(chair, r.id, firm);
    const { pictures } = await looks(portal, token);
    const url = pictures[0]?.url as string;
    expect((await fetched(portal, url)).statusCode).toBe(200);
    const other = await aReport(alena, {
      title: 'Jiné',
      fileIds: [(await uploads(alena, 'Jina.jpg', await photo())).id],
    });
    const away = await hands(chair, other.id, firm);
    const theirs = (await looks(portal, away)).pictures.map((p) => p.id);
    expect(pictures.map((p) => p.id)).not.toContain(theirs[0]);
    await chair.asks(handovers.takeBack, { id: r.id });
    expect((await fetched(portal, url)).statusCode).toBe(404);
  });

  it('takes ten pictures and nothing else', async () => {
    const { chair, r, firm } = await aJob();
    const token = await hands(chair, r.id, firm);
    const one = await photo();
    const refused = async (bytes: Buffer | string, name: string) => (await sendsPhoto(portal, token, bytes, name)).key;
    expect(await refused('%PDF-1.7\n', 'Faktura.pdf')).toBe('WORK.ERRORS.NOT_PHOTO');
    expect(await refused('GIF89a nothing', 'Rozbita.gif')).toBe('FILES.ERRORS.BROKEN');
    for (let n = 0; n < 10; n++) expect((await sendsPhoto(portal, token, one)).status).toBe(200);
    expect(await refused(one, 'Jedenacta.jpg')).toBe('WORK.ERRORS.PHOTOS');
    expect((await looks(portal, token)).photosLeft).toBe(0);
  });

  it('leaves no bytes that nobody knows: they are waste until their row stands', async () => {
    const { chair, alena, r, firm } = await aJob();
    const token = await hands(chair, r.id, firm);
    const had = new Set((await onDisk(portal)).files);
    const db = new pg.Client({ connectionString: portal.ownerUrl });
    await db.connect();
    try {
      // As if the portal stopped between the bytes and the row: no row of a file gets through.
      await db.query('begin');
      await db.query('lock table file in share row exclusive mode');
      const sent = sendsPhoto(portal, token, await photo());
      const came = await vi.waitUntil(async () => {
        const files = (await onDisk(portal)).files.filter((name) => !had.has(name));
        return files.length === 2 && files;
      }, 15_000);
      const { rows } = await portal.pool.across('read only', (all) =>
        all.execute<{ n: number }>(
          sql`select count(*) as n from file_waste w where ${came[0] ?? ''} like w.key || '%'`,
        ),
      );
      expect(rows[0]?.n).toBe(1);
      await db.query('rollback');
      expect((await sent).status).toBe(200);
    } finally {
      await db.end();
    }
    later(2);
    await sweepFiles(portal);
    expect((await onDisk(portal)).files.filter((name) => !had.has(name))).toHaveLength(2);
    expect(await photosOf(alena, r.id)).toHaveLength(1);
  });

  it('takes its pictures back until it says done; they open nowhere from then on', async () => {
    const { chair, alena, r, firm } = await aJob();
    const token = await hands(chair, r.id, firm);
    const other = await aJob();
    const away = await hands(other.chair, other.r.id, other.firm);
    const had = new Set((await onDisk(portal)).files);
    for (let n = 0; n < 2; n++) await sendsPhoto(portal, token, await photo());
    const [wrong, right] = (await looks(portal, token)).photos;
    const shown = await photosOf(alena, r.id);
    const addresses = [wrong?.url, shown[0]?.url, shown[0]?.previewUrl] as string[];
    const statuses = () => Promise.all(addresses.map(async (url) => (await fetched(portal, url)).statusCode));
    expect(await statuses()).toEqual([200, 200, 200]);
    // Neither a picture of the report nor one of another firm is its own.
    const { pictures } = await looks(portal, token);
    for (const [id, by] of [
      [pictures[0]?.id, token],
      [wrong?.id, away],
    ] as const)
      expect(await nobody(portal).refused(work.removePhoto, { token: by, id: id as number })).toMatchObject({
        ...{ code: 404, key: 'WORK.ERRORS.PHOTO' },
      });
    const left = await nobody(portal).asks(work.removePhoto, { token, id: wrong?.id as number });
    expect(left.photos.map((p) => p.id)).toEqual([right?.id]);
    expect(await statuses()).toEqual([404, 404, 404]);
    expect((await photosOf(alena, r.id)).map((p) => p.id)).toEqual([right?.id]);
    expect((await alena.asks(reports.one, { id: r.id })).history[0]).toMatchObject({ what: 'firmNoPhoto', who: null });
    await nobody(portal).asks(work.done, { token });
    expect((await nobody(portal).refused(work.removePhoto, { token, id: right?.id as number })).key).toBe(
      'WORK.ERRORS.PHOTO_STAYS',
    );
    later(2);
    await sweepFiles(portal);
    // Of two photographs one is kept, with its preview.
    expect((await onDisk(portal)).files.filter((name) => !had.has(name))).toHaveLength(2);
  });

  it('says whom to call though it ended, and nothing of the report; a wrong one says nothing', async () => {
    const { chair, house, r, firm } = await aJob();
    const token = await hands(chair, r.id, firm);
    const calls = () => nobody(portal).asks(work.call, { token });
    const whom = { call: { name: 'Jan Předsedová', phone: '+420777204118' } };
    await chair.asks(handovers.takeBack, { id: r.id });
    await leadsNowhere(portal, token);
    expect(await calls()).toEqual(whom);
    await chair.asks(reports.remove, { id: r.id });
    expect(await calls()).toEqual(whom);
    expect(await nobody(portal).refused(work.call, { token: `${token.slice(0, -2)}__` })).toMatchObject({
      ...{ code: 404, key: 'WORK.ERRORS.LINK' },
    });
    later(179);
    expect(await calls()).toEqual(whom);
    await house.inside((db) =>
      db.execute(sql`update member_contact set is_public = false where member_id = ${chair.memberId}`),
    );
    expect(await calls()).toEqual({ call: null });
    await house.inside((db) =>
      db.execute(sql`update member_contact set is_public = true where member_id = ${chair.memberId}`),
    );
    later(1);
    expect(await calls()).toEqual({ call: null });
  });

  it('refuses days that are over or far, and hours that make no sense', async () => {
    const { chair, r, firm } = await aJob();
    const token = await hands(chair, r.id, firm);
    const bad = [
      { day: '2026-11-22', from: null, to: null },
      { day: '2028-01-01', from: null, to: null },
      { day: '2026-11-24', from: 9, to: 7 },
      { day: '2026-11-24', from: 9, to: null },
    ];
    for (const time of bad)
      expect((await nobody(portal).refused(work.day, { token, ...time })).errors).toEqual({ day: 'WORK.ERRORS.DAY' });
    expect((await nobody(portal).refused(work.day, { token, day: '2026-02-30', from: null, to: null })).code).toBe(400);
  });

  it('that is wrong is answered alike 500 times and is limited, while a right one from elsewhere opens', async () => {
    const { chair, r, firm } = await aJob();
    const token = await hands(chair, r.id, firm);
    const seen = new Map<string, number>();
    const tries = Array.from({ length: 500 }, (_, n) => `${'x'.repeat(40)}${String(n).padStart(3, '0')}`);
    for (let n = 0; n < 500; n += 20) {
      const some = tries.slice(n, n + 20).map(async (wrong) => {
        const url = work.look.path.replace(':token', wrong);
        const reply = await portal.app.inject({ method: 'GET', url, remoteAddress: '198.51.100.77' });
        const { data, message } = reply.json();
        return JSON.stringify([reply.statusCode, data, message.content]);
      });
      for (const told of await Promise.all(some)) seen.set(told, (seen.get(told) ?? 0) + 1);
    }
    expect([...seen].map(([told, n]) => [JSON.parse(told)[0], JSON.parse(told)[2], n])).toEqual([
      [404, 'WORK.ERRORS.LINK', 60],
      [429, 'BASE.ERRORS.TOO_MANY', 440],
    ]);
    await looks(portal, token);
  });

  it('does not leave in a mail once it was taken back', async () => {
    const { chair, r, firm } = await aJob();
    await hands(chair, r.id, firm);
    await chair.asks(handovers.takeBack, { id: r.id });
    const sender = aSender(portal, office.post, { workLink: whyNotMailed });
    await sender.run();
    await sender.stop();
    expect(letters(office.post.mails.splice(0)).filter((m) => m.includes('@firma'))).toEqual([]);
    expect(await lastToken(portal, firm.emails[0]?.value as string)).toBeUndefined();
  });
});
