import { and, asc, gte, isNull, ne } from 'drizzle-orm';
import type { TermFact, TermRange } from '#contract/base/terms/fact.ts';
import { dayIn, startOf } from '#contract/base/time/dates.ts';
import { minutesLinks } from '#contract/minutes/links.ts';
import { may } from '../../base/http/gate.ts';
import type { Counting } from '../../define-noun.ts';
import { seen } from '../../meetings/rows/queries-audience.ts';
import { meeting } from '../../meetings/rows/tables.ts';
import { endKnown } from '../facts/steps.ts';
import { minutesOf } from '../rows/queries.ts';

/** Minutes of each meeting that was held or is called: counted from its end, as far as that is known. */
export async function termsOfMinutes(at: Counting, { since }: TermRange): Promise<TermFact[]> {
  const { db, scope } = at;
  if (!may(scope, 'meetingOwners', 'r')) return [];
  const held = and(isNull(meeting.cancelledAt), ne(meeting.status, 'concept'));
  const meetings = await db
    .select()
    .from(meeting)
    .where(and(seen(scope), held, gte(meeting.startsAt, startOf(since) as Date)))
    .orderBy(asc(meeting.startsAt), asc(meeting.id));
  const facts: TermFact[] = [];
  for (const m of meetings) {
    const row = await minutesOf(db, scope, m.id);
    const end = new Date((await endKnown(at, m)) ?? m.endsAt);
    const link = minutesLinks.one(m.id);
    facts.push({
      ...{ kind: 'minutes', owner: { table: 'meeting', id: m.id }, turn: '', name: m.name, from: dayIn(end), at: link },
      met: row?.finishedAt ? { on: dayIn(row.finishedAt), at: link } : null,
    });
  }
  return facts;
}
