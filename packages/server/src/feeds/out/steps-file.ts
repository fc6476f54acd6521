import { createHash } from 'node:crypto';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { cancelledDays, layersAhead, pastDays } from '#contract/feeds/rules.ts';
import { Refused } from '#contract/refusals.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Db } from '../../base/db/db.ts';
import { across, actFor, may, type Scope, scopeOfMember } from '../../base/http/gate.ts';
import type { Kept, Portal } from '../../base/http/handler.ts';
import { calendarText, calendarType } from '../../base/ical/ical-writing.ts';
import { hashToken } from '../../base/secrets/tokens.ts';
import { cut } from '../../base/text/cut.ts';
import { speak } from '../../base/text/speak.ts';
import { type Chosen, calendarNames, eventsToSend, stateOfEvents } from '../../events/ical/queries.ts';
import { entriesOf } from '../../events/ical/steps.ts';
import { type Days, type Layered, notesOf } from '../../events/listing/steps-layers.ts';
import { foreignToSend, stateOfForeign } from '../in/queries-shown.ts';
import { foreignEntries } from '../in/steps-sent.ts';
import type { Feed } from '../rows/tables.ts';
import { aroundFeed, feedOfToken, noteFetch } from './queries.ts';
import { seesCommittee } from './steps.ts';
import { layerEntries } from './steps-layers.ts';

type Asked = { db: Db; now: Date; ip: string; userAgent: string; has(tag: string): boolean };
type Opened = { db: Db; now: Date; scope: Scope; feed: Feed };

/** Raised where the same events are written otherwise, so that programs take the file anew. */
const wording = 1;
/** A program that asks every minute is written down so often. */
const notedEvery = 15 * 60_000;
const day = 24 * 3600_000;

/** Whose the address is, with the rights of this moment; one that leads nowhere and one whose owner may not are alike. */
async function opened(portal: Portal, { db, now, ip }: Asked, token: string): Promise<Opened> {
  // Whoever holds the address is in no house: it itself says whose it is.
  const feed = await across(db, () => feedOfToken(db, hashToken(token)));
  const scope = feed && (await memberOf(portal, db, feed, now));
  if (feed && scope && may(scope, 'events', 'r')) return { db, now, scope, feed };
  await portal.limits.spend('feedAddress', ip);
  throw new Refused('FEEDS.ERRORS.GONE');
}

async function memberOf(portal: Portal, db: Db, { svjId, memberId }: Feed, now: Date): Promise<Scope | null> {
  const [, scope] = await Promise.all([
    actFor(db, svjId),
    scopeOfMember(db, svjId, memberId, portal.config.installed, now),
  ]);
  return scope;
}

const chosenOf = ({ scope, feed, now }: Opened): Chosen => ({
  calendars: feed.calendarIds === null ? null : { ids: feed.calendarIds, main: feed.hasMain },
  // Whoever lost the right sees no more of it than anybody else.
  withCommittee: feed.withCommittee && seesCommittee(scope),
  from: addDays(dayIn(now), -pastDays),
  deletedSince: new Date(now.getTime() - cancelledDays * day),
});

/** The name under which a phone shows it. */
async function nameOf({ db, scope, feed }: Opened, { house, lang }: { house: string; lang: Locale }): Promise<string> {
  const say = speak(lang);
  if (feed.calendarIds === null) return say('FEED_FILE.NAME', { house });
  const known = await calendarNames(db, scope);
  const names = known.filter(({ id }) => feed.calendarIds?.includes(id)).map(({ name }) => name);
  const calendars = [...(feed.hasMain ? [say('FEED_FILE.MAIN')] : []), ...names].join(', ');
  return cut(say('FEED_FILE.CHOSEN', { calendars, house }), 120);
}

/** Meetings are of the main calendar and come with it; what else falls on days in other modules where the address was made to bring it. */
async function layersOf(at: Opened, days: Days): Promise<Layered[]> {
  const { withLayers, calendarIds, hasMain } = at.feed;
  if (!withLayers && calendarIds !== null && !hasMain) return [];
  const today = dayIn(at.now);
  const range = { from: addDays(today, -pastDays), to: addDays(today, layersAhead) };
  if (withLayers) return notesOf(at, days, range);
  const { withCommittee } = chosenOf(at);
  const found = await notesOf(at, days, range, ['meetings']);
  return found.map(({ layer, notes }) => ({ layer, notes: notes.filter((note) => note.forAll || withCommittee) }));
}

type Around = { house: string; lang: Locale; layers: readonly Layered[] };
async function textOf(portal: Portal, at: Opened, around: Around): Promise<string> {
  const { db, scope, now } = at;
  const chosen = chosenOf(at);
  const from = { url: portal.config.url, svjId: scope.svjId, lang: around.lang, today: dayIn(now) };
  const own = entriesOf(from, await eventsToSend(db, scope, now, chosen));
  const foreign = foreignEntries(from, await foreignToSend(db, scope, chosen));
  const layered = layerEntries(from, around.layers);
  return calendarText({ name: await nameOf(at, around), entries: [...own, ...foreign, ...layered] });
}

/** Which events of the house and of others are behind the address, as one state of them. */
const stateOf = (at: Opened): Promise<[string, string]> => {
  const { db, scope, now } = at;
  const chosen = chosenOf(at);
  return Promise.all([stateOfEvents(db, scope, now, chosen), stateOfForeign(db, scope, chosen)]);
};

/** One value for one state of the file, for this person at this moment. */
function tagOf({ now, feed }: Opened, { house, lang, layers }: Around, own: readonly string[]): string {
  const noted = layers.map(({ layer, notes }) => [
    layer,
    notes.map((n) => [n.id, n.version, n.title, n.startsAt, n.endsAt]),
  ]);
  const state = [wording, feed.id, feed.version, house, lang, dayIn(now).slice(0, 4), ...own, noted];
  return `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 27)}"`;
}

/** The calendar behind the address, or nothing where whoever asks has the one of now. */
export async function feedFile(portal: Portal, days: Days, asked: Asked, token: string): Promise<Kept> {
  const at = await opened(portal, asked, token);
  const { db, now, scope, feed } = at;
  // Programs ask all day and mostly have it: what tells whether they do is asked for at once.
  const [of, layers, own] = await Promise.all([aroundFeed(db, scope, feed.memberId), layersOf(at, days), stateOf(at)]);
  const around = { ...of, layers };
  const tag = tagOf(at, around, own);
  if (now.getTime() - (feed.fetchedAt?.getTime() ?? 0) >= notedEvery)
    await noteFetch(db, scope, feed, cut(asked.userAgent.replace(/[^\x20-\x7e]/g, ''), 100), now);
  const file = { tag, name: 'pavlac.ics', type: calendarType };
  if (asked.has(tag)) return { ...file, body: null };
  await portal.limits.spend('feed', `${feed.svjId}.${feed.id}`);
  return { ...file, body: await textOf(portal, at, around) };
}
