import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { files } from '#contract/base/files/files.ts';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { reminders } from '#contract/reminders/endpoints.ts';
import type { Ladder } from '#contract/reminders/schema.ts';
import { units as unitCalls } from '#contract/units/endpoints.ts';
import { aHouse, edited, type Person, type TestHouse } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched, uploads } from '#house/sending-files.ts';
import { openItems } from '../accounts/rows/queries.ts';
import { enterDebts, enterPayment } from '../accounts/steps.ts';
import { verifyLedger } from '../accounts/verify/steps.ts';
import type { OfHouse } from '../outbox/queries.ts';
import { sendAlone, tellLateInstalments } from './jobs.ts';
import { whyNotDebtor } from './send/queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

type At = Parameters<typeof enterDebts>[0];
type Kit = {
  house: TestHouse;
  chair: Person;
  owners: Person[];
  units: number[];
  inside: <T>(run: (at: At) => Promise<T>) => Promise<T>;
};
/** A house of three units: one owes since the summer, one since the autumn, one nothing. */
async function aKit(): Promise<Kit> {
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
  const house = await aHouse(portal);
  const chair = await house.chair();
  const owners = [await house.owner(), await house.owner(), await house.owner()];
  const units: number[] = [];
  for (const [at, owner] of owners.entries())
    units.push((await house.unit(chair, `1247/${at + 1}`, [1, 3], [{ memberIds: [owner.memberId as number] }])).id);
  const inside: Kit['inside'] = (run) => house.inside((db, scope) => run({ db, scope, now: portal.clock.now }));
  const [a = 0, b = 0] = units;
  const debt = (unitId: number, month: string, amount: bigint) => ({
    ...{ unitId, day: `${month}-15`, month: `${month}-01`, amount, text: `Předpis ${month}`, source: null },
  });
  await inside((at) =>
    enterDebts(at, [debt(a, '2026-08', 289_680n), debt(a, '2026-09', 289_681n), debt(b, '2026-11', 50_000n)]),
  );
  return { house, chair, owners, units, inside };
}
const formOf = ({ steps, updatedAt }: Ladder) => ({ steps, updatedAt });
const mailsOf = ({ house }: Kit) =>
  house.inside(
    async (db) =>
      (
        await db.execute<{ recipient: string; data: string }>(
          sql`select recipient, data::text from outbox where svj_id = ${house.id} and kind = 'debtReminder' order by id`,
        )
      ).rows,
  );

