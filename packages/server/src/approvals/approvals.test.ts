import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvals } from '#contract/approvals/endpoints.ts';
import { approvalComments } from '#contract/approvals/endpoints-comments.ts';
import type { ApprovalDetail } from '#contract/approvals/schema.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { files } from '#contract/base/files/files.ts';
import { home } from '#contract/home/endpoints.ts';
import { anOffering, answers, aRequest, aRequestForm, idOf, notAnswered } from '#house/approvals.ts';
import type { Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, formOfParts } from '#house/sending-files.ts';
import { askNewChairs } from './jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const one = (who: Person, id: number) => who.asks(approvals.one, { id });
const told = ({ history }: ApprovalDetail) =>
  history.map((e) => `${e.what} ${e.who?.full_name ?? '–'} ${e.note}`.trim());
const waiting = async (who: Person) => {
  const { counts } = await who.asks(home.waits, {});
  return [counts.approvalsWaiting, counts.approvalsForMe];
};
const role = (who: Person, to: string) => sql`update member set role = ${to} where id = ${idOf(who)}`;

describe('a request', () => {
  it('is asked of everybody by default, waits in all numbers, and is decided by the last approval', async () => {
    const { chair, deputy, manager, audit } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy], { dueOn: '2026-12-09' });
    expect(a).toMatchObject({
      ...{ title: 'Oprava střechy', status: 'waiting', rule: 'everybody', needed: 2, askedCount: 2, decidedCount: 0 },
      ...{ dueOn: '2026-12-09', mine: null, waitsForMe: false, withdrawn: false, outcomes: null },
      may: { decide: false, withdraw: true, remove: true, replace: true, comment: true },
    });
    expect(a.attachments.map((f) => [f.name, f.isPublic])).toEqual([
      ['fotografie', true],
      ['nabidka', false],
    ]);
    for (const [who, forMe] of [
      [chair, 1],
      [manager, 0],
      [audit, 0],
    ] as const)
      expect(await waiting(who)).toEqual([1, forMe]);
    expect((await chair.asks(association.mine, {})).requirementApprovalCount).toBe(1);
    const first = await answers(chair, a.id, 'approved');
    expect(first).toMatchObject({ status: 'waiting', mine: 'approved', decidedCount: 1, waitsForMe: false });
    expect(await one(deputy, a.id)).toMatchObject({ outcomes: { approved: 'approved', rejected: 'rejected' } });
    const last = await answers(deputy, a.id, 'approved', 'Souhlasím');
    expect(last).toMatchObject({ status: 'approved', decidedCount: 2, may: { decide: false, withdraw: false } });
    expect(last.approvers.map((p) => [p.user?.full_name, p.status, p.note])).toEqual([
      ['Jan Předsedová', 'approved', ''],
      ['Šárka Úlehlíková', 'approved', 'Souhlasím'],
    ]);
    expect(told(last)).toEqual([
      ...['approved Šárka Úlehlíková Souhlasím', 'approved Jan Předsedová', 'created Dalibor Mareček'],
    ]);
    expect(await waiting(chair)).toEqual([0, 0]);
    const deeds = (await chair.asks(houseLog.activity, {})).activities.map((d) => d.verb);
    expect(deeds.slice(0, 3)).toEqual(['approve', 'approve', 'create']);
  });

  it('is listed in tabs with their counts, by text, by who asked, as mine and as what waits for me', async () => {
    const { chair, deputy, manager, audit } = await anOffering(portal);
    const roof = await aRequest(manager, [chair, deputy]);
    const lift = await aRequest(chair, [manager], { title: 'Výtah', notes: 'Nový motor.' });
    const dog = await aRequest(manager, [audit], { title: 'Koš na psí pytlíky' });
    await answers(manager, lift.id, 'approved');
    await answers(audit, dog.id, 'rejected', 'Zbytečné');
    const list = async (who: Person, asked: object = {}) => {
      const { data, ...counts } = await who.asks(approvals.list, asked);
      return { names: data.map((a) => a.title), counts };
    };
    expect(await list(audit)).toEqual({
      names: ['Koš na psí pytlíky', 'Výtah', 'Oprava střechy'],
      counts: { total: 3, allCount: 3, waitingCount: 1, approvedCount: 1, rejectedCount: 1 },
    });
    expect((await list(chair, { tab: 'approved' })).names).toEqual(['Výtah']);
    expect((await list(chair, { tab: 'rejected' })).counts).toMatchObject({ total: 1, allCount: 3 });
    expect((await list(chair, { filters: JSON.stringify({ text: 'tas' }) as never })).names).toEqual([
      'Koš na psí pytlíky',
      'Oprava střechy',
    ]);
    expect((await list(chair, { filters: JSON.stringify({ owner: idOf(chair) }) as never })).names).toEqual(['Výtah']);
    expect((await list(chair, { filters: JSON.stringify({ mine: true }) as never })).names).toEqual([
      'Výtah',
      'Oprava střechy',
    ]);
    expect((await list(chair, { filters: JSON.stringify({ forMe: true }) as never })).names).toEqual([
      'Oprava střechy',
    ]);
    expect((await list(chair, { sort: 'title' })).names).toEqual(['Koš na psí pytlíky', 'Oprava střechy', 'Výtah']);
    for (const sort of ['author', '-dueOn', 'status'] as const)
      expect((await list(chair, { sort })).names).toHaveLength(3);
    const [row] = (await chair.asks(approvals.rows, { tab: 'waiting' })).data;
    expect(row).toMatchObject({ id: roof.id, askedCount: 2, decidedCount: 0, mine: 'waiting', waitsForMe: true });
    expect(row?.asked.map((m) => m.full_name)).toEqual(['Jan Předsedová', 'Šárka Úlehlíková']);
    const { requirements } = await audit.asks(approvals.search, { text: 'motor' });
    expect(requirements).toMatchObject([{ title: 'Výtah', status: 'approved', piece: 'Nový motor.' }]);
    const { owners } = await audit.asks(approvals.authors, {});
    expect(owners.map((o) => o.full_name)).toEqual(['Dalibor Mareček', 'Jan Předsedová']);
  });

  it('lacks nothing: a title, an approver who is not only who asks, a file, a day to come', async () => {
    const { chair, deputy, owner } = await anOffering(portal);
    const whole = await aRequestForm(chair, [deputy]);
    const refused = async (change: object) => (await chair.refused(approvals.create, { ...whole, ...change })).errors;
    expect(await refused({ title: ' ' })).toEqual({ title: 'BASE.FORM.REQUIRED' });
    expect(await refused({ approvers: [] })).toEqual({ approvers: 'APPROVAL.FORM.NO_APPROVERS' });
    expect(await refused({ approvers: [idOf(deputy), idOf(deputy)] })).toEqual({ approvers: 'BASE.FORM.INVALID' });
    expect(await refused({ approvers: [idOf(chair)] })).toEqual({ approvers: 'APPROVAL.ERRORS.ALONE' });
    expect(await refused({ approvers: [idOf(deputy), idOf(owner)] })).toEqual({ approvers: 'APPROVAL.ERRORS.MAY_NOT' });
    expect(await refused({ fileIds: [] })).toEqual({ fileIds: 'APPROVAL.ERRORS.NO_FILES' });
    expect(await refused({ rule: 'count', needed: 2 })).toEqual({ needed: 'APPROVAL.ERRORS.NEEDED' });
    expect(await refused({ dueOn: '2000-01-01' })).toEqual({ dueOn: 'APPROVAL.ERRORS.PAST' });
    expect((await chair.asks(approvals.list, {})).allCount).toBe(0);
  });

  it('comes in one form with its files, names, endings, descriptions and who sees them; once under one key', async () => {
    const { chair, deputy, audit } = await anOffering(portal);
    const data = { title: 'Smlouva', approvers: [idOf(deputy)] };
    const form = (description: string) =>
      formOfParts([
        { name: 'data', value: JSON.stringify(data) },
        { name: 'files[0]', fileName: 'blob', bytes: 'veřejná' },
        { name: 'names[0]', value: 'Smlouva o úklidu' },
        { name: 'extends[0]', value: 'txt' },
        { name: 'descriptions[0]', value: description },
        { name: 'files[1]', fileName: 'cena.txt', bytes: 'tajná' },
        { name: 'isPublic[1]', value: 'false' },
      ]);
    const key = randomUUID();
    const sends = async (description: string) => {
      const { payload, headers } = form(description);
      const all = { ...chair.under(key).headers(), ...headers };
      const reply = await portal.app.inject({ method: 'POST', url: approvals.create.path, headers: all, payload });
      return { status: reply.statusCode, data: reply.json().data as ApprovalDetail };
    };
    const first = await sends('podepsaná');
    expect([first.status, (await sends('podepsaná')).data.id]).toEqual([200, first.data.id]);
    expect((await sends('nepodepsaná')).status).toBe(409);
    const said = (a: ApprovalDetail) => a.attachments.map((f) => [f.name, f.extension, f.description, f.isPublic]);
    expect(said(await one(deputy, first.data.id))).toEqual([
      ['Smlouva o úklidu', 'txt', 'podepsaná', true],
      ['cena', 'txt', '', false],
    ]);
    expect(await one(audit, first.data.id)).toMatchObject({
      closedFiles: 1,
      attachments: [{ name: 'Smlouva o úklidu' }],
    });
    expect((await chair.asks(approvals.list, {})).allCount).toBe(1);
  });
});

