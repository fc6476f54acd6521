import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { moneyText } from '#contract/base/money/amount.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import { fromBase, fromTotal, settled, type Taxed } from '#contract/invoices/rules-tax.ts';
import { paperKinds } from '#contract/invoices/schema-words.ts';
import type { Said } from '#server/invoices/print/print.ts';
import { isdocOf } from '#server/invoices/print/print-isdoc.ts';
import { readInvoice } from '#server/isdoc/steps-reading.ts';
import { few, dice as rolling } from '../dice.ts';
import { anIssuer, morning } from '../invoicing.ts';
import { aPortal, type TestPortal } from '../portal.ts';

const shown = ({ base, tax, total }: Taxed) => ({
  base: moneyText(base),
  tax: moneyText(tax),
  total: moneyText(total),
});

/** A document of any kind, with names that XML has to escape. */
function aPaper(seed: number): Said {
  const roll = rolling(seed);
  const dice = (most: number) => few(roll, most);
  const kind = paperKinds[seed % 4] as Said['kind'];
  const percent = seed % 3 === 0 ? null : 21;
  const rate = percent === null ? null : 21n;
  const price = fromBase(BigInt(1 + dice(500_000)), rate);
  const part = fromTotal(BigInt(1 + dice(Number(price.total))), rate);
  const isSettled = kind === 'invoice' && percent !== null;
  const { whole, rest } = isSettled ? settled(price, [part], rate) : { whole: price, rest: price };
  const sign = kind === 'corrective' && seed % 8 < 4 ? -1n : 1n;
  const said = shown({ base: whole.base * sign, tax: whole.tax * sign, total: whole.total * sign });
  const payable =
    kind === 'tax' || (kind === 'invoice' && percent === null)
      ? '0.00'
      : kind === 'corrective'
        ? said.total
        : moneyText(rest.total);
  const party = {
    name: `SVJ "Lipová" & <spol.> ${seed}`,
    ico: '99990024',
    dic: '',
    street: 'Lipová 14/2',
    town: 'Jihlava',
    post: '586 01',
  };
  return {
    ...{ kind, number: `XX-2026-${seed}`, uuid: '0f3c1d2e-4b5a-4c6d-8e7f-001122334455', issuedOn: '2026-11-02' },
    ...{ taxedOn: kind === 'proforma' || percent === null ? null : '2026-11-02', dueOn: '2026-11-16' },
    supplier: {
      ...party,
      dic: percent === null ? '' : 'CZ99990016',
      register: 'C 1',
      account: '19-2000145399/0800',
      signs: 'N',
    },
    ...{
      customer: { ...party, street: 'Náves' },
      symbol: '2026000001',
      units: 12,
      perUnit: '10.00',
      percent,
      whole: said,
      payable,
    },
    period: { from: '2026-11-16', to: '2026-12-15', kind: 'monthly' },
    claimed: isSettled ? [{ ...shown(part), number: 'DD-2026-0001' }] : [],
    deposit: kind === 'invoice' && percent === null ? { number: 'ZF-2026-0001', total: said.total } : null,
    corrects:
      kind === 'corrective'
        ? {
            number: 'DD-2026-0002',
            issuedOn: '2026-11-01',
            kind: seed % 16 < 8 ? 'tax' : 'invoice',
            reason: 'omyl <&>',
          }
        : null,
    spayd: null,
  };
}

it('the settlement takes over base and tax of a hundred thousand random payments, to a haléř', () => {
  const roll = rolling(7);
  let payments = 0;
  while (payments < 100_000) {
    const price = fromBase(BigInt(1 + few(roll, 10_000_000)), 21n);
    let left = price.total;
    const taken: Taxed[] = [];
    for (let parts = 1 + few(roll, 5); parts > 0 && left > 0n; parts -= 1) {
      const amount = BigInt(1 + few(roll, Number(left)));
      if (amount > left) break;
      taken.push(fromTotal(amount, 21n));
      left -= amount;
      payments += 1;
    }
    const { whole, rest } = settled(price, taken, 21n);
    const paid = taken.reduce((sum, t) => ({ base: sum.base + t.base, tax: sum.tax + t.tax }), { base: 0n, tax: 0n });
    const fits = whole.total === price.total && whole.base + whole.tax === whole.total && rest.total === left;
    if (!fits || whole.base - rest.base !== paid.base || whole.tax - rest.tax !== paid.tax)
      throw new Error(`${price.total} ${taken.map((t) => t.total)}`);
  }
});

