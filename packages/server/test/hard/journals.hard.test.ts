import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { cashAdvances } from '#contract/cashdesk/endpoints-advances.ts';
import { enterDebts } from '#server/accounts/steps.ts';
import { aCashForm, anAdvanceForm } from '../cash.ts';
import { aHouse, type Person } from '../house.ts';
import { aPortal, type TestPortal } from '../portal.ts';

const run = promisify(execFile);
const hasHledger = spawnSync('hledger', ['--version']).status === 0;
let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavlac-journal-'));
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
});
afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const hledger = async (file: string, ...args: string[]) =>
  (await run('hledger', ['-f', file, ...args], { env: { ...process.env, LANG: 'C.UTF-8' }, maxBuffer: 1e9 })).stdout;

/** Balances of accounts as hledger counts them, in haléře. */
async function balancesBy(file: string): Promise<Map<string, number>> {
  const rows = (await hledger(file, 'bal', '--flat', '-N', '-O', 'csv', '-E')).trim().split('\n').slice(1);
  return new Map(
    rows.map((row) => {
      const [, name = '', amount = ''] = /^"(.*?)","(?:CZK )?(-?[\d.]+)"$/.exec(row) ?? [];
      return [name, Math.round(Number(amount) * 100)];
    }),
  );
}

async function kept(who: Person, url: string, name: string): Promise<{ file: string; bytes: Buffer }> {
  const reply = await portal.app.inject({ url, headers: who.headers() });
  expect(reply.statusCode).toBe(200);
  const file = join(folder, name);
  await writeFile(file, reply.rawPayload);
  return { file, bytes: reply.rawPayload };
}

it.skipIf(!hasHledger)(
  'hledger accepts both journals, their balances are those of the portal, and it finds a haléř that was changed',
  {
    timeout: 60_000,
  },
  async () => {
    const house = await aHouse(portal);
    const [chair, owner] = [await house.chair(), await house.owner()];
    const { id } = await house.unit(chair, '1247/8', [1, 1], [{ memberIds: [owner.memberId as number] }]);
    const debts = Array.from({ length: 12 }, (_, i) => {
      const month = `2026-${String(i + 1).padStart(2, '0')}`;
      return { unitId: id, amount: 123_457n, day: `${month}-15`, month: `${month}-01`, text: 'Předpis', source: null };
    });
    await house.inside((db, scope) => enterDebts({ db, scope, now: portal.clock.now }, debts));
    await chair.asks(accounts.enter, { id, kind: 'paid', amount: '3000,05', date: '2026-03-02' } as never);
    await chair.asks(cashdesk.open, { date: '2026-09-01', amount: '1000' });
    await chair.asks(cashAdvances.give, anAdvanceForm(owner.memberId));
    const odd = { name: 'čip; klíč | =2*1', moneyFrom: '! (x) 2026-01-01  "a"' };
    for (let n = 1; n <= 30; n++)
      await chair.asks(cashdesk.create, aCashForm({ ...odd, amount: `${n},${10 + n}` }) as never);
    const units = await kept(chair, (await chair.asks(accounts.journal, { year: 2026 })).url, 'units.journal');
    const book = await kept(
      chair,
      (await chair.asks(cashdesk.book, { format: 'hledger' } as never)).url,
      'book.journal',
    );
    for (const { file } of [units, book]) await hledger(file, 'check', '--strict');
    const owed = (await chair.asks(accounts.balance, { id, date: '2026-12-31' })).balance;
    const inDesk = (await chair.asks(cashdesk.desk, {})).balance;
    expect((await balancesBy(units.file)).get('aktiva:pohledávky:1247/8')).toBe(Math.round(Number(owed) * 100));
    expect((await balancesBy(book.file)).get('aktiva:pokladna')).toBe(Math.round(Number(inDesk) * 100));
    await writeFile(book.file, book.bytes.toString().replace('= CZK 1000.00', '= CZK 1000.01'));
    await expect(hledger(book.file, 'check')).rejects.toThrow(/assertion/);
  },
);

it('a book of a hundred thousand records leaves with a bounded heap', {
  timeout: 120_000,
}, async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  await chair.asks(cashdesk.open, { date: '2020-01-01', amount: '1000' });
  await chair.asks(cashdesk.create, aCashForm({ date: '2020-01-01' }) as never);
  await house.inside(async (db) => {
    await db.client.query(
      `insert into cash_record (svj_id, is_expense, year, number, day, amount, name, money_from, acceptor, head_id, entry,
        text_key, created_at, updated_at)
      select r.svj_id, false, 2026, n, '2026-01-01', 100 + n % 7, r.name, r.money_from, r.acceptor, r.head_id, r.entry, '',
        r.created_at, r.updated_at from cash_record r, generate_series(1, 100000) n where r.svj_id = $1`,
      [house.id],
    );
    await db.client.query(
      `insert into cash_month (svj_id, month, income, expense, records)
      select svj_id, '2026-01-01', sum(amount), 0, count(*) from cash_record where svj_id = $1 and year = 2026 group by 1`,
      [house.id],
    );
  });
  const { url } = await chair.asks(cashdesk.book, { format: 'hledger' } as never);
  const heap = () => process.memoryUsage().heapUsed;
  const before = heap();
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, heap());
  }, 5);
  const { file, bytes } = await kept(chair, url, 'large.journal');
  clearInterval(watch);
  expect(peak - before).toBeLessThan(150e6);
  expect(bytes.toString().match(/^2026-/gm)).toHaveLength(100_000);
  if (hasHledger) await hledger(file, 'check');
});
