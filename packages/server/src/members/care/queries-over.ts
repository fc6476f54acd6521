import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';

/** What one member did in votes for the house was done by the other. */
async function giveDeedsOver(db: Db, scope: Scope, keeps: number, goes: number): Promise<void> {
  const house = sql`svj_id = ${scope.svjId}`;
  await db.execute(sql`update vote set created_by = ${keeps} where ${house} and created_by = ${goes}`);
  await db.execute(sql`update owner_change set made_by = ${keeps} where ${house} and made_by = ${goes}`);
  await db.execute(sql`update owner_correction set made_by = ${keeps} where ${house} and made_by = ${goes}`);
  await db.execute(sql`update vote_print set asked_by = ${keeps} where ${house} and asked_by = ${goes}`);
  for (const column of ['made_by', 'decided_by', 'revoked_by'].map(sql.raw))
    await db.execute(sql`update vote_proxy set ${column} = ${keeps} where ${house} and ${column} = ${goes}`);
  // A paper that both had in hand was not seen by two people: while the vote runs it waits for another one.
  await db.execute(sql`
    update vote_paper set confirmed_by = null, confirmed_at = null
    where ${house} and least(recorded_by, confirmed_by) = ${Math.min(keeps, goes)}
      and greatest(recorded_by, confirmed_by) = ${Math.max(keeps, goes)} and confirmed_by is not null
      and exists (select from vote v where v.svj_id = vote_paper.svj_id and v.id = vote_paper.vote_id and v.status = 'run')`);
  const alone = sql`p.svj_id = ${scope.svjId} and p.counts and p.confirmed_by is null
    and (p.photo_at is null or p.handed_in is not null)
    and exists (select from vote v where v.svj_id = p.svj_id and v.id = p.vote_id and v.status = 'run')`;
  await db.execute(sql`
    delete from vote_answer a using vote_paper p where ${alone} and a.svj_id = p.svj_id and a.vote_id = p.vote_id
      and a.seat_id = p.seat_id and a.seq = p.seq and a.channel = 'paper'`);
  await db.execute(sql`update vote_paper p set counts = false where ${alone}`);
  await db.execute(sql`update vote_paper set recorded_by = ${keeps} where ${house} and recorded_by = ${goes}`);
  await db.execute(sql`update vote_paper set confirmed_by = ${keeps} where ${house} and confirmed_by = ${goes}`);
  await db.execute(sql`update vote_paper set taken_by = ${keeps} where ${house} and taken_by = ${goes}`);
  await giveSecondsOver(db, scope, keeps, goes);
  // A code is for whoever asked for it.
  await db.execute(sql`delete from vote_code where ${house} and member_id = ${goes}`);
}

/** Whoever was barred from an act stays barred under the other record; what was asked of one is asked of the other. */
async function giveSecondsOver(db: Db, scope: Scope, keeps: number, goes: number): Promise<void> {
  const house = sql`svj_id = ${scope.svjId}`;
  for (const column of ['asked_by', 'decided_by'].map(sql.raw))
    await db.execute(sql`update second_act set ${column} = ${keeps} where ${house} and ${column} = ${goes}`);
  await db.execute(sql`
    insert into second_person (svj_id, act_id, member_id, part, at)
    select svj_id, act_id, ${keeps}, part, at from second_person where ${house} and member_id = ${goes}
    on conflict do nothing`);
  await db.execute(sql`delete from second_person where ${house} and member_id = ${goes}`);
  for (const column of ['member_id', 'made_by'].map(sql.raw))
    await db.execute(sql`update representation set ${column} = ${keeps} where ${house} and ${column} = ${goes}`);
  await db.execute(sql`
    insert into representation_voice (svj_id, representation_id, member_id, agrees, text, at)
    select svj_id, representation_id, ${keeps}, agrees, text, at from representation_voice
    where ${house} and member_id = ${goes} on conflict do nothing`);
  await db.execute(sql`delete from representation_voice where ${house} and member_id = ${goes}`);
  // Somebody else signs in to the record that stays: they have to agree themselves.
  await db.execute(sql`delete from verifier where ${house} and member_id = ${goes}`);
  await db.execute(sql`update verifier set named_by = ${keeps} where ${house} and named_by = ${goes}`);
}

/**
 * The votes of one member are the other's from now on. Every power of theirs has to be approved anew: one given to the
 * record that goes, because somebody else may sign in to it now; one that either gave, because it would reach the seats of
 * the other, in a running vote too. One between both is nobody's.
 */
