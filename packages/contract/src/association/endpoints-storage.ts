import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';

/** The least and the most that an association may be given: 1 MB, 100 TB. */
export const quotaRange = { least: 1024 ** 2, most: 100 * 1024 ** 4 } as const;

export const Storage = z.object({
  /** Bytes of all files of the association. */
  used: z.number(),
  limit: z.number(),
  /** The limit is of this association alone, else it is the portal's. */
  isOwn: z.boolean(),
});

export const houseStorage = callsOf('association', {
  read: endpoint('GET /api/v2/svj/storage', {
    needs: { module: 'svj', right: 'rw' },
    input: z.object({}),
    output: Storage,
    summary: 'How much room files of the association take, and how much they may.',
  }),
  change: endpoint('PUT /api/v2/svj/:id/quota', {
    needs: 'productAdmin',
    input: z.object({
      ...byId.shape,
      /** Null: as much as the portal gives to everybody. */
      bytes: z.nullable(
        z
          .int('BASE.FORM.INVALID')
          .check(z.minimum(quotaRange.least, 'HOUSE.STORAGE.RANGE'), z.maximum(quotaRange.most, 'HOUSE.STORAGE.RANGE')),
      ),
    }),
    output: Storage,
    summary: 'Gives an association room of its own for files; less than it takes by now keeps what is there.',
    says: 'HOUSE.STORAGE.SAVED',
  }),
});
