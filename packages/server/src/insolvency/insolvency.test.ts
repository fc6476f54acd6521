import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { clock } from '#contract/clock/endpoints.ts';
import { events } from '#contract/events/endpoints.ts';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import type { WatchView } from '#contract/insolvency/schema.ts';
import { memberFiles } from '#contract/members/endpoints-files.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from '#house/house.ts';
import { aCode, aFind, aRegister, aRow, noRecord, type Register } from '#house/insolvency.ts';
import { rowsIn } from '#house/moving.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { enterDebts, enterPayment } from '../accounts/steps.ts';
import { openPool } from '../base/db/db.ts';
import { inTurn } from '../base/registers/registers-turn.ts';
import { askDue } from './asking/steps.ts';

let portal: TestPortal;
let register: Register;
let house: TestHouse;
let chair: Person;
let radim: Person;
let unitId: number;
beforeAll(async () => {
  register = await aRegister();
  portal = await aPortal({ isirUrl: register.base });
});
afterAll(async () => {
  await portal.close();
  await register.close();
});

const fails = (error: unknown) => {
  throw error;
};
const asks = () => askDue(portal, fails);
const owes = (amount: bigint, day: string) =>
  house.inside((db, scope) =>
    enterDebts({ db, scope, now: portal.clock.now }, [
      { unitId, amount, day, month: null, text: 'Předpis', source: null },
    ]),
  );
beforeEach(async () => {
  portal.clock.now = new Date('2026-11-21T09:00:00Z');
  register.says(noRecord);
  register.asked.length = 0;
  house = await aHouse(portal);
  chair = await house.chair();
  radim = await house.owner({ firstName: 'Radim', lastName: 'Vaculík' });
  ({ id: unitId } = await house.unit(chair, '1247/17', [1, 1], [{ memberIds: [radim.memberId as number] }]));
  await house.inside((db, scope) =>
    db.execute(sql`insert into account_unit (svj_id, unit_id, no, symbol, updated_at)
      values (${scope.svjId}, ${unitId}, 1, '124717', now())`),
  );
  await house.inside((db, scope) =>
    db.execute(sql`insert into account_book (svj_id, accounts) values (${scope.svjId}, 1)
      on conflict (svj_id) do update set accounts = 1`),
  );
});

const born = '1979-03-14';
const watched = async (change: object = {}) =>
  (
    await chair.asks(insolvency.create, {
      userId: radim.memberId as number,
      birthDate: born,
      purpose: 'Opakované dluhy',
      ...change,
    })
  ).id;
const one = async (): Promise<WatchView> => (await chair.asks(insolvency.list, {})).insolvency[0] as WatchView;
const mails = async () =>
  (
    await portal.pool.raw.query<{ kind: string; recipient: string; data: object }>(
      'select kind, recipient, data from outbox where svj_id = $1 order by id',
      [house.id],
    )
  ).rows;
const later = (days: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + days * 24 * 3600_000);
};

