import { type SQL, sql } from 'drizzle-orm';
import { add, type Fraction, fraction, multiply, toText } from '#contract/base/shares/fraction.ts';
import type { Db } from '../../base/db/db.ts';
import { holdsOn } from '../../base/db/periods.ts';
import { may, type Scope } from '../../base/http/gate.ts';

/** Of contacts `c` those that the reader may see. */
const readable = (scope: Scope): SQL =>
  sql`(c.is_public or ${may(scope, 'members', 'rw')} or c.member_id = ${scope.memberId ?? 0})`;

/** The first e-mail and the first phone of each, as the reader may see them; keyed "id kind". */
export async function contactsToCall(db: Db, scope: Scope, ids: readonly number[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ member_id: number; kind: string; value: string }>(sql`
    select distinct on (c.member_id, c.kind) c.member_id, c.kind, c.value from member_contact c
    where c.svj_id = ${scope.svjId} and c.member_id = any(${sql.param([...ids])}::bigint[])
      and ${readable(scope)}
    order by c.member_id, c.kind, c.position, c.id`);
  return new Map(rows.map((r) => [`${r.member_id} ${r.kind}`, r.value]));
}

/** The same of everybody of `page`, beside them: `page.id` is theirs. */
export const callsOfPage = (scope: Scope): SQL => sql`
  left join lateral (
    select (array_agg(c.value order by c.position, c.id) filter (where c.kind = 'email'))[1] as email,
      (array_agg(c.value order by c.position, c.id) filter (where c.kind = 'phone'))[1] as phone
    from member_contact c
    where c.svj_id = ${scope.svjId} and c.member_id = page.id and ${readable(scope)}) calls on true`;

/** A unit somebody owns today, with the unit's share of the house and the entry's share of the unit. */
export type Home = { id: number; number: string; joint: boolean; house: Fraction | null; own: Fraction };

const s = sql.raw('s');
const o = sql.raw('o');

/** Units with the members `om` who own them on the day, and with their shares of the house. */
const ownedBy = (today: string): SQL => sql`ownership_member om
    join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id and ${holdsOn(o, today)}
    join unit u on u.svj_id = o.svj_id and u.id = o.unit_id and u.deleted_at is null
    left join unit_share s on s.svj_id = u.svj_id and s.unit_id = u.id and ${holdsOn(s, today)}`;
const byNumber = sql`order by u.number collate cs_numeric, u.id, o.id`;

type Digits = number | bigint | string;
/** A home as it is read; a share may have more digits than numbers of JSON hold. */
export type HomeRow = Pick<Home, 'id' | 'number' | 'joint'> & {
  num: Digits | null;
  den: Digits | null;
  own_num: Digits;
  own_den: Digits;
};
export const homeOf = ({ id, number, joint, ...row }: HomeRow): Home => ({
  ...{ id, number, joint, own: fraction(row.own_num, row.own_den) },
  house: row.num === null || row.den === null ? null : fraction(row.num, row.den),
});

/** Units that everybody of `page` owns today, beside them. */
export const homesOfPage = (scope: Scope, today: string): SQL => sql`
  left join lateral (
    select json_agg(json_build_object('id', u.id, 'number', u.number, 'joint', o.joint, 'num', s.num::text,
      'den', s.den::text, 'own_num', o.num::text, 'own_den', o.den::text) ${byNumber}) as homes
    from ${ownedBy(today)}
    where om.svj_id = ${scope.svjId} and om.member_id = page.id) owned on true`;

/** Units that each of these members owns today, by number. */
export async function homesOf(
  db: Db,
  scope: Scope,
  ids: readonly number[],
  today: string,
): Promise<Map<number, Home[]>> {
  const homes = new Map<number, Home[]>();
  if (ids.length === 0) return homes;
  const { rows } = await db.execute<HomeRow & { member_id: number }>(sql`
    select om.member_id, u.id, u.number, o.joint, s.num, s.den, o.num as own_num, o.den as own_den
    from ${ownedBy(today)}
    where om.svj_id = ${scope.svjId} and om.member_id = any(${sql.param([...ids])}::bigint[])
    ${byNumber}`);
  for (const row of rows) homes.set(row.member_id, [...(homes.get(row.member_id) ?? []), homeOf(row)]);
  return homes;
}

/** The part of the whole house that these units give, JSON text; a couple's joint share counts whole. Null without any. */
export function shareOfHouse(homes: readonly Home[]): string | null {
  const parts = homes.flatMap((h) => (h.house ? [multiply(h.house, h.own)] : []));
  const [first, ...rest] = parts;
  return first ? toText(rest.reduce(add, first)) : null;
}
