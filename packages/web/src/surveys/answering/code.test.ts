import { expect, it } from 'vitest';
import { Code, codeSigns } from '#contract/surveys/schema-questions.ts';
import { newCode, showCode, typedCode } from './code.ts';

it('makes codes that the contract takes, of all signs, and never the same twice', () => {
  const made = Array.from({ length: 500 }, newCode);
  for (const code of made) expect(Code.parse(code)).toBe(code);
  expect(new Set(made).size).toBe(500);
  expect(new Set(made.join('')).size).toBe(codeSigns.length);
});

it('shows a code by four and reads what people type of it', () => {
  expect(showCode('K7QM2XPA')).toBe('K7QM-2XPA');
  for (const typed of ['K7QM-2XPA', ' k7qm 2xpa', 'K7QM2XPA.']) expect(typedCode(typed)).toBe('K7QM2XPA');
});
