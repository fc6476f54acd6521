import { countApprovals } from '../approvals/rows/queries.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { latestActivity } from '../base/log/audit.ts';
import { lastCheckOf } from '../cadastre/rows/queries.ts';
import { countOpen } from '../discussion/rows/queries.ts';
import { countOwedDocuments } from '../documents/asked/queries-owed.ts';
import { countOwedEvents } from '../events/asked/queries-owed.ts';
import { calendarNames } from '../events/calendars/queries.ts';
import { countWatches } from '../insolvency/rows/queries.ts';
import { waitingOf } from '../invoices/listing/queries-paper.ts';
import { countScheduled } from '../meetings/rows/queries.ts';
import { countMembers } from '../members/rows/queries.ts';
import { countOwed } from '../messages/asked/queries-accepts.ts';
import { countUnread } from '../messages/rows/queries.ts';
import { countReports } from '../reports/rows/queries.ts';
import { countWaiting } from '../second/queries-listing.ts';
import { countSurveys } from '../surveys/rows/queries.ts';
import { countUnits, houseShares } from '../units/listing/queries.ts';
import { entrancesOf } from '../units/queries-entrances.ts';
import { countRunning } from '../votes/queries-listing.ts';
import { runningVisits } from './queries-log.ts';

type At = { db: Db; scope: Scope; now: Date };

/** What the house is asked, is called to, or has to approve. */
async function deciding({ db, scope, now }: At) {
  const [surveys, meetingsCount, approvals, invoices, insolvencyChecks, realEstateStatus] = await Promise.all([
    may(scope, 'survey', 'r') ? countSurveys(db, scope, now) : { active: 0 },
    may(scope, 'meetingOwners', 'r') ? countScheduled(db, scope) : 0,
    countApprovals(db, scope),
    may(scope, 'invoices', 'r') ? waitingOf({ db, scope, now }) : null,
    may(scope, 'bankruptcy_register', 'r') ? countWatches(db, scope) : null,
    may(scope, 'real_estate_cadastre', 'r') ? lastCheckOf(db, scope) : null,
  ]);
  return {
    ...{ surveysCount: surveys.active, meetingsCount, requirementApprovalCount: approvals.waiting },
    ...{ invoices, insolvencyChecks, realEstateStatus },
  };
}

/** What there is in the house, each under its right; asked at once, so that the statements travel together. */
export async function aroundHouse({ db, scope, now }: At, inside: boolean) {
  const seesUnits = may(scope, 'rooms', 'r');
  const [
    shares,
    votes,
    activities,
    entrances,
    talks,
    rooms,
    people,
    unread,
    asked,
    papers,
    dates,
    faults,
    second,
    visits,
    calendars,
    ahead,
  ] = await Promise.all([
    seesUnits ? houseShares(db, scope, now) : [],
    may(scope, 'vote', 'r') ? countRunning(db, scope, now) : { running: 0, waiting: 0 },
    inside ? latestActivity(db, scope) : [],
    scope.isFormer ? [] : entrancesOf(db, scope),
    may(scope, 'discussion', 'r') ? countOpen(db, scope, now) : 0,
    seesUnits ? countUnits(db, scope) : 0,
    scope.isFormer ? 0 : countMembers(db, scope),
    may(scope, 'messages', 'r') ? countUnread(db, scope, now) : 0,
    scope.isFormer ? 0 : countOwed(db, scope, now),
    scope.isFormer ? 0 : countOwedDocuments(db, scope, now),
    countOwedEvents(db, scope, now),
    countReports(db, scope),
    countWaiting(db, scope),
    inside ? runningVisits(db, scope, now) : [],
    may(scope, 'events', 'r') ? calendarNames(db, scope) : [],
    deciding({ db, scope, now }),
  ]);
  return {
    shares,
    told: {
      ...{ activities, entrances, visits, calendars, discussionCount: talks, roomsCount: rooms, usersCount: people },
      ...{ messagesUnreadCount: unread, acceptWaitingCount: asked + papers + dates, reportsCount: faults.fresh },
      ...{ votesCount: votes.running, votesWaitingCount: votes.waiting, secondWaitingCount: second },
      ...ahead,
    },
  };
}
