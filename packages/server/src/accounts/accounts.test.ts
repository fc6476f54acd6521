import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { bank } from '#contract/bank/endpoints.ts';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import { finding } from '#contract/home/endpoints-found.ts';
import { nouns } from '#contract/modules.ts';
import { reminders } from '#contract/reminders/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { camtText } from '#house/bank-months.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';
import { enterDebts } from './steps.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
});
afterAll(() => portal.close());

type Kit = { house: TestHouse; chair: Person; owner: Person; other: Person; units: [number, number] };
/** Two units of two owners; a hundred crowns a month of the year prescribed to each. */
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
const cash = (by: Person, id: number, amount: string, date: string, more: object = {}) =>
  by.asks(accounts.enter, { id, kind: 'cash', amount, date, ...more } as never);

describe('an account', () => {
  it('says in a word how it stands, month by month, and what is paid next', async () => {
    const { chair, owner, units } = await furnished();
    const [id] = units;
    await cash(chair, id, '950', '2026-10-12');
    const debt = await owner.asks(accounts.one, { id });
    expect(debt).toMatchObject({ state: 'debt', missing: '150.00', balance: '150.00', paidUntil: '2026-09-01' });
    expect(debt.missingMonths).toEqual(['2026-10-01', '2026-11-01']);
    expect(debt.next).toMatchObject({ amount: '150.00', date: null, code: null, problem: 'account' });
    expect(debt.months.slice(0, 4).map((m) => `${m.month} ${m.paid} ${m.state} ${m.balance}`)).toEqual([
      '2026-12-01 0.00 future null',
      '2026-11-01 0.00 unpaid 150.00',
      '2026-10-01 50.00 part 50.00',
      '2026-09-01 100.00 paid 900.00',
    ]);
    await cash(chair, id, '150', '2026-11-20');
    const paid = await owner.asks(accounts.one, { id });
    expect(paid).toMatchObject({
      state: 'paid',
      balance: '0.00',
      paidUntil: '2026-11-01',
      may: { write: false, all: false },
    });
    expect(paid.next).toMatchObject({ amount: '100.00', date: '2026-12-15' });
    // What stood on a day that is past.
    expect((await owner.asks(accounts.balance, { id, date: '2026-11-19' })).balance).toBe('150.00');
    const over = await cash(chair, id, '130', '2026-11-21');
    expect(over).toMatchObject({ state: 'over', over: '30.00', balance: '-130.00', next: null });
  });

  it('shows a month as it was corrected, not as paid by the correction', async () => {
    const { house, owner, units } = await furnished();
    const [id] = units;
    const { entries } = await owner.asks(accounts.one, { id });
    const of = entries.find((e) => e.month === '2026-04-01')?.id ?? 0;
    const corrected = { unitId: id, amount: -2_000n, day: '2026-04-20', text: 'Oprava', source: null, of };
    await house.inside((db, scope) =>
      enterDebts({ db, scope, now: portal.clock.now }, [{ ...corrected, kind: 'corrected', month: '2026-04-01' }]),
    );
    const { months, sums } = await owner.asks(accounts.one, { id });
    expect(months.find((m) => m.month === '2026-04-01')).toMatchObject({
      prescribed: '80.00',
      paid: '0.00',
      payments: [],
    });
    expect(sums).toEqual({ prescribed: '1180.00', paid: '0.00' });
  });

  it('is paid by a code with the account and the symbol, and regularly by another', async () => {
    const { house, chair, owner, units } = await furnished();
    const [id] = units;
    await house.inside((db) => db.execute(`update svj set bank_account = '1265098001/5500' where id = ${house.id}`));
    await house.inside((db, scope) =>
      enterDebts({ db, scope, now: portal.clock.now }, [
        ...[1, 2, 3].map((m) => {
          const month = `2027-0${m}`;
          const of = { day: `${month}-15`, month: `${month}-01`, text: 'Předpis', source: null };
          return { unitId: id, amount: m === 2 ? 10_001n : 10_000n, ...of };
        }),
      ]),
    );
    await cash(chair, id, '1100', '2026-11-20');
    const { next, standing, symbol } = await owner.asks(accounts.one, { id });
    expect(symbol).toBe('12470008');
    expect(next?.code).toMatch(
      /^SPD\*1\.0\*ACC:CZ5855000000001265098001\*AM:100\.00\*CC:CZK\*DT:20261215\*MSG:JEDNOTKA 1247\/8 12\/2026\*RN:.+\*X-VS:12470008\*CRC32:/,
    );
    expect(standing).toMatchObject({ amount: '100.01', date: '2026-12-15', until: '2027-03-15' });
    expect(standing?.code).toContain('*DT:20261215*FRQ:1M*DL:20270315*');
    await chair.asks(accounts.enter, { id, kind: 'debt', amount: '10 000 000', date: '2026-01-01', text: '' });
    expect((await owner.asks(accounts.one, { id })).next).toMatchObject({ code: null, problem: 'large' });
  });

  it('takes a payment back with a reason, moves one to another month, and refuses days to come', async () => {
    const { chair, units } = await furnished();
    const [id, another] = units;
    const made = await cash(chair, id, '100', '2026-03-02');
    const [entry] = made.entries.filter((e) => e.kind === 'cash');
    expect(entry).toMatchObject({ may: { undo: true }, settles: [{ month: '2026-03-01', why: 'conduct' }] });
    const [settled] = entry?.settles ?? [];
    const may = made.entries.find((e) => e.month === '2026-05-01');
    const move = { id, creditingId: settled?.id ?? 0, debtId: may?.id ?? 0, note: 'Platil květen' };
    expect(await chair.refused(accounts.move, { ...move, id: another })).toMatchObject({
      key: 'UNIT_ACCOUNTS.NOT_FOUND',
    });
    const moved = await chair.asks(accounts.move, move);
    expect(moved.months.filter((m) => m.paid !== '0.00').map((m) => m.month)).toEqual(['2026-05-01']);
    const undo = { id, entryId: entry?.id ?? 0, reason: 'Byla to platba souseda' };
    expect(await chair.refused(accounts.undo, { ...undo, id: another })).toMatchObject({
      key: 'UNIT_ACCOUNTS.NOT_FOUND',
    });
    const undone = await chair.asks(accounts.undo, undo);
    expect(undone.months.every((m) => m.paid === '0.00')).toBe(true);
    expect(undone.entries.find((e) => e.kind === 'undone')).toMatchObject({ reason: undo.reason, amount: '100.00' });
    expect(await chair.refused(accounts.undo, undo)).toMatchObject({ key: 'UNIT_ACCOUNTS.ERRORS.UNDONE' });
    const late = { id, kind: 'cash', amount: '1', date: '2026-11-27', text: '' } as const;
    expect((await chair.refused(accounts.enter, late)).errors).toEqual({ date: 'UNIT_ACCOUNTS.ERRORS.FUTURE' });
    expect((await chair.asks(accounts.verify, {})).problems).toEqual([]);
  });

  it('has a symbol of its own, changed until something is entered', async () => {
    const { house, chair, units } = await furnished();
    const owner = await house.owner();
    const { id } = await house.unit(chair, 'Garáž', [1, 100], [{ memberIds: [owner.memberId as number] }]);
    expect((await owner.asks(accounts.one, { id })).symbol).toBe('1001');
    const wrong = async (symbol: string) => (await chair.refused(accounts.symbol, { id, symbol })).errors;
    expect(await wrong('0012470008')).toEqual({ symbol: 'UNIT_ACCOUNTS.ERRORS.SYMBOL_TAKEN' });
    expect(await wrong('12A')).toMatchObject({ symbol: 'UNIT_ACCOUNTS.ERRORS.SYMBOL' });
    expect(await chair.asks(accounts.symbol, { id, symbol: '0777' })).toMatchObject({
      symbol: '0777',
      symbolUsed: false,
    });
    await cash(chair, id, '5', '2026-11-02');
    expect(await wrong('888')).toEqual({ symbol: 'UNIT_ACCOUNTS.ERRORS.SYMBOL_USED' });
    expect((await chair.refused(accounts.symbol, { id: units[0], symbol: '888' })).errors).toEqual({
      symbol: 'UNIT_ACCOUNTS.ERRORS.SYMBOL_USED',
    });
  });
});

