import { stamp, versionOf } from '#contract/base/calls/ids.ts';
import { mostSources, nextReading, problemKeys, sourceLeft } from '#contract/feeds/rules.ts';
import type { ForeignOccurrence, SourceChange, SourceView } from '#contract/feeds/schema-sources.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { overtaken } from '../../base/log/audit.ts';
import { knownCalendars } from '../../events/ical/queries.ts';
import * as q from './queries.ts';
import type { Shown } from './queries-shown.ts';
import { type Came, keepCalendar, nextOfFile } from './steps-reading.ts';

type At = { db: Db; scope: Scope; now: Date };
type ReadWell = Extract<Came, { kind: 'read' }>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const viewOf = (s: q.Counted): SourceView => ({
  ...{ id: s.id, name: s.name, calendarId: s.calendarId, colour: s.colour, isPublic: s.isPublic },
  ...{ url: s.url, fileName: s.fileName, readAt: iso(s.readAt), triedAt: iso(s.triedAt) },
  // A file is looked at again without anybody's knowing.
  nextAt: s.url === null ? null : iso(s.nextAt),
  ...{ failures: s.failures, problem: s.problem, count: s.count, vanished: s.vanished },
  left: sourceLeft.flatMap((why) => (s.leftOut[why] ? [{ why, count: s.leftOut[why] }] : [])),
  updatedAt: stamp(s.version, s.updatedAt),
});

export const sourceViews = async ({ db, scope, now }: At): Promise<SourceView[]> =>
  (await q.sourcesOf(db, scope, now)).map(viewOf);

export async function sourceView({ db, scope, now }: At, id: number): Promise<SourceView> {
  const [row] = await q.sourcesOf(db, scope, now, id);
  if (!row) throw new Refused('SOURCES.ERRORS.NONE');
  return viewOf(row);
}

/** What was read, or the refusal that says why not, beside the address or the file. */
export function readOrRefused(came: Came, field: 'url' | 'file'): ReadWell {
  if (came.kind === 'read') return came;
  const key = problemKeys[came.kind === 'problem' ? came.problem : 'refused'];
  throw new Refused(key, { fields: { [field]: key } });
}

const placedOf = ({ name, calendarId, colour, isPublic }: q.Placed): q.Placed => ({
  name,
  calendarId,
  colour,
  isPublic,
});

async function refuseForeign({ db, scope }: At, calendarId: number | null): Promise<void> {
  if (calendarId === null || (await knownCalendars(db, scope, [calendarId])) === 1) return;
  throw new Refused('SOURCES.ERRORS.CALENDAR', { fields: { calendarId: 'SOURCES.ERRORS.CALENDAR' } });
}

/** A new source with what was just read of it. */
export async function makeSource(at: At, input: q.Placed, from: q.From, came: ReadWell): Promise<number> {
  const { db, scope, now } = at;
  if ((await q.countSources(db, scope)) >= mostSources)
    throw new Refused('SOURCES.ERRORS.MOST', { params: { n: mostSources } });
  await refuseForeign(at, input.calendarId);
  const id = await q.addSource(db, scope, placedOf(input), from, now);
  await keepCalendar(at, id, came, from.url ? nextReading(now, 0) : nextOfFile(now));
  return id;
}

/** The address that a change leads to, where it is another one. */
export async function otherAddress(at: At, { id, url }: Pick<SourceChange, 'id' | 'url'>): Promise<string | null> {
  const had = await q.sourceSeen(at.db, at.scope, id);
  if (url === null || url === had.url) return null;
  if (had.url === null) throw new Refused('SOURCES.ERRORS.OF_FILE', { fields: { url: 'SOURCES.ERRORS.OF_FILE' } });
  return url;
}

/** Changes it; refuses a form that was opened before somebody else's change (409). */
export async function correctSource(at: At, input: SourceChange, came: ReadWell | null): Promise<void> {
  const { db, scope, now } = at;
  const { id, updatedAt, url } = input;
  const had = await q.sourceLocked(db, scope, id);
  if (!had) throw new Refused('SOURCES.ERRORS.NONE');
  if (had.version !== versionOf(updatedAt))
    throw await overtaken(db, scope, { noun: 'sources', nounId: id }, updatedAt);
  if (input.calendarId !== had.calendarId) await refuseForeign(at, input.calendarId);
  await q.changeSource(db, scope, had, { ...placedOf(input), ...(came && url !== null ? { url } : {}) }, now);
  if (came) await keepCalendar(at, id, came, nextReading(now, 0));
}

/** Stops reading it. */
export async function endSource({ db, scope }: At, id: number): Promise<q.Source> {
  const had = await q.sourceSeen(db, scope, id);
  await q.dropSource(db, scope, id);
  return had;
}

export const foreignOf = (row: Shown): ForeignOccurrence => ({
  ...{ id: row.id, sourceId: row.source_id, source: row.source, title: row.title, description: row.description },
  ...{ place_address: row.place, link: row.url, start: new Date(row.start_at).toISOString() },
  ...{ end: new Date(row.end_at).toISOString(), startsAt: row.starts_at, endsAt: row.ends_at, allDay: row.all_day },
  ...{ calendarId: row.calendar_id, colour: row.colour, vanished: row.vanished },
  readAt: row.read_at ? new Date(row.read_at).toISOString() : null,
});
