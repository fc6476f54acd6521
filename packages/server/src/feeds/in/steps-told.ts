import { sql } from 'drizzle-orm';
import { associationLinks } from '#contract/association/links.ts';
import { urlOf } from '#contract/base/calls/links.ts';
import { showMoment } from '#contract/base/time/dates.ts';
import { isToldOf, problemKeys, type SourceProblem } from '#contract/feeds/rules.ts';
import { writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { speak } from '../../base/text/speak.ts';
import { agenda } from '../../events/rows/queries-audience.ts';
import { peopleToTell } from '../../notices/queries.ts';
import { type OfHouse, whyNotEnter } from '../../outbox/queries.ts';
import type { Source } from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };
type Failed = Source & { problem: SourceProblem };

/** Tells who administers the calendar that a source could not be read, once for a row of failures. */
export async function tellFailed(portal: Portal, { db, scope, now }: At, source: Failed): Promise<void> {
  if (!isToldOf(source.failures) || !scope.enabled.includes('events')) return;
  const people = await peopleToTell(db, scope, writersOf(scope, agenda));
  const url = urlOf(portal.config.url, associationLinks.one(), { svj: scope.svjId });
  await queueMails(
    db,
    people.flatMap(({ lang, emails }) =>
      emails.slice(0, 1).map((recipient) => ({
        ...{ svjId: scope.svjId, kind: 'sourceFailed' as const, recipient, lang, createdAt: now },
        data: {
          ...{ name: source.name, problem: speak(lang)(problemKeys[source.problem]), url, source: source.id },
          read: source.readAt ? showMoment(source.readAt) : 'none',
        },
      })),
    ),
  );
}

/** Why the mail must not go any more: the source is read again or gone, or whoever gets it is not of the house. */
export async function whyNotTold(db: Db, mail: OfHouse): Promise<'access' | 'over' | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.id from outbox o join feed_source s on s.svj_id = o.svj_id and s.id::text = o.data ->> 'source' and s.failures > 0
    where o.svj_id = ${mail.svj_id} and o.message_id = ${mail.message_id}`);
  return rows.length > 0 ? whyNotEnter(db, mail) : 'over';
}