describe('an answer', () => {
  it('may be changed until it is decided, each stays written, and then none is taken', async () => {
    const { chair, deputy, member, manager } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy, member], { rule: 'count', needed: 2 });
    await answers(chair, a.id, 'rejected', 'Draho');
    // The second click, or a line that broke after it was taken.
    for (const _ of ['once', 'again']) await answers(chair, a.id, 'approved', 'Po slevě');
    expect((await notAnswered(chair, a.id, 'waiting')).code).toBe(400);
    const done = await answers(deputy, a.id, 'approved');
    expect(done.status).toBe('approved');
    expect(told(done)).toEqual([
      ...['approved Šárka Úlehlíková', 'approved Jan Předsedová Po slevě', 'rejected Jan Předsedová Draho'],
      'created Dalibor Mareček',
    ]);
    for (const who of [chair, member])
      expect(await notAnswered(who, a.id, 'rejected')).toMatchObject({ code: 409, key: 'APPROVAL.ERRORS.DECIDED' });
    expect((await one(member, a.id)).approvers.map((p) => p.status)).toEqual(['approved', 'approved', 'waiting']);
  });

  it('is one’s own alone, and only of who is asked', async () => {
    const { chair, deputy, manager, audit, owner } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy]);
    const notYours = { code: 403, key: 'APPROVAL.ERRORS.NOT_YOURS' };
    expect(await notAnswered(chair, a.id, 'approved', idOf(deputy))).toMatchObject(notYours);
    expect(await notAnswered(manager, a.id, 'approved', idOf(deputy))).toMatchObject(notYours);
    expect(await notAnswered(audit, a.id, 'approved')).toMatchObject({ code: 403, key: 'APPROVAL.ERRORS.NOT_ASKED' });
    expect(await notAnswered(owner, a.id, 'approved')).toMatchObject({ code: 403, key: 'BASE.ERRORS.NO_PERMISSION' });
    expect(await notAnswered(chair, 999_999, 'approved')).toMatchObject({ code: 404, key: 'APPROVAL.NOT_FOUND' });
    expect((await one(chair, a.id)).decidedCount).toBe(0);
  });

  it('of twenty at once makes one status and twenty entries', async () => {
    const { house, manager } = await anOffering(portal);
    const people = [];
    for (let n = 0; n < 20; n++) people.push(await house.person({ role: 'auditMember' }));
    const a = await aRequest(manager, people);
    const said = await Promise.all(
      people.map((who) => who.call(approvals.decide, { id: a.id, userId: idOf(who), status: 'approved' })),
    );
    expect(said.map((s) => s.status)).toEqual(Array(20).fill(200));
    const done = await one(manager, a.id);
    expect([done.status, done.decidedCount, done.history.length]).toEqual(['approved', 20, 21]);
    // Of twenty different ones the first rejection decides, and whoever comes later is told so.
    const b = await aRequest(manager, people);
    const mixed = await Promise.all(
      people.map((who, n) =>
        who.call(approvals.decide, { id: b.id, userId: idOf(who), status: n % 2 ? 'approved' : 'rejected' }),
      ),
    );
    const taken = mixed.filter((s) => s.status === 200).length;
    expect(mixed.every((s) => s.status === 200 || s.status === 409)).toBe(true);
    const other = await one(manager, b.id);
    expect([other.status, other.decidedCount, other.history.length]).toEqual(['rejected', taken, taken + 1]);
    expect(other.approvers.filter((p) => p.status === 'rejected')).toHaveLength(1);
  });

  it('one after another waits for its turn, in numbers too', async () => {
    const { chair, deputy, member, manager } = await anOffering(portal);
    const a = await aRequest(manager, [deputy, chair, member], { rule: 'order' });
    expect([await waiting(deputy), await waiting(chair)]).toEqual([
      [1, 1],
      [1, 0],
    ]);
    expect(await notAnswered(chair, a.id, 'approved')).toMatchObject({ code: 422, key: 'APPROVAL.ERRORS.NOT_YET' });
    expect((await chair.asks(approvals.list, { filters: JSON.stringify({ forMe: true }) as never })).total).toBe(0);
    await answers(deputy, a.id, 'approved');
    expect([await waiting(deputy), await waiting(chair)]).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect((await one(chair, a.id)).approvers.map((p) => p.isAsked)).toEqual([false, true, false]);
    expect((await answers(chair, a.id, 'rejected', 'Ne')).status).toBe('rejected');
  });

  it('of the chair and one more: a new chair is asked too, and what the former one approved holds', async () => {
    const { house, chair, deputy, member, manager } = await anOffering(portal);
    const a = await aRequest(manager, [deputy], { rule: 'chair' });
    expect(a.approvers.map((p) => [p.user?.id, p.isChair])).toEqual([
      [idOf(chair), true],
      [idOf(deputy), false],
    ]);
    await answers(chair, a.id, 'approved');
    await house.inside((db) => db.execute(role(chair, 'memberCommittee')));
    await house.inside((db) => db.execute(role(member, 'mayorCommittee')));
    await askNewChairs(portal);
    await askNewChairs(portal);
    const asked = await one(member, a.id);
    expect(asked.approvers.map((p) => [p.user?.id, p.status, p.isChair])).toEqual([
      ...[
        [idOf(chair), 'approved', true],
        [idOf(deputy), 'waiting', false],
        [idOf(member), 'waiting', true],
      ],
    ]);
    expect(asked.history[0]).toMatchObject({ what: 'chair', who: null, about: { id: idOf(member) } });
    expect((await answers(deputy, a.id, 'approved')).status).toBe('approved');
    const alone = await aRequest(manager, [chair], { rule: 'chair' });
    expect((await answers(member, alone.id, 'rejected', 'Ne')).status).toBe('rejected');
  });
});

