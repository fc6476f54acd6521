import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '#contract/accounts/endpoints.ts';
import { cashdesk } from '#contract/cashdesk/endpoints.ts';
import { fees } from '#contract/fees/endpoints.ts';
import { prescriptions } from '#contract/prescriptions/endpoints.ts';
import { aHouse, type Person } from '#house/house.ts';
import { readCode } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aRunForm } from '#house/prescriptions.ts';

let portal: TestPortal;
let folder: string;
let chair: Person;
let run: { id: number };
const units: number[] = [];
const count = 12;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pavlac-soudce-'));
  portal = await aPortal();
  portal.clock.now = new Date('2026-11-26T09:00:00Z');
  const house = await aHouse(portal);
  chair = await house.chair();
  await house.inside((db) =>
    db.execute(
      sql`update svj set bank_account = '19-2000145399/0800', name = 'SVJ Žluťoučká 5, Ďáblice' where id = ${house.id}`,
    ),
  );
  for (let n = 1; n <= count; n += 1) {
    const owner = await house.owner();
    units.push((await house.unit(chair, `1247/${n}`, [n, 80], [{ memberIds: [owner.memberId as number] }])).id);
  }
  const monthly = { frequency: 'monthly', firstDue: '2026-01-15', side: 'units' } as const;
  await chair.asks(fees.create, { ...monthly, name: 'Fond oprav', amount: '100 000', key: 'share' });
  const { id, fingerprint } = await chair.asks(prescriptions.create, aRunForm());
  run = await chair.asks(prescriptions.issue, { id, fingerprint });
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await portal.close();
});

const fetched = async (url: string): Promise<Buffer> => {
  const reply = await portal.app.inject({ url, headers: chair.headers() });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
};
const isHere = (program: string, ask = '--version') => spawnSync(program, [ask]).error === undefined;
const inside = (name: string) => join(folder, name);

it.skipIf(!isHere('zbarimg') || !isHere('pdftoppm', '-v'))(
  'zbarimg reads from every printed prescription the payment that the account of its unit waits for',
  { timeout: 120_000 },
  async () => {
    for (const unitId of units) {
      const bytes = await fetched((await chair.asks(prescriptions.paper, { id: run.id, unitId })).url as string);
      writeFileSync(inside('papir.pdf'), bytes);
      expect(
        spawnSync('pdftoppm', ['-r', '150', '-png', '-f', '1', '-l', '1', inside('papir.pdf'), inside('s')]).status,
      ).toBe(0);
      const page = readdirSync(folder).find((name) => name.startsWith('s-')) as string;
      const { stdout } = spawnSync('zbarimg', ['-q', '--raw', '-S*.disable', '-Sqrcode.enable', inside(page)]);
      rmSync(inside(page));
      const told = stdout.toString().trimEnd();
      expect(told).toBe(await readCode(bytes));
      const { symbol, months } = await chair.asks(accounts.one, { id: unitId, year: 2027 });
      const january = months.find((m) => m.month === '2027-01-01');
      expect(told.split('*')).toEqual(
        expect.arrayContaining([
          ...['SPD', '1.0', 'ACC:CZ6508000000192000145399', 'CC:CZK', 'DT:20270115'],
          ...[`AM:${january?.prescribed}`, `X-VS:${symbol}`],
        ]),
      );
    }
  },
);

/** Rows of a sheet as LibreOffice reads it: its texts, dates and numbers in English. */
function rowsOf(name: string, bytes: Buffer): string[][] {
  writeFileSync(inside(`${name}.xlsx`), bytes);
  const profile = `-env:UserInstallation=file://${inside('profil')}`;
  // 59 is a semicolon, 34 a quotation mark, 76 UTF-8, 1033 English: thousands stand apart by commas.
  const filter = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,1033,false,false';
  const asked = ['--headless', profile, '--convert-to', filter, '--outdir', folder, inside(`${name}.xlsx`)];
  const { status, stderr } = spawnSync('soffice', asked, { timeout: 100_000 });
  expect(status, stderr.toString()).toBe(0);
  return readFileSync(inside(`${name}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split(';'));
}
const hellers = (cell = ''): bigint => {
  if (cell === '') return 0n;
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(cell.replaceAll(',', '')) ?? [];
  expect(whole, `no number: ${cell}`).not.toBe('');
  return BigInt(`${sign}${whole}${part.padEnd(2, '0')}`);
};
const sumAt = (rows: string[][], at: number) => rows.slice(1).reduce((sum, row) => sum + hellers(row[at]), 0n);

it.skipIf(!isHere('soffice'))(
  'LibreOffice opens the sheets of prescriptions and of the cash book with the same sums',
  { timeout: 240_000 },
  async () => {
    const sheet = rowsOf('predpis', await fetched((await chair.asks(prescriptions.sheet, { id: run.id })).url));
    expect(sheet).toHaveLength(count + 1);
    const at = sheet[0]?.indexOf('Celkem') as number;
    const { total } = await chair.asks(prescriptions.one, { id: run.id });
    expect(sumAt(sheet, at)).toBe(hellers(total as string));
    const months = Array.from({ length: 12 }, (_, i) => sumAt(sheet, at + 1 + i));
    expect(months.reduce((a, b) => a + b)).toBe(hellers(total as string));

    await chair.asks(cashdesk.open, { date: '2026-09-01', amount: '100000' });
    for (let n = 1; n <= 30; n += 1) {
      const form = { name: `Nákup ${n}`, moneyFrom: '=1+1', acceptedBy: 'Věra' };
      const type = n % 3 ? 'expense' : 'income';
      await chair.asks(cashdesk.create, { ...form, type, amount: `${n * 97}.${10 + n}`, date: '2026-10-10' });
    }
    const book = rowsOf('kniha', await fetched((await chair.asks(cashdesk.book, { format: 'xlsx' } as never)).url));
    const { income, expense } = await chair.asks(cashdesk.list, {});
    expect([sumAt(book, 4), sumAt(book, 5)]).toEqual([hellers(income), hellers(expense)]);
    expect(hellers(book.at(-1)?.[6])).toBe(hellers((await chair.asks(cashdesk.desk, {})).balance));
  },
);
