import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { termLaw } from '#contract/base/terms/law.ts';
import { clock } from '#contract/clock/endpoints.ts';
import { clockStanding } from '#contract/clock/endpoints-standing.ts';
import type { Term } from '#contract/clock/schema.ts';
import { documentDue } from '#contract/documents/endpoints-due.ts';
import { events } from '#contract/events/endpoints.ts';
import { fees } from '#contract/fees/endpoints.ts';
import { aDocument } from '#house/documents.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aMeeting, aMeetingDraft } from '#house/summons.ts';
import { termStates } from '#house/terms.ts';
import { aDraft, aVotingHouse, ends, started } from '#house/votes.ts';
import { termsOf } from '../around.ts';
import { lookAtTerms } from './jobs.ts';
import { runAgain, sayDone } from './writing/steps.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

const all = async (who: Person = chair) => (await who.asks(clock.view, {})).terms;
const found = async (kind: Term['kind'], name = ''): Promise<Term | undefined> =>
  (await all()).find((t) => t.kind === kind && t.name.includes(name));
const stateOf = async (kind: Term['kind'], name = '') => (await found(kind, name))?.state;
const set = (row: ReturnType<typeof sql>) => house.inside((db) => db.execute(row));
const keyOf = async (kind: Term['kind'], name = '') => (await found(kind, name))?.key as string;

describe('terms of a house', () => {
  it('are for the committee and the audit commission, who change nothing; owners learn of none', async () => {
    const [audit, owner] = [await house.person({ role: 'auditMember' }), await house.owner()];
    expect(await all(audit)).toEqual(await all());
    expect((await audit.asks(clock.view, {})).may.write).toBe(false);
    expect((await owner.refused(clock.view, {})).code).toBe(404);
    const key = await keyOf('yearlyMeeting');
    for (const who of [audit, owner])
      expect((await who.refused(clock.notOurs, { key, reason: 'Jen tak.' })).code).toBe(403);
    const { days } = await owner.asks(events.layers, { from: '2026-12-01', to: '2026-12-31' });
    expect(days.filter((d) => d.layer === 'terms')).toEqual([]);
  });

  it('begin by what the house writes down, with clear words at the fields of what is wrong', async () => {
    const { errors } = await chair.refused(clock.record, { kind: 'mandate', name: '', from: '' } as never);
    expect(Object.keys(errors).sort()).toEqual(['from', 'name', 'until']);
    const late = { kind: 'mandate', name: 'výbor', from: '2026-12-01', until: '2026-11-01' } as const;
    expect((await chair.refused(clock.record, late)).errors).toHaveProperty('until');
    const ahead = { kind: 'dataBox', name: 'Úřad', from: '2026-11-27' } as const;
    expect((await chair.refused(clock.record, ahead)).errors).toHaveProperty('from');
    await chair.asks(clock.record, { kind: 'dataBox', name: 'Magistrát', from: '2026-11-16' });
    expect(await found('dataBox')).toMatchObject({ state: 'soon', last: '2026-11-26', left: 0, gone: 10, days: 10 });
    await chair.asks(clock.record, { kind: 'dataBox', name: 'Úřad', from: '2026-11-16', until: '2026-12-30' });
    expect(await found('dataBox', 'Úřad')).toMatchObject({ state: 'ok', last: '2026-12-30' });
    await chair.asks(clock.record, { kind: 'mandate', name: 'výbor', from: '2022-01-01', until: '2026-12-31' });
    expect(await found('mandate')).toMatchObject({ state: 'ok', last: '2026-12-31', left: 35 });
    const { recordId } = (await found('mandate')) as Term;
    await chair.asks(clock.forget, { id: recordId as number });
    expect(await found('mandate')).toBeUndefined();
  });

  it('fall silent when somebody says with evidence that they are met, and return when it is taken back', async () => {
    await chair.asks(clock.record, { kind: 'settlement', from: '2026-06-30' });
    const { id } = await aDocument(chair, 'vyúčtování.txt', { isPublic: false });
    const key = await keyOf('settlement');
    expect(await stateOf('settlement')).toBe('late');
    const done = { key, on: '2026-10-20', note: 'Rozeslala účetní.', documentId: id };
    expect((await chair.refused(clock.done, { ...done, on: '2026-11-27' })).errors).toHaveProperty('on');
    expect((await chair.refused(clock.done, { ...done, documentId: 999999 })).errors).toHaveProperty('documentId');
    await chair.asks(clock.done, done);
    expect(await found('settlement')).toMatchObject({
      state: 'done',
      mark: {
        what: 'done',
        on: '2026-10-20',
        note: 'Rozeslala účetní.',
        document: { id },
        who: { id: chair.memberId },
      },
    });
    // Whoever may not open the evidence is not told what it is called.
    const audit = await house.person({ role: 'auditMember' });
    const theirs = (await all(audit)).find((t) => t.key === key);
    expect([theirs?.state, theirs?.mark?.document]).toEqual(['done', null]);
    // Objections are counted from the day on which it was sent; 19. 11. was a Thursday, so they are over.
    expect(await found('objections')).toMatchObject({ from: '2026-10-20', last: '2026-11-19', state: 'done' });
    await chair.asks(clock.again, { key });
    expect(await stateOf('settlement')).toBe('late');
    expect(await found('objections')).toBeUndefined();
  });

  it('stay with a reason and who gave it where they are not of the house', async () => {
    const key = await keyOf('dataBox', 'Magistrát');
    expect((await chair.refused(clock.notOurs, { key, reason: '  ' })).errors).toHaveProperty('reason');
    await chair.asks(clock.notOurs, { key, reason: 'Patří sousedům.' });
    expect(await found('dataBox', 'Magistrát')).toMatchObject({
      state: 'notOurs',
      mark: { note: 'Patří sousedům.', who: { id: chair.memberId } },
    });
    await chair.asks(clock.again, { key });
    expect(await stateOf('dataBox', 'Magistrát')).toBe('soon');
    expect((await chair.refused(clock.again, { key: 'dataBox.term_record.999999.' })).code).toBe(404);
  });
});