describe('an answer to several requests', () => {
  it('is written to each by itself, and what could not be decided is named', async () => {
    const { chair, deputy, manager, audit } = await anOffering(portal);
    const [first, second] = [await aRequest(manager, [chair]), await aRequest(manager, [chair, deputy])];
    const over = await aRequest(manager, [chair], { title: 'Vrata' });
    await answers(chair, over.id, 'approved');
    const others = await aRequest(manager, [audit], { title: 'Koš' });
    const ids = [first.id, second.id, over.id, others.id, 999_999];
    const done = await chair.asks(approvals.decideMany, { ids, status: 'rejected', note: 'Není z čeho' });
    expect(done).toEqual({
      answered: [first.id, second.id],
      refused: [
        { id: over.id, title: 'Vrata', why: 'APPROVAL.ERRORS.DECIDED' },
        { id: others.id, title: 'Koš', why: 'APPROVAL.ERRORS.NOT_ASKED' },
        { id: 999_999, title: null, why: 'APPROVAL.NOT_FOUND' },
      ],
    });
    for (const { id } of [first, second])
      expect(told(await one(chair, id))[0]).toBe('rejected Jan Předsedová Není z čeho');
  });
});

describe('an amount', () => {
  it('stands with its supplier, and over the limit of the statutes the assembly decides', async () => {
    const { chair, deputy, manager } = await anOffering(portal);
    const given = { amount: '248 600,50 Kč', supplierName: 'Střechy Vysočina s.r.o.', supplierIco: '123 45 679' };
    const bare = await aRequest(manager, [deputy], given);
    expect(bare).toMatchObject({
      ...{ amount: '248600.50', limit: null },
      supplier: { name: 'Střechy Vysočina s.r.o.', ico: '12345679' },
    });
    const { updatedAt, modules, statutes } = await chair.asks(houseSettings.read, {});
    const said = { spendingLimit: '248600.50', spendingSection: 'čl. 9' };
    await chair.asks(houseSettings.change, { updatedAt, modules, statutes: { ...statutes, ...said } });
    const limit = { amount: '248600.50', section: 'čl. 9' };
    expect((await one(deputy, bare.id)).limit).toEqual({ ...limit, isOver: false });
    expect((await manager.asks(approvals.candidates, {})).limit).toEqual(limit);
    const over = await aRequest(manager, [deputy], { ...given, amount: '248600.51' });
    expect(over.limit).toEqual({ ...limit, isOver: true });
    const [row] = (await chair.asks(approvals.list, {})).data;
    expect(row?.amount).toBe('248600.51');
    expect((await chair.asks(approvals.search, { text: '12345679' })).requirements).toHaveLength(2);
    const whole = await aRequestForm(manager, [deputy]);
    const refused = async (change: object) => (await manager.refused(approvals.create, { ...whole, ...change })).errors;
    expect(await refused({ amount: '0' })).toEqual({ amount: 'MONEY.ZERO' });
    expect(await refused({ amount: 'moc' })).toEqual({ amount: 'MONEY.UNREADABLE' });
    expect(await refused({ supplierIco: '12345678' })).toEqual({ supplierIco: 'SVJ.ERRORS.ICO' });
    expect((await manager.asks(approvals.check, { id: over.id })).findings).toEqual([]);
  });
});

