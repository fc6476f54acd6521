import { dayIn } from '#contract/base/time/dates.ts';
import { isSettled, type OwnerSet, periodOf, type SaidPeriod } from '#contract/documents/rules-owners.ts';
import type { FilingInput, FilingOwners } from '#contract/documents/schema-filing.ts';
import { Refused } from '#contract/refusals.ts';
import { may } from '../../base/http/gate.ts';
import type { At } from '../rows/queries.ts';
import { namesOf, ownersToAsk } from './queries-owners.ts';

/** Units whose papers of the period are for a person to give, with whom they may be given to. */
export async function askedOwners({ db, scope, now }: At, said: SaidPeriod): Promise<FilingOwners> {
  const found = await ownersToAsk(db, scope, { period: periodOf(said), today: dayIn(now) });
  const asked = [...found].flatMap(([id, { asked: why, sets }]) => (why === null ? [] : [{ id, why, sets }]));
  // Whoever sends to somebody by name reads that name on the paper: who does not read units sends by the day alone.
  if (!may(scope, 'rooms', 'r'))
    return { areNamed: false, units: asked.map(({ id }) => ({ id, why: 'changed', sets: [] })) };
  const ids = asked.flatMap(({ sets }) => sets.flatMap(({ memberIds }) => memberIds));
  const names = await namesOf(db, scope, [...new Set(ids)]);
  const named = ({ memberIds, times }: OwnerSet) => ({
    members: memberIds.map((id) => ({ id, full_name: names.get(id) ?? '' })),
    times,
  });
  return { areNamed: true, units: asked.map((one) => ({ ...one, sets: one.sets.map(named) })) };
}

/** Refuses papers of units of which nobody said who of the owners in their period gets them, or whom they were never of. */
export async function refuseUnsettled(
  { db, scope, now }: At,
  {
    papers,
    forLater = false,
    ...said
  }: Pick<FilingInput, 'papers' | 'dateFor' | 'forLater' | 'periodFrom' | 'periodTo'>,
): Promise<void> {
  const ofUnits = papers.flatMap(({ unitId, toIds = [], byDay }) =>
    unitId === null ? [] : [{ unitId, toIds, byDay, forLater }],
  );
  const byName = ofUnits.filter(({ toIds }) => toIds.length > 0);
  if (byName.length > 0 && !may(scope, 'rooms', 'r')) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  const today = dayIn(now);
  const period = periodOf({ ...said, dateFor: said.dateFor ?? today });
  const idsOf = (some: readonly { unitId: number }[]) => [...new Set(some.map(({ unitId }) => unitId))];
  const only = { unitIds: idsOf(ofUnits), always: idsOf(byName) };
  const known = await ownersToAsk(db, scope, { period, today }, only);
  const isOpen = ofUnits.some(({ unitId, ...said }) => {
    const owners = known.get(unitId);
    return owners ? !isSettled(owners, said) : said.toIds.length > 0;
  });
  if (isOpen) throw new Refused('FILING.ERRORS.OWNERS', { fields: { papers: 'FILING.ERRORS.OWNERS' } });
}
