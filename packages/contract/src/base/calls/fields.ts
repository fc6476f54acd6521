import * as z from 'zod/mini';
import type { FieldName } from '../../texts/deeds.ts';

/** Fields of a record's own row as a form gives them, by the names of its columns. */
export type Fields = Readonly<Record<string, z.ZodMiniType>>;
export type Given<F extends Fields> = { [Name in keyof F]: z.output<F[Name]> };
export type NameIn<F extends Fields> = keyof F & string;

export const namesOf = <F extends Fields>(fields: F): NameIn<F>[] => Object.keys(fields) as NameIn<F>[];

/** Each under its own name. */
export const asThemselves = <F extends Fields>(fields: F) =>
  each(fields, (_, name) => name) as { [Name in NameIn<F>]: Name };

const each = (fields: Fields, of: (field: z.ZodMiniType, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]));

/** A field without what is asked of those who write it: what is kept is told whatever is asked by now. */
function bare(field: z.core.$ZodType, name: string): z.ZodMiniType {
  if (field instanceof z.core.$ZodDefault || field instanceof z.core.$ZodOptional)
    return bare(field._zod.def.innerType, name);
  if (field instanceof z.core.$ZodNullable) return z.nullable(bare(field._zod.def.innerType, name));
  if (field instanceof z.core.$ZodPipe) return bare(field._zod.def.out, name);
  if (field instanceof z.core.$ZodEnum) return field as unknown as z.ZodMiniType;
  if (field instanceof z.core.$ZodString) return z.string();
  if (field instanceof z.core.$ZodNumber) return z.number();
  if (field instanceof z.core.$ZodBoolean) return z.boolean();
  throw new Error(`${name} is no plain field: say in the answer's own shape how it is read`);
}

/** The fields as an answer carries them. */
export const asKept = <F extends Fields>(fields: F) =>
  each(fields, bare) as { [Name in keyof F]: z.ZodMiniType<z.output<F[Name]>> };

/** The fields as an answer carries them to whoever may not see all, or where some were never given: then one is null. */
export const asSeen = <F extends Fields>(fields: F) =>
  each(fields, (field, name) => {
    const kept = bare(field, name);
    return kept instanceof z.core.$ZodNullable ? kept : z.nullable(kept);
  }) as {
    [Name in keyof F]: z.ZodMiniNullable<z.ZodMiniType<z.output<F[Name]>>>;
  };
export type Seen<F extends Fields> = { [Name in keyof F]: z.output<F[Name]> | null };

/** Of what is kept these fields, all of them closed where the reader may not see them. */
export const seenIf = <F extends Fields>(may: boolean, fields: F, kept: Seen<F>): Seen<F> =>
  each(fields, (_, name) => (may ? kept[name] : null)) as Seen<F>;

/** What a form sends of these fields when nothing is changed: an empty one is nothing where the field may be nothing. */
export const sentBack = <F extends Fields>(fields: F, kept: Seen<F>): Given<F> =>
  each(fields, (field, name) => kept[name] ?? (z.safeParse(field, null).success ? null : '')) as Given<F>;

/** What the log calls each of these: by the field's own name, but for those named here. */
export const inLog = <
  F extends Fields,
  const Other extends { readonly [Name in Exclude<keyof F, FieldName>]: FieldName },
>(
  fields: F,
  other: Other,
): Record<NameIn<F>, FieldName> =>
  each(fields, (_, name) => (other as Readonly<Record<string, FieldName>>)[name] ?? name) as Record<
    NameIn<F>,
    FieldName
  >;
