import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { houseOwn } from '../../association/schema.ts';
import { memberOwn } from '../../members/schema.ts';
import { messageOwn } from '../../messages/schema.ts';
import { unitOwn } from '../../units/schema.ts';
import { requiredLine } from '../person/people.ts';
import { asKept, asSeen, inLog, namesOf, seenIf, sentBack } from './fields.ts';

const fields = {
  name: requiredLine(5),
  kind: z._default(z.enum(['flat', 'garage']), 'flat'),
  persons: z._default(z.nullable(z.number().check(z.minimum(0))), null),
  note: z._default(z.string().check(z.maxLength(3)), ''),
  isPinned: z._default(z.boolean(), false),
};
const kept = { name: ' mezery ', kind: 'garage', persons: -1, note: 'delší', isPinned: true };

it('what is kept is told whatever is asked of who writes it by now', () => {
  const answer = z.object(asKept(fields));
  expect(answer.parse(kept)).toEqual(kept);
  expect(z.object(fields).safeParse(kept).success).toBe(false);
  expect(answer.parse({ ...kept, persons: null }).persons).toBeNull();
  for (const wrong of [{ kind: 'barn' }, { persons: '1' }, { note: null }, { isPinned: undefined }])
    expect(answer.safeParse({ ...kept, ...wrong }).success).toBe(false);
});

it('whoever may not see a field is told null of it', () => {
  const answer = z.object(asSeen(fields));
  const closed = seenIf(false, fields, kept as never);
  expect(closed).toEqual({ name: null, kind: null, persons: null, note: null, isPinned: null });
  expect(answer.parse(closed)).toEqual(closed);
  expect(answer.parse(seenIf(true, fields, { ...kept, more: 1 } as never))).toEqual(kept);
});

it('a field that is no plain one is named', () => {
  expect(() => asKept({ files: z.array(z.string()) })).toThrow('files is no plain field');
});

it('a form sends back what is there, and what is not as the field may be empty', () => {
  const empty = { name: null, kind: 'flat', persons: null, note: null, isPinned: false } as const;
  expect(sentBack(fields, empty)).toEqual({ name: '', kind: 'flat', persons: null, note: '', isPinned: false });
});

it('the log calls a field by its name or by the one given', () => {
  expect(inLog({ note: fields.note, kinds: fields.kind }, { kinds: 'kind' })).toEqual({ note: 'note', kinds: 'kind' });
  // @ts-expect-error a field without a name in the sentences of the log
  inLog({ parcel: fields.note }, {});
});

it.each(Object.entries({ houseOwn, memberOwn, messageOwn, unitOwn }))('the fields of %s can be read', (_, own) => {
  expect(Object.keys(asSeen(own))).toEqual(namesOf(own));
});