describe('terms that other modules know', () => {
  it('of an invitation: from the draft, silent once it went in time, back when it goes too late', async () => {
    const at = { start: '2027-01-20T17:00:00Z', end: '2027-01-20T19:00:00Z' };
    const draft = await aMeetingDraft(chair, { name: 'Lednová', ...at });
    // 30 full days before 20. 1.: 20. 12., a Sunday, which is not moved.
    expect(await found('invitation', 'Lednová')).toMatchObject({ state: 'ok', last: '2026-12-20', moved: false });
    await set(sql`update meeting set status = 'scheduled', scheduled_at = '2026-12-20T10:00:00Z',
      noticed_at = '2026-12-20T10:00:00Z' where svj_id = ${house.id} and id = ${draft.id}`);
    expect(await stateOf('invitation', 'Lednová')).toBe('done');
    await set(
      sql`update meeting set noticed_at = '2026-12-21T10:00:00Z' where svj_id = ${house.id} and id = ${draft.id}`,
    );
    expect(await stateOf('invitation', 'Lednová')).toBe('ok');
  });

  it('of the yearly meeting and of minutes: met when it is held and they are finished, open again when it is called off', async () => {
    expect(await stateOf('yearlyMeeting')).toBe('ok');
    const held = await aMeeting(chair, {
      name: 'Podzimní',
      start: '2026-11-30T17:00:00Z',
      end: '2026-11-30T19:00:00Z',
    });
    await set(sql`update meeting set starts_at = '2026-11-05T17:00:00Z', ends_at = '2026-11-05T19:00:00Z',
      status = 'finished', finished_at = '2026-11-06T08:00:00Z' where svj_id = ${house.id} and id = ${held.id}`);
    expect(await found('yearlyMeeting')).toMatchObject({ state: 'done', met: { on: '2026-11-05' } });
    // 5. 12. is a Saturday.
    expect(await found('minutes', 'Podzimní')).toMatchObject({ state: 'soon', last: '2026-12-07', moved: true });
    await chair.asks(clock.done, { key: await keyOf('minutes', 'Podzimní'), on: '2026-11-20', note: 'na papíře' });
    expect(await stateOf('minutes', 'Podzimní')).toBe('done');
    await set(
      sql`update meeting set cancelled_at = '2026-11-04T08:00:00Z', cancel_reason = 'Nemoc' where svj_id = ${house.id} and id = ${held.id}`,
    );
    expect(await stateOf('yearlyMeeting')).toBe('ok');
    expect(await found('minutes', 'Podzimní')).toBeUndefined();
  });

  it('of votes: their length while they run, announcement and challenge once they end', async () => {
    const { id } = await aDraft(chair, { name: 'Střecha' } as never);
    const run = (closes: string) =>
      set(sql`update vote set status = 'run', basis = 'perRollam', started_at = '2026-11-04T08:00:00Z', closes_at = ${closes},
        finished_at = null where svj_id = ${house.id} and id = ${id}`);
    await run('2026-11-19T10:00:00Z');
    expect(await stateOf('voteLength')).toBe('late');
    await run('2026-11-19T22:59:00Z');
    expect(await stateOf('voteLength')).toBe('done');
    const key = await keyOf('voteLength');
    expect((await chair.refused(clock.done, { key, on: '2026-11-20' })).code).toBe(422);
    await set(
      sql`update vote set status = 'finish', finished_at = '2026-11-20T08:00:00Z' where svj_id = ${house.id} and id = ${id}`,
    );
    expect(await found('voteLength')).toBeUndefined();
    expect(await found('announcement')).toMatchObject({ state: 'done', last: '2026-11-27' });
    expect(await found('challenge')).toMatchObject({ state: 'ok', last: '2027-02-22', moved: true });
  });

  it('of inspections and of papers that run out, which their own modules settle', async () => {
    const lift = { name: 'Revize výtahu', amount: '4840', frequency: 'annual', firstDue: '2026-12-05' } as const;
    const fee = await chair.asks(fees.create, lift);
    await chair.asks(fees.create, { ...lift, name: 'Úklid', frequency: 'monthly' });
    expect(await found('payment')).toMatchObject({ name: 'Revize výtahu', state: 'soon', last: '2026-12-05' });
    await chair.asks(clock.done, { key: await keyOf('payment'), on: '2026-11-26' });
    expect(await stateOf('payment')).toBe('done');
    await chair.asks(fees.remove, { id: fee.id });
    expect(await found('payment')).toBeUndefined();
    const paper = await aDocument(chair, 'pojistka.txt');
    const due = { id: paper.id, kind: 'insurance', updatedAt: null, validUntil: '2026-11-20', watchers: [] };
    await chair.asks(documentDue.set, due as never);
    expect(await found('document')).toMatchObject({ state: 'late', left: -6 });
    // Renewed it has time, taken back it is late again, and a paper that runs out no more has no term.
    const { obligation } = await chair.asks(documentDue.one, { id: paper.id });
    const renewed = await chair.asks(documentDue.set, {
      ...{ ...due, updatedAt: obligation?.updatedAt, validUntil: '2027-11-20' },
    } as never);
    expect(await found('document')).toMatchObject({ state: 'ok', last: '2027-11-20' });
    await chair.asks(documentDue.set, { ...due, updatedAt: renewed.obligation?.updatedAt } as never);
    expect(await stateOf('document')).toBe('late');
  });

  it('of what is announced: met while everybody has an address, open again for whoever has none', async () => {
    const voting = await aVotingHouse(portal);
    const vote = await started(voting.chair, { basis: 'perRollam' } as never);
    await ends(voting.chair, vote);
    expect(await termStates(voting.chair, 'announcement')).toEqual(['done']);
    const access = (has: boolean) =>
      voting.house.inside((db) =>
        db.execute(
          sql`update member set has_access = ${has} where svj_id = ${voting.house.id} and id = ${voting.petr.memberId}`,
        ),
      );
    await access(false);
    expect(await termStates(voting.chair, 'announcement')).not.toEqual(['done']);
    await access(true);
    expect(await termStates(voting.chair, 'announcement')).toEqual(['done']);
  });
});

