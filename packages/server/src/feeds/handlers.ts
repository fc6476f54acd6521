import { dayIn } from '#contract/base/time/dates.ts';
import { feeds } from '#contract/feeds/endpoints.ts';
import type { EventFile, FeedMade } from '#contract/feeds/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Bytes, Handlers, Portal } from '../base/http/handler.ts';
import { calendarText, calendarType } from '../base/ical/ical-writing.ts';
import { record } from '../base/log/audit.ts';
import { houseName } from '../base/people/people.ts';
import { sealTicket } from '../base/secrets/tokens.ts';
import { speak } from '../base/text/speak.ts';
import { eventToSend } from '../events/ical/queries.ts';
import { entriesOf, occurrenceEntry } from '../events/ical/steps.ts';
import type { Days } from '../events/listing/steps-layers.ts';
import { feedLocked, feedsOf } from './out/queries.ts';
import { correctFeed, endFeed, makeFeed, renewFeed, seesCommittee } from './out/steps.ts';
import { feedFile } from './out/steps-file.ts';
import { viewOf } from './out/steps-view.ts';
import type { Feed } from './rows/tables.ts';

const ticketLife = 60_000;
type At = { db: Db; scope: Scope; now: Date };
type Verb = 'create' | 'update' | 'renew' | 'revoke';

const log = ({ db, scope, now }: At, verb: Verb, { id, name }: Feed) =>
  record(db, scope, now, { noun: 'feeds', nounId: id, verb, detail: { name } });

const addressOf = (portal: Portal, token: string): string =>
  `${portal.config.url}${feeds.fetch.path.replace(':token', token)}`;

/** One event, or one occurrence of a series, as iCalendar. */
async function fileOf(portal: Portal, { db, scope, now }: At, { id, day, lang }: EventFile): Promise<Bytes> {
  const rows = await eventToSend(db, scope, now, id);
  const head = rows.find((row) => row.id === id);
  if (!head) throw new Refused('EVENT.NOT_FOUND');
  const from = { url: portal.config.url, svjId: scope.svjId, lang, today: dayIn(now) };
  const entries = day !== null && head.repeats ? [occurrenceEntry(from, head, day)] : entriesOf(from, rows);
  const name = speak(lang)('FEED_FILE.NAME', { house: await houseName(db, scope) });
  return { name: `${head.title}.ics`, type: calendarType, body: Buffer.from(calendarText({ name, entries })) };
}

export const feedHandlers = (portal: Portal, days: Days): Handlers<typeof feeds> => ({
  list: async ({ db, scope }) => ({
    feeds: (await feedsOf(db, scope)).map(viewOf),
    mayCommittee: seesCommittee(scope),
  }),

  async create(at, input): Promise<FeedMade> {
    const { row, token } = await makeFeed(at, input);
    await log(at, 'create', row);
    return { ...viewOf(row), url: addressOf(portal, token) };
  },

  remade: {
    create: async ({ db, scope }, id) => ({ ...viewOf(await feedLocked(db, scope, id)), url: null }),
  },

  async change(at, input) {
    const row = await correctFeed(at, input);
    await log(at, 'update', row);
    return viewOf(row);
  },

  async renew(at, { id }): Promise<FeedMade> {
    const { row, token } = await renewFeed(at, id);
    await log(at, 'renew', row);
    return { ...viewOf(row), url: addressOf(portal, token) };
  },

  async revoke(at, { id }) {
    await log(at, 'revoke', await endFeed(at, id));
    return null;
  },

  fetch: (at, { token }) => feedFile(portal, days, at, token),

  async ticket({ db, scope, now, session }, input) {
    // Refused before an address is given.
    await fileOf(portal, { db, scope, now }, input);
    const { path } = feeds.file;
    const ticket = { path, sessionId: session.id, actorId: scope.actorId, input, until: now.getTime() + ticketLife };
    return { url: path.replace(':ticket', sealTicket(portal.secret, ticket)) };
  },

  file: (at, input) => fileOf(portal, at, input),
});
