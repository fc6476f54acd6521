import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { canonical, type Json } from '#contract/ledger/rules.ts';
import { minutes } from '#contract/minutes/endpoints.ts';
import { minutesStanding } from '#contract/minutes/endpoints-standing.ts';
import type { MinutesOverrides, MinutesView } from '#contract/minutes/schema.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { anAssembly } from '#house/assembly.ts';
import { records } from '#house/ballots.ts';
import type { Person } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { aMeeting } from '#house/summons.ts';
import { termStates } from '#house/terms.ts';
import { ends } from '#house/votes.ts';
import { addEvening } from '../assembly/rows/queries.ts';
import { tieVote } from '../meetings/rows/queries-votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(() => {
  portal.clock.now = new Date('2026-11-23T10:00:00Z');
});
afterAll(() => portal.close());

const at = (clock: string) => {
  portal.clock.now = new Date(`2026-12-16T${clock}:00Z`);
};
const html = (text: string) => `<p>${text}</p>`;

/** A meeting that was held: the first point passes, somebody leaves, the second is without a quorum. */
async function held() {
  const points = [
    { name: 'Střecha', description: html('Opravíme ji nejvýše za 1 460 000 Kč.') },
    { name: 'Odměny', description: html('Výbor dostane 1 200 Kč měsíčně.') },
  ];
  const a = await anAssembly(portal, { 1: 50, 2: 30, 3: 20 }, { points, name: 'Hlasování v sále' });
  const m = await aMeeting(a.chair);
  await a.house.inside(async (db, scope) => {
    await tieVote(db, scope, a.vote.id, m.id);
    // Sessions of tests do not live for as long as the term of an invitation.
    await db.execute(sql`update meeting set noticed_at = '2026-11-10T10:00:00Z' where id = ${m.id}`);
  });
  at('17:02');
  await a.come('1', '2');
  at('17:20');
  await records(a.chair, a.vote, a.seats('1'), ['agree', 'agree']);
  await records(a.chair, a.vote, a.seats('2'), ['notAgree', 'notAgree']);
  at('17:30');
  await a.chair.asks(votePresence.closePoint, { id: a.vote.id, point: a.point(0) });
  at('18:02');
  await a.chair.asks(ballots.attendance, a.leave(['1'], { reason: 'Musel domů' }));
  at('18:11');
  await a.chair.asks(votePresence.closePoint, { id: a.vote.id, point: a.point(1), lost: true });
  await ends(a.chair, a.vote);
  portal.clock.now = new Date('2026-12-18T10:00:00Z');
  return { ...a, m };
}

const view = (who: Person, id: number, lang: 'cs' | 'en' = 'cs') => who.asks(minutes.one, { id, lang });
const changes = (who: Person, v: MinutesView, overrides: Partial<MinutesOverrides>) =>
  who.asks(minutes.change, {
    ...{ id: v.meetingId, updatedAt: v.updatedAt, lang: 'cs' as const },
    overrides: { ...(v.overrides as MinutesOverrides), ...overrides },
  });
const wrong = (v: MinutesView) => v.check.filter((item) => !item.ok).map((item) => item.id);
const fact = (v: MinutesView, id: string) => v.content.facts.find((f) => f.id === id)?.text.replaceAll('\u00a0', ' ');
const codeTo = (who: Person): string => {
  const line = portal.said.findLast((l) => l.startsWith('Kód k podpisu zápisu') && l.includes(`pro ${who.email}:`));
  return /(\d{6})$/.exec(line ?? '')?.[1] as string;
};
async function paper(who: Person, id: number, lang: 'cs' | 'en' = 'cs') {
  const { url } = await who.asks(minutes.printTicket, { id, lang });
  const reply = await fetched(portal, url);
  expect(reply.headers['content-type']).toBe('application/pdf');
  return textOf(reply.rawPayload);
}
const textOf = async (bytes: Buffer) => (await readPdf(bytes)).pages.join(' ').replace(/\s+/g, ' ');

