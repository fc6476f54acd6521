import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksumOf, crc32, ibanOf, mostOfCode, spaydOf } from './spayd.ts';

const iban = 'CZ5855000000001265098001';

describe('a code for a payment', () => {
  it('has the checksum of the standard', () => {
    expect(crc32('123456789')).toBe('CBF43926');
    const pairs = [
      ['CC', 'CZK'],
      ['ACC', iban],
      ['AM', '100.00'],
    ] as const;
    expect(checksumOf(pairs)).toBe('AAD80227');
  });

  it('says what is paid, where, when and for what', () => {
    expect(
      spaydOf({
        ...{ iban: 'CZ8520100000002000000528', amount: 345_000n, due: '2026-01-15', symbol: '1247003' },
        message: 'Zálohy 01/2026 byt 1247/3',
      }),
    ).toBe(
      'SPD*1.0*ACC:CZ8520100000002000000528*AM:3450.00*CC:CZK*DT:20260115*MSG:ZALOHY 01/2026 BYT 1247/3*X-VS:1247003*CRC32:08DFC94E',
    );
  });

  it('of a standing order says how often and until when', () => {
    expect(spaydOf({ iban, amount: 1n, due: '2026-12-15', monthlyUntil: '2027-12-15' })).toMatch(
      /^SPD\*1\.0\*ACC:CZ5855000000001265098001\*AM:0\.01\*CC:CZK\*DT:20261215\*FRQ:1M\*DL:20271215\*CRC32:[0-9A-F]{8}$/,
    );
  });

  it.each([0n, -1n, mostOfCode + 1n])('of %s haléře is none', (amount) => {
    expect(spaydOf({ iban, amount })).toBeNull();
  });

  it.each([
    ['50 % * 2', 'MSG:50 %25 %2A 2*'],
    ['Příliš žluťoučký kůň – úpěl', 'MSG:PRILIS ZLUTOUCKY KUN - UPEL*'],
    ['„dům“ @ №7', 'MSG:DUM 7*'],
    [`${'%'.repeat(70)}`, `MSG:${'%25'.repeat(60)}*`],
  ])('writes %s as %s', (message, part) => {
    expect(spaydOf({ iban, amount: 1n, message })).toContain(part);
  });

  it('holds nothing that a bank would read as another part', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (message) => {
        const text = spaydOf({ iban, amount: 1n, message, name: message }) as string;
        expect(text).toMatch(/^SPD\*1\.0(\*[A-Z0-9-]+:[0-9A-Z $%+\-./:]+)+$/);
        for (const part of text.split('*').slice(2)) {
          expect(part).not.toMatch(/: | $/);
          expect(part.slice(part.indexOf(':') + 1).replace(/%25|%2A/g, '')).not.toContain('%');
        }
      }),
    );
  });
});

it.each([
  ['1265098001/5500', iban],
  ['2000000528/2010', 'CZ8520100000002000000528'],
  ['19-2000145399/0800', 'CZ6508000000192000145399'],
  ['nic', null],
])('the international number of %s is %s', (account, number) => {
  expect(ibanOf(account)).toBe(number);
});
