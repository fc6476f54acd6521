import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { contacts } from '#contract/contacts/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { documentBin } from '#contract/documents/endpoints-bin.ts';
import { documentDue } from '#contract/documents/endpoints-due.ts';
import { plusDays } from '#contract/documents/rules-due.ts';
import { home } from '#contract/home/endpoints.ts';
import { aContact } from '#house/contacts.ts';
import { aDocument, aFolder } from '#house/documents.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { anOfficer } from '#house/member-form.ts';
import { wordsOfPdf, wordsOfSheet } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { whyNotDue } from './due/steps-warn.ts';
import { emptyBins } from './jobs.ts';
import { warnOfDue } from './jobs-due.ts';

let portal: TestPortal;
const start = new Date('2026-11-21T09:00:00Z');
const today = '2026-11-21';
const day = 24 * 3600_000;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const fails = (error: unknown) => {
  throw error;
};
const idOf = (who: Person) => who.memberId as number;
const on = (n: number): void => {
  portal.clock.now = new Date(start.getTime() + n * day);
};

type Said = {
  kind?: string;
  months?: number;
  validFrom?: string;
  validUntil?: string;
  firm?: string;
  contactId?: number;
  watchers?: number[];
};
const due = (by: Person, id: number, said: Said, updatedAt: string | null = null) =>
  by.asks(documentDue.set, { id, kind: 'lift', updatedAt, ...said } as never);

type Mail = { recipient: string; data: Record<string, string | number>; message_id: string; state: string };
const mailsOf = async (house: TestHouse): Promise<Mail[]> =>
  house.inside(async (db) => {
    const { rows } = await db.execute<Mail>(sql`
      select recipient, data, message_id, state from outbox where svj_id = ${house.id} and kind = 'documentDue' order by id`);
    return rows;
  });

/** A house with a chair, another one of the committee, an owner, and a paper that they all see. */
async function aStart() {
  on(0);
  const house = await aHouse(portal);
  const [chair, member, owner] = [
    await house.chair(),
    await house.person({ role: 'memberCommittee' }),
    await house.owner(),
  ];
  const paper = await aDocument(chair, 'revize.txt');
  return { house, chair, member, owner, paper };
}

