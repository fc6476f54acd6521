import { Refused } from '#contract/refusals.ts';
import { stateOf } from '#contract/surveys/rules.ts';
import { dueAtOf, nextReminder, whatIsDue } from '#contract/surveys/rules-due.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { joinAll } from '../answering/steps-groups.ts';
import { countSheets } from '../results/queries.ts';
import { questionsOf, type Survey, surveySeen, turnoutOf } from '../rows/queries.ts';
import { tellOf } from '../telling/notices.ts';
import { changeSurvey, noteSurvey } from './queries.ts';
import { refuseIncomplete, refuseStale } from './steps.ts';

type At = { db: Db; scope: Scope; now: Date };

export const courseErrand = 'surveys.course';
export const cleanErrand = 'surveys.clean';

/** Notes when something is to be done with it next, and leaves that to be done. */
export async function leaveDue(portal: Portal, { db, scope }: At, s: Survey): Promise<void> {
  const dueAt = dueAtOf(s);
  await noteSurvey(db, scope, s.id, { dueAt });
  if (dueAt) await portal.queue.send(db, courseErrand, { svj: scope.svjId, id: s.id }, dueAt);
}

async function begin(portal: Portal, at: At, s: Survey): Promise<Survey> {
  const { db, scope, now } = at;
  await noteSurvey(db, scope, s.id, { announcedAt: now });
  if (!s.isQuiet) await tellOf(portal, at, s, 'published');
  return { ...s, announcedAt: now };
}

/** Starts a draft: at once, or at the beginning that it has; refuses one that lacks something, and a stale version (409). */
export async function startSurvey(portal: Portal, at: At, id: number, updatedAt?: string): Promise<Survey> {
  const { db, scope, now } = at;
  const draft = await surveySeen(db, scope, id, now, 'lock');
  if (draft.status !== 'concept') throw new Refused('SURVEY.ERRORS.NOT_DRAFT');
  if (updatedAt !== undefined) await refuseStale(at, draft, updatedAt);
  refuseIncomplete(draft, await questionsOf(db, scope, id), now);
  // What was to begin by now begins now.
  const dateFrom = draft.dateFrom && draft.dateFrom > now ? draft.dateFrom : now;
  let s = await changeSurvey(db, scope, draft, { status: 'active', dateFrom }, now);
  if (dateFrom <= now) s = await begin(portal, at, s);
  await leaveDue(portal, at, s);
  await record(db, scope, now, { noun: 'survey', nounId: id, verb: 'start', detail: { name: s.name } });
  return s;
}

/** Ends it: everything that waits joins all other answers, and what it came to no longer changes. */
async function end(portal: Portal, at: At, s: Survey, finishedAt: Date): Promise<Survey> {
  const { db, scope, now } = at;
  const { expected } = await turnoutOf(db, scope, s.id, now);
  const answered = s.anonymous ? await joinAll(portal, at, s.id) : await countSheets(db, scope, s.id);
  const done = { status: 'finished', finishedAt, dueAt: null, expected, answered } as const;
  const ended = await changeSurvey(db, scope, s, done, now);
  if (s.anonymous) await portal.queue.send(db, cleanErrand, { svj: scope.svjId, id: s.id });
  if (!s.isQuiet) await tellOf(portal, at, s, 'finished');
  return ended;
}

/** Ends a running survey by hand; one past its end is ended as of then. */
export async function finishSurvey(portal: Portal, at: At, id: number): Promise<Survey> {
  const { db, scope, now } = at;
  const s = await surveySeen(db, scope, id, now, 'lock');
  if (s.status !== 'active') throw new Refused('SURVEY.ERRORS.NOT_RUNNING');
  const isPast = stateOf(s, now) === 'finished';
  const ended = await end(portal, at, s, isPast ? (s.dateTo as Date) : now);
  if (!isPast) await record(db, scope, now, { noun: 'survey', nounId: id, verb: 'finish', detail: { name: s.name } });
  return ended;
}

/** Does what is due with it at this moment; answers whether there was anything. */
export async function goOn(portal: Portal, at: At, id: number): Promise<boolean> {
  const { db, scope, now } = at;
  const s = await surveySeen(db, scope, id, now, 'lock');
  const due = whatIsDue(s, now);
  if (due === null) return false;
  if (due === 'end') {
    await end(portal, at, s, s.dateTo as Date);
    return true;
  }
  if (due === 'begin') {
    await leaveDue(portal, at, await begin(portal, at, s));
    return true;
  }
  const next = nextReminder(s);
  const reminded = (next?.which ?? s.reminded) + 1;
  await noteSurvey(db, scope, id, { reminded });
  if (!s.isQuiet) await tellOf(portal, at, s, 'reminder');
  await leaveDue(portal, at, { ...s, reminded });
  return true;
}