describe('minutes of a meeting', () => {
  it('are composed, edited, finished with a reason, signed, published and added to', async () => {
    const { chair, owners, house, m, point } = await held();
    const [first, second, third] = ['1', '2', '3'].map((n) => owners.get(n) as Person) as [Person, Person, Person];

    // What the portal knows.
    const draft = await view(chair, m.id);
    expect(draft).toMatchObject({
      status: 'draft',
      savedAt: null,
      clock: { last: '2027-01-15', left: 28, state: 'ok' },
    });
    expect(fact(draft, 'convened')).toContain('Pozvánka odešla 10. 11. 2026, tedy 35 celých dnů předem');
    expect(fact(draft, 'held')).toBe('16. 12. 2026 od 18:00 do 20:00, Kočárkárna, Lipová 14.');
    expect(fact(draft, 'present')).toBe(
      'Při zahájení 2 z 3 účastníků s 80,00 % všech hlasů. Od 19:02 jen 30,00 % po odchodu: Vlastník 1; shromáždění od té chvíle nebylo usnášeníschopné.',
    );
    expect(draft.content.points.map((p) => [p.label, p.end, p.result.replaceAll('\u00a0', ' ')])).toEqual([
      ['1', 'passed', 'Pro 62,50 %, proti 37,50 % přítomných hlasů.'],
      [
        ...(['2', 'noQuorum'] as const),
        'Shromáždění nebylo usnášeníschopné: v 19:11, kdy se bod uzavíral, bylo v místnosti 30,00 % všech hlasů.',
      ],
    ]);
    expect(wrong(draft)).toEqual(['opened', 'chaired', 'scribe', 'sheet']);
    expect((await view(chair, m.id, 'en')).content.points[0]?.result).toContain(
      'For 62.50%, against 37.50% of votes present.',
    );
    expect((await first.refused(minutes.one, { id: m.id, lang: 'cs' })).key).toBe('MINUTES.NOT_FOUND');
    expect(await first.asks(minutesStanding.standing, { id: m.id })).toMatchObject({
      state: 'none',
      opens: false,
      clock: null,
    });

    // What people say.
    const key = `v${point(0)}`;
    const people = {
      opener: chair.memberId,
      chair: chair.memberId,
      scribe: second.memberId,
      verifiers: [third.memberId],
    };
    const changed = await changes(chair, draft, {
      people: people as MinutesOverrides['people'],
      points: {
        [key]: { wording: 'Opravíme ji nejvýše za 1 490 000 Kč.', objections: [{ who: 'B. Novotný', text: '' }] },
      },
    });
    expect(wrong(changed)).toEqual(['sheet', 'wording', 'objections']);
    expect(changed.check.find((c) => c.id === 'wording')).toMatchObject({ wrong: true, at: key });
    expect(changed.check.find((c) => c.id === 'wording')?.text.replaceAll('\u00a0', ' ')).toContain(
      '„490“, hlasovalo se o „460“',
    );
    expect((await chair.refused(minutes.change, { ...asChange(draft), overrides: {} })).code).toBe(409);
    const strange = { ...asChange(changed), overrides: { people: { chair: 999_999 } } };
    expect((await chair.refused(minutes.change, strange)).key).toBe('MINUTES.ERRORS.STRANGER');
    const back = await changes(chair, changed, {
      points: {
        [key]: {
          objections: [{ who: 'B. Novotný', text: 'Cena je vysoká.' }],
          note: draft.content.points[0]?.note ?? '',
        },
      },
    });
    expect(wrong(back)).toEqual(['sheet']);
    expect(back.content.points[0]).toMatchObject({ edited: false, wording: 'Opravíme ji nejvýše za 1 460 000 Kč.' });
    expect(await paper(chair, m.id)).toContain('Koncept zápisu, ještě se může změnit.');

    // Finishing keeps the reason, and the text for good.
    const finishing = { id: m.id, updatedAt: back.updatedAt, lang: 'cs' as const };
    expect((await chair.refused(minutes.finish, finishing)).errors).toEqual({ reason: 'BASE.FORM.REQUIRED' });
    expect(await termStates(chair, 'minutes')).not.toEqual(['done']);
    const done = await chair.asks(minutes.finish, { ...finishing, reason: 'Listina se ztratila.' });
    expect(await termStates(chair, 'minutes')).toEqual(['done']);
    expect(done).toMatchObject({ status: 'finished', content: { reason: 'Listina se ztratila.', unproven: true } });
    expect(done.content.missing).toEqual(['Chybí podepsaná prezenční listina']);
    expect(done.sha256).toBe(
      createHash('sha256')
        .update(canonical(done.content as unknown as Json))
        .digest('hex'),
    );
    expect((await chair.refused(minutes.change, { ...asChange(done), overrides: {} })).key).toBe(
      'MINUTES.ERRORS.FINISHED',
    );
    expect(done.signatures.map((s) => [s.role, s.way])).toEqual([
      ['chair', null],
      ['scribe', null],
      ['verifier', null],
    ]);

    // Whoever signs is told so, but who finished them.
    const signers = await house.inside(async (db) => {
      const asked = sql`select recipient from outbox where svj_id = ${house.id} and kind = 'minutesToSign' order by id`;
      return (await db.execute<{ recipient: string }>(asked)).rows.map((r) => r.recipient);
    });
    expect(signers).toEqual([second.email, third.email]);

    // By a code, by a scan; by nobody else.
    expect((await first.refused(minutes.one, { id: m.id, lang: 'cs' })).key).toBe('MINUTES.NOT_FOUND');
    expect(await view(second, m.id)).toMatchObject({ status: 'finished', may: { scan: false, publish: false } });
    expect((await first.refused(minutes.askCode, { id: m.id })).key).toBe('MINUTES.ERRORS.NO_SIGNATURE');
    expect((await second.asks(minutesStanding.standing, { id: m.id })).signs).toBe(true);
    await second.asks(minutes.askCode, { id: m.id });
    expect((await second.refused(minutes.askCode, { id: m.id })).code).toBe(429);
    expect((await second.refused(minutes.sign, { id: m.id, code: '000' })).errors).toEqual({
      code: 'MINUTES.ERRORS.CODE',
    });
    expect((await chair.refused(minutes.sign, { id: m.id, code: codeTo(second) })).key).toBe(
      'MINUTES.ERRORS.CODE_EXPIRED',
    );
    const signed = await second.asks(minutes.sign, { id: m.id, code: codeTo(second) });
    expect(signed.signatures[1]).toMatchObject({ way: 'code', signedAt: '2026-12-18T10:00:00.000Z', mine: false });
    expect((await second.refused(minutes.askCode, { id: m.id })).key).toBe('MINUTES.ERRORS.SIGNED');
    const pdf = await uploads(chair, 'podpis.pdf', '%PDF-1.4 podpis', { asDocument: true });
    const verifier = done.signatures[2]?.id as number;
    const scanned = await chair.asks(minutes.scan, { id: m.id, signatureId: verifier, fileId: pdf.id });
    expect(scanned.signatures[2]).toMatchObject({ way: 'scan', files: [{ name: 'podpis' }] });

    // Published as a document that people confirm.
    const where = { id: m.id, lang: 'cs' as const, folderId: null, forOwners: true, acceptRead: true };
    const published = await chair.asks(minutes.publish, where);
    // Into a folder of owners, made for it: names, shares and powers are of no tenant.
    const renter = await house.person({ role: 'neighbour' });
    const foldersOf = async (who: Person) => (await who.asks(folders.tree, {})).folders.map((f) => f.name);
    expect([await foldersOf(first), await foldersOf(renter)]).toEqual([['Zápisy ze shromáždění'], []]);
    const hidden = { id: published.document?.id as number, type: 'file' } as const;
    expect((await renter.refused(documents.download, hidden)).code).toBe(404);
    expect(published).toMatchObject({ document: { name: 'Zápis ze shromáždění 16. 12. 2026' }, behind: false });
    const documentId = published.document?.id as number;
    const { url } = await first.asks(documents.download, { id: documentId, type: 'file' });
    const told = await textOf((await fetched(portal, url)).rawPayload);
    for (const said of [
      'Prezence není podepsaná ani potvrzená druhou osobou.',
      'Listina se ztratila.',
      'Námitka (B. Novotný): Cena je vysoká.',
      'Příloha: prezence – Hlasování v sále',
      'Příloha: pozvánka a její doručení',
      'Jak a kdy',
      'Otisk seznamu a bodů',
      published.sha256 as string,
    ])
      expect(told).toContain(said);
    // Owners read how their neighbours were invited, not at which address.
    expect(told).not.toContain(second.email);
    expect(told.indexOf('Prezence není podepsaná')).toBeLessThan(told.indexOf('Kdo svolal'));
    expect(told).toContain('podepsáno kódem z e-mailu');
    expect((await chair.refused(minutes.publish, where)).key).toBe('MINUTES.ERRORS.UP_TO_DATE');
    expect(await view(first, m.id)).toMatchObject({
      status: 'finished',
      check: [],
      may: { addend: false, publish: false },
    });
    const asked = (await first.asks(confirmations.queue, {})).items.map((i) => i.dataValues);
    expect(asked.map((i) => i.id)).toEqual([`document-${documentId}-1`]);
    await first.asks(confirmations.accept, { id: asked[0]?.id as string });

    // What comes after is an addendum, and a new version of the same document.
    expect((await first.refused(minutes.addend, { id: m.id, text: 'Ne' })).code).toBe(403);
    const added = await chair.asks(minutes.addend, { id: m.id, text: 'Listina se našla.' });
    expect(added).toMatchObject({ behind: true, sha256: done.sha256, addenda: [{ text: 'Listina se našla.' }] });
    const again = await chair.asks(minutes.publish, { ...where, notify: false });
    expect(again).toMatchObject({ behind: false, document: { id: documentId } });
    expect((await chair.asks(documents.one, { id: documentId })).versionCount).toBe(2);
    expect(await paper(chair, m.id)).toContain('Listina se našla.');

    const { activities } = await chair.asks(houseLog.activity, {});
    expect(activities.filter((d) => d.noun === 'minutes').map((d) => d.verb)).toEqual([
      ...['publish', 'addend', 'publish', 'scan', 'sign', 'finish', 'update', 'update'],
    ]);
    expect(house.id).toBeGreaterThan(0);
  });

  it('are of a meeting that began, for who administers meetings', async () => {
    const { chair, owners } = await anAssembly(portal, { 1: 50, 2: 50 });
    const m = await aMeeting(chair);
    expect((await chair.refused(minutes.one, { id: m.id, lang: 'cs' })).key).toBe('MINUTES.ERRORS.NOT_HELD');
    expect(await chair.asks(minutesStanding.standing, { id: m.id })).toMatchObject({ state: 'none', opens: false });
    expect((await owners.get('1')?.refused(minutes.finish, { id: m.id, updatedAt: '' }))?.code).toBe(403);
    at('17:30');
    const draft = await view(chair, m.id);
    expect(wrong(draft)).toEqual(['term', 'opened', 'chaired', 'scribe', 'present', 'points']);
    // Nobody else can finish what somebody has just changed.
    const form = asChange(draft);
    const both = await Promise.all(
      ['Alena', 'Bedřich'].map((name) =>
        chair.call(minutes.change, { ...form, overrides: { facts: { opened: name } } }),
      ),
    );
    expect(both.map((b) => b.status).sort()).toEqual([200, 409]);
  });

  it('take who opened the evening for who presided, until somebody else is named', async () => {
    const { chair, owners, house, m } = await held();
    await house.inside((db, scope) =>
      addEvening(db, scope, m.id, portal.clock.now, { openedBy: chair.memberId as number }),
    );
    const view1 = await view(chair, m.id);
    expect(fact(view1, 'chaired')).toBe(fact(view1, 'opened'));
    expect(wrong(view1)).toEqual(['scribe', 'sheet']);
    const named = owners.get('2')?.memberId as number;
    await house.inside((db) =>
      db.execute(sql`update meeting_evening set chaired_by = ${named} where meeting_id = ${m.id}`),
    );
    expect(fact(await view(chair, m.id), 'chaired')).toContain('Vlastník 2');
  });

  it('take five tries of a code, and one of ten minutes', async () => {
    const { chair, m } = await held();
    const draft = await view(chair, m.id);
    const led = await changes(chair, draft, { people: { chair: chair.memberId as number } });
    await chair.asks(minutes.finish, { id: m.id, updatedAt: led.updatedAt, lang: 'cs', reason: 'Spěchá' });
    await chair.asks(minutes.askCode, { id: m.id });
    const right = codeTo(chair);
    const other = right === '111111' ? '222222' : '111111';
    for (let i = 0; i < 5; i++)
      expect((await chair.refused(minutes.sign, { id: m.id, code: other })).key).toBe('MINUTES.ERRORS.CODE');
    expect((await chair.refused(minutes.sign, { id: m.id, code: right })).key).toBe('MINUTES.ERRORS.CODE_EXPIRED');
    portal.clock.now = new Date('2026-12-18T10:02:00Z');
    await chair.asks(minutes.askCode, { id: m.id });
    const next = codeTo(chair);
    portal.clock.now = new Date('2026-12-18T10:12:00Z');
    expect((await chair.refused(minutes.sign, { id: m.id, code: next })).key).toBe('MINUTES.ERRORS.CODE_EXPIRED');
  });

  it('miss the signed sheet no more once it was uploaded after the end', async () => {
    const { chair, m, vote } = await held();
    expect(wrong(await view(chair, m.id))).toContain('sheet');
    const { id: file } = await uploads(chair, 'prezence.txt', 'podpisy');
    await chair.asks(votePresence.keepSheet, { id: vote.id, fileIds: [file] });
    expect(wrong(await view(chair, m.id))).not.toContain('sheet');
  });
});

const asChange = ({ meetingId, updatedAt }: MinutesView) => ({ id: meetingId, updatedAt, lang: 'cs' });
