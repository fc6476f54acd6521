import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { clearances } from '#contract/clearances/endpoints.ts';
import { clearanceDoor } from '#contract/clearances/endpoints-door.ts';
import { type DebtAt, standingOn } from '#contract/clearances/rules.ts';
import { aHouse, nobody, type Person, type TestHouse } from '#house/house.ts';
import { readCode, readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { enterDebts } from '../accounts/steps.ts';
import { mostOf } from '../base/http/limits.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
});
afterAll(() => portal.close());

type Kit = { house: TestHouse; chair: Person; owner: Person; other: Person; units: [number, number] };
/** Two units of two owners; a hundred crowns a month of the year prescribed to each, due on the fifteenth. */
async function furnished(): Promise<Kit> {
  const house = await aHouse(portal);
  const [chair, owner, other] = [await house.chair(), await house.owner(), await house.owner({ lastName: 'Dlužný' })];
  const one = await house.unit(chair, '1247/8', [1, 2], [{ memberIds: [owner.memberId as number] }]);
  const two = await house.unit(chair, '1247/9', [1, 2], [{ memberIds: [other.memberId as number] }]);
  const debts = [one.id, two.id].flatMap((unitId) =>
    Array.from({ length: 12 }, (_, i) => {
      const month = `2026-${String(i + 1).padStart(2, '0')}`;
      const of = { day: `${month}-15`, month: `${month}-01`, text: 'Předpis', source: null };
      return { unitId, amount: 10_000n, ...of };
    }),
  );
  await house.inside((db, scope) => enterDebts({ db, scope, now: portal.clock.now }, debts));
  return { house, chair, owner, other, units: [one.id, two.id] };
}
const pays = (by: Person, id: number, amount: string, date: string) =>
  by.asks(accounts.enter, { id, kind: 'cash', amount, date, text: '' });

async function issues(by: Person, unitId: number, date = '2026-11-26') {
  const { fingerprint } = await by.asks(clearances.preview, { unitId, date });
  const { id } = await by.asks(clearances.issue, { unitId, date, fingerprint });
  return id;
}
async function printed(by: Person, id: number): Promise<Buffer> {
  const { url } = await by.asks(clearances.paper, { id });
  const reply = await portal.app.inject({ url, headers: by.headers() });
  expect(reply.headers['content-type']).toBe('application/pdf');
  return reply.rawPayload;
}
const wordsOf = async (paper: Buffer) => (await readPdf(paper)).pages.join(' ').replace(/[\s\u00a0]+/g, ' ');
/** The token behind the code on the paper, as a phone reads it. */
async function tokenOn(paper: Buffer): Promise<string> {
  return /\/potvrzeni\/([^/?]+)/.exec(await readCode(paper))?.[1] as string;
}

describe('what stands on a day', () => {
  it('each open debt passes or goes on, and the whole is what is open, whatever the day', () => {
    let seed = 7;
    const dice = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    const two = (n: number) => String(n).padStart(2, '0');
    const aDay = () => `2026-${two(1 + dice(12))}-${two(1 + dice(28))}`;
    for (let round = 0; round < 300; round += 1) {
      const all = Array.from({ length: dice(30) }, (_, n): DebtAt => {
        const rest = { month: null, kind: 'prescribed', part: 'principal', text: '' } as const;
        return { ...rest, n, day: aDay(), left: BigInt(dice(4) === 0 ? 0 : dice(100_000)) };
      });
      const day = aDay();
      const { debts, sum, coming } = standingOn(all, day);
      const whole = all.reduce((total, d) => total + d.left, 0n);
      expect(sum + coming.reduce((total, c) => total + c.amount, 0n)).toBe(whole);
      expect(debts.every((d) => d.day <= day && d.left > 0n)).toBe(true);
      expect(coming.every((c) => c.day > day)).toBe(true);
    }
  });

  it('is told by payments that were there by then, and corrections whenever they came', async () => {
    const { chair, house, units } = await furnished();
    const [id] = units;
    await pays(chair, id, '950', '2026-10-12');
    const at = (date: string) => chair.asks(clearances.preview, { unitId: id, date });
    const sumOn = async (date: string) => (await at(date)).sum;
    expect([await sumOn('2026-11-26'), await sumOn('2026-10-11')]).toEqual(['150.00', '900.00']);
    const { debts, coming } = await at('2026-11-26');
    expect(debts.map((d) => `${d.date} ${d.amount}`)).toEqual(['2026-10-15 50.00', '2026-11-15 100.00']);
    expect(coming).toEqual([{ date: '2026-12-15', amount: '100.00' }]);
    const { entries } = await chair.asks(accounts.one, { id });
    const of = entries.find((e) => e.month === '2026-11-01')?.id ?? 0;
    const lowered = {
      unitId: id,
      amount: -2_000n,
      day: '2026-11-20',
      month: '2026-11-01',
      text: 'Oprava',
      source: null,
      of,
    };
    await house.inside((db, scope) =>
      enterDebts({ db, scope, now: portal.clock.now }, [{ ...lowered, kind: 'corrected' }]),
    );
    expect([await sumOn('2026-11-26'), await sumOn('2026-11-16')]).toEqual(['130.00', '130.00']);
    const undone = entries.find((e) => e.kind === 'cash')?.id ?? 0;
    await chair.asks(accounts.undo, { id, entryId: undone, reason: 'jiná jednotka' });
    expect(await sumOn('2026-11-26')).toBe('1080.00');
    for (const [date, key] of [
      ['2026-11-27', 'CLEARANCES.ERRORS.FUTURE'],
      ['2025-01-01', 'CLEARANCES.ERRORS.OLD'],
    ] as const)
      expect(await chair.refused(clearances.preview, { unitId: id, date })).toMatchObject({ code: 422, key });
  });
});

