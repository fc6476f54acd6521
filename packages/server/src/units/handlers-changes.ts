import { Refused } from '#contract/refusals.ts';
import type { ownerChanges } from '#contract/units/endpoints-changes.ts';
import type { UnitDetail } from '#contract/units/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Handlers } from '../base/http/handler.ts';
import type { HearsOfPeople } from '../define-noun.ts';
import { changesShown, undoChange } from './changes/steps.ts';
import { unitDetail } from './detail/queries.ts';

async function detailOf(db: Db, scope: Scope, id: number, now: Date): Promise<UnitDetail> {
  const unit = await unitDetail(db, scope, id, true, now);
  if (!unit) throw new Refused('UNITS.NOT_FOUND');
  return unit;
}

export const ownerChangeHandlers = (hears: Required<HearsOfPeople>): Handlers<typeof ownerChanges> => ({
  async list({ db, scope, now }, { id }) {
    await detailOf(db, scope, id, now);
    return { changes: await changesShown(db, scope, id, now) };
  },

  async undo({ db, scope, now }, { id }) {
    const number = async (unitId: number) => (await detailOf(db, scope, unitId, now)).number;
    const unitId = await undoChange(db, scope, id, number, now);
    await hears.registerChanged(db, scope, [unitId], 'undone', now);
    return detailOf(db, scope, unitId, now);
  },
});
