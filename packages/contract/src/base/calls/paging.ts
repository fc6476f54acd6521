import * as z from 'zod/mini';

export const pageSizes = [25, 50, 'all'] as const;
export type PageSize = (typeof pageSizes)[number];
/** `all` travels in parts of this many rows, so that no answer is unbounded. */
export const allPart = 500;

const size = z.pipe(
  // An object may not be asked for its number: it need not have any, and says so by throwing.
  z.transform((v) => (v === 'all' || v === undefined ? v : typeof v === 'object' ? Number.NaN : Number(v))),
  z.union([z.literal(25), z.literal(50), z.literal('all')]),
);

/** page and sizePerPage of every list, as they stand in the address. */
export const paging = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  sizePerPage: z._default(size, 25),
};

/** A switch in an address, on unless it says false. */
export const unlessFalse = z._default(
  z.pipe(
    z.transform((v) => (v === 'true' ? true : v === 'false' ? false : v)),
    z.boolean(),
  ),
  true,
);

/** The window that a page asks for. */
export function window(p: { page: number; sizePerPage: PageSize }): { limit: number; offset: number } {
  const limit = p.sizePerPage === 'all' ? allPart : p.sizePerPage;
  return { limit, offset: (p.page - 1) * limit };
}

/** Filters travel as JSON text in one parameter; anything that is not an object of the shape is refused. */
export const filtersOf = <T extends z.ZodMiniObject>(shape: T) =>
  z._default(
    z.pipe(
      z.transform((v: unknown, ctx): unknown => {
        if (typeof v !== 'string') return v;
        if (v === '') return {};
        try {
          return JSON.parse(v);
        } catch {
          ctx.issues.push({ code: 'custom', message: 'BASE.FORM.INVALID', input: v });
          return z.NEVER;
        }
      }),
      shape,
    ),
    {} as never,
  );