const judge = spawnSync('xmllint', ['--version']).error === undefined;
it.runIf(judge)('a thousand documents pass the schema of ISDOC 6.0.2, and are read as they were written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavlac-isdoc-'));
  const files = Array.from({ length: 1000 }, (_, seed) => {
    const said = aPaper(seed);
    const text = isdocOf(said, 'Portál Pavlač, 12 jednotek');
    const path = join(folder, `${seed}.isdoc`);
    writeFileSync(path, text);
    const isCredit = said.kind === 'corrective' && /<DocumentType>[26]</.test(text);
    if (!isCredit) {
      const { number, amount, symbol } = readInvoice(Buffer.from(text));
      expect([number, amount]).toEqual([said.number, said.payable === '0.00' ? null : said.payable]);
      if (amount !== null) expect(symbol).toBe(said.symbol);
    }
    return path;
  });
  const schema = new URL('../../fixtures/schemas/isdoc-invoice-6.0.2.xsd', import.meta.url).pathname;
  const { status, stderr } = spawnSync('xmllint', ['--nonet', '--noout', '--schema', schema, ...files], {
    maxBuffer: 1e8,
  });
  rmSync(folder, { recursive: true });
  expect(
    stderr
      .toString()
      .split('\n')
      .filter((line) => line && !line.endsWith(' validates'))
      .slice(0, 5),
  ).toEqual([]);
  expect(status).toBe(0);
});

/** Milliseconds in which the morning issues so many first proformas. */
async function issuesOf(portal: TestPortal, houses: number, from: number): Promise<number> {
  const db = new pg.Client({ connectionString: portal.ownerUrl });
  await db.connect();
  // The owner of the tables is bound by policies of rows as everybody is.
  await db.query(`
    alter table svj no force row level security; alter table invoice_customer no force row level security;
    alter table invoice_plan no force row level security;
    with s as (insert into svj (name, name_key, ico, street, town, post, modules)
      select 'SVJ Hromadná ' || n, 'svj hromadna ' || n, '99990024', 'Hromadná ' || n, 'Jihlava', '58601', '{}'
      from generate_series(${from}, ${from + houses - 1}) n returning id)
    insert into invoice_customer (svj_id, symbol, begins) select id, 2030000000 + id, '2026-11-16' from s;
    insert into invoice_plan (svj_id, valid_from, units, period, price, per_unit)
      select c.svj_id, c.begins, 12, 'monthly', 12000, 1000 from invoice_customer c
      where not exists (select from invoice_plan p where p.svj_id = c.svj_id);
    alter table svj force row level security; alter table invoice_customer force row level security;
    alter table invoice_plan force row level security`);
  await db.end();
  const begun = performance.now();
  await morning(portal, '2026-11-02');
  return performance.now() - begun;
}

it('three hundred proformas take the morning six times as long as fifty, not more', async () => {
  const portal = await aPortal();
  portal.clock.now = new Date('2026-11-02T07:00:00Z');
  const admin = await anIssuer(portal);
  await issuesOf(portal, 20, 1);
  const few = await issuesOf(portal, 50, 101);
  const many = await issuesOf(portal, 300, 1001);
  const { exposedCount } = await admin.asks(invoicing.list, {});
  expect(exposedCount).toBe(370);
  console.log(`300 proformas: ${Math.round(many)} ms`);
  // Each morning goes through all customers, so what was issued before adds a little.
  expect(many / few).toBeLessThan(10);
  await portal.close();
}, 300_000);
