import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { requiredLine } from '#contract/base/person/people.ts';
import { errorsOf, keyFrom } from './form-errors.ts';

const schema = z.object({
  name: requiredLine(5),
  age: z.number(),
  owners: z.array(z.object({ share: z.string('BASE.FORM.REQUIRED') })),
});

describe('errors of a form', () => {
  it('stand at the paths of their fields, as text keys', () => {
    expect(errorsOf(schema, { name: ' ', age: 'x', owners: [{ share: '1' }, {}] })).toEqual({
      name: 'BASE.FORM.REQUIRED',
      age: 'BASE.FORM.INVALID',
      'owners.1.share': 'BASE.FORM.REQUIRED',
    });
  });
  it('say that an empty field is missing, whatever its schema says of nothing', () => {
    const dated = z.object({ from: z.string().check(z.refine((v) => v.length === 10, 'BASE.FORM.INVALID')) });
    expect(errorsOf(dated, { from: '' })).toEqual({ from: 'BASE.FORM.REQUIRED' });
    expect(errorsOf(dated, { from: '31. 2.' })).toEqual({ from: 'BASE.FORM.INVALID' });
    expect(errorsOf(schema, { name: 'Jana', age: null, owners: [] })).toEqual({ age: 'BASE.FORM.REQUIRED' });
  });
  it('there are none when the input is right', () => {
    expect(errorsOf(schema, { name: 'Jana', age: 7, owners: [] })).toEqual({});
  });
  it('only text keys are shown as they are', () => {
    expect(keyFrom('UNITS.ERRORS.SHARE_INVALID')).toBe('UNITS.ERRORS.SHARE_INVALID');
    expect(keyFrom('Invalid input')).toBe('BASE.FORM.INVALID');
  });
});
