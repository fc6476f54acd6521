import { sql } from 'drizzle-orm';
import type { Db } from '../../base/db.ts';
import type { Scope } from '../../base/gate.ts';
import type { Vote } from '../queries.ts';
import type { Common, TicketSeat } from './print.ts';

const inHouse = (scope: Scope, voteId: number) => sql`svj_id = ${scope.svjId} and vote_id = ${voteId}`;

/** Ids of the seats that tickets are printed for, in the order of the list: these, or all; never the association's own. */
export async function printedSeats(db: Db, scope: Scope, voteId: number, ids: readonly number[]): Promise<number[]> {
  const these = ids.length === 0 ? sql`true` : sql`id = any(${sql.param([...ids])}::bigint[])`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from vote_seat where ${inHouse(scope, voteId)} and not own and ${these} order by position, id`,
  );
  return rows.map((r) => r.id);
}

/** The seats as their tickets show them, in the order of the list. */
export async function ticketSeats(db: Db, scope: Scope, voteId: number, ids: readonly number[]): Promise<TicketSeat[]> {
  const { rows } = await db.execute<TicketSeat>(sql`
    select id, owners, units, spare, num::text, den::text from vote_seat
    where ${inHouse(scope, voteId)} and id = any(${sql.param([...ids])}::bigint[]) order by position, id`);
  return rows;
}

/** What all tickets of the vote have in common: its points in full, with the names of their public files. */
export async function commonOf(db: Db, scope: Scope, vote: Vote): Promise<Common> {
  type Row = { name: string; description: string; files: string[] };
  const { rows } = await db.execute<Row>(sql`
    select p.name, p.description, array(
      select f.name || case when f.extension = '' then '' else '.' || f.extension end from file f
      where f.svj_id = p.svj_id and f.owner = 'vote_point' and f.owner_id = p.id and f.is_public
      order by f.position, f.id) as files
    from vote_point p where p.svj_id = ${scope.svjId} and p.vote_id = ${vote.id} order by p.position, p.id`);
  const { id, name, description, basis, closesAt } = vote;
  const fingerprint = vote.fingerprint?.toString('hex') ?? '';
  return { svjId: scope.svjId, vote: { id, name, description, basis, closesAt, fingerprint }, points: rows };
}

/** The seat of a ticket wherever in the house it is, with the vote it belongs to. */
export async function seatAnywhere(db: Db, scope: Scope, seatId: number) {
  const { rows } = await db.execute<{ vote_id: number; vote: string; own: boolean }>(sql`
    select s.vote_id, v.name as vote, s.own from vote_seat s join vote v on v.svj_id = s.svj_id and v.id = s.vote_id
    where s.svj_id = ${scope.svjId} and s.id = ${seatId}`);
  return rows[0];
}
