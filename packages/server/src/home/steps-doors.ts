import { stepNames } from '#contract/association/rules.ts';
import type { DoorName, First } from '#contract/home/endpoints-doors.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { firstForMe } from '../approvals/rows/queries.ts';
import type { Db } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import { speak } from '../base/text/speak.ts';
import { firstToDecide } from '../bookings/rows/queries.ts';
import { firstOwedDocument } from '../documents/asked/queries-owed.ts';
import { firstOverdue } from '../documents/due/queries-list.ts';
import { firstOffered } from '../gallery/rows/queries-offers.ts';
import { firstOwed } from '../messages/asked/queries-accepts.ts';
import { firstUnread } from '../messages/rows/queries.ts';
import { firstReport } from '../reports/rows/queries.ts';
import { firstToSecond } from '../second/queries-listing.ts';
import { firstToAnswer } from '../surveys/rows/queries.ts';
import { firstWaiting } from '../votes/queries-listing.ts';
import { firstNote } from '../walls/queries-notes.ts';
import { stepsFor } from './steps-begin.ts';

type At = { db: Db; scope: Scope; now: Date; lang: Locale };
type Found = Promise<Omit<First, 'door'>[]>;

/** By the number it is the first of: nothing where the number is zero too. */
const finders: { [N in DoorName]: (at: At) => Found | null } = {
  messagesUnread: ({ db, scope, now }) => (may(scope, 'messages', 'r') ? firstUnread(db, scope, now) : null),
  acceptsWaiting: ({ db, scope, now }) => firstOwed(db, scope, now),
  documentsToConfirm: ({ db, scope, now }) => firstOwedDocument(db, scope, now),
  documentsDue: ({ db, scope, now }) => (may(scope, 'documents', 'r') ? firstOverdue(db, scope, now) : null),
  reportsGiven: ({ db, scope }) => (may(scope, 'reports', 'r') ? firstReport(db, scope, 'given') : null),
  reportsAsked: ({ db, scope }) => (may(scope, 'reports', 'r') ? firstReport(db, scope, 'asked') : null),
  votesWaiting: ({ db, scope, now }) => (may(scope, 'vote', 'r') ? firstWaiting(db, scope, now) : null),
  surveysToAnswer: ({ db, scope, now }) => (may(scope, 'survey', 'r') ? firstToAnswer(db, scope, now) : null),
  approvalsForMe: ({ db, scope }) => (may(scope, 'requirement_for_approval', 'r') ? firstForMe(db, scope) : null),
  secondWaiting: ({ db, scope }) => firstToSecond(db, scope),
  bookingsToDecide: ({ db, scope, now }) => (may(scope, 'events', 'rw') ? firstToDecide(db, scope, now) : null),
  photosOffered: ({ db, scope }) => firstOffered(db, scope),
  stepsForMe: firstStep,
  wallWaiting: ({ db, scope }) => (may(scope, 'reports', 'rw') ? firstNote(db, scope) : null),
};

/** Of steps that were handed to the asker the first; its number is its place among all. */
async function firstStep({ lang, ...at }: At): Found {
  const [step] = await stepsFor(at);
  return step ? [{ id: stepNames.indexOf(step) + 1, title: speak(lang)(`STEPS.TITLES.${step}`), until: null }] : [];
}

const isMoment = (until: string): boolean => until.length > 10;

/** What comes first of each kind that waits for the asker, asked for at once; who is gone is waited for by nothing. */
export async function firstsFor(at: At): Promise<First[]> {
  if (at.scope.memberId === null || at.scope.isFormer) return [];
  const all = await Promise.all(
    (Object.keys(finders) as DoorName[]).map(async (door) =>
      ((await finders[door](at)) ?? []).map(({ id, title, until }) => ({
        ...{ door, id, title },
        until: until && isMoment(until) ? new Date(until).toISOString() : until,
      })),
    ),
  );
  return all.flat();
}