describe('a request that nobody needs', () => {
  it('is deleted while nobody answered, with its files, and withdrawn with a reason later', async () => {
    const { chair, deputy, manager, audit } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy]);
    const url = a.attachments[0]?.url as string;
    expect((await fetched(portal, url)).statusCode).toBe(200);
    expect((await audit.refused(approvals.remove, { id: a.id })).code).toBe(403);
    await chair.asks(approvals.remove, { id: a.id });
    expect((await fetched(portal, url)).statusCode).toBe(404);
    expect((await manager.refused(approvals.one, { id: a.id })).key).toBe('APPROVAL.NOT_FOUND');
    expect((await manager.asks(approvals.search, { text: 'strecha' })).requirements).toEqual([]);

    const b = await aRequest(manager, [chair, deputy]);
    await answers(chair, b.id, 'approved');
    expect(await manager.refused(approvals.remove, { id: b.id })).toMatchObject({
      ...{ code: 409, key: 'APPROVAL.ERRORS.ANSWERED' },
    });
    expect((await manager.refused(approvals.withdraw, { id: b.id, reason: ' ' })).code).toBe(400);
    const gone = await manager.asks(approvals.withdraw, { id: b.id, reason: 'Firma odstoupila' });
    expect(gone).toMatchObject({
      ...{ status: 'rejected', withdrawn: true, withdrawal: { reason: 'Firma odstoupila', by: { id: idOf(manager) } } },
    });
    expect((await manager.asks(approvals.list, { tab: 'rejected' })).data[0]).toMatchObject({ withdrawn: true });
    expect((await notAnswered(deputy, b.id, 'approved')).code).toBe(409);
    expect((await manager.refused(approvals.withdraw, { id: b.id, reason: 'Znovu' })).code).toBe(409);
  });

  it('does not stand still for who lost the right: they keep their answer, or another one is asked instead', async () => {
    const { house, chair, deputy, member, manager, audit } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy, member]);
    await answers(chair, a.id, 'approved');
    const place = (await one(manager, a.id)).approvers[1]?.id as number;
    const instead = { id: a.id, approverId: place, byUserId: idOf(audit), reason: 'Skončila ve výboru' };
    expect((await manager.refused(approvals.replace, instead)).key).toBe('APPROVAL.ERRORS.STANDS');
    for (const who of [chair, deputy]) await house.inside((db) => db.execute(role(who, 'owner')));
    expect((await one(manager, a.id)).approvers.map((p) => [p.status, p.isLost])).toEqual([
      ...[
        ['approved', false],
        ['waiting', true],
        ['waiting', false],
      ],
    ]);
    expect((await notAnswered(chair, a.id, 'rejected')).code).toBe(403);
    expect((await audit.refused(approvals.replace, instead)).code).toBe(403);
    const refused = async (byUserId: number) =>
      (await manager.refused(approvals.replace, { ...instead, byUserId })).key;
    expect([await refused(idOf(chair)), await refused(idOf(member))]).toEqual([
      ...['APPROVAL.ERRORS.MAY_NOT', 'APPROVAL.ERRORS.TWICE'],
    ]);
    const now = await manager.asks(approvals.replace, instead);
    expect(now.approvers.map((p) => [p.user?.id, p.isLost])).toEqual([
      ...[
        [idOf(chair), false],
        [idOf(audit), false],
        [idOf(member), false],
      ],
    ]);
    expect(now.history[0]).toMatchObject({ what: 'replaced', note: 'Skončila ve výboru', about: { id: idOf(audit) } });
    await answers(member, a.id, 'approved');
    expect((await answers(audit, a.id, 'approved')).status).toBe('approved');
  });
});

