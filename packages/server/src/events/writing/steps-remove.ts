import type { Day } from '#contract/base/time/dates.ts';
import { standingFrom } from '#contract/events/rules-scopes.ts';
import type { EventRemoval } from '#contract/events/schema.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { dropEntries } from '../../base/search/search.ts';
import { type At, changedOf, type Event, seriesIn, spanIn } from '../rows/queries.ts';
import { tellNews } from '../telling/steps.ts';
import * as q from './queries.ts';
import { dropDay } from './steps.ts';
import { endBefore } from './steps-series.ts';
import { type Target, targetOf } from './steps-target.ts';

async function hide({ db, scope, now }: At, ids: readonly number[]): Promise<void> {
  await q.hideEvents(db, scope, ids, now);
  await dropEntries(db, scope, 'events', ids);
}

/** A series of which nothing stands any more goes too. */
async function hideEmpty(at: At, series: Event): Promise<void> {
  const changed = q.daysOfChanged(await changedOf(at, series.id));
  if (standingFrom(seriesIn(series), changed, series.firstDay) === null) await hide(at, [series.id]);
}

async function removeRest(at: At, rest: Extract<Target, { kind: 'rest' }>): Promise<void> {
  const { series, parting, changed } = rest;
  await hide(
    at,
    changed.filter((e) => e.occurrence !== null && e.occurrence >= parting.from).map(({ id }) => id),
  );
  if (parting.isWhole) await hide(at, [series.id]);
  else await endBefore(at, rest);
}

async function removeTarget(at: At, target: Target): Promise<void> {
  if (target.kind === 'rest') return removeRest(at, target);
  if (target.kind === 'occurrence') return hideEmpty(at, await dropDay(at, target.series, target.day));
  await hide(at, [target.row.id]);
  if (target.parent) await hideEmpty(at, target.parent);
}

type Off = { e: Event; day: Day | null; more: boolean };
/** Of which occurrence people are told that it is off, and whether of those after it too. */
function offOf(target: Target): Off {
  if (target.kind === 'row') return { e: target.row, day: null, more: false };
  if (target.kind === 'occurrence') return { e: target.series, day: target.day, more: false };
  return { e: target.series, day: target.parting.from, more: true };
}

const verbs = { row: 'delete', occurrence: 'deleteOne', rest: 'deleteNext' } as const;

/** Deletes an event; of a series one occurrence, it and those after it, or only those after it. */
export async function removeEvent(portal: Portal, at: At, { id, day, type, notify }: EventRemoval): Promise<void> {
  const { db, scope, now } = at;
  const target = await targetOf(at, { id, day, scope: type });
  const { e, day: offDay, more } = offOf(target);
  await removeTarget(at, target);
  const verb = target.kind === 'row' && target.parent ? 'deleteOne' : verbs[target.kind];
  await record(db, scope, now, { noun: 'events', nounId: e.id, verb, detail: { name: e.title } });
  if (notify) await tellNews(portal, at, e, { kind: 'cancelled', occurrence: offDay, ...spanIn(e, offDay), more });
}