describe('a statement', () => {
  it('is a paper of a year for whoever sees the account, and for nobody else', async () => {
    const { chair, owner, other, units } = await furnished();
    const [id] = units;
    await cash(chair, id, '950', '2026-10-12');
    const { url } = await owner.asks(accounts.statement, { id, year: 2026 } as never);
    const reply = await portal.app.inject({ url, headers: owner.headers() });
    expect(reply.headers['content-type']).toBe('application/pdf');
    const paper = (await readPdf(reply.rawPayload)).pages.join().replace(/[\s\u00a0]+/g, ' ');
    for (const told of ['Výpis účtu jednotky 1247/8', '12470008', 'Platba v hotovosti', 'dluh 150,00'])
      expect(paper).toContain(told);
    expect(paper).not.toContain('1247/9');
    expect(await other.refused(accounts.statement, { id })).toMatchObject({ code: 404, key: 'UNIT_ACCOUNTS.NO_UNIT' });
  });
});

describe('all accounts', () => {
  it('stand month by month, and debts by age', async () => {
    const { chair, units } = await furnished();
    const [id, another] = units;
    await cash(chair, id, '1100', '2026-11-20');
    await cash(chair, another, '830', '2026-08-20');
    const { units: rows, missing } = await chair.asks(accounts.matrix, { year: 2026 });
    const shown = rows.map((u) => `${u.number} ${u.cells.map((c) => c[0]).join('')} ${u.missing}`);
    expect(shown).toEqual(['1247/8 pppppppppppf 0.00', '1247/9 pppppppppuuf 270.00']);
    expect(missing).toBe('270.00');
    const debts = await chair.asks(accounts.debts, {});
    expect(debts).toMatchObject({ units: 1, sum: '270.00', bands: { to30: '100.00', to90: '170.00', over: '0.00' } });
    expect(debts.debtors).toMatchObject([
      { number: '1247/9', sum: '270.00', late: 72, months: ['2026-09-01', '2026-10-01', '2026-11-01'] },
    ]);
  });
});

