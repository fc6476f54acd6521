import * as z from 'zod/mini';
import type { Fields, Given, Seen } from '#contract/base/calls/fields.ts';

/** Fields as a form holds them: what may be left out is an empty text, as inputs have it. */
export type OwnValues<F extends Fields> = {
  [Name in keyof F]: null extends z.output<F[Name]> ? Exclude<z.output<F[Name]>, null> | '' : z.output<F[Name]>;
};

const each = (fields: Fields, of: (name: string, field: z.ZodMiniType) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(name, field)]));

/** What the field is when nothing is said of it. */
const unsaid = (field: z.ZodMiniType) => z.safeParse(field, undefined).data ?? '';

/** The fields of something that is there; of what is to be written what they are when nothing is said. */
export const ownValues = <F extends Fields>(fields: F, kept?: Seen<F>): OwnValues<F> =>
  each(fields, (name, field) => (kept ? (kept[name] ?? '') : unsaid(field))) as OwnValues<F>;

/** What is sent of them: an empty one is nothing where the field may be nothing. */
export const ownInput = <F extends Fields>(fields: F, values: OwnValues<F>): Given<F> =>
  each(fields, (name, field) =>
    values[name] === '' && z.safeParse(field, null).success ? null : values[name],
  ) as Given<F>;