describe('around a request', () => {
  it('private files are for who decides and who administers, and nobody changes what is said of them', async () => {
    const { chair, deputy, manager, audit } = await anOffering(portal);
    const other = await aRequest(manager, [audit, chair], { title: 'Jiný' });
    const a = await aRequest(manager, [chair]);
    const seen = await one(audit, a.id);
    expect([seen.attachments.length, seen.closedFiles]).toEqual([1, 1]);
    for (const [who, id] of [
      [audit, other.id],
      [deputy, a.id],
      [chair, a.id],
    ] as const) {
      const { attachments, closedFiles } = await one(who, id);
      expect([attachments.length, closedFiles]).toEqual([2, 0]);
      for (const f of attachments) expect((await fetched(portal, f.url)).statusCode).toBe(200);
    }
    const [open, closed] = (await one(chair, a.id)).attachments;
    const words = { name: 'jinak', description: '', isPublic: true };
    expect((await manager.refused(files.change, { id: closed?.id, ...words })).code).toBe(403);
    expect((await audit.refused(files.change, { id: closed?.id, ...words })).code).toBe(404);
    expect((await audit.refused(files.change, { id: open?.id, ...words })).code).toBe(403);
  });

  it('comments change no answer, and go on when it is decided', async () => {
    const { chair, deputy, manager, audit } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy]);
    await audit.asks(approvalComments.add, { id: a.id, message: 'Schváleno!' });
    await answers(chair, a.id, 'rejected', 'Ne');
    await audit.asks(approvalComments.add, { id: a.id, message: 'Škoda' });
    const now = await one(manager, a.id);
    expect([now.status, now.commentCount, now.comments.map((c) => c.message)]).toEqual([
      ...['rejected', 2, ['Schváleno!', 'Škoda']],
    ]);
    expect(now.history).toHaveLength(2);
  });

  it('another house has none of it, and where the module is off nobody has', async () => {
    const [here, there] = [await anOffering(portal), await anOffering(portal)];
    const a = await aRequest(here.manager, [here.chair]);
    expect((await there.chair.refused(approvals.one, { id: a.id })).code).toBe(404);
    expect((await there.chair.refused(approvals.withdraw, { id: a.id, reason: 'x' })).code).toBe(404);
    expect((await there.chair.asks(approvals.list, {})).allCount).toBe(0);
    const asked = await there.chair.refused(approvals.create, await aRequestForm(there.chair, [here.deputy]));
    expect(asked.errors).toEqual({ approvers: 'APPROVAL.ERRORS.MAY_NOT' });
    await here.house.inside((db) =>
      db.execute(
        sql`update svj set modules = array_remove(modules, 'requirement_for_approval') where id = ${here.house.id}`,
      ),
    );
    expect((await here.chair.refused(approvals.one, { id: a.id })).code).toBe(403);
    expect(await waiting(here.chair)).toEqual([0, 0]);
    expect((await fetched(portal, a.attachments[0]?.url as string)).statusCode).toBe(404);
  });
});