describe('reminders', () => {
  it('go as they were seen, once, to owners alone, and are what a payment settles first', async () => {
    const kit = await aKit();
    const { chair, owners, units } = kit;
    const preview = await chair.asks(reminders.preview, {});
    expect(preview.due).toMatchObject([
      {
        ...{
          unit: '1247/1',
          behind: false,
          step: 1,
          sum: '5793.61',
          channel: 'mail',
          to: [owners[0]?.email],
          deadline: '2026-12-10',
        },
        items: [{ amount: '2896.80' }, { amount: '2896.81' }],
      },
    ]);
    expect(preview.due[0]?.text).toMatch(/chybí 5\s793,61\sKč/);
    expect(preview.due[0]?.text).not.toMatch(/[{}]/);
    expect(preview.left).toMatchObject([{ unit: '1247/2', reason: 'early', from: '2026-11-30' }]);
    const keys = preview.due.map((d) => d.key);
    const send = () => chair.call(reminders.send, { keys, fingerprint: preview.fingerprint });
    const done = await Promise.all([send(), send(), send()]);
    expect(done.map((d) => d.status).sort()).toEqual([200, 409, 409]);
    const mails = await mailsOf(kit);
    expect(mails.map((m) => m.recipient)).toEqual([owners[0]?.email]);
    expect(JSON.stringify(mails)).not.toContain('793,61');
    // The check that is asked when a mail is sent, across all houses.
    const goes = (recipient: string) =>
      portal.pool.across('read only', (db) => whyNotDebtor(db, { svj_id: kit.house.id, recipient } as OfHouse));
    expect(await goes(owners[0]?.email as string)).toBeNull();
    expect(await goes(owners[1]?.email as string)).toBe('access');
    const [a = 0] = units;
    const { reminders: kept } = await (owners[0] as Person).asks(reminders.unit, { id: a });
    expect(kept).toMatchObject([{ sum: '5793.61', text: preview.due[0]?.text, open: '5793.61', by: '' }]);
    expect(
      await kit.inside(async ({ db, scope }) => (await openItems(db, scope, [a])).map((i) => i.remindedOn)),
    ).toEqual(['2026-11-26', '2026-11-26']);
    expect((await kit.inside(verifyLedger)).problems).toEqual([]);
    expect((await chair.asks(reminders.preview, {})).left).toMatchObject([
      { unit: '1247/1', reason: 'waits', from: '2026-12-11', last: { channel: 'mail', date: '2026-11-26' } },
      { unit: '1247/2', reason: 'early' },
    ]);
    await kit.inside((at) =>
      enterPayment(at, { unitId: a, day: '2026-11-26', amount: 579_361n, text: 'Platba', source: null }),
    );
    expect((await chair.asks(reminders.preview, {})).left[0]).toMatchObject({ unit: '1247/1', reason: 'paid' });
  });

  it('are refused when a payment came after they were seen', async () => {
    const kit = await aKit();
    const { due, fingerprint } = await kit.chair.asks(reminders.preview, {});
    await kit.inside((at) =>
      enterPayment(at, { unitId: kit.units[0] as number, day: '2026-11-26', amount: 1n, text: 'Haléř', source: null }),
    );
    const keys = due.map((d) => d.key);
    expect(await kit.chair.refused(reminders.send, { keys, fingerprint })).toMatchObject({
      key: 'REMINDERS.ERRORS.CHANGED',
    });
    expect(await mailsOf(kit)).toEqual([]);
  });

  it('leave out disputed debts, co-owners without a representative, and units sold since are reminded apart', async () => {
    const kit = await aKit();
    const { chair, house, units, owners } = kit;
    const [a = 0, b = 0, c = 0] = units;
    await chair.asks(reminders.dispute, { id: a, note: 'Reklamuje vyúčtování' });
    const shared = [await house.owner(), await house.owner()].map((p) => ({ memberIds: [p.memberId as number] }));
    await house.inside(async (db) => {
      await db.execute(sql`update ownership set valid_to = '2026-10-01' where svj_id = ${house.id} and unit_id = ${c}`);
    });
    const { id: both } = await house.unit(chair, '1247/4', [1, 3], shared);
    await kit.inside((at) =>
      enterDebts(
        at,
        [both, c].map((unitId) => ({
          ...{ unitId, day: '2026-09-15', month: '2026-09-01', amount: 90_000n, text: 'Předpis', source: null },
        })),
      ),
    );
    const { due, left } = await chair.asks(reminders.preview, {});
    expect(due).toMatchObject([{ unit: '1247/3', former: true, to: [owners[2]?.email] }]);
    expect(left.map((l) => [l.unit, l.reason, l.note])).toEqual([
      ['1247/1', 'disputed', 'Reklamuje vyúčtování'],
      ['1247/2', 'early', ''],
      ['1247/4', 'representative', ''],
    ]);
    expect(b).toBeGreaterThan(0);
  });

  it('go on paper where nobody has an address, and the letters are printed together', async () => {
    const kit = await aKit();
    await kit.house.inside(async (db) => {
      await db.execute(
        sql`update member set has_access = false where svj_id = ${kit.house.id} and id = ${kit.owners[0]?.memberId}`,
      );
      await db.execute(
        sql`delete from member_contact where svj_id = ${kit.house.id} and member_id = ${kit.owners[0]?.memberId} and kind = 'email'`,
      );
    });
    const { due, fingerprint } = await kit.chair.asks(reminders.preview, {});
    expect(due).toMatchObject([{ channel: 'letter', to: [] }]);
    const sent = await kit.chair.asks(reminders.send, { keys: due.map((d) => d.key), fingerprint });
    expect(sent).toEqual({ mails: 0, letters: 1, day: '2026-11-26' });
    expect(await mailsOf(kit)).toEqual([]);
    const { url } = await kit.chair.asks(reminders.paper, { day: sent.day });
    const { rawPayload } = await portal.app.inject({ method: 'GET', url: url as string, headers: kit.chair.headers() });
    expect((await readPdf(rawPayload)).pages.join()).toMatch(/1247\/1[\s\S]*5.793,61/);
  });
});

const fails = (error: unknown) => {
  throw error;
};