describe('every term that waits', () => {
  it('falls silent by a word or a reason, and runs again as before when that is taken back', async () => {
    const waits = (await all()).filter((t) => t.state !== 'done' && t.state !== 'notOurs');
    expect(new Set(waits.map((t) => t.kind)).size).toBeGreaterThanOrEqual(6);
    for (const { key, kind, state } of waits) {
      const now = async () => (await all()).find((t) => t.key === key)?.state;
      if (termLaw.kinds[kind].byHand) {
        await chair.asks(clock.done, { key, on: '2026-11-26' });
        expect([kind, await now()]).toEqual([kind, 'done']);
        await chair.asks(clock.again, { key });
        expect([kind, await now()]).toEqual([kind, state]);
      }
      await chair.asks(clock.notOurs, { key, reason: 'Netýká se domu.' });
      expect([kind, await now()]).toEqual([kind, 'notOurs']);
      await chair.asks(clock.again, { key });
      expect([kind, await now()]).toEqual([kind, state]);
    }
  });
});

describe('near terms', () => {
  it('stand on the dashboard of whoever administers: late ones first, three of them, and none that asks nothing', async () => {
    const other = await aHouse(portal);
    const [keeper, audit, owner] = [
      await other.chair(),
      await other.person({ role: 'auditMember' }),
      await other.owner(),
    ];
    const near = () => keeper.asks(clockStanding.near, {});
    expect((await near()).terms.map((t) => [t.kind, t.last, t.left])).toEqual([['yearlyMeeting', '2026-12-31', 35]]);
    const periods = ['2026-06-30', '2026-07-31', '2026-12-31'];
    for (const from of periods) await keeper.asks(clock.record, { kind: 'settlement', from });
    const { terms, total } = await near();
    expect(terms.map((t) => [t.last, t.state])).toEqual([
      ['2026-10-30', 'late'],
      ['2026-11-30', 'soon'],
      ['2026-12-31', 'ok'],
    ]);
    expect(total).toBe(4);
    // Said to be sent, it falls silent, and objections that begin with it ask nothing of the house.
    await keeper.asks(clock.done, { key: terms[0]?.key as string, on: '2026-11-20' });
    expect((await near()).terms.map((t) => t.last)).toEqual(['2026-11-30', '2026-12-31', '2027-04-30']);
    for (const who of [audit, owner]) expect((await who.refused(clockStanding.near, {})).code).toBe(403);
  });

  afterEach(() => {
    portal.clock.now = new Date('2026-11-26T09:00:00Z');
  });

  const mailsOf = (of: TestHouse) =>
    of.inside(
      async (db) =>
        (
          await db.execute<{ data: string }>(sql`
          select data::text as data from outbox where svj_id = ${of.id} and kind = 'termNear' order by id`)
        ).rows,
    );
  it('are mailed of once on each of two days, not once they are met, and again when that is taken back', async () => {
    const other = await aHouse(portal);
    const keeper = await other.chair();
    await other.owner();
    const on = async (at: string) => {
      portal.clock.now = new Date(at);
      const terms = termsOf();
      // Two servers at once.
      await Promise.all([lookAtTerms(portal, terms), lookAtTerms(portal, terms)]);
      return (await mailsOf(other)).length;
    };
    const elected = { kind: 'mandate', name: 'výbor', from: '2022-01-01', until: '2027-03-31' } as const;
    const { terms: made } = await keeper.asks(clock.record, elected);
    const recordId = made.find((t) => t.kind === 'mandate')?.recordId;
    expect(await on('2027-03-16T09:00:00Z')).toBe(0);
    expect(await on('2027-03-17T05:30:00Z')).toBe(0);
    expect(await on('2027-03-17T09:00:00Z')).toBe(1);
    expect(await on('2027-03-18T09:00:00Z')).toBe(1);
    const said = (what: typeof sayDone | typeof runAgain, input: never) =>
      other.inside((db, scope) => what({ db, scope, now: portal.clock.now }, [], input));
    const key = `mandate.term_record.${recordId}.`;
    await said(sayDone, { key, on: '2027-03-18', note: '', documentId: null } as never);
    expect(await on('2027-03-28T09:00:00Z')).toBe(1);
    await said(runAgain, key as never);
    expect(await on('2027-03-29T09:00:00Z')).toBe(2);
    expect(await on('2027-04-02T09:00:00Z')).toBe(2);
    expect((await mailsOf(other)).at(-1)?.data).toContain('31. 03. 2027'.replaceAll(' ', '\u00a0'));
  });

  it('stand in the calendar of whoever sees them, in their language, until they are met', async () => {
    const { days } = await chair.asks(events.layers, { from: '2026-12-01', to: '2027-02-28' });
    const told = days.filter((d) => d.layer === 'terms');
    expect(told.map((d) => d.title)).toContain('Letošní shromáždění');
    expect(told.find((d) => d.title.includes('Střecha'))).toMatchObject({
      startsAt: '2027-02-22T00:00',
      url: '/lhuty',
    });
    expect(new Set(told.map((d) => d.id)).size).toBe(told.length);
    expect(told.some((d) => d.title.includes('pojistka'))).toBe(false);
    await chair.asks(clock.notOurs, { key: await keyOf('yearlyMeeting'), reason: 'Konalo se jinde.' });
    const { days: left } = await chair.asks(events.layers, { from: '2026-12-01', to: '2026-12-31' });
    expect(left.map((d) => d.title)).not.toContain('Letošní shromáždění');
  });
});