describe('a confirmation', () => {
  it('is asked for by the owner, issued as it was read, and mailed to who asked', async () => {
    const { house, chair, owner, units } = await furnished();
    const [id] = units;
    await owner.asks(clearances.request, { unitId: id, note: 'Prodáváme' });
    expect((await owner.refused(clearances.request, { unitId: id })).key).toBe('CLEARANCES.ERRORS.ASKED');
    expect((await chair.asks(clearances.list, {})).requests).toMatchObject([{ unit: { id }, note: 'Prodáváme' }]);
    const read = await chair.asks(clearances.preview, { unitId: id, date: '2026-11-26' });
    await pays(chair, id, '100', '2026-11-25');
    const stale = { unitId: id, date: '2026-11-26', fingerprint: read.fingerprint };
    expect(await chair.refused(clearances.issue, stale)).toMatchObject({ code: 409, key: 'CLEARANCES.ERRORS.CHANGED' });
    await issues(chair, id);
    const seen = await owner.asks(clearances.list, {});
    expect(seen).toMatchObject({ requests: [], may: { issue: false, all: false } });
    expect(seen.clearances).toMatchObject([{ number: 'D2026/0001', sum: '1000.00', state: 'valid', by: '' }]);
    const { rows } = await portal.pool.raw.query<{ kind: string; recipient: string }>(
      "select kind, recipient from outbox where svj_id = $1 and kind like 'clearance%' order by kind",
      [house.id],
    );
    expect(rows).toEqual([
      { kind: 'clearanceAsked', recipient: chair.email },
      { kind: 'clearanceIssued', recipient: owner.email },
    ]);
  });

  it('is the same byte for byte when the house is called otherwise, says what it says, and names nobody else', async () => {
    const { house, chair, owner, units } = await furnished();
    const id = await issues(chair, units[0]);
    const before = await printed(owner, id);
    await house.inside((db) => db.execute(`update svj set name = 'Jiné jméno' where id = ${house.id}`));
    const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(digest(await printed(owner, id))).toBe(digest(before));
    const words = await wordsOf(before);
    for (const told of ['D2026/0001', '§ 1186', '1247/8', '1 100,00', '15. 12. 2026', 'vyúčtování služeb'])
      expect(words).toContain(told);
    for (const trace of ['1247/9', 'Dlužný', 'Jiné jméno']) expect(words).not.toContain(trace);
  });

  it('says that there are no debts, and the next one takes its place', async () => {
    const { chair, units } = await furnished();
    const [id] = units;
    await issues(chair, id);
    await pays(chair, id, '1100', '2026-11-20');
    const second = await issues(chair, id);
    const { clearances: rows } = await chair.asks(clearances.list, { unitId: id });
    expect(rows.map((c) => `${c.number} ${c.sum} ${c.state} ${c.replacedBy}`)).toEqual([
      'D2026/0002 0.00 valid null',
      'D2026/0001 1100.00 replaced D2026/0002',
    ]);
    expect(await wordsOf(await printed(chair, second))).toContain('nejsou na účtu jednotky 1247/8 žádné dluhy');
  });

  it('of two at once gets two numbers one after another, and one of them holds', async () => {
    const { chair, units } = await furnished();
    await Promise.all([issues(chair, units[0]), issues(chair, units[0]), issues(chair, units[1])]);
    const { clearances: rows } = await chair.asks(clearances.list, {});
    expect(rows.map((c) => c.number)).toEqual(['D2026/0003', 'D2026/0002', 'D2026/0001']);
    expect(
      rows
        .filter((c) => c.state === 'valid')
        .map((c) => c.unit.number)
        .sort(),
    ).toEqual(['1247/8', '1247/9']);
    expect((await chair.asks(clearances.verify, {})).problems).toEqual([]);
  });
});