describe('instalments', () => {
  it('are agreed about everything late, keep reminders away while they are kept, and owners see the next one', async () => {
    const kit = await aKit();
    const { chair, owners, units } = kit;
    const id = units[0] as number;
    expect((await chair.refused(reminders.agree, { id, count: 3, first: '2026-11-25' })).errors).toEqual({
      first: 'REMINDERS.ERRORS.FIRST_PAST',
    });
    const both = await Promise.all(
      [1, 2].map(() => chair.call(reminders.agree, { id, count: 3, first: '2026-12-15' })),
    );
    expect(both.map((b) => b.status).sort()).toEqual([200, 409]);
    const { plans } = await (owners[0] as Person).asks(reminders.unit, { id });
    expect(plans).toMatchObject([
      {
        ...{ total: '5793.61', paid: '0.00', state: 'kept', by: '', next: { date: '2026-12-15', amount: '1931.20' } },
        instalments: [{ amount: '1931.20' }, { amount: '1931.21' }, { date: '2027-02-15', amount: '1931.20' }],
      },
    ]);
    expect((await chair.asks(reminders.preview, {})).left).toMatchObject([
      { unit: '1247/1', reason: 'plan', from: '2026-12-15' },
      { unit: '1247/2' },
    ]);
    portal.clock.now = new Date('2026-12-16T09:00:00Z');
    expect((await chair.asks(reminders.preview, {})).due.find((d) => d.unit === '1247/1')?.behind).toBe(true);
    // Told once, to those who agreed alone, and never in words that others could read.
    await tellLateInstalments(portal, fails);
    await tellLateInstalments(portal, fails);
    const mails = await mailsOf(kit);
    expect(mails).toMatchObject([
      { recipient: owners[0]?.email, data: expect.stringContaining('Splátka po splatnosti') },
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/1247|1.931/);
    const held = { svj_id: kit.house.id, recipient: owners[0]?.email ?? '', message_id: '' } satisfies OfHouse;
    expect(await portal.pool.across('read only', (db) => whyNotDebtor(db, held))).toBeNull();
    await kit.inside((at) =>
      enterPayment(at, { unitId: id, day: '2026-12-15', amount: 193_120n, text: 'Splátka', source: null }),
    );
    expect((await chair.asks(reminders.unit, { id })).plans).toMatchObject([
      { state: 'kept', paid: '1931.20', next: { date: '2027-01-15' } },
    ]);
    portal.clock.now = new Date('2027-01-18T09:00:00Z');
    await tellLateInstalments(portal, fails);
    expect(await mailsOf(kit)).toHaveLength(2);
    portal.clock.now = new Date('2026-12-16T09:00:00Z');
    const planId = plans[0]?.id as number;
    // The signed paper is kept beside it, and read by whom the agreement is for alone; another one takes its place.
    const words = await uploads(chair, 'dohoda.txt', 'Dohoda', { asDocument: true });
    expect((await chair.refused(reminders.planPaper, { id, planId, fileId: words.id })).key).toBe(
      'REMINDERS.ERRORS.SCAN',
    );
    for (const name of ['dohoda.pdf', 'dohoda podruhé.pdf']) {
      const { id: fileId } = await uploads(chair, name, `%PDF-1.4 ${name}`, { asDocument: true });
      expect((await chair.refused(reminders.planPaper, { id: units[1] as number, planId, fileId })).code).toBe(404);
      await chair.asks(reminders.planPaper, { id, planId, fileId });
    }
    // Of two that come at once one stays.
    const late = [await uploads(chair, 'a.pdf', '%PDF-1.4 a', { asDocument: true })];
    late.push(await uploads(chair, 'b.pdf', '%PDF-1.4 b', { asDocument: true }));
    await Promise.all(late.map((file) => chair.asks(reminders.planPaper, { id, planId, fileId: file.id })));
    expect((await chair.asks(reminders.unit, { id })).plans[0]?.files).toHaveLength(1);
    const last = await uploads(chair, 'dohoda podruhé.pdf', '%PDF-1.4 dohoda podruhé.pdf', { asDocument: true });
    await chair.asks(reminders.planPaper, { id, planId, fileId: last.id });
    const papers = (await (owners[0] as Person).asks(reminders.unit, { id })).plans[0]?.files ?? [];
    expect(papers).toMatchObject([{ name: 'dohoda podruhé' }]);
    const paper = papers[0]?.id as number;
    expect((await fetched(portal, papers[0]?.url ?? '')).body).toBe('%PDF-1.4 dohoda podruhé.pdf');
    const renamed = { id: paper, name: 'jinak' };
    expect((await (owners[0] as Person).refused(files.change, renamed)).code).toBe(403);
    expect((await (owners[1] as Person).refused(files.change, renamed)).code).toBe(404);
    await chair.asks(reminders.endPlan, { id, planId, reason: 'Prodal byt' });
    expect((await chair.refused(reminders.endPlan, { id, planId, reason: 'Znovu' })).code).toBe(404);
    expect((await chair.asks(reminders.preview, {})).due.map((d) => d.unit)).toContain('1247/1');
    expect((await (owners[1] as Person).refused(reminders.unit, { id })).code).toBe(404);
    // Who bought the unit since finds nothing of what was agreed before.
    const buyer = owners[2] as Person;
    const unit = await chair.asks(unitCalls.one, { id });
    const whole = { joint: false, share: toText(fraction(1, 1)), memberIds: [buyer.memberId as number] };
    await chair.asks(unitCalls.update, edited(unit, { owners: [whole], validFrom: '2026-12-16' }) as never);
    expect((await buyer.asks(reminders.unit, { id })).plans).toEqual([]);
    expect((await buyer.refused(files.change, renamed)).code).toBe(404);
  });
});

describe('the ladder', () => {
  it('refuses what cannot be sent, at its place, and nobody overwrites another one', async () => {
    const { chair } = await aKit();
    const ladder = await chair.asks(reminders.ladder, {});
    expect(ladder.steps.map((s) => s.days)).toEqual([14, 45, 90]);
    const [first, second] = ladder.steps as [Ladder['steps'][0], Ladder['steps'][0]];
    const tries: [object, object][] = [
      [{ steps: [{ ...first, text: 'Dlužíte {castku}' }] }, { 'steps.0.text': 'REMINDERS.ERRORS.FIELD' }],
      [{ steps: [{ ...first, itself: true }] }, { 'steps.0.itself': 'REMINDERS.ERRORS.FIRST_ITSELF' }],
      [{ steps: [second, first] }, { 'steps.1.days': 'REMINDERS.ERRORS.ORDER' }],
      [{ ownRate: '10' }, { ownSource: 'REMINDERS.ERRORS.SOURCE' }],
      [{ rates: [{ from: '2026-02-01', repo: '3', source: 'x' }] }, { 'rates.0.from': 'REMINDERS.ERRORS.HALF_YEAR' }],
      [{ rates: [{ from: '2026-01-01', repo: 'tři', source: 'x' }] }, { 'rates.0.repo': 'REMINDERS.ERRORS.PERCENT' }],
    ];
    for (const [change, errors] of tries)
      expect((await chair.refused(reminders.saveLadder, { ...formOf(ladder), ...change })).errors).toEqual(errors);
    const saved = await chair.asks(reminders.saveLadder, {
      ...formOf(ladder),
      steps: [{ ...first, least: '1 000,50' }],
    });
    expect(saved.steps).toMatchObject([{ least: '1000.50' }]);
    expect((await chair.refused(reminders.saveLadder, formOf(ladder))).key).toBe('REMINDERS.ERRORS.STALE');
  });

  it('lets further steps go by themselves where that was switched on: once, over two servers, never the first', async () => {
    const kit = await aKit();
    const ladder = await kit.chair.asks(reminders.ladder, {});
    const steps = ladder.steps.map((s, place) => ({ ...s, itself: place > 0 }));
    await kit.chair.asks(reminders.saveLadder, { ...formOf(ladder), steps });
    await sendAlone(portal);
    expect(await mailsOf(kit)).toEqual([]);
    const { due, fingerprint } = await kit.chair.asks(reminders.preview, {});
    await kit.chair.asks(reminders.send, { keys: due.map((d) => d.key), fingerprint });
    portal.clock.now = new Date('2026-12-10T09:00:00Z');
    await sendAlone(portal);
    expect(await mailsOf(kit)).toHaveLength(1);
    portal.clock.now = new Date('2026-12-11T09:00:00Z');
    await Promise.all([sendAlone(portal), sendAlone(portal)]);
    await sendAlone(portal);
    expect(await mailsOf(kit)).toHaveLength(2);
    const { reminders: kept } = await kit.chair.asks(reminders.unit, { id: kit.units[0] as number });
    expect(kept.map((r) => r.name)).toEqual([steps[1]?.name, steps[0]?.name]);
  });
});

describe('default interest', () => {
  it('is refused for a half-year whose rate nobody knows, and booked once for each day when it is known', async () => {
    const kit = await aKit();
    const id = kit.units[0] as number;
    const unknown = await kit.chair.asks(reminders.interest, { id });
    expect(unknown).toMatchObject({ total: '0.00', may: { book: false } });
    expect(unknown.debts.map((d) => [d.halfYear, d.rate, d.lines])).toEqual([
      ['2026-07-01', null, []],
      ['2026-07-01', null, []],
    ]);
    const ladder = await kit.chair.asks(reminders.ladder, {});
    const rates = [{ from: '2026-07-01', repo: '3,50', source: 'cnb.cz' }];
    await kit.chair.asks(reminders.saveLadder, { ...formOf(ladder), rates });
    const seen = await kit.chair.asks(reminders.interest, { id });
    // 15 August was a Saturday: from Tuesday 18 August. 2896.80 × 11.5 % × 101 / 365 and 2896.81 × 11.5 % × 72 / 365.
    expect(seen.debts).toMatchObject([
      { rate: '11.50', total: '92.18', lines: [{ from: '2026-08-18', to: '2026-11-26', days: 101, value: '92.1817' }] },
      { rate: '11.50', total: '65.71', lines: [{ from: '2026-09-16', days: 72 }] },
    ]);
    expect(seen.total).toBe('157.89');
    const book = () => kit.chair.call(reminders.bookInterest, { id, until: seen.until, total: seen.total });
    expect((await Promise.all([book(), book()])).map((b) => b.status).sort()).toEqual([200, 422]);
    expect(await kit.chair.asks(reminders.interest, { id })).toMatchObject({ total: '0.00', debts: [] });
    const account = await kit.chair.asks(accounts.one, { id });
    expect(account.missing).toBe('5793.61');
    portal.clock.now = new Date('2026-11-27T09:00:00Z');
    expect((await kit.chair.asks(reminders.interest, { id })).debts).toMatchObject([
      { lines: [{ from: '2026-11-27', to: '2026-11-27', days: 1 }] },
      { lines: [{ days: 1 }] },
    ]);
    const own = await kit.chair.asks(reminders.ladder, {});
    await kit.chair.asks(reminders.saveLadder, { ...formOf(own), ownRate: '5', ownSource: 'čl. 12 stanov' });
    expect((await kit.chair.asks(reminders.interest, { id })).debts[0]).toMatchObject({ rate: '5.00' });
  });

  it('costs of a reminder are entered by a person, once', async () => {
    const kit = await aKit();
    const id = kit.units[0] as number;
    const ladder = await kit.chair.asks(reminders.ladder, {});
    const steps = ladder.steps.map((s) => ({ ...s, cost: '150' }));
    await kit.chair.asks(reminders.saveLadder, { ...formOf(ladder), steps });
    const { due, fingerprint } = await kit.chair.asks(reminders.preview, {});
    await kit.chair.asks(reminders.send, { keys: due.map((d) => d.key), fingerprint });
    const { reminders: sent } = await kit.chair.asks(reminders.unit, { id });
    const [one] = sent;
    expect((await kit.chair.asks(accounts.one, { id })).balance).toBe('5793.61');
    await kit.chair.asks(reminders.bookCost, { id: one?.id as number });
    expect((await kit.chair.refused(reminders.bookCost, { id: one?.id })).code).toBe(409);
    expect((await kit.chair.asks(accounts.one, { id })).balance).toBe('5943.61');
  });
});

describe('rights', () => {
  it('owners find what went to them and nothing else, the audit reads, tenants and other houses find nothing', async () => {
    const kit = await aKit();
    const { due, fingerprint } = await kit.chair.asks(reminders.preview, {});
    await kit.chair.asks(reminders.send, { keys: due.map((d) => d.key), fingerprint });
    const [a = 0, b = 0] = kit.units;
    const { reminders: sent } = await kit.chair.asks(reminders.unit, { id: a });
    const id = sent[0]?.id as number;
    const [debtor, other] = kit.owners as [Person, Person];
    expect((await debtor.asks(reminders.paper, { id })).url).toContain('/paper/');
    for (const [who, asked] of [
      [other, { id: a }],
      [debtor, { id: b }],
    ] as const)
      expect((await who.refused(reminders.unit, asked)).code).toBe(404);
    expect((await other.refused(reminders.paper, { id })).code).toBe(404);
    expect((await other.refused(reminders.paper, { day: '2026-11-26' })).code).toBe(422);
    for (const call of [reminders.preview, reminders.ladder]) expect((await debtor.refused(call)).code).toBe(404);
    expect((await debtor.refused(reminders.interest, { id: a })).code).toBe(404);
    expect((await debtor.refused(reminders.send, { keys: ['x'], fingerprint })).code).toBe(403);
    const audit = await kit.house.person({ role: 'auditMember' });
    expect((await audit.asks(reminders.preview, {})).may.write).toBe(false);
    expect((await audit.asks(reminders.unit, { id: a })).reminders).toHaveLength(1);
    const tenant = await kit.house.person({ role: 'neighbour' });
    expect((await tenant.refused(reminders.unit, { id: a })).code).toBe(403);
    const stranger = await (await aHouse(portal)).chair();
    expect((await stranger.refused(reminders.unit, { id: a })).code).toBe(404);
    expect((await stranger.refused(reminders.bookCost, { id })).code).toBe(404);
  });
});
