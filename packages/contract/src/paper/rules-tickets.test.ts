import { describe, expect, it } from 'vitest';
import { numberWithCheck, showNumber } from '../ledger/rules-numbers.ts';
import { readTicket, showFingerprint, ticketAddress } from './rules-tickets.ts';

const code = { svj: 1, vote: 2, seat: 3, fingerprint: 'abcdef012345', mark: 'AbCdEfGhIjKlMn-_' };

describe('what is typed, scanned or opened', () => {
  it('is the number of a ticket, with or without spaces', () => {
    const number = numberWithCheck('123456');
    for (const typed of [number, showNumber(number), ` ${number} `])
      expect(readTicket(typed)).toEqual({ kind: 'number', number, seat: 123_456 });
    expect(readTicket(numberWithCheck('0007'))).toMatchObject({ seat: 7 });
  });

  it('is its code, alone or in the address that a camera opens', () => {
    for (const text of [
      ticketAddress('https://portal.example', code),
      '1.2.3.abcdef012345.AbCdEfGhIjKlMn-_',
      'https://portal.example/hlasovani/2/listek?l=1.2.3.abcdef012345.AbCdEfGhIjKlMn-_&x=1',
    ])
      expect(readTicket(text)).toEqual({ kind: 'code', ...code });
  });

  it('is nothing when a digit is wrong, two are swapped, or it is something else', () => {
    const number = numberWithCheck('48213');
    const mistyped = [...number].flatMap((d, i) =>
      [...'0123456789'].filter((x) => x !== d).map((x) => number.slice(0, i) + x + number.slice(i + 1)),
    );
    const swapped = [...number.slice(1)].map(
      (_, i) => number.slice(0, i) + number[i + 1] + number[i] + number.slice(i + 2),
    );
    const others = ['', 'ahoj', '00', 'https://jinde.example/?l=x', '1.2.3.abc.short', '9'.repeat(40)];
    for (const text of [...mistyped, ...swapped.filter((s) => s !== number), ...others])
      expect([text, readTicket(text)]).toEqual([text, null]);
  });
});

it('a fingerprint is compared by eye in fours', () => {
  expect(showFingerprint('abcdef012345')).toBe('abcd ef01 2345');
});
