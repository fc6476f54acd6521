import { sql } from 'drizzle-orm';
import { add, type Fraction, fraction, multiply, toText } from '#contract/base/shares/fraction.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import { may, type Scope } from '../../base/http/gate.ts';

/** The first e-mail and the first phone of each, as the reader may see them; keyed "id kind". */
export async function contactsToCall(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const everything = may(scope, 'members', 'rw');
  const { rows } = await db.execute<{ member_id: number; kind: string; value: string }>(sql`
    select distinct on (c.member_id, c.kind) c.member_id, c.kind, c.value from member_contact c
    where c.svj_id = ${scope.svjId} and c.member_id = any(${sql.param([...ids])}::bigint[])
      and (c.is_public or ${everything} or c.member_id = ${scope.memberId ?? 0})
    order by c.member_id, c.kind, c.position, c.id`);
  return new Map(rows.map((r) => [`${r.member_id} ${r.kind}`, r.value]));
}

type Parts = { num: number | bigint | null; den: number | bigint | null };
/** A unit somebody owns today, with the unit's share of the house and the entry's share of the unit. */
export type Home = { id: number; number: string; joint: boolean; house: Fraction | null; own: Fraction };

const s = sql.raw('s');
const o = sql.raw('o');

/** Units that each of these members owns today, by number. */
export async function homesOf(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  today: string,
): Promise<Map<number, Home[]>> {
  const homes = new Map<number, Home[]>();
  if (ids.length === 0) return homes;
  type Row = Parts & {
    member_id: number;
    id: number;
    number: string;
    joint: boolean;
    own_num: number | bigint;
    own_den: number | bigint;
  };
  const { rows } = await db.execute<Row>(sql`
    select om.member_id, u.id, u.number, o.joint, s.num, s.den, o.num as own_num, o.den as own_den
    from ownership_member om
    join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(o, today)}
    join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
    left join unit_share s on s.svj_id = u.svj_id and s.unit_id = u.id and ${holdsOn(s, today)}
    where om.svj_id = ${scope.svjId} and om.member_id = any(${sql.param([...ids])}::bigint[])
    order by u.number collate cs_numeric, u.id, o.id`);
  for (const row of rows) {
    const house = row.num === null || row.den === null ? null : fraction(row.num, row.den);
    const home = { id: row.id, number: row.number, joint: row.joint, house, own: fraction(row.own_num, row.own_den) };
    homes.set(row.member_id, [...(homes.get(row.member_id) ?? []), home]);
  }
  return homes;
}

/** The part of the whole house that these units give, JSON text; a couple's joint share counts whole. Null without any. */
export function shareOfHouse(homes: readonly Home[]): string | null {
  const parts = homes.flatMap((h) => (h.house ? [multiply(h.house, h.own)] : []));
  const [first, ...rest] = parts;
  return first ? toText(rest.reduce(add, first)) : null;
}
