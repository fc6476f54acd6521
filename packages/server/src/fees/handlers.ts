import { window } from '#contract/base/calls/paging.ts';
import type { fees } from '#contract/fees/endpoints.ts';
import { administersFees, seesAll } from '../accounts/rows/queries-seen.ts';
import type { Handlers } from '../base/http/handler.ts';
import { feesOf, unitCount, unitLabels } from './rows/queries.ts';
import { detailOf, listed, rowOf, sumsOf } from './rows/steps.ts';
import { correctFee, newFee, removeFee } from './writing/steps.ts';

export const feeHandlers = (): Handlers<typeof fees> => ({
  async list({ db, scope, now }, { page, sizePerPage, ...listing }) {
    const [all, units] = [await feesOf(db, scope), await unitCount(db, scope)];
    const { limit, offset } = window({ page, sizePerPage });
    const kept = listed(all, listing, now);
    return {
      fees: kept.slice(offset, offset + limit).map((fee) => rowOf(fee, now, units)),
      total: kept.length,
      sums: sumsOf(all, now, units),
      may: { write: administersFees(scope), seeAll: seesAll(scope) },
    };
  },

  units: async ({ db, scope }) => ({ units: await unitLabels(db, scope) }),
  one: (at, { id }) => detailOf(at, id),
  create: async (at, input) => detailOf(at, await newFee(at, input)),
  remade: { create: (at, id) => detailOf(at, id) },
  update: async (at, input) => detailOf(at, await correctFee(at, input)),
  async remove(at, { id }) {
    await removeFee(at, id);
    return null;
  },
});
