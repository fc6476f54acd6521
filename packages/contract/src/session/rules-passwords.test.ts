import { describe, expect, it } from 'vitest';
import { knownWords, whyGuessable } from './rules-passwords.ts';

const common = new Set(['password1', 'qwerty123', 'heslo123', 'pavlac2026']);
const words = knownWords(['alena.novotnikova@dum.example', 'Alena', 'Žlutá Růže s.r.o.', 'SVJ Lipová 14', null]);

describe('a password that anybody could guess', () => {
  it.each([
    ['Password1', 'PASSWORD.ERRORS.COMMON'],
    ['Qwerty123', 'PASSWORD.ERRORS.COMMON'],
    ['Pavlac2026', 'PASSWORD.ERRORS.COMMON'],
    ['Pavlač2026', 'PASSWORD.ERRORS.COMMON'],
    ['Pavlac12', 'PASSWORD.ERRORS.PERSONAL'],
    ['1Pavlač!', 'PASSWORD.ERRORS.PERSONAL'],
    ['Novotnikova7', 'PASSWORD.ERRORS.PERSONAL'],
    ['Novotníková77', 'PASSWORD.ERRORS.PERSONAL'],
    ['Alena123', 'PASSWORD.ERRORS.PERSONAL'],
    ['Alena1234', null],
    ['Alena.Novotnikova1', 'PASSWORD.ERRORS.PERSONAL'],
    ['Lipova14', 'PASSWORD.ERRORS.PERSONAL'],
    ['SvjLipova14', 'PASSWORD.ERRORS.PERSONAL'],
    ['Pavlac-2026-x', null],
    ['Lipova-a-Javor-5', null],
    ['Modra-Veverka-17', null],
  ])('%s → %s', (password, why) => expect(whyGuessable(password, words, (one) => common.has(one))).toBe(why));
});