describe('what runs out', () => {
  it('is of a firm by its name, and of a contact of the house for who sees that contact', async () => {
    const { house, chair, owner, paper } = await aStart();
    const firm = (name: string, visibility: 'public' | 'private') =>
      aContact(chair, { type: 'company', companyName: name, visibility });
    const [lifts, secret] = [await firm('Výtahy Lipnice', 'public'), await firm('Tajná firma', 'private')];
    const of = async (who: Person) => (await who.asks(documentDue.one, { id: paper.id })).obligation;
    const namedBy = async (who: Person, contactId: number) => {
      const { files } = await who.asks(documentDue.list, { filters: JSON.stringify({ contactId }) } as never);
      return files.map((f) => f.name);
    };
    await due(chair, paper.id, { months: 3, validFrom: today, firm: 'Výtahy Lipnice', contactId: lifts.id });
    expect([(await of(chair))?.contactId, (await of(owner))?.contactId]).toEqual([lifts.id, lifts.id]);
    expect(await namedBy(owner, lifts.id)).toEqual(['revize']);
    // A paper of the committee is named and counted to nobody else, though all see the firm.
    const own = await aDocument(chair, 'smlouva.txt', { isPublic: false });
    await due(chair, own.id, { validUntil: '2027-01-01', firm: 'Výtahy Lipnice', contactId: lifts.id });
    const filters = JSON.stringify({ contactId: lifts.id });
    for (const [who, count] of [
      [chair, 2],
      [owner, 1],
    ] as const)
      expect(await who.asks(documentDue.list, { filters } as never)).toMatchObject({ total: count, allCount: count });
    expect([await namedBy(chair, lifts.id), await namedBy(owner, lifts.id)]).toEqual([
      ['smlouva', 'revize'],
      ['revize'],
    ]);
    const stamp = async () => (await of(chair))?.updatedAt ?? null;
    const said = { months: 3, validFrom: today, firm: 'Tajná firma' };
    await due(chair, paper.id, { ...said, contactId: secret.id }, await stamp());
    expect([(await of(chair))?.contactId, (await of(owner))?.contactId]).toEqual([secret.id, null]);
    expect([await namedBy(chair, secret.id), await namedBy(owner, secret.id)]).toEqual([['revize'], []]);
    // Whoever does not see the contact sends none, and takes it away only with its name.
    const clerk = await anOfficer(house, chair, { documents: 'rw', contact: 'rw' });
    await due(clerk, paper.id, { ...said, months: 4 }, await stamp());
    expect(await of(chair)).toMatchObject({ months: 4, contactId: secret.id });
    await due(clerk, paper.id, { ...said, firm: 'Jiná firma' }, await stamp());
    expect((await of(chair))?.contactId).toBeNull();
    const theirs = { id: paper.id, kind: 'lift', updatedAt: await stamp(), ...said, contactId: secret.id };
    expect((await clerk.refused(documentDue.set, theirs as never)).errors).toEqual({ firm: 'CONTACTS.NOT_FOUND' });
    await due(chair, paper.id, { ...said, contactId: secret.id }, await stamp());
    await chair.asks(contacts.removeAll, { ids: [secret.id] });
    expect(await of(chair)).toMatchObject({ firm: 'Tajná firma', contactId: null });
    const gone = { id: paper.id, kind: 'lift', updatedAt: await stamp(), ...said, contactId: secret.id };
    expect((await chair.refused(documentDue.set, gone as never)).errors).toEqual({ firm: 'CONTACTS.NOT_FOUND' });
  });

  it('is listed with what is overdue first, in tabs, filtered, sorted and as a sheet', async () => {
    const { chair, owner } = await aStart();
    const revisions = await aFolder(chair, 'Revize');
    const papers: [string, Said][] = [
      ['výtah', { kind: 'lift', validFrom: '2026-09-10', months: 3, firm: 'Výtahy Červený' }],
      ['hasiči', { kind: 'fire', validFrom: '2025-10-31', months: 12 }],
      ['pojistka', { kind: 'insurance', validUntil: '2027-01-20', watchers: [idOf(chair)] }],
      ['plyn', { kind: 'gas', validFrom: '2026-03-31', months: 36 }],
      ['komín', { kind: 'chimney', validUntil: '2026-11-20' }],
    ];
    for (const [name, said] of papers) {
      const { id } = await aDocument(chair, `${name}.txt`, { folderId: revisions.id });
      await due(chair, id, said);
    }
    const list = ({ filters = {}, ...input }: { filters?: object } = {}, by = owner) =>
      by.asks(documentDue.list, { ...input, filters: JSON.stringify(filters) } as never);
    const all = await list();
    expect(all.files.map((f) => [f.name, f.dueOn])).toEqual([
      ['hasiči', '2026-10-31'],
      ['komín', '2026-11-20'],
      ['výtah', '2026-12-10'],
      ['pojistka', '2027-01-20'],
      ['plyn', '2029-03-31'],
    ]);
    expect(all.files[0]?.breadcrumb).toEqual([{ id: revisions.id, name: 'Revize' }]);
    const { files: _, ...counts } = all;
    expect(counts).toEqual({ total: 5, allCount: 5, overdueCount: 2, soonCount: 2, laterCount: 1 });
    const names = async (input: object, by = owner) => (await list(input, by)).files.map((f) => f.name);
    expect(await names({ tab: 'soon' })).toEqual(['výtah', 'pojistka']);
    expect(await names({ sort: '-dueOn', tab: 'overdue' })).toEqual(['komín', 'hasiči']);
    expect(await names({ filters: { text: 'CERVENY' } })).toEqual(['výtah']);
    expect(await names({ filters: { text: 'pojist' } })).toEqual(['pojistka']);
    expect(await names({ filters: { kind: 'gas' } })).toEqual(['plyn']);
    expect(await names({ filters: { from: '2026-11-20', to: '2026-12-10' } })).toEqual(['komín', 'výtah']);
    expect(await names({ filters: { mine: true } })).toEqual([]);
    expect(await names({ filters: { mine: true } }, chair)).toEqual(['pojistka']);
    // On paper and as a sheet it is what the list shows that asker, in words.
    const hidden = await aDocument(chair, 'smlouva.txt', { isPublic: false });
    await due(chair, hidden.id, { kind: 'contract', validUntil: '2026-11-01' });
    const bytes = async (call: 'exportTicket' | 'print', input: object, by = owner) =>
      (await fetched(portal, (await by.asks(documentDue[call], input as never)).url)).rawPayload;
    const sheet = await wordsOfSheet(await bytes('exportTicket', { tab: 'overdue', lang: 'en' }));
    expect(sheet).toContain('"hasiči.txt","Fire protection",null,"31. 10. 2026","21 days overdue",12,"Revize"');
    const paper = await wordsOfPdf(await bytes('print', {}));
    for (const part of [
      'Co končí',
      '5 dokumentů',
      'výtah.txt',
      'Revize výtahu',
      'Výtahy Červený',
      '10. 12. 2026',
      'po 3 měsících',
    ])
      expect(paper).toContain(part);
    for (const words of [sheet, paper, await wordsOfPdf(await bytes('print', { tab: 'overdue' }))])
      expect(words).not.toContain('smlouva');
    expect(await wordsOfPdf(await bytes('print', { tab: 'overdue' }, chair))).toContain('smlouva.txt');
    const listed = await owner.asks(documents.list, { folderId: revisions.id });
    expect(Object.fromEntries(listed.files.map((f) => [f.name, f.dueOn]))).toMatchObject({ komín: '2026-11-20' });
  });

  it('is said by whoever administers documents, checked, guarded by its version and told in the log', async () => {
    const { chair, member, owner, paper } = await aStart();
    const refused = (by: Person, said: object) =>
      by.refused(documentDue.set, { id: paper.id, kind: 'lift', ...said } as never);
    expect((await refused(owner, { validUntil: today })).code).toBe(403);
    expect((await refused(chair, {})).errors).toEqual({ validUntil: 'FILE.ERRORS.NEVER_DUE' });
    expect((await refused(chair, { months: 3 })).errors).toEqual({ validFrom: 'BASE.FORM.REQUIRED' });
    expect((await refused(chair, { validFrom: today, validUntil: '2026-11-20' })).errors).toEqual({
      validUntil: 'FILE.ERRORS.ENDS_FIRST',
    });
    expect((await refused(chair, { validFrom: '2026-02-30', months: 3 })).code).toBe(400);
    expect((await refused(chair, { validFrom: today, months: 241 })).code).toBe(400);
    const hidden = await aDocument(chair, 'dluhy.txt', { isPublic: false });
    const toOwner = { validUntil: today, watchers: [idOf(owner)] };
    expect(
      (await chair.refused(documentDue.set, { id: hidden.id, kind: 'contract', ...toOwner } as never)).errors,
    ).toEqual({ watchers: 'FILE.ERRORS.WATCHER' });
    const said = { validFrom: '2026-08-31', months: 6, firm: 'Výtahy', watchers: [idOf(owner), idOf(chair)] };
    const { obligation } = await due(chair, paper.id, said);
    expect(obligation).toMatchObject({ dueOn: '2027-02-28', months: 6, firm: 'Výtahy', rounds: [] });
    expect(obligation?.watchers.map((w) => w.id).sort()).toEqual([idOf(owner), idOf(chair)].sort());
    expect((await owner.asks(documentDue.one, { id: paper.id })).obligation).toMatchObject({ watchers: [] });
    expect((await refused(member, { validUntil: today })).code).toBe(409);
    const stale = obligation?.updatedAt as string;
    await due(member, paper.id, { ...said, firm: 'Jiné výtahy' }, stale);
    expect((await refused(chair, { ...said, updatedAt: stale })).code).toBe(409);
    const { activities } = await chair.asks(houseLog.activity, {});
    const told = activities.filter((d) => d.verb === 'due');
    expect(told[0]).toMatchObject({
      detail: { name: 'revize.txt', changes: [{ field: 'firm', from: 'Výtahy', to: 'Jiné výtahy' }] },
    });
    await chair.asks(documentDue.remove, { id: paper.id });
    expect((await chair.asks(documentDue.one, { id: paper.id })).obligation).toBeNull();
    expect((await chair.refused(documentDue.remove, { id: paper.id })).key).toBe('FILE.ERRORS.NO_DUE');
  });

  it('begins its next round on the day the new version was done, and keeps the one that is over', async () => {
    const { chair, paper } = await aStart();
    await due(chair, paper.id, { validFrom: '2025-10-31', months: 12 });
    const next = await uploads(chair, 'revize.txt', 'nová zpráva');
    const version = (closes: object, fileId = next.id) => ({ id: paper.id, fileId, closes }) as never;
    expect((await chair.refused(documents.addVersion, version({ day: '2026-11-22' }))).key).toBe('FILE.ERRORS.NOT_YET');
    expect((await chair.asks(documents.one, { id: paper.id })).versionNumber).toBe(1);
    await chair.asks(documents.addVersion, version({ day: '2026-11-15' }));
    const { obligation } = await chair.asks(documentDue.one, { id: paper.id });
    expect(obligation).toMatchObject({ validFrom: '2026-11-15', dueOn: '2027-11-15' });
    expect(obligation?.rounds).toMatchObject([
      { validFrom: '2025-10-31', dueOn: '2026-10-31', closedOn: '2026-11-15', versionNumber: 2 },
    ]);
    expect(obligation?.rounds[0]?.closedBy?.id).toBe(chair.memberId);
    const plain = await uploads(chair, 'revize.txt', 'jen oprava překlepu');
    await chair.asks(documents.addVersion, { id: paper.id, fileId: plain.id });
    expect((await chair.asks(documentDue.one, { id: paper.id })).obligation?.rounds).toHaveLength(1);
  });

  it('is closed without a version too; what has no interval needs a new end', async () => {
    const { chair, owner, paper } = await aStart();
    await due(chair, paper.id, { kind: 'insurance', validFrom: '2025-12-01', validUntil: '2026-12-01' });
    const close = { id: paper.id, day: today };
    expect((await owner.refused(documentDue.close, close as never)).code).toBe(403);
    expect((await chair.refused(documentDue.close, close as never)).key).toBe('FILE.ERRORS.NEVER_DUE');
    const before = await chair.refused(documentDue.close, { ...close, validUntil: '2026-11-20' } as never);
    expect(before.key).toBe('FILE.ERRORS.ENDS_FIRST');
    const { obligation } = await chair.asks(documentDue.close, { ...close, validUntil: '2027-12-01' } as never);
    expect(obligation).toMatchObject({ dueOn: '2027-12-01', rounds: [{ versionNumber: null, dueOn: '2026-12-01' }] });
    const other = await aDocument(chair, 'jiný.txt');
    expect((await chair.refused(documentDue.close, { id: other.id, day: today } as never)).key).toBe(
      'FILE.ERRORS.NO_DUE',
    );
  });

  it('goes with its document into the bin and out of it, and for good when that is emptied', async () => {
    const { house, chair, owner, paper } = await aStart();
    // Another one stays for its bytes, which somebody confirmed; its day goes all the same.
    const held = await aDocument(chair, 'potvrzená.txt', { acceptRead: true });
    await owner.asks(confirmations.accept, { id: `document-${held.id}-1` });
    await due(chair, held.id, { validUntil: '2027-05-05', watchers: [idOf(chair)] });
    await chair.asks(documents.remove, { id: held.id });
    await due(chair, paper.id, { validUntil: today, watchers: [idOf(chair)] });
    await chair.asks(documents.remove, { id: paper.id });
    expect((await chair.asks(documentDue.list, {})).allCount).toBe(0);
    await warnOfDue(portal, fails);
    expect(await mailsOf(house)).toEqual([]);
    const { entries } = await chair.asks(documentBin.list, {});
    await chair.asks(documentBin.restore, { id: entries[0]?.id as number });
    expect((await chair.asks(documentDue.list, {})).allCount).toBe(1);
    on(1);
    await warnOfDue(portal, fails);
    expect(await mailsOf(house)).toHaveLength(1);
    await chair.asks(documents.remove, { id: paper.id });
    on(40);
    await emptyBins(portal, fails);
    const left = await house.inside(async (db) => {
      const { rows } = await db.execute<{ n: number }>(sql`
        select (select count(*) from document_obligation where svj_id = ${house.id})
          + (select count(*) from document_watcher where svj_id = ${house.id})
          + (select count(*) from document_warning where svj_id = ${house.id}) as n`);
      return rows[0]?.n;
    });
    expect(left).toBe(0);
  });
});

