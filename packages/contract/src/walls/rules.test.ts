import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueOf, mayLetIn, noteStates, takesPhotos } from './rules.ts';
import { checkSign, codeLength, codeOf, codeSigns, readCode, showCode } from './rules-codes.ts';

const random = fc.uint8Array({ minLength: 9, maxLength: 9 });

describe('a code on the wall', () => {
  it('is read however it is typed off the sheet', () => {
    fc.assert(
      fc.property(random, (numbers) => {
        const code = codeOf(numbers);
        expect(code).toHaveLength(codeLength);
        expect(readCode(code)).toBe(code);
        expect(readCode(` ${showCode(code).toLowerCase()} `)).toBe(code);
        expect(readCode(code.replaceAll('1', 'l').replaceAll('0', 'o'))).toBe(code);
      }),
    );
  });

  it('is not read with one sign mistyped, or two neighbours changed over', () => {
    fc.assert(
      fc.property(random, fc.nat(codeLength - 1), fc.nat(codeSigns.length - 1), (numbers, at, other) => {
        const code = codeOf(numbers);
        const sign = codeSigns[other] as string;
        const wrong = code.slice(0, at) + sign + code.slice(at + 1);
        expect(readCode(wrong)).toBe(wrong === code ? code : null);
        const [a = '', b = ''] = code.slice(at, at + 2);
        const swapped = code.slice(0, at) + b + a + code.slice(at + 2);
        // The first and the last sign of the alphabet count alike either way.
        const isBlind = [a, b].sort().join('') === `${codeSigns[0]}${codeSigns.at(-1)}`;
        if (b !== '' && !isBlind) expect(readCode(swapped)).toBe(swapped === code ? code : null);
      }),
    );
  });

  it('is none of another length or with other signs', () => {
    expect(['', '0', 'UUUUUUUUUU', '0'.repeat(11), `${'0'.repeat(9)}1`, '💧'.repeat(5)].map(readCode)).toEqual([
      ...[null, null, null, null, null, null],
    ]);
    expect(checkSign('000000000')).toBe('0');
  });
});

describe('what was left at a wall', () => {
  const at = new Date('2026-11-23T10:00:00Z');
  const hours = (n: number) => new Date(at.getTime() + n * 3600_000);
  it('goes a day after it was written, stays while it waits, and goes thirty days after it was decided', () => {
    expect(noteStates.map((state) => dueOf(state, at))).toEqual([hours(24), null, hours(720), hours(720)]);
    expect(noteStates.filter(mayLetIn)).toEqual(['waiting', 'declined']);
  });
  it('takes pictures for an hour, until it is decided', () => {
    const takes = (now: Date) => noteStates.filter((state) => takesPhotos(state, at, now));
    expect(takes(hours(0.99))).toEqual(['unconfirmed', 'waiting']);
    expect(takes(hours(1))).toEqual([]);
  });
});
