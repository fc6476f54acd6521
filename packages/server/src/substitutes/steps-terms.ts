import { and, asc, eq, gte, isNull } from 'drizzle-orm';
import type { Place } from '#contract/base/calls/links.ts';
import type { TermFact, TermRange } from '#contract/base/terms/fact.ts';
import { dayIn, startOf } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { may } from '../base/http/gate.ts';
import type { Counting } from '../define-noun.ts';
import type { Meeting } from '../meetings/rows/queries.ts';
import { seen } from '../meetings/rows/queries-audience.ts';
import { meeting } from '../meetings/rows/tables.ts';
import { statutesOf } from '../proxies/queries-around.ts';
import * as q from './queries.ts';
import { failureOf } from './steps.ts';

/** After so many days since the failed meeting both terms are long over. */
const lasting = 120;

async function termsAfter(at: Counting, m: Meeting): Promise<TermFact[]> {
  const { failed } = await failureOf(at, m);
  if (failed !== 'known') return [];
  const [instead, vote] = [await q.standingFor(at.db, at.scope, m.id), await q.votedInstead(at.db, at.scope, m.id)];
  const met = (place: Place | null) => place && { on: null, at: place };
  // A vote outside of an assembly on the same points takes the place of another meeting.
  const voted = vote ? voteLinks.one(vote.id) : null;
  const called = instead && instead.status !== 'concept' ? meetingLinks.one(instead.id) : null;
  const held = instead?.status === 'finished' ? called : null;
  const common = { owner: { table: 'meeting', id: m.id }, turn: '', name: m.name, from: dayIn(m.startsAt) };
  const link = meetingLinks.one(m.id);
  return [
    { ...common, kind: 'substituteInvitation', at: link, met: met(called ?? voted) },
    { ...common, kind: 'substituteMeeting', at: link, met: met(held ?? voted) },
  ];
}

/** What follows a meeting that could not decide, where the statutes know a substitute one. */
export async function termsOfSubstitutes(at: Counting, { since }: TermRange): Promise<TermFact[]> {
  const { db, scope, now } = at;
  if (!may(scope, 'meetingOwners', 'r') || !(await statutesOf(db, scope)).substitute) return [];
  const recent = addDays(dayIn(now), -lasting);
  const from = startOf(recent > since ? recent : since) as Date;
  const over = and(isNull(meeting.cancelledAt), eq(meeting.status, 'finished'), gte(meeting.startsAt, from));
  const meetings = await db
    .select()
    .from(meeting)
    .where(and(seen(scope), over))
    .orderBy(asc(meeting.startsAt), asc(meeting.id));
  const facts: TermFact[] = [];
  for (const m of meetings) facts.push(...(await termsAfter(at, m)));
  return facts;
}
