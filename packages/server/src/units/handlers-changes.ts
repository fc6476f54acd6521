import { Refused } from '#contract/refusals.ts';
import type { ownerChanges } from '#contract/units/endpoints-changes.ts';
import type { UnitDetail } from '#contract/units/schema.ts';
import type { Handlers } from '../base/http/handler.ts';
import type { Around, Counting, SymbolsSeen } from '../define-noun.ts';
import { changesShown, undoChange } from './changes/steps.ts';
import { unitDetail } from './detail/queries.ts';

async function detailWith(symbols: SymbolsSeen, { db, scope, now }: Counting, id: number): Promise<UnitDetail> {
  const unit = await unitDetail(db, scope, id, true, symbols, now);
  if (!unit) throw new Refused('UNITS.NOT_FOUND');
  return unit;
}

export function ownerChangeHandlers({ hears, symbolsSeen }: Around): Handlers<typeof ownerChanges> {
  const detailOf = (at: Counting, id: number) => detailWith(symbolsSeen, at, id);
  return {
    async list({ db, scope, now }, { id }) {
      await detailOf({ db, scope, now }, id);
      return { changes: await changesShown(db, scope, id, now) };
    },

    async undo({ db, scope, now }, { id }) {
      const number = async (unitId: number) => (await detailOf({ db, scope, now }, unitId)).number;
      const unitId = await undoChange(db, scope, id, number, now);
      await hears.registerChanged(db, scope, [unitId], 'undone', now);
      return detailOf({ db, scope, now }, unitId);
    },
  };
}