describe('a watch', () => {
  it('begins of an owner of today, with a day of birth and a reason, and each lack is said at its field', async () => {
    const tenant = await house.person({ role: 'neighbour' });
    const userId = radim.memberId as number;
    const tries: [object, string, string][] = [
      [{ userId: tenant.memberId as number }, 'userId', 'INSOLVENCY.ERRORS.NOT_OWNER'],
      [{ birthDate: null }, 'birthDate', 'INSOLVENCY.ERRORS.BORN'],
      [{ birthDate: '2027-01-01' }, 'birthDate', 'INSOLVENCY.ERRORS.BORN_LATER'],
      [{ purpose: ' ' }, 'purpose', 'INSOLVENCY.ERRORS.PURPOSE'],
    ];
    for (const [change, field, key] of tries) {
      const input = { userId, birthDate: born, purpose: 'Dluhy', ...change };
      expect(await chair.refused(insolvency.create, input)).toMatchObject({ code: 422, key, errors: { [field]: key } });
    }
    await owes(100_000n, '2026-10-15');
    // The house adds its own words to the mail, and an older writing of them gives way.
    const own = 'Ptejte se výboru v úterý od 17 hodin.';
    await chair.asks(insolvency.words, { words: own, version: 0 });
    expect(await chair.refused(insolvency.words, { words: 'Jinak', version: 0 })).toMatchObject({ code: 409 });
    await chair.asks(insolvency.words, { words: own, version: 1 });
    expect(await chair.asks(insolvency.list, {})).toMatchObject({ words: own, wordsVersion: 2 });
    await watched({ purpose: '' });
    const [told] = await rowsIn(house, `select secret from outbox where kind = 'processingTold'`);
    expect(told?.secret).toEqual({ words: { purpose: 'none', words: own } });
    expect(await chair.refused(insolvency.create, { userId, birthDate: born })).toMatchObject({
      key: 'INSOLVENCY.ERRORS.ALREADY',
    });
    expect(await mails()).toMatchObject([{ kind: 'processingTold', recipient: radim.email }]);
    expect(await one()).toMatchObject({
      status: 'waiting',
      rhythm: 'daily',
      debt: '1000.00',
      informedAt: expect.any(String),
    });
  });

  it('finds, tells the committee without a name, is confirmed, and shows what to file', async () => {
    await owes(348_000n, '2026-10-15');
    await owes(231_600n, '2026-11-18');
    await watched({ purpose: '' });
    register.says(aFind([aRow()]));
    await asks();
    const hit = await one();
    expect(hit).toMatchObject({ status: 'probable', sure: { status: 'probable' }, problem: null });
    const [found] = hit.cases;
    expect(found?.rows.map((r) => r.verdict)).toEqual(['same', 'same', 'unknown', 'unknown']);
    expect(found?.term).toEqual({ from: '2026-11-16', counted: '2027-01-16', day: '2027-01-18' });
    expect(found?.claim).toMatchObject({ since: '2026-11-16', filed: '3480.00', total: '5796.00' });
    const told = (await mails()).filter((m) => m.kind === 'insolvencyHit');
    expect(told.map((m) => m.recipient)).toEqual([chair.email]);
    expect(JSON.stringify(told)).not.toMatch(/Vacul|1247/);
    const { id, updatedAt } = found as NonNullable<typeof found>;
    await chair.asks(insolvency.start, { id, updatedAt, startedOn: '2026-10-10' });
    expect((await one()).cases[0]?.claim).toMatchObject({ filed: '0.00', total: '5796.00' });
    const said = { id, decision: 'confirmed', reason: 'Je to on.' };
    expect((await chair.refused(insolvency.decide, { ...said, updatedAt })).code).toBe(409);
    const empty = await chair.refused(insolvency.decide, { ...said, reason: ' ', updatedAt });
    expect(empty).toMatchObject({ code: 400, errors: { reason: 'INSOLVENCY.ERRORS.REASON' } });
    await chair.asks(insolvency.decide, {
      ...said,
      decision: 'confirmed',
      updatedAt: (await one()).cases[0]?.updatedAt ?? '',
    });
    expect(await one()).toMatchObject({
      status: 'found',
      cases: [{ decision: 'confirmed', decidedBy: 'Jan Předsedová' }],
    });
    register.says(noRecord);
    later(1);
    await asks();
    expect(await one()).toMatchObject({ status: 'ended', cases: [{ isThere: false, isPending: false }] });
    later(1);
    await asks();
    expect((await mails()).map((m) => m.kind)).toEqual(['processingTold', 'insolvencyHit', 'insolvencyEnded']);
    const over = (await one()).cases[0];
    await chair.asks(insolvency.decide, {
      id,
      decision: 'closed',
      reason: 'Zaplaceno.',
      updatedAt: over?.updatedAt ?? '',
    });
    expect((await one()).status).toBe('clean');
  });

  it('prints the annex of the claim, divided by the day of the proceeding, and its term stands in the calendar', async () => {
    await owes(348_000n, '2026-10-15');
    await owes(231_600n, '2026-11-18');
    await house.inside((db, scope) =>
      enterPayment(
        { db, scope, now: portal.clock.now },
        { unitId, day: '2026-11-20', amount: 100_000n, text: '', source: null },
      ),
    );
    await watched({ purpose: '' });
    register.says(aFind([aRow()]));
    await asks();
    const [found] = (await one()).cases;
    const { id, updatedAt } = found as NonNullable<typeof found>;
    await chair.asks(insolvency.decide, { id, updatedAt, decision: 'confirmed', reason: 'Je to on.' });
    const { url } = await chair.asks(insolvency.annex, { id, lang: 'cs' });
    const { rawPayload } = await portal.app.inject({ method: 'GET', url });
    const text = (await readPdf(rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
    for (const part of ['Radim Vaculík', '14. 03. 1979', 'INS 18204/2026', '16. 11. 2026', '18. 01. 2027'])
      expect(text).toContain(part);
    // 3480 prescribed, 1000 paid, 2480 filed; what came due later is not.
    const [before = '', after = ''] = text.split('Dluhy splatné od tohoto dne');
    expect(before).toContain('1247/17 Předpis 15. 10. 2026 3 480,00 1 000,00 2 480,00');
    expect(after).toContain('1247/17 Předpis 18. 11. 2026 2 316,00 0,00 2 316,00');
    const { days } = await chair.asks(events.layers, { from: '2027-01-01', to: '2027-01-31' });
    expect(days.filter((d) => d.layer === 'terms')).toMatchObject([{ startsAt: '2027-01-18T00:00', url: '/lhuty' }]);
    expect(JSON.stringify(days)).not.toContain('Vacul');
    // The claim is a term of the house: silent once somebody says that it was filed, or that the case is of another.
    const term = async () => (await chair.asks(clock.view, {})).terms.find((t) => t.kind === 'insolvencyClaim');
    const { key } = (await term()) ?? { key: '' };
    expect(await term()).toMatchObject({ state: 'ok', last: '2027-01-18', moved: true });
    await chair.asks(clock.done, { key, on: '2026-11-21', note: 'Podáno soudu.' });
    expect((await term())?.state).toBe('done');
    await chair.asks(clock.again, { key });
    expect((await term())?.state).toBe('ok');
    const again = (await one()).cases[0];
    await chair.asks(insolvency.decide, {
      id,
      updatedAt: again?.updatedAt ?? '',
      decision: 'dismissed',
      reason: 'Není.',
    });
    expect(await term()).toBeUndefined();
    const dismissed = (await one()).cases[0];
    const back = { id, updatedAt: dismissed?.updatedAt ?? '', decision: 'confirmed' as const, reason: 'Přece je.' };
    await chair.asks(insolvency.decide, back);
    expect((await term())?.state).toBe('ok');
    const audit = await house.person({ role: 'auditMember' });
    const theirs = await audit.asks(events.layers, { from: '2027-01-01', to: '2027-01-31' });
    expect(theirs.days.filter((d) => d.layer === 'terms')).toEqual([]);
    const stranger = await (await aHouse(portal)).chair();
    expect((await stranger.refused(insolvency.annex, { id })).code).toBe(404);
  });

  it('keeps what was sure when an answer cannot be had, and a dismissed case silent', async () => {
    await watched();
    register.says(aFind([aRow()]));
    await asks();
    const [found] = (await one()).cases;
    register.says(aCode('WS4'));
    later(7);
    await asks();
    expect(await one()).toMatchObject({
      status: 'unverifiable',
      problem: 'stale',
      sure: { status: 'probable', at: '2026-11-21T09:00:00.000Z' },
    });
    expect((await one()).cases[0]?.updatedAt).toBe(found?.updatedAt);
    await chair.asks(insolvency.decide, {
      id: found?.id ?? 0,
      decision: 'dismissed',
      reason: 'Jiný člověk.',
      updatedAt: found?.updatedAt ?? '',
    });
    register.says(aFind([aRow({ druhStavKonkursu: 'ODDLUŽENÍ' })]));
    later(1);
    await asks();
    expect(await one()).toMatchObject({
      status: 'clean',
      cases: [{ decision: 'dismissed', isThere: true, claim: null }],
    });
    expect((await mails()).filter((m) => m.kind === 'insolvencyHit')).toHaveLength(1);
  });

  it('is daily by a debt, rests when it is paid, goes on weekly by a new reason, and ends with ownership', async () => {
    await owes(50_000n, '2026-10-15');
    const id = await watched({ purpose: '' });
    await asks();
    expect(await one()).toMatchObject({ status: 'clean', rhythm: 'daily' });
    await house.inside((db, scope) =>
      enterPayment(
        { db, scope, now: portal.clock.now },
        { unitId, day: '2026-11-21', amount: 50_000n, text: '', source: null },
      ),
    );
    const before = register.asked.length;
    later(1);
    await asks();
    expect(register.asked).toHaveLength(before);
    expect(await one()).toMatchObject({ rhythm: 'resting', isOver: true });
    await chair.asks(insolvency.purpose, { id, purpose: 'Platí opakovaně pozdě.' });
    await asks();
    expect(register.asked).toHaveLength(before + 1);
    expect(await one()).toMatchObject({ rhythm: 'weekly', isOver: false });
    await house.inside((db, scope) =>
      db.execute(
        sql`update ownership set valid_to = '2026-11-22' where svj_id = ${scope.svjId} and unit_id = ${unitId}`,
      ),
    );
    expect((await chair.asks(insolvency.list, {})).insolvency).toEqual([]);
    await house.inside((db) =>
      db.execute(sql`update insolvency_watch set next_at = ${portal.clock.now} where id = ${id}`),
    );
    await asks();
    expect(await house.inside((db) => db.execute(sql`select from insolvency_watch where id = ${id}`))).toMatchObject({
      rowCount: 0,
    });
  });
});

describe('who may know', () => {
  it('is the committee and the manager: no other role, no visit, no search, no log, no export of others', async () => {
    await watched();
    register.says(aFind([aRow()]));
    await asks();
    const inspector = await house.person({ role: 'inspector' });
    for (const who of [radim, inspector]) {
      expect((await who.refused(insolvency.list)).code).toBe(403);
      expect((await who.refused(insolvency.looks)).code).toBe(403);
      expect((await who.refused(insolvency.annex, { id: 1 })).code).toBe(403);
      const mine = await who.asks(association.mine, {});
      expect([mine.insolvencyChecks, JSON.stringify(mine).includes('INS 18204')]).toEqual([null, false]);
    }
    const seen = await chair.asks(association.mine, {});
    expect(seen.insolvencyChecks).toEqual({ watched: 1, found: 1 });
    expect(JSON.stringify(seen.activities.filter((a) => a.noun === 'insolvency'))).not.toMatch(/Vacul/);
    const data = await house.inside((db) => db.execute(sql`select from search_entry where title ilike '%INS 18204%'`));
    expect(data.rowCount).toBe(0);
    const copied = { title: 'Účetní', extends: 'inspector' as const, rights: { bankruptcy_register: 'r' as const } };
    expect(await chair.refused(roles.create, copied)).toMatchObject({ key: 'ROLES.ERRORS.COMMITTEE_ONLY' });
  });

  it('is no visit of the administration of the portal, whatever it may write', async () => {
    const id = await watched();
    const admin = await anAdmin(portal);
    for (const write of [false, true]) {
      const { session_user_id } = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz', write });
      const guest = admin.as(session_user_id);
      const refusals = [
        await guest.refused(insolvency.list),
        await guest.refused(insolvency.looks),
        await guest.refused(insolvency.check, {}),
        await guest.refused(insolvency.annex, { id }),
        await guest.refused(insolvency.purpose, { id, purpose: 'Zkouška' }),
        await guest.refused(insolvency.remove, { id }),
      ];
      expect(refusals.map((r) => r.code)).toEqual(refusals.map(() => 403));
      const seen = await guest.asks(association.mine, {});
      expect(seen.insolvencyChecks).toBeNull();
    }
  });

  it('is the person, who takes out what is kept of them; a file that another takes out says nothing of it', async () => {
    await watched();
    const told = async (who: Person) => {
      const { url } = await who.asks(memberFiles.dataTicket, { id: radim.memberId as number });
      return (await portal.app.inject({ method: 'GET', url })).json() as Record<string, unknown>;
    };
    expect(JSON.stringify(await told(radim))).toContain('Opakované dluhy');
    expect(JSON.stringify(await told(chair))).not.toContain('Opakované dluhy');
  });

  it('is written down at each opening, and not at each reading of the same page', async () => {
    await chair.asks(insolvency.list, {});
    await chair.asks(insolvency.list, {});
    later(1);
    await chair.asks(insolvency.list, {});
    const { looks } = await chair.asks(insolvency.looks, {});
    expect(looks.map(({ name }) => name)).toEqual(['Jan Předsedová', 'Jan Předsedová']);
  });
});

describe('the turn at a register', () => {
  it('is one for two portals over one database: what the day has left is asked once, the rest the next day', async () => {
    for (const n of [1, 2, 3, 4]) {
      const { memberId } = await house.owner({ firstName: `Ota${n}`, lastName: 'Dluhoš' });
      await house.unit(chair, `1247/2${n}`, [1, 10], [{ memberIds: [memberId as number] }]);
      await chair.asks(insolvency.create, { userId: memberId as number, birthDate: born, purpose: 'Dluhy' });
    }
    // Of five thousand questions two are left.
    await portal.pool.raw.query(
      `insert into register_turn (register, day, spent) values ('isir', '2026-11-21', 4998)
       on conflict (register) do update set day = excluded.day, spent = excluded.spent, taken_as = null, held_until = null`,
    );
    const other = { ...portal, pool: openPool(portal.appUrl, { max: 2, now: () => portal.clock.now }) };
    try {
      await Promise.all([askDue(portal, fails), askDue(other, fails)]);
      await Promise.all([askDue(other, fails), askDue(portal, fails)]);
      expect(register.asked).toHaveLength(2);
      // Houses of before may have had their turn first.
      const { insolvency: list } = await chair.asks(insolvency.list, {});
      expect(list.filter((w) => w.status === 'waiting').length).toBeGreaterThanOrEqual(2);
      later(1);
      await Promise.all([askDue(other, fails), askDue(portal, fails)]);
      expect((await chair.asks(insolvency.list, {})).insolvency.map((w) => w.status)).toEqual(Array(4).fill('clean'));
    } finally {
      await other.pool.end();
    }
  });

  it('is one caller’s at a time, and no more is asked in a day, whoever asks', async () => {
    const of = { register: 'zkouska', mostADay: 3, spacing: 0 };
    const spent: boolean[] = [];
    const busy: boolean[] = [];
    await inTurn(portal, of, async (spends) => {
      busy.push(await inTurn(portal, of, async () => undefined));
      spent.push(await spends(), await spends());
    });
    await inTurn(portal, of, async (spends) => void spent.push(await spends(), await spends()));
    later(1);
    await inTurn(portal, of, async (spends) => void spent.push(await spends()));
    expect([busy, spent]).toEqual([[false], [true, true, true, false, true]]);
  });
});