describe('the page behind the code', () => {
  it('says what was printed and whether it holds, without names; anything else is answered alike, and counted', async () => {
    const { chair, owner, units } = await furnished();
    const id = await issues(chair, units[0]);
    const token = await tokenOn(await printed(owner, id));
    const looks = (of: string) => nobody(portal).asks(clearanceDoor.look, { token: of });
    const told = await looks(token);
    expect(told).toMatchObject({ number: 'D2026/0001', unit: '1247/8', sum: '1100.00', state: 'valid', endedAt: null });
    expect(Object.keys(told).sort()).toEqual(
      ['date', 'endedAt', 'house', 'number', 'replacedBy', 'state', 'sum', 'unit'].sort(),
    );
    await chair.asks(clearances.withdraw, { id, reason: 'omyl pana Dlužného' });
    expect(await looks(token)).toMatchObject({ state: 'withdrawn', endedAt: '2026-11-26', sum: '1100.00' });
    expect(JSON.stringify(await looks(token))).not.toContain('omyl');
    expect(await chair.refused(clearances.withdraw, { id, reason: 'x' })).toMatchObject({ code: 409 });
    const nothing = { code: 404, key: 'CLEARANCES.ERRORS.LINK' };
    expect(await nobody(portal).refused(clearanceDoor.look, { token: 'neznamy' })).toMatchObject(nothing);
    for (let n = 1; n < mostOf('clearanceAddress'); n += 1)
      await nobody(portal).refused(clearanceDoor.look, { token: `neznamy${n}` });
    expect(await nobody(portal).refused(clearanceDoor.look, { token: 'neznamy' })).toMatchObject({ code: 429 });
    // Who has a right one is not held up by others of the same address.
    expect((await looks(token)).number).toBe('D2026/0001');
  });
});

describe('the chain of confirmations', () => {
  it('names what was changed past the portal', async () => {
    const { house, chair, units } = await furnished();
    for (const unitId of [units[0], units[0], units[1]]) await issues(chair, unitId);
    const above = new pg.Client({ connectionString: portal.ownerUrl });
    await above.connect();
    const h = house.id;
    const second = `svj_id = ${h} and number = 2`;
    const changes: [string, string, string[]][] = [
      [
        `update clearance set total = 5 where ${second}`,
        `update clearance set total = 110000 where ${second}`,
        ['clearance D2026/0002'],
      ],
      [
        `update clearance set paper = paper || '\\x00' where ${second}`,
        `update clearance set paper = substring(paper from 1 for length(paper) - 1) where ${second}`,
        ['paper D2026/0002'],
      ],
      [
        `update clearance set debts = jsonb_set(debts, '{0,amount}', '"1.00"') where ${second}`,
        `update clearance set debts = jsonb_set(debts, '{0,amount}', '"100.00"') where ${second}`,
        ['clearance D2026/0002'],
      ],
      [
        `update clearance_entry set content = replace(content, '1247/9', '1247/8') where svj_id = ${h} and n = 4`,
        `update clearance_entry set content = replace(content, '1247/8', '1247/9') where svj_id = ${h} and n = 4`,
        ['entry 4', 'clearance D2026/0003'],
      ],
      [`delete from clearance where svj_id = ${h} and number = 3`, '', ['missing D2026/0003']],
    ];
    try {
      await above.query(`select set_config('app.svj_id', '${h}', false)`);
      for (const [change, back, expected] of changes) {
        await above.query(change);
        const { problems } = await chair.asks(clearances.verify, {});
        expect(problems.map((p) => `${p.what} ${p.name}`)).toEqual(expected);
        if (back) await above.query(back);
      }
    } finally {
      await above.end();
    }
  });
});

