import { versionOf } from '#contract/base/calls/ids.ts';
import { mainCalendar } from '#contract/events/schema-words.ts';
import { mostFeeds } from '#contract/feeds/rules.ts';
import type { FeedChange, FeedInput } from '#contract/feeds/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../../base/db/db.ts';
import { may, type Scope } from '../../base/http/gate.ts';
import { overtaken } from '../../base/log/audit.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import { knownCalendars } from '../../events/ical/queries.ts';
import type { Feed } from '../rows/tables.ts';
import * as q from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Whether the asker sees what is for the committee alone. */
export const seesCommittee = (scope: Scope): boolean => may(scope, 'events', 'rw');

/** What was chosen as the table keeps it; refuses calendars that are not of the house, and what the asker does not see. */
async function saidBy({ db, scope }: At, { name, calendars, ...withMore }: FeedInput): Promise<q.Said> {
  if (withMore.withCommittee && !seesCommittee(scope)) throw new Refused('FEEDS.ERRORS.COMMITTEE');
  if (calendars === null) return { name, calendarIds: null, hasMain: true, ...withMore };
  const ids = [...new Set(calendars.filter((one) => one !== mainCalendar))].sort((a, b) => a - b);
  if ((await knownCalendars(db, scope, ids)) !== ids.length)
    throw new Refused('FEEDS.ERRORS.CALENDAR', { fields: { calendars: 'FEEDS.ERRORS.CALENDAR' } });
  return { name, calendarIds: ids, hasMain: calendars.includes(mainCalendar), ...withMore };
}

/** A new address, told once. */
export async function makeFeed(at: At, input: FeedInput): Promise<{ row: Feed; token: string }> {
  const { db, scope, now } = at;
  if ((await q.countFeeds(db, scope)) >= mostFeeds)
    throw new Refused('FEEDS.ERRORS.MOST', { params: { n: mostFeeds } });
  const token = newToken();
  return { row: await q.addFeed(db, scope, await saidBy(at, input), hashToken(token), now), token };
}

/** Says anew what is behind it; refuses a form that was opened before another change (409). */
export async function correctFeed(at: At, { id, updatedAt, ...input }: FeedChange): Promise<Feed> {
  const { db, scope, now } = at;
  const had = await q.feedLocked(db, scope, id);
  if (had.version !== versionOf(updatedAt)) throw await overtaken(db, scope, { noun: 'feeds', nounId: id }, updatedAt);
  return q.changeFeed(db, scope, had, await saidBy(at, input), now);
}

/** Another address in place of the one before, which leads nowhere from now on. */
export async function renewFeed({ db, scope, now }: At, id: number): Promise<{ row: Feed; token: string }> {
  const token = newToken();
  const had = await q.feedLocked(db, scope, id);
  const set = { tokenHash: hashToken(token), fetchedAt: null, program: '' };
  return { row: await q.changeFeed(db, scope, had, set, now), token };
}

/** Ends the address. */
export async function endFeed({ db, scope }: At, id: number): Promise<Feed> {
  const had = await q.feedLocked(db, scope, id);
  await q.dropFeed(db, scope, id);
  return had;
}
