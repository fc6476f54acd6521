import * as z from 'zod/mini';

type Fields = Readonly<Record<string, z.ZodMiniType>>;
/** Fields as a form holds them: what may be left out is an empty text, as inputs have it. */
export type OwnValues<F extends Fields> = {
  [Name in keyof F]: null extends z.output<F[Name]> ? Exclude<z.output<F[Name]>, null> | '' : z.output<F[Name]>;
};
type OwnInput<F extends Fields> = { [Name in keyof F]: z.output<F[Name]> };
type Kept<F extends Fields> = { readonly [Name in keyof F]: z.output<F[Name]> | null };

const each = (fields: Fields, of: (name: string, field: z.ZodMiniType) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(name, field)]));

/** The fields of something that is there; empty ones of what is to be written. */
export const ownValues = <F extends Fields>(fields: F, kept?: Kept<F>): OwnValues<F> =>
  each(fields, (name) => kept?.[name] ?? '') as OwnValues<F>;

/** What is sent of them: an empty one is nothing where the field may be nothing. */
export const ownInput = <F extends Fields>(fields: F, values: OwnValues<F>): OwnInput<F> =>
  each(fields, (name, field) =>
    values[name] === '' && z.safeParse(field, null).success ? null : values[name],
  ) as OwnInput<F>;
