import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ibanOf, mostOfCode, spaydOf } from './spayd.ts';
import { readCode } from './spayd-reading.ts';

const says = { amount: null, day: null, number: null, name: null };

it.each([
  // The vector of the standard, and our own with its checksum in any case of letters.
  ['SPD*1.0*ACC:CZ5855000000001265098001*AM:100.00*CC:CZK*CRC32:AAD80227', { amount: 10_000n }],
  [
    'SPD*1.0*ACC:CZ8520100000002000000528*AM:3450.00*CC:CZK*DT:20260115*MSG:ZALOHY 01/2026 BYT 1247/3*X-VS:1247003*CRC32:08dfc94e',
    { amount: 345_000n, day: '2026-01-15', number: '1247003' },
  ],
  ['SPD*1.0*ACC:CZ5855000000001265098001*', {}],
  ['spd*1.0*acc:CZ58*am:12.5*rn:U KOHOUTA*x-unknown:1', { amount: 1_250n, name: 'U KOHOUTA' }],
  ['SPD*1.0*ACC:CZ58*AM:480*RN:50 %25 SLEVA %2A*', { amount: 48_000n, name: '50 % SLEVA *' }],
  // A sum of nothing is none that anybody paid.
  ['SPD*1.0*ACC:CZ58*AM:0.00', {}],
  [
    'SID*1.0*ID:2026/0117*DD:20261103*AM:8028.00*CC:CZK*INI:27082440*TB0:6634.71*T0:1393.29*DT:20261117*VS:20260117',
    { amount: 802_800n, day: '2026-11-03', number: '2026/0117' },
  ],
  [
    'SPD*1.0*ACC:CZ58*AM:8028.00*CC:CZK*DT:20261117*X-VS:117*RN:ELEKTRO MALY*X-INV:SID%2A1.0%2AID:2026-117%2ADD:20261103%2ATP:0%2A',
    { amount: 802_800n, day: '2026-11-03', number: '2026-117', name: 'ELEKTRO MALY' },
  ],
  // An amount that only the invoice in it has.
  ['SPD*1.0*ACC:CZ58*X-INV:SID%2A1.0%2AID:7%2AAM:1.00', { amount: 100n, number: '7' }],
])('%s', (text, read) => {
  expect(readCode(text)).toEqual({ ...says, ...read });
});

it.each([
  ['https://example.com', 'OTHER'],
  ['', 'OTHER'],
  [`SPD*1.0*MSG:${'A'.repeat(6_000)}`, 'OTHER'],
  ['SPD*ACC:CZ58*AM:1', 'DAMAGED'],
  ['SPD*1.0*AM:1.00*AM:2.00', 'DAMAGED'],
  ['SPD*1.0*ACC:CZ5855000000001265098001*AM:900.00*CC:CZK*CRC32:AAD80227', 'DAMAGED'],
  ['SPD*1.0*ACC:CZ58*AM:1*X-INV:ID%2A7', 'DAMAGED'],
  ['SPD*1.0*ACC:SK58*AM:100.00*CC:EUR', 'CURRENCY'],
  ['SPD*1.0*ACC:CZ58*X-INV:SID%2A1.0%2ACC:USD%2AAM:1', 'CURRENCY'],
  ['SPD*1.0*ACC:CZ58*AM:1,50', 'AMOUNT'],
  ['SPD*1.0*ACC:CZ58*AM:1e3', 'AMOUNT'],
  ['SPD*1.0*ACC:CZ58*AM:1.005', 'AMOUNT'],
  ['SID*1.0*ID:1*AM:999999999999999', 'AMOUNT'],
  ['SID*1.0*ID:1*AM:-100.00*TD:1', 'CREDIT'],
  ['SID*1.0*ID:1*AM:1*DD:20260231', 'DAY'],
  ['SPD*1.0*ACC:CZ58*DT:15.1.2026', 'DAY'],
])('%s: %s', (text, problem) => {
  expect(readCode(text)).toEqual({ problem });
});

it('reads back whatever a code of ours says, and throws on nothing', () => {
  const iban = ibanOf('2000000528/2010') as string;
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: mostOfCode }),
      fc.stringMatching(/^[A-Z0-9%*+./-]{1,20}$/),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      (amount, name, message) => {
        const text = spaydOf({ iban, amount, name, message, symbol: '1247', due: '2026-02-28' }) as string;
        expect(readCode(text)).toEqual({ amount, name, number: '1247', day: '2026-02-28' });
        expect(() => readCode(`SPD*1.0*${message}`)).not.toThrow();
      },
    ),
    { numRuns: 40 },
  );
});
