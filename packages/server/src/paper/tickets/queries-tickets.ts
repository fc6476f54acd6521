import { type SQL, sql } from 'drizzle-orm';
import { searchPatterns } from '#contract/base/words/search.ts';
import type { TicketTab } from '#contract/paper/schema.ts';
import { measureOf } from '../../answers/queries-sums.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { openNames } from '../../documents/attached/queries.ts';
import type { Vote } from '../../motions/queries.ts';
import type { Common, TicketSeat } from './print.ts';

const inHouse = (scope: Scope, voteId: number) => sql`svj_id = ${scope.svjId} and vote_id = ${voteId}`;

const voted = sql`exists (select from vote_answer a
  where a.svj_id = s.svj_id and a.vote_id = s.vote_id and a.seat_id = s.id)`;
/** Somebody of the seat signs in, or has an e-mail in the house. */
const reached = sql`exists (
  select from (
    select unnest(s.owner_ids) as id union select w.member_id from vote_voter w where w.svj_id = s.svj_id and w.seat_id = s.id
  ) p join member m on m.svj_id = s.svj_id and m.id = p.id and m.archived_at is null
  where (m.account_id is not null and m.has_access and m.is_active) or exists (
    select from member_contact c where c.svj_id = m.svj_id and c.member_id = m.id and c.kind = 'email'))`;
const tabs: Record<TicketTab, SQL> = { all: sql`true`, waiting: sql`not ${voted}`, noEmail: sql`not ${reached}` };

function named(text: string): SQL {
  if (text === '') return sql`true`;
  const [start, inside] = searchPatterns(text);
  return sql`(s.name_key like ${start} or s.name_key like ${inside})`;
}
const ticketed = (scope: Scope, voteId: number) =>
  sql`s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and not s.own and s.parted_seq is null`;

/** Ids of the seats that tickets are printed for, in the order of the list: these, or all of the tab; never the association's own. */
export async function printedSeats(
  db: Db,
  scope: Scope,
  voteId: number,
  { users, tab }: { users: readonly number[]; tab: TicketTab },
): Promise<number[]> {
  const these = users.length === 0 ? tabs[tab] : sql`s.id = any(${sql.param([...users])}::bigint[])`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select s.id from vote_seat s where ${ticketed(scope, voteId)} and ${these} order by s.position, s.id`,
  );
  return rows.map((r) => r.id);
}

type Listing = { tab: TicketTab; text: string };
type Page = { limit: number; offset: number };
type Listed = TicketSeat & { voted: boolean; has_email: boolean };

/** A page of seats that tickets may be printed for. */
export async function listTicketSeats(db: Db, scope: Scope, voteId: number, { tab, text }: Listing, page: Page) {
  const { rows } = await db.execute<Listed>(sql`
    select s.id, s.owners, s.units, s.spare, s.num::text, s.den::text, ${voted} as voted, ${reached} as has_email
    from vote_seat s where ${ticketed(scope, voteId)} and ${tabs[tab]} and ${named(text)}
    order by s.position, s.id limit ${page.limit} offset ${page.offset}`);
  return rows;
}

export type TicketCounts = { all: number; waiting: number; no_email: number; listed: number };
/** How many seats each tab has, and how many of the chosen one the text leaves. */
export async function countTicketSeats(db: Db, scope: Scope, voteId: number, { tab, text }: Listing) {
  const { rows } = await db.execute<TicketCounts>(sql`
    select count(*) as all, count(*) filter (where ${tabs.waiting}) as waiting,
      count(*) filter (where ${tabs.noEmail}) as no_email, count(*) filter (where ${tabs[tab]} and ${named(text)}) as listed
    from vote_seat s where ${ticketed(scope, voteId)}`);
  return rows[0] as TicketCounts;
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
      order by f.position, f.id) || ${openNames(scope, 'vote_point', sql`p.id`)} as files
    from vote_point p where p.svj_id = ${scope.svjId} and p.vote_id = ${vote.id} order by p.position, p.id`);
  const { id, name, description, basis, closesAt } = vote;
  const fingerprint = vote.fingerprint?.toString('hex') ?? '';
  return {
    svjId: scope.svjId,
    vote: { id, name, description, basis, closesAt, fingerprint },
    points: rows,
    measure: await measureOf(db, scope, id),
  };
}

/** The seat of a ticket wherever in the house it is, with the vote it belongs to. */
export async function seatAnywhere(db: Db, scope: Scope, seatId: number) {
  const { rows } = await db.execute<{ vote_id: number; vote: string; own: boolean; parted: boolean }>(sql`
    select s.vote_id, v.name as vote, s.own, s.parted_seq is not null as parted from vote_seat s join vote v on v.svj_id = s.svj_id and v.id = s.vote_id
    where s.svj_id = ${scope.svjId} and s.id = ${seatId}`);
  return rows[0];
}
