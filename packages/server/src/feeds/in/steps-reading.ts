import { gunzipSync, gzipSync } from 'node:zlib';
import { type Day, startOf, wallTime } from '#contract/base/time/dates.ts';
import { nextReading, type SourceProblem, windowAfter, windowBefore, windowMoves } from '#contract/feeds/rules.ts';
import type { Db } from '../../base/db/db.ts';
import { actFor, type Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import {
  type Calendar,
  mostBytes,
  type Occurrence,
  type Read,
  type Window,
  wordsOf,
} from '../../base/ical/ical-file.ts';
import { readCalendar } from '../../base/ical/ical-reading.ts';
import * as q from './queries.ts';
import { dropOld, type Kept, keepOccurrences, markVanished } from './queries-kept.ts';
import { tellFailed } from './steps-told.ts';

type At = { db: Db; scope: Scope; now: Date };
const day = 24 * 3600_000;
const around = (now: Date): Window => ({
  from: new Date(now.getTime() - windowBefore * day),
  to: new Date(now.getTime() + windowAfter * day),
});

/** What came of asking: nothing new, a calendar with what it was read from, or why not. */
export type Came =
  | { kind: 'same' }
  | { kind: 'read'; calendar: Calendar; window: Window; body: Buffer; etag: string | null; lastModified: string | null }
  | { kind: 'problem'; problem: SourceProblem };

/** A calendar out of bytes, with the bytes packed as they are kept. */
export async function readBytes(bytes: Buffer, now: Date): Promise<Came> {
  const window = around(now);
  const { calendar, problem }: Read = await readCalendar(wordsOf(bytes), window);
  if (problem) return { kind: 'problem', problem };
  return { kind: 'read', calendar, window, body: gzipSync(bytes), etag: null, lastModified: null };
}

type Known = Pick<q.Source, 'etag' | 'lastModified'>;
/** Asks the address, outside of any transaction. */
export async function askSource(portal: Portal, url: string, known: Known): Promise<Came> {
  const found = await portal.fetching(url, known, mostBytes);
  if (found.kind === 'same') return found;
  if (found.kind === 'problem') return { kind: 'problem', problem: found.problem };
  const came = await readBytes(found.body, portal.now());
  return came.kind === 'read' ? { ...came, etag: found.etag, lastModified: found.lastModified } : came;
}

/** Where a day begins in Prague, or the one after it. */
const dayAt = (at: Day, after = 0): string => (startOf(at, after) as Date).toISOString();

function keptOf({ uid, key, title, description, place, url, allDay, start, end }: Occurrence): Kept {
  const said = { uid, occurrence: key, title, description, place, url, all_day: allDay };
  if (allDay)
    return {
      ...said,
      starts_at: `${start}T00:00`,
      ends_at: `${end}T00:00`,
      start_at: dayAt(start),
      end_at: dayAt(end, 1),
    };
  const [from, to] = [new Date(start), new Date(end)];
  return { ...said, starts_at: wallTime(from), ends_at: wallTime(to), start_at: start, end_at: end };
}

/** Two that one file calls alike are one. */
const keptAll = (calendar: Calendar): Kept[] => [
  ...new Map(calendar.occurrences.map((one) => [`${one.uid}\n${one.key}`, keptOf(one)])).values(),
];

/** Vanished ones are shown for so many days. */
const vanishedDays = 30;

/** Keeps what a calendar holds; `nextAt` is when it is asked again. */
export async function keepCalendar(at: At, id: number, came: Extract<Came, { kind: 'read' }>, nextAt: Date | null) {
  const { db, scope, now } = at;
  const rows = keptAll(came.calendar);
  await markVanished(db, scope, id, rows, now);
  await keepOccurrences(db, scope, id, rows, now);
  await dropOld(db, scope, id, came.window.from, new Date(now.getTime() - vanishedDays * day));
  await q.keepReading(db, scope, id, {
    ...{ etag: came.etag, lastModified: came.lastModified, body: came.body, leftOut: came.calendar.left },
    ...{ readAt: now, triedAt: now, madeTo: came.window.to, nextAt, failures: 0, problem: null },
  });
}

/** Keeps what came of asking an address: the last good stays when nothing good came. */
export async function keepCame(portal: Portal, at: At, source: q.Source, came: Came): Promise<void> {
  const { db, scope, now } = at;
  const next = nextReading(now, 0);
  if (came.kind === 'read') return keepCalendar(at, source.id, came, next);
  const tried = { triedAt: now };
  if (came.kind === 'same')
    return q.keepReading(db, scope, source.id, { ...tried, readAt: now, nextAt: next, failures: 0, problem: null });
  const failures = source.failures + 1;
  const { problem } = came;
  await q.keepReading(db, scope, source.id, { ...tried, nextAt: nextReading(now, failures), failures, problem });
  await tellFailed(portal, at, { ...source, failures, problem });
}

/** Whether the occurrences that were made reach far enough. */
const reaches = ({ madeTo }: q.Source, now: Date): boolean =>
  madeTo !== null && madeTo.getTime() >= now.getTime() + (windowAfter - windowMoves) * day;

/** Of what says that nothing changed, or is a file: the kept text read anew, because the window has moved. */
async function readKept(body: Buffer | null, now: Date): Promise<Came> {
  return body === null ? { kind: 'same' } : readBytes(gunzipSync(body), now);
}

/** For so long nobody else reads a source that was taken; a server that died gives it up so. */
const taken = 10 * 60_000;

/** Reads one source whose time has come. What is asked of others is asked outside of transactions. */
export async function readDue(portal: Portal, { svjId, id }: { svjId: number; id: number }): Promise<void> {
  const inside = <T>(run: (at: At) => Promise<T>) =>
    portal.pool.transaction('read write', async (db) => run({ db, scope: await actFor(db, svjId), now: portal.now() }));
  const had = await inside(async ({ db, scope, now }) => {
    const source = await q.takeSource(db, scope, id, now, new Date(now.getTime() + taken));
    return source && { source, body: reaches(source, now) ? null : await q.bodyOf(db, scope, id) };
  });
  if (!had) return;
  const { source, body } = had;
  const asked: Came = source.url === null ? { kind: 'same' } : await askSource(portal, source.url, source);
  const came = asked.kind === 'same' ? { ...(await readKept(body, portal.now())), ...kept(source) } : asked;
  await inside(async (at) => {
    const now = await q.sourceLocked(at.db, at.scope, id);
    // It may be gone, or lead elsewhere by now.
    if (!now || now.url !== source.url) return;
    if (now.url !== null) await keepCame(portal, at, now, came);
    else if (came.kind === 'read') await keepCalendar(at, id, came, nextOfFile(at.now));
  });
}

const kept = ({ etag, lastModified }: q.Source) => ({ etag, lastModified });

/** A file is looked at again when its window has moved. */
export const nextOfFile = (now: Date): Date => new Date(now.getTime() + windowMoves * day);
