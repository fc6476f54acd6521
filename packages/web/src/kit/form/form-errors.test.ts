import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { requiredLine } from '#contract/base/people.ts';
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
  it('there are none when the input is right', () => {
    expect(errorsOf(schema, { name: 'Jana', age: 7, owners: [] })).toEqual({});
  });
  it('only text keys are shown as they are', () => {
    expect(keyFrom('UNITS.ERRORS.SHARE_INVALID')).toBe('UNITS.ERRORS.SHARE_INVALID');
    expect(keyFrom('Invalid input')).toBe('BASE.FORM.INVALID');
  });
});