describe('confirmations of others', () => {
  it('are nowhere for whoever has no right to them', async () => {
    const { house, chair, owner, other, units } = await furnished();
    const [own, foreign] = units;
    const theirs = await issues(chair, foreign);
    await other.asks(clearances.request, { unitId: foreign });
    const told = JSON.stringify(await owner.asks(clearances.list, {}));
    for (const trace of ['1247/9', 'Dlužný', 'D2026']) expect(told).not.toContain(trace);
    const nowhere = { code: 404, key: 'UNIT_ACCOUNTS.NO_UNIT' };
    expect(await owner.refused(clearances.list, { unitId: foreign })).toMatchObject(nowhere);
    expect(await owner.refused(clearances.request, { unitId: foreign })).toMatchObject(nowhere);
    expect(await owner.refused(clearances.paper, { id: theirs })).toMatchObject({ key: 'CLEARANCES.NOT_FOUND' });
    expect((await owner.refused(clearances.verify, {})).code).toBe(404);
    const stranger = await (await aHouse(portal)).chair();
    expect((await stranger.refused(clearances.paper, { id: theirs })).key).toBe('CLEARANCES.NOT_FOUND');
    expect(await stranger.refused(clearances.preview, { unitId: own, date: '2026-11-26' })).toMatchObject(nowhere);
    const [renter, audit] = [await house.person({ role: 'neighbour' }), await house.person({ role: 'auditMayor' })];
    expect((await renter.refused(clearances.list, {})).code).toBe(403);
    expect((await audit.asks(clearances.list, {})).clearances).toHaveLength(1);
    const issue = { unitId: own, date: '2026-11-26', fingerprint: 'x' };
    for (const who of [owner, audit, renter]) {
      expect((await who.refused(clearances.issue, issue)).code).toBe(403);
      expect((await who.refused(clearances.withdraw, { id: theirs, reason: 'x' })).code).toBe(403);
      expect((await who.refused(clearances.preview, { unitId: own, date: '2026-11-26' })).code).toBe(403);
    }
  });

  it('are looked up in as many trips by whoever owns a whole floor as by whoever owns one unit', async () => {
    const { house, chair, owner } = await furnished();
    const trips = async (who: Person) => {
      const seen = vi.spyOn(pg.Client.prototype, 'query');
      try {
        const { own } = await who.asks(clearances.list, {});
        return { units: own.map((u) => u.number), trips: seen.mock.calls.length };
      } finally {
        seen.mockRestore();
      }
    };
    const [one, head] = [await trips(owner), await trips(chair)];
    const all = [owner, chair].map((p) => ({ memberIds: [p.memberId as number] }));
    for (let n = 10; n < 16; n++) await house.unit(chair, `1247/${n}`, [1, 100], all);
    const more = ['1247/10', '1247/11', '1247/12', '1247/13', '1247/14', '1247/15'];
    expect(await trips(owner)).toEqual({ units: ['1247/8', ...more], trips: one.trips });
    expect(await trips(chair)).toMatchObject({ units: more });
    expect((await trips(chair)).trips).toBeLessThanOrEqual(head.trips + 1);
  });

  it('of a time before the own ownership are not told to a new owner', async () => {
    const { house, chair, owner, units } = await furnished();
    const [id] = units;
    const old = await issues(chair, id, '2026-10-20');
    expect((await owner.asks(clearances.list, {})).clearances).toHaveLength(1);
    const buyer = await house.owner({ lastName: 'Kupující' });
    await house.inside((db) =>
      db.execute(`with ended as (update ownership set valid_to = '2026-11-01' where unit_id = ${id} returning 1),
        made as (insert into ownership (svj_id, unit_id, num, den, valid_from) values (${house.id}, ${id}, 1, 1, '2026-11-01') returning id)
        insert into ownership_member (svj_id, ownership_id, member_id) select ${house.id}, id, ${buyer.memberId} from made`),
    );
    expect((await buyer.asks(clearances.list, { unitId: id })).clearances).toEqual([]);
    expect((await buyer.refused(clearances.paper, { id: old })).key).toBe('CLEARANCES.NOT_FOUND');
    expect((await owner.refused(clearances.paper, { id: old })).key).toBe('CLEARANCES.NOT_FOUND');
  });
});