describe('accounts of others', () => {
  it('are nowhere for who has no right to them: not in lists, not by id, not written to', async () => {
    const { house, chair, owner, other, units } = await furnished();
    const [own, foreign] = units;
    const renter = await house.person({ role: 'neighbour' });
    const stranger = await (await aHouse(portal)).chair();
    const nobodys = 999_999;
    // Foreign ids and ids of nothing are answered the same, so nothing tells that there is a unit.
    const calls = (id: number) =>
      [
        [accounts.one, { id }],
        [accounts.balance, { id, date: '2026-11-26' }],
      ] as const;
    for (const [call, input] of [...calls(foreign), ...calls(nobodys)])
      expect(await owner.refused(call, input)).toMatchObject({ code: 404, key: 'UNIT_ACCOUNTS.NO_UNIT' });
    for (const [call, input] of calls(own))
      expect(await stranger.refused(call, input)).toMatchObject({ code: 404, key: 'UNIT_ACCOUNTS.NO_UNIT' });
    for (const call of [accounts.matrix, accounts.debts, accounts.verify])
      expect(await owner.refused(call, {})).toMatchObject({ code: 404, key: 'UNIT_ACCOUNTS.NOT_YOURS' });
    const told = JSON.stringify([await owner.asks(accounts.units, {}), await owner.asks(accounts.one, { id: own })]);
    for (const trace of ['1247/9', 'Dlužný', `"id":${foreign},"number"`]) expect(told).not.toContain(trace);
    const writes = [
      [accounts.enter, { id: own, kind: 'cash', amount: '1', date: '2026-11-02', text: '' }],
      [accounts.undo, { id: own, entryId: 1, reason: 'x' }],
      [accounts.move, { id: own, creditingId: 1, debtId: 1, note: 'x' }],
      [accounts.symbol, { id: own, symbol: '5' }],
    ] as const;
    const audit = await house.person({ role: 'auditMayor' });
    for (const who of [owner, other, renter, audit])
      for (const [call, input] of writes) expect((await who.refused(call as never, input as never)).code).toBe(403);
    for (const [call, input] of [...calls(own), [accounts.units, {}] as const, [accounts.debts, {}] as const])
      expect((await renter.refused(call as never, input as never)).code).toBe(403);
    for (const who of [audit, chair]) {
      expect((await who.asks(accounts.units, {})).units).toHaveLength(2);
      expect((await who.asks(accounts.debts, {})).units).toBe(2);
    }
    expect((await audit.asks(accounts.one, { id: own })).may).toEqual({ write: false, all: true });
  });

  it('leave no trace in anything that an owner, a renter or a stranger reads by whatever id', async () => {
    const {
      house,
      chair,
      owner,
      other,
      units: [, foreign],
    } = await furnished();
    await cash(chair, foreign, '77.13', '2026-10-12');
    await chair.asks(bank.addAccount, { number: '2000000528/2010', name: 'Běžný' });
    const line = { day: '2026-11-20', amount: 8_889n, currency: 'CZK', counter: '19-2000145399/0800', name: 'Plátce' };
    const symbols = { vs: '12470009', ks: '', ss: '', message: '', reverses: false, reference: '1' };
    const of = { account: '2000000528/2010', opening: 0n, closing: 8_889n, from: '2026-11-01', to: '2026-11-30' };
    const file = Buffer.from(camtText({ ...of, lines: [{ ...line, ...symbols }] }, '02'));
    const sent = (await sendFile(chair, bank.upload, 'vypis.xml', file)).data as { id: number };
    const [waits] = (await chair.asks(bank.one, { id: sent.id })).waitingLines;
    await chair.asks(bank.assign, { id: waits?.id as number, parts: [{ unitId: foreign, amount: '88.89' }] });
    const due = await chair.asks(reminders.preview, {});
    await chair.asks(reminders.send, { keys: due.due.map((d) => d.key), fingerprint: due.fingerprint });
    const whole = ['bytes', 'events', 'stream', 'tus', 'steps'];
    const reads = Object.values(nouns as Record<string, Record<string, Endpoint>>)
      .flatMap((group) => Object.values(group))
      .filter((e) => e.method === 'GET' && !whole.includes(e.kind ?? ''));
    const marks = ['77.13', '77,13', '7713', '88.89', '8889', '2000145399', '12470009'];
    const ids = [...new Set([foreign, other.memberId as number, sent.id])];
    /** Marks that stand in anything that is read, and by what. */
    const seen = async (who: Person): Promise<string[]> => {
      const found: string[] = [];
      for (const e of reads)
        for (const id of e.path.includes(':') ? ids : [foreign]) {
          const asked = { id, unitId: id, year: 2026, date: '2026-11-26', text: '12470', group: 'person' };
          const { body } = await who.call(e, asked);
          // What was asked for is said back by nobody.
          const told = JSON.stringify(body ?? '');
          found.push(...marks.filter((m) => told.includes(m)).map((m) => `${e.path} ${m}`));
        }
      return [...new Set(found)];
    };
    const renter = await house.person({ role: 'neighbour' });
    const stranger = await (await aHouse(portal)).chair();
    for (const who of [owner, renter, stranger]) expect(await seen(who)).toEqual([]);
    const all = (await seen(chair)).join();
    for (const mark of ['77.13', '88.89', '2000145399', '12470009']) expect(all).toContain(mark);
    const mails = await house.inside(
      async (db) =>
        (
          await db.execute<{ recipient: string }>(
            sql`select recipient from outbox where svj_id = ${house.id} and kind = 'debtReminder'`,
          )
        ).rows,
    );
    expect(mails.filter((m) => m.recipient === other.email)).toHaveLength(1);
    expect(reads.length).toBeGreaterThan(150);
  });

  it('have symbols that stand with their unit and find it, for whoever may see the account alone', async () => {
    const {
      house,
      chair,
      owner,
      units: [mine, others],
    } = await furnished();
    const tenant = await house.person({ role: 'neighbour' });
    const symbols = async (who: Person) => [
      (await who.asks(units.one, { id: mine })).symbol,
      (await who.asks(units.one, { id: others })).symbol,
    ];
    expect(await symbols(chair)).toEqual(['12470008', '12470009']);
    expect(await symbols(owner)).toEqual(['12470008', null]);
    const found = async (who: Person, text: string) => ({
      list: (await who.asks(units.list, { filters: JSON.stringify({ text }) })).rooms.map((r) => r.number),
      rows: (await who.asks(units.rows, { filters: JSON.stringify({ text }) })).rooms.map((r) => r.number),
      search: (await who.asks(units.search, { text })).rooms.map((r) => r.title),
      header: (await who.asks(finding.search, { text })).groups.flatMap((g) =>
        g.rows.map((r) => 'title' in r && r.title),
      ),
    });
    const all = (...numbers: string[]) => ({ list: numbers, rows: numbers, search: numbers, header: numbers });
    expect(await found(chair, '12470009')).toEqual(all('1247/9'));
    expect(await found(chair, '012470')).toEqual(all('1247/8', '1247/9'));
    expect(await found(owner, '12470008')).toEqual(all('1247/8'));
    expect(await found(owner, '12470009')).toEqual(all());
    expect((await tenant.refused(units.one, { id: mine })).code).toBe(403);
    expect((await tenant.asks(finding.search, { text: '12470008' })).groups).toEqual([]);
  });

  it('of a time before the own ownership are not told to a new owner', async () => {
    const { house, chair, units } = await furnished();
    const [id] = units;
    const buyer = await house.owner({ lastName: 'Kupující' });
    await cash(chair, id, '300', '2026-02-02');
    await house.inside((db) =>
      db.execute(`with ended as (update ownership set valid_to = '2026-11-01' where unit_id = ${id} returning 1),
        made as (insert into ownership (svj_id, unit_id, num, den, valid_from) values (${house.id}, ${id}, 1, 1, '2026-11-01') returning id)
        insert into ownership_member (svj_id, ownership_id, member_id) select ${house.id}, id, ${buyer.memberId} from made`),
    );
    const seen = await buyer.asks(accounts.one, { id });
    expect(seen.months.map((m) => m.month)).toEqual(['2026-12-01', '2026-11-01']);
    expect(seen.entries.every((e) => e.date >= '2026-11-01')).toBe(true);
    expect((await buyer.refused(accounts.balance, { id, date: '2026-10-31' })).key).toBe('UNIT_ACCOUNTS.NO_UNIT');
  });
});

