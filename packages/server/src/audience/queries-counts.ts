import { type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import type { Scope } from '../base/http/gate.ts';
import { type Aimed, isReader, isWriter } from './queries.ts';

/**
 * Parts of a `with` that tell of a page of things whom they are for, each read once however many things stand on it:
 * `reader` (who may be told of the module; `writes` who administers it), `place` (of whom which unit and entrance is) and
 * `meant` (id of a thing, member), for those of `things` that are not for everyone. `things` is a query of `id`, `to_public`.
 */
export function meantOf(scope: Scope, aimed: Aimed, things: SQL, now: Date): SQL {
  const part = (who: SQL) => sql`select t.id, r.id as member_id from thing t
    join audience_part a on a.svj_id = ${scope.svjId} and a.owner = ${aimed.table} and a.owner_id = t.id ${who}
    where t.to_public or r.writes`;
  const placed = (column: 'unit_id' | 'entrance_id') => {
    const name = sql.identifier(column);
    return part(sql`join place p on p.${name} = a.${name} join reader r on r.id = p.member_id`);
  };
  return sql`
    reader as materialized (select m.id, m.role, m.custom_role_id, ${isWriter(scope, aimed)} as writes
      from member m where ${isReader(scope, aimed, sql`true`)}),
    place as materialized (select p.member_id, p.unit_id, p.entrance_id from house_places(${scope.svjId}, ${dayIn(now)}::date) p),
    thing as materialized (${things}),
    meant as (${part(sql`join reader r on r.role = a.role`)}
      union ${part(sql`join reader r on r.custom_role_id = a.custom_role_id`)}
      union ${placed('unit_id')}
      union ${placed('entrance_id')})`;
}
