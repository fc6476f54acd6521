import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterCode, readLetterCode, showLetterCode } from './rules-letters.ts';

it('is read back however it is typed, and nothing else is read as a code', () => {
  const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(bytes, (made) => {
      const code = letterCode(made);
      expect(readLetterCode(showLetterCode(code))).toBe(code);
      expect(readLetterCode(` ${showLetterCode(code).toLowerCase().replaceAll('-', ' ')} `)).toBe(code);
      expect(readLetterCode(code.slice(1))).toBeNull();
      expect(readLetterCode(`0${code.slice(1)}`)).toBeNull();
    }),
    { numRuns: 50 },
  );
});