/** Balances of an hledger journal by accounts, read without the portal's own writer; every assertion has to hold. */
function balancesIn(journal: string): Map<string, number> {
  const [head = '', ...entries] = journal.split(/\n\n/);
  const declared = new Set(head.split('\n').flatMap((line) => line.match(/^account (.+)$/)?.[1] ?? []));
  const balances = new Map<string, number>();
  for (const [place, entry] of entries.entries()) {
    const [first = '', ...postings] = entry.trimEnd().split('\n');
    expect(first).toMatch(/^\d{4}-\d\d-\d\d \S/);
    expect(first.slice(0, 10) >= (entries[place - 1] ?? '').slice(0, 10)).toBe(true);
    let sum = 0;
    for (const line of postings) {
      const [, name = '', amount, stands] =
        /^ {4}(\S.*?) {2}CZK (-?\d+\.\d\d)(?: = CZK (-?\d+\.\d\d))?$/.exec(line) ?? [];
      const halere = Math.round(Number(amount) * 100);
      sum += halere;
      balances.set(name, (balances.get(name) ?? 0) + halere);
      expect(declared).toContain(name);
      if (stands !== undefined) expect(balances.get(name)).toBe(Math.round(Number(stands) * 100));
    }
    expect([postings.length, sum]).toEqual([2, 0]);
  }
  return balances;
}

