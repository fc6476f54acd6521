import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ReadStatement } from '#contract/bank/schema-statement.ts';
import { moneyText } from '#contract/base/money/amount.ts';
import { aMonth, camtText, type Written, written } from '../../../test/bank-months.ts';
import { mostBytes, readStatements } from './steps.ts';
import { aStatementReader } from './steps-aside.ts';
import { Unreadable } from './steps-unreadable.ts';

const fixture = (name: string) => readFileSync(new URL(`../../../fixtures/bank/${name}`, import.meta.url));
const as = { charset: 'windows-1250', reversals: '45' } as const;
const read = (bytes: Buffer, how: Parameters<typeof readStatements>[1] = as) => readStatements(bytes, how, []);
const gpc = fixture('vypis-2026-01.gpc');
const camt = fixture('vypis-2026-01.camt.053.001.02.xml');
const csv = fixture('vypis-2026-01.csv');

/** The key that the file is refused with, and what its sentence says. */
function refusal(bytes: Buffer, how: Parameters<typeof readStatements>[1] = as): [string, object?] {
  try {
    read(bytes, how);
  } catch (err) {
    if (err instanceof Unreadable) return err.why.params ? [err.why.key, err.why.params] : [err.why.key];
    throw err;
  }
  return ['read'];
}

type Expected = { lines: Record<string, string | null>[] } & Record<string, unknown>;
const expected = JSON.parse(fixture('expected.json').toString()) as Expected;
const told = (s: ReadStatement) =>
  s.lines.map((l) => ({
    ...{ day: l.day, amount: moneyText(l.amount), counter: l.counter || null, vs: l.vs || null, ks: l.ks || null },
    ...{ ss: l.ss || null, name: l.name, message: l.message || null, ref: l.reference },
  }));

describe('an invented month', () => {
  it.each([
    ['gpc', gpc, 'nameInGpc', '2000000528'],
    ['camt', camt, 'name', '2000000528/2010'],
    ['csv', csv, 'name', '2000000528/2010'],
  ] as const)('reads in %s as it should', (format, bytes, name, account) => {
    const { format: found, statements } = read(bytes);
    const [statement] = statements as [ReadStatement];
    expect([found, statements.length, statement.account]).toEqual([format, 1, account]);
    expect([statement.opening, statement.closing]).toEqual([12500000n, 15400217n]);
    const lines = expected.lines.map(
      ({ nameInGpc, ...l }): Record<string, unknown> => ({
        ...{ ...l, name: name === 'name' ? l.name : nameInGpc },
      }),
    );
    // The fee of the bank has its constant symbol in two of the files only.
    expect(told(statement)).toEqual(lines.map((l) => (format === 'camt' && l.ref === '109' ? { ...l, ks: null } : l)));
  });

  it('says its number and its days where the file does', () => {
    expect(read(gpc).statements[0]).toMatchObject({ number: 1, from: '2026-01-01', to: '2026-01-31' });
    expect(read(camt).statements[0]).toMatchObject({ number: 1, from: '2026-01-01', to: '2026-01-31' });
  });
});

describe('random months', () => {
  it.each([1, 2, 3, 4, 5, 6])('read back equal from every format (%i)', (seed) => {
    const month = aMonth(seed, 40);
    for (const [format, bytes, how] of written(month)) {
      const [back] = readStatements(bytes, { ...as, ...how }, []).statements as [ReadStatement];
      const lines = format.startsWith('gpc')
        ? month.lines.map((l) => ({ ...l, name: l.name.slice(0, 20).trim() }))
        : month.lines;
      expect([format, back.opening, back.closing]).toEqual([format, month.opening, month.closing]);
      const kept = format === 'csv' ? lines.map((l) => ({ ...l, reverses: false })) : lines;
      expect(back.lines).toEqual(kept);
    }
  });

  it('is refused with one line lost, doubled or changed', () => {
    const [, bytes] = written(aMonth(7, 12))[0] as Written;
    const lines = bytes.toString('latin1').split('\r\n');
    const at = lines.findLastIndex((l) => l.startsWith('075'));
    const line = lines[at] as string;
    const changed = [
      lines.toSpliced(at, 1),
      lines.toSpliced(at, 0, line),
      lines.with(
        at,
        line.replace(/^(.{58})(.)/, (_, a, d) => a + ((Number(d) + 1) % 10)),
      ),
    ];
    for (const all of changed) expect(refusal(Buffer.from(all.join('\r\n'), 'latin1'))[0]).toBe('BANK.ERRORS.CLOSING');
  });
});

