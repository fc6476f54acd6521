import type pg from 'pg';

/** Names of votes that run in the association the transaction is in, in the order they began; the clock may be late to end some. */
export async function runningVotes(db: pg.ClientBase): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select name from vote where svj_id = current_svj() and status = 'run' order by started_at, id`,
  );
  return rows.map((r) => r.name);
}

export type Broken = { name: string; why: 'none' | 'draft' | 'given' };

/** What nobody gives before a vote begins. */
const given = ['vote_answer', 'vote_presence', 'vote_paper', 'vote_objection', 'vote_proxy_use', 'vote_seat_change'];
const ofDraft = (table: string) => `exists (select from ${table} x where x.svj_id = v.svj_id and x.vote_id = v.id)`;

/**
 * Votes that began and have no end of a ledger, and drafts that have one, or have what only a vote that began has: it would be
 * counted when somebody starts them here.
 */
export async function votesWithoutLedger(db: pg.ClientBase): Promise<Broken[]> {
  const { rows } = await db.query<Broken>(`
    select v.name, case when v.status <> 'concept' then 'none'
      when ${given.map(ofDraft).join(' or ')} then 'given' else 'draft' end as why
    from vote v left join vote_head h on h.svj_id = v.svj_id and h.vote_id = v.id
    where v.svj_id = current_svj() and (
      (v.status = 'concept') = (h.vote_id is not null) or (v.status = 'concept') <> (v.started_at is null)
      or v.status <> 'concept' and v.fingerprint is null
      or v.status = 'concept' and (${[...given, 'vote_entry', 'vote_departure'].map(ofDraft).join(' or ')}
        or exists (select from vote_seat s where s.svj_id = v.svj_id and s.vote_id = v.id
          and (s.salt is not null or s.parted_seq is not null or s.part_of is not null))))
    order by v.id`);
  return rows;
}

/** Votes that run, by id, in the order they began. */
export async function votesToEnd(db: pg.ClientBase): Promise<{ id: number; name: string }[]> {
  const { rows } = await db.query<{ id: string; name: string }>(
    `select id::text, name from vote where svj_id = current_svj() and status = 'run' order by started_at, id`,
  );
  return rows.map((r) => ({ id: Number(r.id), name: r.name }));
}

export type KeyOfVotes = { key: string; votes: number };

/** Keys of the portals that votes came from, with how many each signed. */
export async function keysOfVotes(db: pg.ClientBase): Promise<KeyOfVotes[]> {
  const { rows } = await db.query<{ key: string; votes: string }>(`
    select encode(public_key, 'hex') as key, count(distinct vote_id)::text as votes from vote_departure
    where svj_id = current_svj() group by 1 order by count(distinct vote_id) desc, 1`);
  return rows.map((r) => ({ key: r.key, votes: Number(r.votes) }));
}
