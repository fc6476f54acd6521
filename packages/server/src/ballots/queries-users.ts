import { type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { seatFilters, seatSorts } from '#contract/answers/schema.ts';
import { searchPatterns } from '#contract/base/words/search.ts';
import { type Seat, seatColumns, seatTables } from '../answers/queries.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';

export type Listing = { sort: (typeof seatSorts)[number]; filters: z.output<typeof seatFilters> };
/** What of the ballots the reader may be shown of seats that are not theirs. */
export type Shows = { answers: boolean; whoVoted: boolean };
type Page = { limit: number; offset: number };

export type Row = Seat & {
  arrived_at: string | null;
  left_at: string | null;
  person: string | null;
  beside: string | null;
  objections: number;
};

/** What the reader is not shown neither cuts nor orders the list. */
export function permitted({ sort, filters }: Listing, { answers, whoVoted }: Shows): Listing {
  const { text, state, point, value } = filters;
  const tellsWho = state === 'voted' || state === 'waiting';
  return {
    sort: !whoVoted && sort.endsWith('at') ? 'name' : sort,
    filters: {
      ...(text ? { text } : {}),
      ...(state && (whoVoted || !tellsWho) ? { state } : {}),
      ...(answers && point ? { point } : {}),
      ...(answers && value ? { value } : {}),
    },
  };
}

const isThere = sql`(p.arrived_at is not null and p.left_at is null)`;
const states: Record<NonNullable<Listing['filters']['state']>, SQL> = {
  voted: sql`a.answered > 0`,
  waiting: sql`(a.answered = 0 and not s.own)`,
  present: isThere,
  absent: sql`not ${isThere}`,
};

function answered({ point, value }: Listing['filters']): SQL {
  if (!point && !value) return sql``;
  const ofPoint = point ? sql` and y.point_id = ${point}` : sql``;
  const rows = sql`select from vote_answer y where y.svj_id = s.svj_id and y.vote_id = s.vote_id and y.seat_id = s.id${ofPoint}`;
  // Whoever said nothing is missing.
  if (value === 'miss') return sql` and not s.own and not exists (${rows} and y.value <> 'miss')`;
  return value ? sql` and exists (${rows} and y.value = ${value})` : sql` and exists (${rows})`;
}

function kept({ text, state, ...answer }: Listing['filters']): SQL {
  const parts: SQL[] = [];
  if (text) {
    const [start, inside] = searchPatterns(text);
    parts.push(sql` and (s.name_key like ${start} or s.name_key like ${inside})`);
  }
  if (state) parts.push(sql` and ${states[state]}`);
  return sql.join([...parts, answered(answer)], sql``);
}

const surname = sql`(
  select min(coalesce(m.company_name, m.last_name) collate "cs-x-icu") from member m
  where m.svj_id = s.svj_id and m.id = any(s.owner_ids))`;
const owners = sql`s.owners collate "cs-x-icu"`;

function orderOf(sort: Listing['sort']): SQL {
  const down = sort.startsWith('-') ? sql` desc` : sql``;
  const by: Record<string, SQL> = {
    name: sql`${surname}${down} nulls last, ${owners}${down}`,
    units: sql`s.units collate cs_numeric${down}, ${surname} nulls last, ${owners}`,
    share: sql`s.num / s.den${down} nulls last, ${surname}`,
    at: sql`a.at${down} nulls last, ${surname}`,
  };
  return sql`order by ${by[sort.replace('-', '')] ?? owners}, s.position, s.id`;
}

const tables = sql`${seatTables}
  left join vote_presence p on p.svj_id = s.svj_id and p.vote_id = s.vote_id and p.seat_id = s.id`;
const ofVote = (scope: Scope, voteId: number) =>
  sql`s.svj_id = ${scope.svjId} and s.vote_id = ${voteId} and s.parted_seq is null`;

/** A page of the seats of the vote. */
export async function listSeats(
  db: Db,
  scope: Scope,
  voteId: number,
  { sort, filters }: Listing,
  page: Page,
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${seatColumns}, p.arrived_at, p.left_at, p.person, p.beside,
      (select count(*) from vote_objection o where o.svj_id = s.svj_id and o.vote_id = s.vote_id and o.seat_id = s.id)
        as objections
    from ${tables}
    where ${ofVote(scope, voteId)}${kept(filters)}
    ${orderOf(sort)}
    limit ${page.limit} offset ${page.offset}`);
  return rows;
}

/** When the seats gave each of their present answers: seat → point → ISO. */
export async function answerTimesOf(
  db: Db,
  scope: Scope,
  voteId: number,
  seatIds: readonly number[],
): Promise<Map<number, Record<string, string>>> {
  const { rows } = await db.execute<{ seat_id: number; point_id: number; at: string }>(sql`
    select seat_id, point_id, at from vote_answer
    where svj_id = ${scope.svjId} and vote_id = ${voteId} and seat_id = any(${sql.param([...seatIds])}::bigint[])`);
  const bySeat = Map.groupBy(rows, (r) => r.seat_id);
  return new Map(
    [...bySeat].map(([seat, own]) => [
      seat,
      Object.fromEntries(own.map((r) => [String(r.point_id), new Date(r.at).toISOString()])),
    ]),
  );
}

export type SeatCounts = { listed: number; voted: number; waiting: number; present: number };

/** How many seats the filters leave, and of those that count how many have voted, have not, and are there. */
export async function countSeats(db: Db, scope: Scope, voteId: number, { filters }: Listing): Promise<SeatCounts> {
  const { rows } = await db.execute<SeatCounts>(sql`
    select count(*) filter (where true${kept(filters)}) as listed,
      count(*) filter (where a.answered > 0 and not s.own) as voted,
      count(*) filter (where a.answered = 0 and not s.own) as waiting,
      count(*) filter (where ${isThere} and not s.own) as present
    from ${tables}
    where ${ofVote(scope, voteId)}`);
  return rows[0] as SeatCounts;
}
