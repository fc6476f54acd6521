import { stamp, versionOf } from '#contract/base/calls/ids.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { Refused } from '#contract/refusals.ts';
import type { unitPeriods } from '#contract/units/endpoints-periods.ts';
import type { PeriodDeed, UnitPeriods } from '#contract/units/schema-periods.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Handlers } from '../base/http/handler.ts';
import type { Around } from '../define-noun.ts';
import { layPeriods, storePeriods } from './periods/steps.ts';
import { consequencesOf } from './periods/steps-consequences.ts';
import { recordOf } from './periods/steps-record.ts';
import { unitVersion } from './rows/queries-periods.ts';

async function periodsOf(db: Db, scope: Scope, id: number, now: Date): Promise<UnitPeriods> {
  const unit = await unitVersion(db, scope, id);
  if (!unit) throw new Refused('UNITS.NOT_FOUND');
  return { updatedAt: stamp(unit.version, unit.at), ...(await recordOf(db, scope, id, dayIn(now))) };
}

export function periodHandlers({ hears, lives }: Around): Handlers<typeof unitPeriods> {
  const write = async (db: Db, scope: Scope, deed: PeriodDeed, reason: string, now: Date) => {
    const laid = await layPeriods(db, scope, deed, versionOf(deed.updatedAt), now);
    await storePeriods(db, scope, deed, laid, reason, now);
    await hears.registerChanged(db, scope, [deed.id], 'corrected', now);
    return periodsOf(db, scope, deed.id, now);
  };
  return {
    list: ({ db, scope, now }, { id }) => periodsOf(db, scope, id, now),

    async preview({ db, scope, now }, deed) {
      const laid = await layPeriods(db, scope, deed, versionOf(deed.updatedAt), now);
      return consequencesOf({ db, scope, now }, lives, laid);
    },

    correct: ({ db, scope, now }, { reason, ...deed }) => write(db, scope, { kind: 'correct', ...deed }, reason, now),
    remove: ({ db, scope, now }, { reason, ...deed }) => write(db, scope, { kind: 'remove', ...deed }, reason, now),
    plan: ({ db, scope, now }, { reason, ...deed }) => write(db, scope, { kind: 'plan', ...deed }, reason, now),
    cancel: ({ db, scope, now }, { reason, ...deed }) => write(db, scope, { kind: 'cancel', ...deed }, reason, now),
  };
}