export async function giveVotesOver(db: Db, scope: Scope, keeps: number, goes: number, now: Date): Promise<void> {
  const house = sql`svj_id = ${scope.svjId}`;
  await db.execute(sql`
    update vote_voter w set member_id = ${keeps} where ${house} and member_id = ${goes} and not exists (
      select from vote_voter k where k.svj_id = w.svj_id and k.seat_id = w.seat_id and k.member_id = ${keeps})`);
  await db.execute(sql`
    update vote_seat set owner_ids = array_replace(owner_ids, ${goes}::bigint, ${keeps}::bigint)
    where ${house} and owner_ids @> array[${goes}::bigint]`);
  for (const [table, column] of [
    ['vote_answer', 'owner_ids'],
    ['vote_seat_change', 'owner_ids'],
    ['vote_seat_change', 'from_ids'],
  ] as const) {
    const ids = sql.raw(column);
    await db.execute(sql`
      update ${sql.raw(table)} set ${ids} = array_replace(${ids}, ${goes}::bigint, ${keeps}::bigint)
      where ${house} and ${ids} @> array[${goes}::bigint]`);
  }
  await db.execute(sql`update vote_mail set member_id = ${keeps} where ${house} and member_id = ${goes}`);
  await db.execute(sql`update vote_answer set cast_by = ${keeps} where ${house} and cast_by = ${goes}`);
  await db.execute(sql`
    update vote_objection o set member_id = ${keeps} where ${house} and member_id = ${goes} and not exists (
      select from vote_objection k where k.svj_id = o.svj_id and k.vote_id = o.vote_id and k.seat_id = o.seat_id
        and k.member_id = ${keeps} and coalesce(k.paper_id, 0) = coalesce(o.paper_id, 0))`);
  const pair = sql.param([keeps, goes]);
  await db.execute(sql`
    update vote_proxy set state = 'revoked', revoked_at = ${now}, version = version + 1, updated_at = ${now}
    where ${house} and principal_id = any(${pair}::bigint[]) and agent_id = any(${pair}::bigint[])
      and state in ('waiting', 'approved')`);
  await db.execute(sql`
    update vote_proxy set state = 'waiting', by_principal = false, counted_as = null, version = version + 1,
      updated_at = ${now}
    where ${house} and principal_id = any(${pair}::bigint[]) and state = 'approved'`);
  await db.execute(sql`
    update vote_proxy set principal_id = ${keeps} where ${house} and principal_id = ${goes}
      and agent_id is distinct from ${keeps}::bigint`);
  await db.execute(sql`
    update vote_proxy set agent_id = ${keeps}, by_principal = false, counted_as = null, version = version + 1, updated_at = ${now},
      state = case when state = 'approved' then 'waiting' else state end
    where ${house} and agent_id = ${goes} and principal_id <> ${keeps}`);
  // What ledgers of another portal call the one who stays is the main name of both.
  await db.execute(sql`
    update vote_origin_member o set member_id = ${keeps}, main = o.main and not exists (
      select from vote_origin_member k where k.svj_id = o.svj_id and k.origin_id = o.origin_id and k.member_id = ${keeps})
    where ${house} and member_id = ${goes}`);
  await giveDeedsOver(db, scope, keeps, goes);
}

/** Deaths that were marked and estates either acts for; one mark stands of a person, and nobody acts for their own estate. */
export async function giveEstatesOver(db: Db, scope: Scope, keeps: number, goes: number, now: Date): Promise<void> {
  const house = sql`svj_id = ${scope.svjId}`;
  await db.execute(sql`
    update member_death d set undone_at = ${now}, kept = null
    where ${house} and member_id = ${goes} and undone_at is null and exists (select from member_death k
      where k.svj_id = d.svj_id and k.member_id = ${keeps} and k.undone_at is null)`);
  for (const column of ['member_id', 'marked_by', 'undone_by'].map(sql.raw))
    await db.execute(sql`update member_death set ${column} = ${keeps} where ${house} and ${column} = ${goes}`);
  const pair = sql.param([keeps, goes]);
  await db.execute(sql`
    delete from estate_person where ${house} and deceased_id = any(${pair}::bigint[]) and member_id = any(${pair}::bigint[])`);
  await db.execute(sql`
    update estate_person e set valid_to = greatest(current_day(), e.valid_from)
    where ${house} and (member_id = ${goes} or deceased_id = ${goes}) and valid_to is null and exists (
      select from estate_person k where k.svj_id = e.svj_id and k.id <> e.id and k.valid_to is null
        and k.deceased_id in (e.deceased_id, ${keeps}) and k.member_id in (e.member_id, ${keeps}))`);
  for (const column of ['deceased_id', 'member_id', 'made_by', 'ended_by'].map(sql.raw))
    await db.execute(sql`update estate_person set ${column} = ${keeps} where ${house} and ${column} = ${goes}`);
}

/**
 * Invitations of the other are this one's past. A link under way was for a record that is gone, and who gets an account
 * with it needs none: both end.
 */
export async function giveInvitationsOver(db: Db, scope: Scope, keeps: number, goes: number, now: Date): Promise<void> {
  const house = sql`svj_id = ${scope.svjId}`;
  await db.execute(sql`update chair_naming set member_id = ${keeps} where ${house} and member_id = ${goes}`);
  await db.execute(sql`update chair_naming set objected_by = ${keeps} where ${house} and objected_by = ${goes}`);
  await db.execute(sql`
    update invitation i set voided_at = ${now}
    where ${house} and used_at is null and voided_at is null and (member_id = ${goes} or member_id = ${keeps}
      and exists (select from member m where m.svj_id = i.svj_id and m.id = ${goes} and m.account_id is not null))`);
  await db.execute(sql`update invitation set member_id = ${keeps} where ${house} and member_id = ${goes}`);
  await db.execute(sql`update invitation set created_by = ${keeps} where ${house} and created_by = ${goes}`);
}
