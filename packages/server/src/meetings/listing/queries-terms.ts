import { sql } from 'drizzle-orm';
import type { TermFact } from '#contract/base/terms/fact.ts';
import { lastOf } from '#contract/base/terms/rules.ts';
import { dayIn, startOf } from '#contract/base/time/dates.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { may } from '../../base/http/gate.ts';
import type { Counting } from '../../define-noun.ts';
import { statutesOf } from '../../proxies/queries-around.ts';
import { seen } from '../rows/queries-audience.ts';

type Row = { id: number; name: string; status: string; starts_at: string; noticed_at: string | null };

/** The last day to send an invitation; one that went later did not meet it. */
function invitationOf(m: Row, days: number): TermFact {
  const fact = { kind: 'invitation', from: dayIn(new Date(m.starts_at)), days } as const;
  const at = meetingLinks.one(m.id);
  const sent = m.noticed_at ? dayIn(new Date(m.noticed_at)) : null;
  const met = sent && sent <= lastOf(fact).last ? { on: sent, at } : null;
  return { ...fact, owner: { table: 'meeting', id: m.id }, turn: '', name: m.name, at, met };
}

/** Whether owners met in this year; a meeting that is called is the way to it. */
function yearlyOf(meetings: readonly Row[], now: Date): TermFact {
  const year = dayIn(now).slice(0, 4);
  const called = meetings.filter((m) => m.status !== 'concept' && dayIn(new Date(m.starts_at)).startsWith(year));
  const held = called.find((m) => m.status === 'finished' || new Date(m.starts_at) <= now);
  const one = held ?? called[0];
  const at = one ? meetingLinks.one(one.id) : null;
  return {
    ...{ kind: 'yearlyMeeting', owner: null, turn: year, name: one?.name ?? '' },
    ...{ from: `${year}-01-01`, until: `${year}-12-31`, at },
    met: held ? { on: dayIn(new Date(held.starts_at)), at } : null,
  };
}

/** When invitations have to go, and the meeting of the year. */
export async function termsOfMeetings({ db, scope, now }: Counting): Promise<TermFact[]> {
  if (!may(scope, 'meetingOwners', 'r')) return [];
  const { rows } = await db.execute<Row>(sql`
    select meeting.id, meeting.name, meeting.status, meeting.starts_at, meeting.noticed_at from meeting
    where ${seen(scope)} and meeting.cancelled_at is null and meeting.starts_at >= ${startOf(`${dayIn(now).slice(0, 4)}-01-01`)}
    order by meeting.starts_at, meeting.id`);
  const { noticeDays } = await statutesOf(db, scope);
  const ahead = rows.filter((m) => m.status !== 'finished' && new Date(m.starts_at) > now);
  return [...ahead.map((m) => invitationOf(m, noticeDays)), yearlyOf(rows, now)];
}
