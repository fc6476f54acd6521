import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { moneyText } from '#contract/base/money/amount.ts';
import { fromBase, fromTotal, settled, type Taxed } from '#contract/invoices/rules-tax.ts';
import { paperKinds } from '#contract/invoices/schema-words.ts';
import type { Said } from '#server/invoices/print/print.ts';
import { isdocOf } from '#server/invoices/print/print-isdoc.ts';
import { readInvoice } from '#server/isdoc/steps-reading.ts';
import { few, dice as rolling } from '../dice.ts';

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

const judge = spawnSync('xmllint', ['--version']).error === undefined;
it.runIf(judge)('two hundred documents pass the schema of ISDOC 6.0.2, and are read as they were written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavlac-isdoc-'));
  const files = Array.from({ length: 200 }, (_, seed) => {
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
