import { dayIn } from '#contract/base/time/dates.ts';
import type { Span } from '#contract/events/rules-times.ts';
import { idsOf } from '../../base/db/ids.ts';
import type { Portal } from '../../base/http/handler.ts';
import { answeredBy } from '../coming/queries.ts';
import { type At, type Event, rootOf, spanIn } from '../rows/queries.ts';
import { tellNews } from '../telling/steps.ts';
import * as q from './queries.ts';
import type { Target } from './steps-target.ts';

const isSame = (one: Span | null, other: Span): boolean =>
  one !== null && one.startsAt === other.startsAt && one.endsAt === other.endsAt;

/** What is told of an event: of a series by its first day; when it was to be, where it moved. */
function newsOf(e: Event, before: Span | null) {
  const span = { startsAt: e.startsAt, endsAt: e.endsAt };
  const occurrence = e.repeats ? span.startsAt.slice(0, 10) : null;
  return { occurrence, ...span, before: isSame(before, span) ? null : before };
}

/** Tells whom it is for of what was made or moved, and notes that people know of it. */
export async function tellChange(portal: Portal, at: At, e: Event, before: Span | null, kind: 'created' | 'moved') {
  await tellNews(portal, at, e, { kind, ...newsOf(e, before) });
  await q.noteAnnounced(at.db, at.scope, e.id, at.now);
}

/** When what is changed was to be. */
export const spanBefore = (target: Target): Span =>
  target.kind === 'row'
    ? spanIn(target.row, null)
    : spanIn(target.series, target.kind === 'rest' ? target.parting.from : target.day);

/** Of another time hear those who said whether they come, also where nobody else is told: their answer stays, and they may change it. */
export async function tellAnswered(portal: Portal, at: At, e: Event, target: Target): Promise<void> {
  const { db, scope, now } = at;
  const before = spanBefore(target);
  const root = target.kind === 'occurrence' ? target.series : target.kind === 'row' ? (target.parent ?? e) : e;
  if (!root.coming || isSame(before, e)) return;
  const which = e.repeats ? { from: e.firstDay } : { day: e.occurrence };
  const said = answeredBy(scope, rootOf(e), which, dayIn(now));
  if ((await idsOf(db, said)).every((id) => id === scope.memberId)) return;
  await tellNews(portal, at, e, { kind: 'moved', ...newsOf(e, before) }, said);
}
