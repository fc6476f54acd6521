import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { association } from '#contract/association/endpoints.ts';
import { bank } from '#contract/bank/endpoints.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { aMonth, camtText } from '#house/bank-months.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';
import { openItems } from '../accounts/queries.ts';
import { enterDebts } from '../accounts/steps.ts';
import type { At } from './rows/queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-02-10T09:00:00Z');
});
afterAll(() => portal.close());

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/bank/${name}`, import.meta.url));
const gpc = fixture('vypis-2026-01.gpc');
const camt = fixture('vypis-2026-01.camt.053.001.02.xml');
const csv = fixture('vypis-2026-01.csv');

type Kit = {
  house: TestHouse;
  chair: Person;
  units: Record<string, number>;
  inside: <T>(run: (at: At) => Promise<T>) => Promise<T>;
};
const owed = { '1247/2': 500000n, '1247/3': 345000n, '1247/4': 345000n, '1248/1': 410050n } as const;
const symbols = { '1247/2': '1247002', '1247/3': '1247003', '1247/4': '1247004', '1248/1': '1248001' } as const;

/** A house with the account of the invented month; units with their symbols, two of them of one owner, owe January. */
async function furnished(automatic = false): Promise<Kit> {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const inside: Kit['inside'] = (run) => house.inside((db, scope) => run({ db, scope, now: portal.clock.now }));
  const both = (await house.owner()).memberId as number;
  const units: Record<string, number> = {};
  for (const [number, symbol] of Object.entries(symbols)) {
    const owner = /\/[34]$/.test(number) ? both : ((await house.owner()).memberId as number);
    const { id } = await house.unit(chair, number, [1, 4], [{ memberIds: [owner] }]);
    units[number] = id;
    await inside(({ db, scope }) =>
      db.execute(sql`insert into account_unit (svj_id, unit_id, no, symbol, updated_at)
        values (${scope.svjId}, ${id}, ${Object.keys(units).length}, ${symbol}, now())`),
    );
  }
  await inside(async (at) => {
    await at.db.execute(
      sql`insert into account_book (svj_id, accounts) values (${at.scope.svjId}, 4) on conflict (svj_id) do update set accounts = 4`,
    );
    const due = { day: '2026-01-15', month: '2026-01-01', text: 'Předpis', source: null };
    await enterDebts(
      at,
      Object.entries(owed).map(([number, amount]) => ({ ...due, unitId: units[number] as number, amount })),
    );
  });
  await chair.asks(bank.addAccount, { number: '2000000528/2010', name: 'Běžný' });
  if (automatic) await chair.asks(bank.settings, { automatic: true });
  return { house, chair, units, inside };
}

type Sent = { id: number; lines: number; repeated: number; booked: number; waiting: number; known: boolean };
async function uploads(who: Person, bytes: Buffer, name = 'vypis.gpc'): Promise<Sent> {
  const answer = await sendFile(who, bank.upload, name, bytes);
  expect(answer.code, answer.message?.content).toBe(200);
  return answer.data as Sent;
}
const left = ({ inside, units }: Kit, number: string) =>
  inside(async ({ db, scope }) => (await openItems(db, scope, [units[number] as number])).map((i) => i.open));

describe('a large statement', () => {
  /** A month whose file has so many bytes; spaces stand between entries, as some banks write them. */
  const aFile = (bytes: number) => {
    const text = camtText(aMonth(7, 500), '02');
    const space = ' '.repeat(Math.ceil((bytes - Buffer.byteLength(text)) / 500));
    return Buffer.from(text.replaceAll('</Ntry>', `</Ntry>${space}`));
  };

  it('of 15 MB is read, and one of 17 MB is told that it is too large for one', async () => {
    const { chair } = await furnished();
    const large = aFile(15_000_000);
    expect(large.length).toBeGreaterThan(14_999_000);
    expect((await uploads(chair, large, 'velky.xml')).lines).toBe(500);
    const { code, message } = await sendFile(chair, bank.upload, 'vetsi.xml', aFile(17_000_000));
    expect([code, message?.content]).toEqual([422, 'BANK.ERRORS.TOO_LARGE']);
    const over = await sendFile(chair, bank.upload, 'nejvetsi.xml', aFile(21_000_000));
    expect([over.code, over.message?.content]).toEqual([413, 'BASE.ERRORS.TOO_LARGE']);
  });

  it('waits for nobody in memory: of several at once those that would not fit are refused calmly', async () => {
    const { chair } = await furnished();
    const large = aFile(15_000_000);
    const sent = await Promise.all([1, 2, 3, 4].map(() => sendFile(chair, bank.upload, 'v.xml', large)));
    const codes = sent.map((s) => s.code);
    expect(codes).toContain(503);
    expect(codes.filter((code) => code === 200).length).toBeGreaterThanOrEqual(3);
    // What they held is free again.
    expect((await sendFile(chair, bank.upload, 'v.xml', large)).code).toBe(200);
  });
});

describe('statements', () => {
  it('come once, whichever format and however often, and contradict nothing', async () => {
    const { chair } = await furnished();
    const first = await uploads(chair, gpc);
    expect(first).toMatchObject({ lines: 10, repeated: 0, known: false });
    expect(await uploads(chair, gpc)).toMatchObject({ id: first.id, lines: 0, known: true });
    for (const bytes of [camt, csv])
      expect(await uploads(chair, bytes)).toMatchObject({ id: first.id, repeated: 10, known: true });
    const { statements, total } = await chair.asks(bank.list, {});
    expect([total, statements[0]]).toMatchObject([
      1,
      { opening: '125000.00', closing: '154002.17', lines: 10, continues: null },
    ]);
    const one = await chair.asks(bank.one, { id: first.id });
    expect([one.in, one.out]).toEqual([
      { amount: '35247.17', count: 7 },
      { amount: '6245.00', count: 3 },
    ]);
    expect((await chair.asks(bank.verify, {})).problems).toEqual([]);
  });

  it('book once when twenty people upload them at the same moment', async () => {
    const kit = await furnished(true);
    const done = await Promise.all(Array.from({ length: 20 }, (_, i) => uploads(kit.chair, i % 2 ? gpc : camt)));
    expect(done.filter((d) => !d.known)).toHaveLength(1);
    expect((await kit.chair.asks(bank.list, {})).total).toBe(1);
    expect(await left(kit, '1248/1')).toEqual([]);
  });

  it('say what is missing between them', async () => {
    const { chair } = await furnished();
    await uploads(chair, gpc);
    const head =
      `0740000002000000528${'SVJ'.padEnd(20)}310126${'15276217'.padStart(14, '0')}+${'15276217'.padStart(14, '0')}+${'0'.repeat(14)}0${'0'.repeat(14)}0002280226`.padEnd(
        128,
      );
    await uploads(chair, Buffer.from(`${head}\r\n`));
    const { statements } = await chair.asks(bank.list, {});
    expect(statements[0]).toMatchObject({
      continues: false,
      gap: { amount: '-1240.00', after: '2026-01-31', before: '2026-02-01' },
    });
  });

  it('of another account, another house or a wrong file change nothing', async () => {
    const { chair } = await furnished();
    const other = Buffer.from(camt.toString().replaceAll('CZ8520100000002000000528', 'CZ2220100000007000000037'));
    for (const [bytes, key] of [
      [other, 'BANK.ERRORS.OTHER_ACCOUNT'],
      [camt.subarray(0, 3000), 'BANK.ERRORS.XML_CUT'],
      [Buffer.from('a;b\r\n1;2'), 'BANK.ERRORS.COLUMNS'],
    ] as const)
      expect(await sendFile(chair, bank.upload, 'v', bytes)).toMatchObject({ code: 422, message: { content: key } });
    expect((await chair.asks(bank.list, {})).total).toBe(0);
    expect((await sendFile(chair, bank.upload, 'v', Buffer.alloc(52_000_000, 48))).code).toBeGreaterThanOrEqual(400);
  });

  it('read columns that a person named, and remember them', async () => {
    const { chair } = await furnished();
    const table = (rows: string[]) => Buffer.from(['kdy;kolik;kdo;vs', ...rows].join('\r\n'));
    const mapping = { day: 'kdy', amount: 'kolik', name: 'kdo', vs: 'vs' };
    const answer = await sendFile(chair, bank.upload, 'a.csv', table(['1.2.2026;100,00;Jana;5']), {
      input: { mapping },
    });
    expect(answer).toMatchObject({ code: 200, data: { lines: 1 } });
    expect(await uploads(chair, table(['1.2.2026;100,00;Jana;5', '2.2.2026;-3;Banka;']))).toMatchObject({
      lines: 1,
      repeated: 1,
    });
  });
});

describe('payments', () => {
  it('go to their account by themselves only where it is switched on and nothing speaks against it', async () => {
    const off = await furnished();
    expect(await uploads(off.chair, gpc)).toMatchObject({ booked: 0, waiting: 8 });
    const on = await furnished(true);
    // Two payments of 3450 for 1247/3 wait for each other; 6900 for 1247/4 is no sum of what it owes.
    expect(await uploads(on.chair, gpc)).toMatchObject({ booked: 1, waiting: 7 });
    expect([await left(on, '1248/1'), await left(on, '1247/3')]).toEqual([[], [345000n]]);
  });

  it('are offered with reasons, split between units and remembered for their account', async () => {
    const kit = await furnished();
    const { id } = await uploads(kit.chair, gpc);
    const { waitingLines } = await kit.chair.asks(bank.one, { id });
    const two = waitingLines.find((l) => l.amount === '6900.00');
    expect(two?.proposals.map((p) => p.parts.map((x) => [x.unit.label, x.amount]))).toContainEqual([
      ['1247/3', '3450.00'],
      ['1247/4', '3450.00'],
    ]);
    const known = waitingLines.find((l) => l.message.startsWith('byt 1247/2'));
    expect(known?.proposals[0]?.reasons).toEqual(
      expect.arrayContaining([
        { mark: 'fits', why: 'unitNamed' },
        { mark: 'fits', why: 'monthsNamed', count: 1 },
        { mark: 'missing', why: 'symbolMissing' },
      ]),
    );
    const parts = ['1247/3', '1247/4'].map((n) => ({ unitId: kit.units[n] as number, amount: '3450' }));
    expect(await kit.chair.refused(bank.assign, { id: two?.id, parts: parts.slice(1) })).toMatchObject({
      key: 'BANK.ERRORS.NOT_WHOLE',
    });
    const placed = await kit.chair.asks(bank.assign, { id: two?.id as number, parts });
    expect(placed.parts.map((p) => [p.unit?.label, p.amount, p.alone])).toEqual([
      ['1247/3', '3450.00', false],
      ['1247/4', '3450.00', false],
    ]);
    expect([await left(kit, '1247/3'), await left(kit, '1247/4')]).toEqual([[], []]);
    const first = waitingLines.find((l) => l.counter === '19-2000145399/0800' && l.id !== two?.id);
    const again = (await kit.chair.asks(bank.one, { id })).waitingLines.find((l) => l.id === first?.id);
    expect(again?.proposals.flatMap((p) => p.reasons)).toContainEqual({
      mark: 'fits',
      why: 'account',
      label: '1247/3',
      count: 1,
    });
    expect(await kit.chair.refused(bank.assign, { id: two?.id, parts })).toMatchObject({
      code: 409,
      key: 'BANK.ERRORS.PLACED',
    });
  });

  it('are taken back by opposite entries, and given back by money that went out', async () => {
    const kit = await furnished();
    const { id } = await uploads(kit.chair, gpc);
    const { waitingLines } = await kit.chair.asks(bank.one, { id });
    const paid = waitingLines.find((l) => l.message === 'byt 1247/2 leden');
    const back = waitingLines.find((l) => l.amount === '-5000.00');
    expect(back?.returns).toMatchObject({ id: paid?.id, day: '2026-01-07' });
    const parts = [{ unitId: kit.units['1247/2'] as number, amount: '5000.00' }];
    await kit.chair.asks(bank.assign, { id: paid?.id as number, parts });
    expect(await left(kit, '1247/2')).toEqual([]);
    await kit.chair.asks(bank.undo, { id: paid?.id as number, reason: 'omyl' });
    expect(await left(kit, '1247/2')).toEqual([500000n]);
    await kit.chair.asks(bank.assign, { id: paid?.id as number, parts });
    await kit.chair.asks(bank.giveBack, { id: back?.id as number, of: paid?.id as number });
    expect(await left(kit, '1247/2')).toEqual([500000n]);
    expect((await kit.chair.asks(bank.one, { id })).groups).toContainEqual({
      group: 'returned',
      amount: '0.00',
      count: 2,
    });
    await kit.chair.asks(bank.undo, { id: back?.id as number, reason: 'omyl' });
    const again = (await kit.chair.asks(bank.one, { id })).waitingLines.map((l) => l.id);
    expect([again.includes(paid?.id as number), again.includes(back?.id as number)]).toEqual([true, true]);
    expect((await kit.chair.asks(bank.verify, {})).problems).toEqual([]);
  });

  it('of no unit are the house’s, and those put aside stand last', async () => {
    const { chair } = await furnished();
    const { id } = await uploads(chair, gpc);
    const [first, second] = (await chair.asks(bank.one, { id })).waitingLines;
    await chair.asks(bank.later, { id: first?.id as number, later: true });
    const after = (await chair.asks(bank.one, { id })).waitingLines;
    expect([after.at(-1)?.id, after.at(-1)?.later]).toEqual([first?.id, true]);
    expect(await chair.asks(bank.house, { ids: [second?.id as number] })).toEqual({ placed: 1 });
    expect((await chair.asks(bank.lines, { id, group: 'house' })).lines.map((l) => l.id)).toContain(second?.id);
  });
});

describe('who may see', () => {
  it('nobody but those who administer sees whose account it was, and owners see nothing', async () => {
    const { house, chair } = await furnished();
    const { id } = await uploads(chair, gpc);
    const auditor = await house.person({ role: 'auditMember' });
    const { waitingLines, may } = await auditor.asks(bank.one, { id });
    expect([may.write, waitingLines[0]?.counter, waitingLines[0]?.proposals]).toEqual([false, '*****5399/0800', []]);
    const owner = await house.owner();
    const asked = { id, group: 'house', parts: [], reason: 'x', automatic: true };
    for (const call of [bank.list, bank.one, bank.lines, bank.verify])
      expect(await owner.refused(call, asked), call.path).toMatchObject({ code: 404, key: 'BANK.NOT_YOURS' });
    for (const call of [bank.units, bank.assign, bank.undo, bank.settings])
      expect(await owner.refused(call, asked), call.path).toMatchObject({ code: 403 });
    const other = await (await aHouse(portal)).chair();
    expect(await other.refused(bank.one, { id })).toMatchObject({ code: 404 });
  });
});

describe('the chain', () => {
  it('names what was changed past the portal', async () => {
    const kit = await furnished(true);
    await uploads(kit.chair, gpc);
    const above = new pg.Client({ connectionString: portal.ownerUrl });
    await above.connect();
    const { id } = kit.house;
    await above.query(`select set_config('app.svj_id', '${id}', false)`);
    const changes: [string, string, string][] = [
      [
        "update bank_line set amount = 345100 where svj_id = $1 and vs = '1247003' and day = '2026-01-05' and reference = '101'",
        "update bank_line set amount = 345000 where svj_id = $1 and reference = '101'",
        'line',
      ],
      [
        'update bank_statement set closing = closing + 1 where svj_id = $1',
        'update bank_statement set closing = closing - 1 where svj_id = $1',
        'statement',
      ],
      [
        'update bank_part set unit_id = (select min(unit_id) from account_unit where svj_id = $1) where svj_id = $1',
        `update bank_part set unit_id = ${kit.units['1248/1']} where svj_id = $1`,
        'part',
      ],
      [
        "update bank_line set state = 'house' where svj_id = $1 and reference = '108'",
        "update bank_line set state = 'waiting' where svj_id = $1 and reference = '108'",
        'state',
      ],
      [
        "update account_entry set amount = -1 where svj_id = $1 and kind = 'paid'",
        "update account_entry set amount = -410050 where svj_id = $1 and kind = 'paid'",
        'credit',
      ],
    ];
    try {
      for (const [change, mend, what] of changes) {
        await above.query(change, [id]);
        expect(
          (await kit.chair.asks(bank.verify, {})).problems.map((p) => p.what),
          change,
        ).toContain(what);
        await above.query(mend, [id]);
        expect((await kit.chair.asks(bank.verify, {})).problems, mend).toEqual([]);
      }
    } finally {
      await above.end();
    }
  });
});

it('a visit of the administration of the portal sees no amount of any unit', async () => {
  const { house, chair, units } = await furnished();
  const { id: statement } = await uploads(chair, gpc);
  const admin = await anAdmin(portal);
  const { session_user_id } = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz', write: true });
  const guest = admin.as(session_user_id);
  const id = units['1247/2'] as number;
  const refusals = [
    await guest.refused(accounts.one, { id }),
    await guest.refused(accounts.balance, { id, date: '2026-02-01' }),
    await guest.refused(accounts.matrix, {}),
    await guest.refused(accounts.debts, {}),
    await guest.refused(accounts.verify, {}),
    await guest.refused(bank.list, {}),
    await guest.refused(bank.one, { id: statement }),
    await guest.refused(bank.lines, { id: statement, group: 'house' }),
    await guest.refused(bank.verify, {}),
    await guest.refused(prescriptions.units, { id: 1 }),
  ];
  expect(refusals.map((r) => r.code)).toEqual(refusals.map(() => 404));
  expect(JSON.stringify(refusals)).not.toMatch(/5000|3450|4100/);
  expect((await guest.refused(sales.days, { unitId: id })).code).toBe(403);
  expect((await guest.refused(sales.preview, { unitId: id, date: '2026-02-01' } as never)).code).toBe(403);
  expect((await guest.asks(accounts.units, {})).units).toEqual([]);
  expect((await guest.asks(prescriptions.list, {})).prescriptions).toEqual([]);
  expect((await guest.asks(prescriptions.mine, {})).prescriptions).toEqual([]);
  for (const refused of [
    await guest.refused(bank.units, {}),
    await guest.refused(bank.assign, { id: 1, parts: [{ unitId: id, amount: '1', items: [] }] }),
    await guest.refused(accounts.enter, { id, kind: 'cash', amount: '1', date: '2026-02-01' } as never),
  ])
    expect([403, 404]).toContain(refused.code);
});
