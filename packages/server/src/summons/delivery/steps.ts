import { dayIn, momentAt } from '#contract/base/time/dates.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { noticeOf } from '#contract/meetings/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { standingOf } from '#contract/summons/rules.ts';
import {
  type Channel,
  channels,
  type DeliveryPage,
  type DeliveryRecord,
  type DeliverySeat,
  type DeliverySummary,
  type DeliveryTab,
  type SeatState,
} from '#contract/summons/schema.ts';
import type { Db } from '../../base/db/db.ts';
import { type Asking, attachFiles, filesOf } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { type Meeting, meetingSeen } from '../../meetings/rows/queries.ts';
import { statutesOf } from '../../proxies/queries-around.ts';
import { sentOf } from '../rows/queries.ts';
import * as q from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };
type Standing = q.StandingRow & { state: SeatState; channel: Channel | null };

/** Every place of the meeting with how it stands. */
export const standingIn = async (db: Db, scope: Scope, meetingId: number): Promise<Standing[]> =>
  (await q.standingRows(db, scope, meetingId)).map((row) => ({ ...row, ...standingOf(row) }));

/** Owners of each place as they are named. */
export const namesOf = (owners: readonly q.Owner[] | undefined): string => (owners ?? []).map((o) => o.name).join(', ');

function countsOf(places: readonly Standing[]) {
  const now = places.filter((p) => !p.is_ended);
  const count = (is: (p: Standing) => boolean) => now.filter(is).length;
  const by = (c: Channel) => count((p) => p.channel === c && (p.state === 'delivered' || c === 'board'));
  return {
    ...{ seats: now.length, delivered: count((p) => p.state === 'delivered') },
    ...{ waiting: count((p) => p.state === 'waiting'), missing: count((p) => p.state === 'missing') },
    channels: Object.fromEntries(channels.map((c) => [c, by(c)])) as DeliverySummary['channels'],
  };
}

async function summaryOf({ db, scope }: Omit<At, 'now'>, m: Meeting, places: readonly Standing[]) {
  const sent = (await sentOf(db, scope, [m.id])).get(m.id);
  if (!sent) return null;
  const { noticeDays } = await statutesOf(db, scope);
  const { full, days } = noticeOf(sent.sentAt, m.startsAt, noticeDays);
  const calledBy = await q.callerOf(db, scope, m.id);
  return { calledBy, sentAt: sent.sentAt.toISOString(), full, days, ...countsOf(places) };
}

/** Who called the meeting, when, how many full days before it, and how the invitation came; null where none went. */
export async function deliverySummaryOf(db: Db, scope: Scope, meetingId: number): Promise<DeliverySummary | null> {
  const m = await meetingSeen(db, scope, meetingId);
  return summaryOf({ db, scope }, m, await standingIn(db, scope, meetingId));
}

/** These places as the page shows them, with all that is written down of each. */
export async function shownSeats(
  portal: Portal,
  at: Asking,
  places: readonly Standing[],
  owners: Map<number, q.Owner[]>,
): Promise<DeliverySeat[]> {
  const { db, scope } = at;
  const ids = places.map((p) => p.id);
  const entries = await q.entriesOf(db, scope, ids);
  const records = [...new Set(entries.map((e) => e.recordId))];
  const files = await filesOf(portal, at, 'summons_delivery', records, { all: true });
  const bySeat = Map.groupBy(entries, (e) => e.seatId);
  return places.map((p) => ({
    ...{ id: p.id, units: p.units, state: p.state, channel: p.channel, isLater: p.is_later, isEnded: p.is_ended },
    owners: namesOf(owners.get(p.id)),
    entries: (bySeat.get(p.id) ?? []).map(({ seatId: _, recordId, at: when, ...e }) => ({
      ...{ ...e, at: when.toISOString() },
      files: files.get(recordId) ?? [],
    })),
  }));
}

type Listing = { tab: DeliveryTab; text: string };
const isIn = ({ tab }: Listing, p: Standing): boolean => tab === 'all' || (p.state === tab && !p.is_ended);

/** One page of the places, with the summary of all of them. */
export async function deliveryPage(
  portal: Portal,
  at: Asking,
  id: number,
  listing: Listing,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeliveryPage> {
  const { db, scope } = at;
  const m = await meetingSeen(db, scope, id);
  const places = await standingIn(db, scope, id);
  const tabbed = places.filter((p) => isIn(listing, p));
  const key = searchKey(listing.text);
  // Names stand with the members alone; they are asked for all only when somebody looks for one.
  const all =
    key === ''
      ? undefined
      : await q.ownersOf(
          db,
          scope,
          tabbed.map((p) => p.id),
        );
  const found = all ? tabbed.filter((p) => searchKey(`${namesOf(all.get(p.id))} ${p.units}`).includes(key)) : tabbed;
  const shown = found.slice(offset, offset + limit);
  const owners =
    all ??
    (await q.ownersOf(
      db,
      scope,
      shown.map((p) => p.id),
    ));
  return {
    name: m.name,
    summary: await summaryOf(at, m, places),
    data: await shownSeats(portal, at, shown, owners),
    total: found.length,
  };
}

const millisecondsOfDay = 24 * 3600_000;
const refusedField = (key: 'SUMMONS.ERRORS.DAY' | 'SUMMONS.ERRORS.SEATS' | 'SUMMONS.ERRORS.NO_SEATS', field: string) =>
  new Refused(key, { fields: { [field]: key } });

/** Writes down that the invitation came to these places on paper. */
export async function recordDelivery(
  at: At,
  { id, seatIds, allMissing, channel, day, number, fileIds }: DeliveryRecord,
): Promise<{ m: Meeting; first: number; count: number }> {
  const { db, scope, now } = at;
  const m = await meetingSeen(db, scope, id);
  const sent = (await sentOf(db, scope, [id])).get(id);
  if (!sent) throw new Refused('SUMMONS.ERRORS.NOT_SENT');
  if (day > dayIn(now) || day < dayIn(sent.sentAt)) throw refusedField('SUMMONS.ERRORS.DAY', 'day');
  const places = await standingIn(db, scope, id);
  const known = new Set(places.map((p) => p.id));
  if (seatIds.some((seat) => !known.has(seat))) throw refusedField('SUMMONS.ERRORS.SEATS', 'seatIds');
  const missing = places.filter((p) => p.state === 'missing' && !p.is_ended).map((p) => p.id);
  const wanted = [...new Set(allMissing ? missing : seatIds)];
  if (wanted.length === 0) throw refusedField('SUMMONS.ERRORS.NO_SEATS', 'seatIds');
  // Of today it is now; of a day before nobody typed the hour, so it stands at noon.
  const noon = momentAt(`${day}T12:00`) ?? new Date(now.getTime() - millisecondsOfDay);
  const when = day === dayIn(now) ? now : noon;
  const written = { meetingId: id, channel, at: when, number: channel === 'post' && number ? number : null };
  const first = await q.addRecorded(db, scope, written, wanted, now);
  await attachFiles(db, scope, { owner: 'summons_delivery', ownerId: first }, fileIds, now);
  return { m, first, count: wanted.length };
}

/** Writes down that whoever asks has opened the invitation; once of each of their places. */
export async function openInvitation({ db, scope, now }: At, id: number): Promise<void> {
  const m = await meetingSeen(db, scope, id);
  if (m.status === 'concept' || scope.memberId === null) return;
  if (!(await q.isUnopened(db, scope, id, scope.memberId))) return;
  await q.addOpened(db, scope, id, scope.memberId, now);
}