describe('a file that is no good', () => {
  const text = gpc.toString('latin1');
  const bytes = (s: string) => Buffer.from(s, 'latin1');
  it('names the gap where its sums differ from its movements', () => {
    const lines = text.split('\r\n').filter((l) => !l.includes('000000000100'));
    expect(refusal(bytes(lines.join('\r\n')))).toMatchObject(['BANK.ERRORS.CLOSING', { gap: expect.any(String) }]);
    const turned = text.replace('00000000624500', '00000000624600');
    expect(refusal(bytes(turned))).toEqual([
      'BANK.ERRORS.TURNOVER',
      { stated: '6\u00a0246,00\u00a0Kč', counted: '6\u00a0245,00\u00a0Kč', gap: '1,00\u00a0Kč' },
    ]);
  });

  it('is refused by its line where it was cut or shuffled', () => {
    expect(refusal(bytes(text.slice(0, 128 * 2 - 20)))).toEqual(['BANK.ERRORS.CUT', { line: 2 }]);
    const lines = text.trimEnd().split('\r\n');
    expect(refusal(bytes([lines[1], lines[0], ...lines.slice(2)].join('\r\n')))).toEqual([
      'BANK.ERRORS.ORDER',
      { line: 1 },
    ]);
    expect(refusal(bytes([lines[0], lines[2], lines[1], ...lines.slice(3)].join('\r\n')))).toEqual([
      'BANK.ERRORS.ORDER',
      { line: 2 },
    ]);
    expect(refusal(bytes(text.replace('0750000002000000528', '0750000007000000037')))).toEqual([
      'BANK.ERRORS.OTHER_LINE',
      { line: 2 },
    ]);
  });

  it('is refused in another code page than the account has', () => {
    const dos = written(aMonth(3, 12)).find(([f]) => f === 'gpc852')?.[1] as Buffer;
    expect(refusal(dos)).toEqual(['BANK.ERRORS.ENCODING']);
    expect(refusal(gpc, { ...as, charset: 'cp852' })).toEqual(['BANK.ERRORS.ENCODING']);
    expect(refusal(Buffer.from(new TextDecoder('windows-1250').decode(gpc)))).toEqual(['BANK.ERRORS.ENCODING']);
  });

  it('is refused where it could grow, lead elsewhere or never ends', () => {
    const xml = camt.toString();
    const doctype = xml.replace('<Document', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;&b;&b;">]><Document');
    expect(refusal(Buffer.from(doctype))).toEqual(['BANK.ERRORS.DOCTYPE']);
    expect(refusal(Buffer.from(xml.slice(0, -40)))[0]).toBe('BANK.ERRORS.XML_CUT');
    expect(refusal(Buffer.from(xml.replace('</Ntry>', '')))).toEqual(['BANK.ERRORS.XML']);
    expect(refusal(Buffer.from(`<Document>${'<a>'.repeat(60)}`))).toEqual(['BANK.ERRORS.XML']);
    expect(refusal(Buffer.from(xml.replace(/<Bal>[\s\S]*?CLBD[\s\S]*?<\/Bal>/, '')))[0]).toBe('BANK.ERRORS.NO_BALANCE');
    expect(refusal(Buffer.from('<html><body>Přihlášení</body></html>'))).toEqual(['BANK.ERRORS.NOT_STATEMENT']);
  });

  it('is refused where it is too large, empty or no text', () => {
    expect(refusal(Buffer.alloc(mostBytes + 1, 48))).toEqual(['BANK.ERRORS.TOO_LARGE']);
    expect(refusal(Buffer.from('\r\n'))).toEqual(['BANK.ERRORS.EMPTY']);
    expect(refusal(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toEqual(['BANK.ERRORS.NOT_STATEMENT']);
    expect(refusal(Buffer.from('jméno;věk\r\nJana;7'))).toEqual(['BANK.ERRORS.COLUMNS']);
  });
});

it('reads accounts in the order that some banks write them in', () => {
  const swapped = (d: string) =>
    d.slice(6).replace(/^(.)(.)(.)(.)(.)(.)(.)(.)(.)(.)$/, '$10$8$9$6$1$2$3$4$5$7') + d.slice(0, 6);
  const inner = gpc
    .toString('latin1')
    .replace(/^(07[45])(\d{16})/gm, (_, k, d) => k + swapped(d))
    .replace(/^(075.{16})(\d{16})/gm, (_, k, d) => k + swapped(d));
  const { statements } = read(Buffer.from(inner, 'latin1'));
  expect(statements[0]?.account).toBe('2000000528');
  expect(statements[0]?.lines.map((l) => l.counter)).toEqual(read(gpc).statements[0]?.lines.map((l) => l.counter));
});

describe('a table of a bank whose columns nobody has seen', () => {
  const text = 'datum zaúčtování;částka;měna;variabilní symbol;x\r\n1.2.2026;100,00;CZK;5;\r\n';
  const whole = text.replace(
    'x\r\n',
    'číslo účtu protiúčtu;kód banky protiúčtu;název účtu protiúčtu;konstantní symbol;specifický symbol;ID transakce;poznámka\r\n',
  );
  const bytes = Buffer.from(whole);
  it('is proposed with what its first rows hold, and read as a person says', () => {
    let asked: unknown;
    try {
      read(bytes);
    } catch (err) {
      asked = (err as Unreadable).why;
    }
    expect(asked).toMatchObject({
      key: 'BANK.ERRORS.COLUMNS_PROPOSED',
      params: { bank: 'ČSOB' },
      data: {
        proposed: { bank: 'ČSOB' },
        columns: [{ name: 'datum zaúčtování', holds: ['1.2.2026'] }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
      },
    });
    const said = { day: 'datum zaúčtování', amount: 'částka', vs: 'variabilní symbol' };
    const row = Buffer.from(whole.replace('5;\r\n', '5;;;;;;;\r\n'));
    expect(readStatements(row, as, [said]).statements[0]?.lines[0]).toMatchObject({ vs: '5', amount: 10_000n });
  });
});

describe('in a process of its own', () => {
  it('is read and refused with the same words', async () => {
    const reader = aStatementReader();
    expect(await reader.read(gpc, as, [])).toEqual(read(gpc));
    await expect(reader.read(csv, as, [])).resolves.toEqual(read(csv));
    await expect(reader.read(Buffer.from('jméno;věk\r\nJana;7'), as, [])).rejects.toMatchObject({
      key: 'BANK.ERRORS.COLUMNS',
      data: {
        proposed: null,
        columns: [
          { name: 'jméno', holds: ['Jana'] },
          { name: 'věk', holds: ['7'] },
        ],
      },
    });
    reader.end();
  });

  it('ends what reads too long with one sentence, and the next one is read', async () => {
    const reader = aStatementReader(1);
    await expect(reader.read(Buffer.from(camtText(aMonth(1, 4000), '02')), as, [])).rejects.toMatchObject({
      key: 'BANK.ERRORS.READER',
    });
    reader.end();
    const patient = aStatementReader();
    const half = patient.read(gpc, as, []);
    // It has begun by then and is far from done: a process takes longer to start than a turn of the loop.
    setImmediate(() => patient.end());
    await expect(half).rejects.toMatchObject({ key: 'BANK.ERRORS.READER' });
    expect((await patient.read(gpc, as, [])).format).toBe('gpc');
    patient.end();
  });
});
