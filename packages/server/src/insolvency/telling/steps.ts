import { sql } from 'drizzle-orm';
import { urlOf } from '#contract/base/calls/links.ts';
import { insolvencyLinks } from '#contract/insolvency/links.ts';
import { insolvencyTab } from '#contract/insolvency/schema-words.ts';
import { writersOf } from '../../audience/queries.ts';
import type { Db } from '../../base/db/db.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMails } from '../../base/mail/mail.ts';
import { peopleToTell } from '../../notices/queries.ts';
import { type OfHouse, whyNotEnter } from '../../outbox/queries.ts';
import { type At, wordsOf } from '../rows/queries.ts';

const aimed = {
  table: 'insolvency_watch',
  module: 'bankruptcy_register',
  aimOf: () => sql`select false, false`,
} as const;

/** Tells the committee and the manager that there is something; of whom, only the page says. */
export async function tellOfCases(
  { config }: Pick<Portal, 'config'>,
  { db, scope, now }: At,
  watchId: number,
  news: readonly ('hit' | 'ended' | null)[],
): Promise<void> {
  const kinds = [
    ...(news.includes('hit') ? (['insolvencyHit'] as const) : []),
    ...(news.includes('ended') ? (['insolvencyEnded'] as const) : []),
  ];
  if (kinds.length === 0 || !scope.enabled.includes('bankruptcy_register')) return;
  const url = urlOf(config.url, insolvencyLinks.list(), { tab: insolvencyTab, svj: scope.svjId });
  const people = await peopleToTell(db, scope, writersOf(scope, aimed));
  await queueMails(
    db,
    people.flatMap(({ lang, emails }) =>
      emails.slice(0, 1).flatMap((recipient) =>
        kinds.map((kind) => ({
          ...{ svjId: scope.svjId, kind, recipient, lang, createdAt: now },
          data: { url, watch: watchId },
        })),
      ),
    ),
  );
}

/** Tells whoever is watched that they are and why; answers whether an address was known. */
export async function informOwner({ db, scope, now }: At, memberId: number, watch: number, purpose: string) {
  const [person] = await peopleToTell(db, scope, sql`select ${memberId}::bigint as id`);
  const [recipient] = person?.emails ?? [];
  if (!person || !recipient) return false;
  const { words } = await wordsOf(db, scope);
  const of = { svjId: scope.svjId, kind: 'processingTold' as const, recipient, lang: person.lang, createdAt: now };
  await queueMails(db, [
    {
      ...of,
      data: { watch, purpose: 'none', words: 'none' },
      secret: { words: { purpose: purpose || 'none', words: words || 'none' } },
    },
  ]);
  return true;
}

/** Of outbox `o`: the watch that the mail is of. */
async function isWatched(db: Db, mail: OfHouse, and = sql``): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from outbox o join insolvency_watch w on w.svj_id = o.svj_id and w.id::text = o.data ->> 'watch' ${and}
    where o.svj_id = ${mail.svj_id} and o.message_id = ${mail.message_id}`);
  return rows.length > 0;
}

/** Why a mail to the committee must not go any more: nothing is found, or whoever gets it may not enter. */
export async function whyNotTold(db: Db, mail: OfHouse): Promise<'access' | 'over' | null> {
  const open = await isWatched(db, mail, sql`and w.sure_state <> 'clean'`);
  return open ? whyNotEnter(db, mail) : 'over';
}
/** Why an owner need not be told any more. */
export const whyNotInformed = async (db: Db, mail: OfHouse): Promise<'over' | null> =>
  (await isWatched(db, mail)) ? null : 'over';