describe('who is chosen', () => {
  it('is told 60, 30 and 7 days ahead, once each, however often anybody looks', async () => {
    const { house, chair, owner, paper } = await aStart();
    await due(chair, paper.id, { validUntil: plusDays(today, 70), firm: 'Výtahy', watchers: [idOf(owner)] });
    const told: [number, string][] = [];
    for (let n = 0; n <= 75; n += 1) {
      on(n);
      const before = (await mailsOf(house)).length;
      await warnOfDue(portal, fails);
      await warnOfDue(portal, fails);
      for (const mail of (await mailsOf(house)).slice(before)) told.push([n, mail.recipient]);
    }
    expect(told).toEqual([10, 40, 63].map((n) => [n, owner.email]));
    const [first] = await mailsOf(house);
    expect(first?.data).toMatchObject({ title: 'revize.txt', kind: 'lift', firm: 'Výtahy', state: 'soon', days: 60 });
    expect(first?.data.url).toContain(`/dokumenty/${paper.id}?svj=${house.id}`);
  });

  it('is told late of what was missed, of the last of it alone; and of the next round anew', async () => {
    const { house, chair, paper } = await aStart();
    await due(chair, paper.id, { validFrom: '2025-12-02', months: 12, watchers: [idOf(chair)] });
    on(20);
    await warnOfDue(portal, fails);
    expect((await mailsOf(house)).map((m) => [m.data.state, m.data.days])).toEqual([['overdue', 9]]);
    await chair.asks(documentDue.close, { id: paper.id, day: '2026-12-11' } as never);
    on(20 + 340);
    await warnOfDue(portal, fails);
    expect((await mailsOf(house)).map((m) => m.data.due)).toEqual(['02.\u00a012.\u00a02026', '11.\u00a012.\u00a02027']);
  });

  it('is told once by two servers at once, and by one that was killed in the middle not less', async () => {
    const { house, chair, member } = await aStart();
    for (let n = 0; n < 12; n += 1) {
      const { id } = await aDocument(chair, `zpráva ${n}.txt`);
      await due(chair, id, { validUntil: plusDays(today, 5), watchers: [idOf(chair), idOf(member)] });
    }
    let runs = 0;
    const dies = { ...portal, config: portal.config, now: portal.now };
    Object.defineProperty(dies, 'config', {
      get() {
        runs += 1;
        if (runs === 9) throw new Error('killed');
        return portal.config;
      },
    });
    await Promise.all([warnOfDue(dies, () => undefined, 5), warnOfDue(portal, fails, 5), warnOfDue(portal, fails, 5)]);
    await warnOfDue(portal, fails);
    const mails = await mailsOf(house);
    const told = mails.map((m) => `${m.recipient} ${m.data.title}`);
    expect([told.length, new Set(told).size]).toEqual([24, 24]);
  });

  it('hears nothing of what they may not open any more, neither when it is time nor when the mail goes', async () => {
    const { house, chair, owner, paper } = await aStart();
    await due(chair, paper.id, { validUntil: plusDays(today, 30), watchers: [idOf(owner), idOf(chair)] });
    await warnOfDue(portal, fails);
    const check = whyNotDue(portal);
    const fate = async (mail: Mail) =>
      portal.pool.across('read only', (db) =>
        check(db, { svj_id: house.id, recipient: mail.recipient, message_id: mail.message_id }),
      );
    const ofOwner = async () => (await mailsOf(house)).filter((m) => m.recipient === owner.email);
    const [mail] = await ofOwner();
    expect(await fate(mail as Mail)).toBeNull();
    const { updatedAt } = await chair.asks(documents.one, { id: paper.id });
    await chair.asks(documents.update, { id: paper.id, updatedAt, name: 'revize', isPublic: false });
    expect(await fate(mail as Mail)).toBe('access');
    on(23);
    await warnOfDue(portal, fails);
    expect(await ofOwner()).toHaveLength(1);
    const again = await chair.asks(documents.one, { id: paper.id });
    await chair.asks(documents.update, { id: paper.id, updatedAt: again.updatedAt, name: 'revize', isPublic: true });
    expect(await fate(mail as Mail)).toBeNull();
    const { obligation } = await chair.asks(documentDue.one, { id: paper.id });
    await due(chair, paper.id, { validUntil: plusDays(today, 90), watchers: [] }, obligation?.updatedAt);
    expect(await fate(mail as Mail)).toBe('over');
  });

  it('finds on the dashboard how many are overdue, of those that they may open', async () => {
    const { chair, owner, paper } = await aStart();
    const waits = async (who: Person) => (await who.asks(home.waits, {})).counts.documentsDue;
    await due(chair, paper.id, { validUntil: '2026-11-20', watchers: [idOf(owner)] });
    expect([await waits(owner), await waits(chair)]).toEqual([1, 0]);
    const { updatedAt } = await chair.asks(documents.one, { id: paper.id });
    await chair.asks(documents.update, { id: paper.id, updatedAt, name: 'revize', isPublic: false });
    expect(await waits(owner)).toBe(0);
  });
});
