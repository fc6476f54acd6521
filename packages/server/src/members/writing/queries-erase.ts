import { sql } from 'drizzle-orm';
import { forgetValues } from '../../base/db/audit-changes.ts';
import type { Db } from '../../base/db/db.ts';
import { dropEntries } from '../../base/db/search.ts';
import { dropFiles } from '../../base/files/files.ts';
import { dropPictures } from '../../base/files/pictures.ts';
import type { Scope } from '../../base/http/gate.ts';
import { mailsOf } from '../queries-mailboxes.ts';
import { list } from './queries.ts';

/** Ends powers of attorney of the people and forgets their documents and notes; what was done by them stays. */
async function erasePowers(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update vote_proxy set note = '', reason = '', version = version + 1, updated_at = ${now},
      revoked_at = case when state in ('waiting', 'approved') then ${now} else revoked_at end,
      state = case when state in ('waiting', 'approved') then 'revoked' else state end
    where svj_id = ${scope.svjId} and (principal_id = any(${list(ids)}) or agent_id = any(${list(ids)}))
    returning id`);
  await dropFiles(
    db,
    scope,
    'vote_proxy',
    rows.map((r) => r.id),
    now,
  );
}

/** Of a death the day stays in the log alone; papers of estates go with whom they speak of. */
async function eraseDeaths(db: Db, scope: Scope, ids: readonly number[], now: Date): Promise<void> {
  await db.execute(sql`
    update member_death set note = '', kept = null, account_id = null
    where svj_id = ${scope.svjId} and member_id = any(${list(ids)})`);
  const { rows } = await db.execute<{ id: number }>(sql`
    update estate_person set valid_to = coalesce(valid_to, greatest(current_day(), valid_from))
    where svj_id = ${scope.svjId} and (deceased_id = any(${list(ids)}) or member_id = any(${list(ids)})) returning id`);
  await dropFiles(
    db,
    scope,
    'estate_person',
    rows.map((r) => r.id),
    now,
  );
}

/** Forgets the people for ever; their rows stay for what points to them. Whoever keeps something of them hears of it. */
export async function erase(db: Db, scope: Scope, ids: readonly number[], as: string, now: Date): Promise<void> {
  // Mails of the house to addresses that are theirs alone; what is being sent just now goes out yet.
  await db.execute(sql`
    delete from outbox o where worker is null and ${mailsOf(scope, ids)}`);
  await db.execute(sql`delete from member_contact where svj_id = ${scope.svjId} and member_id = any(${list(ids)})`);
  await db.execute(sql`delete from invitation where svj_id = ${scope.svjId} and member_id = any(${list(ids)})`);
  await db.execute(sql`
    delete from member_relation
    where svj_id = ${scope.svjId} and (member_id = any(${list(ids)}) or other_id = any(${list(ids)}))`);
  await db.execute(sql`
    update member set erased_at = ${now}, updated_at = ${now}, version = version + 1, title_before = null,
      first_name = null, last_name = ${as}, title_after = null, kind = 'person', company_name = null, ico = null,
      position = null, sex = 'others', avatar = null, role = 'neighbour', custom_role_id = null, entrance_id = null,
      address = null, permanent_address = null, bank_account = null, preferred_contact = null, note = '',
      settings = '{}', cadastre_key = null, name_key = '', account_id = null, died_on = null
    where svj_id = ${scope.svjId} and id = any(${list(ids)})`);
  // Addresses that they were told at, and what they opened; what they said and confirmed stays without the name.
  await db.execute(sql`delete from notice where svj_id = ${scope.svjId} and member_id = any(${list(ids)})`);
  await db.execute(sql`delete from message_seen where svj_id = ${scope.svjId} and member_id = any(${list(ids)})`);
  await db.execute(sql`delete from vote_code where svj_id = ${scope.svjId} and member_id = any(${list(ids)})`);
  await db.execute(sql`delete from idempotency_key where svj_id = ${scope.svjId} and member_id = any(${list(ids)})`);
  await forgetValues(db, scope, ids);
  await eraseDeaths(db, scope, ids, now);
  await erasePowers(db, scope, ids, now);
  await dropPictures(db, scope, 'member', ids);
  await dropEntries(db, scope, 'members', ids);
}
