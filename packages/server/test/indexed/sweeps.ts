import { unchained } from '#server/approvals/ledger/queries.ts';
import { approvalsToRemind, housesWithChairs } from '#server/approvals/queries-due.ts';
import { substitutionsToRemind } from '#server/approvals/standing/queries-told.ts';
import { dueNamings } from '#server/association/queries-naming.ts';
import type { Db } from '#server/base/db/db.ts';
import { dropMailsOfKinds } from '#server/base/mail/mail.ts';
import { bookingsToRemind, housesToForget, offersOver } from '#server/bookings/queries-due.ts';
import { duePlaces } from '#server/cadastre/checking/queries.ts';
import { dueExtracts } from '#server/cadastre/extracts/queries.ts';
import { housesToLook } from '#server/clock/telling/queries.ts';
import { dropDeleted } from '#server/contacts/writing/queries.ts';
import { dueVotes, votesToRemindOf } from '#server/course/queries.ts';
import { dueDeletions } from '#server/documents/bin/queries.ts';
import { obligationsToWarn } from '#server/documents/due/queries-warn.ts';
import { housesToRead } from '#server/documents/text/queries.ts';
import { nextToScan } from '#server/documents/text/queries-scans.ts';
import { eventsToRemind } from '#server/events/queries-due.ts';
import { dueSources } from '#server/feeds/in/queries.ts';
import { feesToRemind } from '#server/fees/telling/queries.ts';
import { housesDue, housesThatLook } from '#server/members/register/queries.ts';
import { dueMessages } from '#server/messages/queries-due.ts';
import { housesWithDue } from '#server/notices/queries.ts';
import { proposalsToRemind } from '#server/proposals/queries-due.ts';
import { housesWithInstalments } from '#server/reminders/instalments/queries-late.ts';
import { housesByThemselves } from '#server/reminders/send/queries.ts';
import { reportsToWarn } from '#server/reports/due/queries.ts';
import { reportsToAsk } from '#server/reports/verdict/queries.ts';
import { resolutionsToRemind } from '#server/resolutions/queries-due.ts';
import { summonsToRemind } from '#server/summons/sending/queries.ts';
import { dueSurveys, withSpentKeys } from '#server/surveys/queries-due.ts';
import { turningUnits } from '#server/units/writing/queries.ts';
import { dueNotes } from '#server/walls/queries-notes.ts';
import { housesWithoutReports, reportsWaitedFor } from '#server/walls/queries-writers.ts';

/** What jobs ask each time, by the clock. */
export const sweeps: Record<string, (db: Db, now: Date) => Promise<unknown>> = {
  'approvals.adopt': (db, now) => unchained(db, now, 500),
  'approvals.remind': (db, now) => approvalsToRemind(db, now, 500),
  'approvals.standing': (db, now) => substitutionsToRemind(db, now, 500),
  'approvals.chairs': housesWithChairs,
  'association.namings': dueNamings,
  'bookings.forget': (db, now) => housesToForget(db, new Date(now.getTime() - 365 * 24 * 3600_000), now, 500),
  'bookings.offers': (db, now) => offersOver(db, now, 500),
  'bookings.remind': (db, now) => bookingsToRemind(db, now, 500),
  'cadastre.due': (db, now) => duePlaces(db, now, 100),
  'cadastre.extracts': (db, now) => dueExtracts(db, now, 50),
  'clock.look': (db, now) => housesToLook(db, now, 7, 500),
  'contacts.deleted': dropDeleted,
  'documents.bin': dueDeletions,
  'documents.due': obligationsToWarn,
  'documents.unread': housesToRead,
  'documents.scan': nextToScan,
  'events.remind': (db, now) => eventsToRemind(db, now, 500),
  'fees.remind': (db, now) => feesToRemind(db, now, 500),
  'feeds.sources': (db, now) => dueSources(db, now, 200),
  'members.register': housesDue,
  'members.register, lists': housesThatLook,
  'messages.release': dueMessages,
  'notices.send': housesWithDue,
  'proposals.remind': (db, now) => proposalsToRemind(db, now, 200),
  'reminders.send': housesByThemselves,
  'reminders.instalments': (db) => housesWithInstalments(db, '2026-11-26'),
  'reports.ask': reportsToAsk,
  'reports.due': reportsToWarn,
  'resolutions.remind': (db, now) => resolutionsToRemind(db, now, 500),
  'summons.remind': (db, now) => summonsToRemind(db, now, new Date(now.getTime() + 3 * 24 * 3600_000), 200),
  'surveys.goOn': dueSurveys,
  'surveys.goOn, keys': (db) => withSpentKeys(db),
  'units.turn': (db) => turningUnits(db, '2026-11-15', '2026-11-22'),
  'votes.close': dueVotes,
  'votes.remind': votesToRemindOf,
  'walls.due': (db, now) => dueNotes(db, now, 500),
  'walls.due, writers': (db, now) => reportsWaitedFor(db, now, 500),
  'walls.due, closed': (db) => housesWithoutReports(db, 0, 500),
  'walls.due, mails': (db, now) => dropMailsOfKinds(db, ['wallConfirm', 'wallLetIn'], now),
};
