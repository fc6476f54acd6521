import { sql } from 'drizzle-orm';
import { urlOf } from '#contract/base/calls/links.ts';
import { changeLinks } from '#contract/changes/links.ts';
import type { Db } from '../../base/db/db.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { peopleToTell } from '../../notices/queries.ts';
import { type OfHouse, whyNotEnter } from '../../outbox/queries.ts';
import type { At } from '../comparing/steps.ts';
import { decidersOf } from './queries.ts';

/** Tells the committee and the manager that the cadastre differs; in what, only the page says. */
export async function tellOfDifferences(portal: Pick<Portal, 'config'>, { db, scope, now }: At, id: number) {
  const url = urlOf(portal.config.url, changeLinks.one(id), { svj: scope.svjId });
  const people = await peopleToTell(db, scope, decidersOf(scope));
  const of = { svjId: scope.svjId, kind: 'cadastreDiffers' as const, createdAt: now, data: { url, request: id } };
  await queueMails(
    db,
    people.flatMap(({ lang, emails }) => emails.slice(0, 1).map((recipient) => ({ ...of, recipient, lang }))),
  );
}

/** Why the mail must not go any more: the request is closed, or whoever gets it may not enter. */
export async function whyNotTold(db: Db, mail: OfHouse): Promise<'access' | 'over' | null> {
  const { rows } = await db.execute(sql`
    select 1 from outbox o join change_request r on r.svj_id = o.svj_id and r.id::text = o.data ->> 'request'
    where o.svj_id = ${mail.svj_id} and o.message_id = ${mail.message_id} and r.closed_at is null`);
  return rows.length > 0 ? whyNotEnter(db, mail) : 'over';
}