describe('the journal of a year', () => {
  it('has balances of the portal, names units and nobody, and is for who sees all accounts', async () => {
    const { house, chair, owner, units } = await furnished();
    const [id, other] = units;
    await cash(chair, id, '500', '2025-12-30', { text: 'Dlužný; Karel' });
    await cash(chair, id, '950', '2026-10-12');
    const wrong = await cash(chair, other, '70.50', '2026-11-02', { kind: 'paid' });
    const entryId = wrong.entries.find((e) => e.amount === '-70.50')?.id as number;
    await chair.asks(accounts.undo, { id: other, entryId, reason: 'cizí platba' });
    await house.inside((db) => db.client.query(`update unit set number = '1247: (9)  a;b' where id = $1`, [other]));
    const journal = async () => {
      const { url } = await chair.asks(accounts.journal, { year: 2026 });
      return (await portal.app.inject({ url, headers: chair.headers() })).body;
    };
    const text = await journal();
    const balances = balancesIn(text);
    for (const [unit, name] of [
      [id, '1247/8'],
      [other, '1247 9 a b'],
    ] as const) {
      const { balance } = await chair.asks(accounts.balance, { id: unit, date: '2026-12-31' });
      expect([name, balances.get(`aktiva:pohledávky:${name}`)]).toEqual([name, Math.round(Number(balance) * 100)]);
    }
    expect([balances.get('aktiva:hotově'), balances.get('aktiva:banka:ručně')]).toEqual([95_000, 0]);
    expect(text).not.toMatch(/Dlužný|Karel|cizí/);
    expect(await journal()).toBe(text);
    expect((await owner.refused(accounts.journal, { year: 2026 })).key).toBe('UNIT_ACCOUNTS.NOT_YOURS');
  });
});
