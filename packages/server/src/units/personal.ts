import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import type { Scope } from '../base/http/gate.ts';
import { mostTold, personal } from '../base/people/personal.ts';

const register = { stays: 'the register says who owned, represented and lived where; without a name' };
const deed = { told: { not: 'what they did stands in the log' }, merged: 'given', erased: register } as const;
const theirs = (scope: Scope, id: number) => sql`svj_id = ${scope.svjId} and member_id = ${id}`;

type Lives = { unitId: number; relation: string };

/** Units of people: what they own, represent and live in. */
export const personalOfUnits = personal({
  columns: {
    'ownership_member.member_id': { told: 'ownerships', merged: 'given', erased: register },
    'unit_representative.member_id': { told: 'represents', merged: 'given', erased: register },
    'unit_person.member_id': {
      told: 'lives',
      merged: { byItself: 'who lives in a unit as both records lives there once' },
      erased: register,
    },
    'owner_change.made_by': deed,
    'owner_correction.made_by': deed,
  },
  tells: (scope, { id }) => ({
    ownerships: sql`
      select u.number as unit, o.num || '/' || o.den as share_of_unit, o.joint, o.valid_from, o.valid_to
      from ownership_member om
      join ownership o on o.svj_id = om.svj_id and o.id = om.ownership_id
      join unit u on u.svj_id = o.svj_id and u.id = o.unit_id
      where om.svj_id = ${scope.svjId} and om.member_id = ${id} order by o.valid_from nulls first, o.id ${mostTold}`,
    represents: sql`
      select u.number as unit, r.valid_from, r.valid_to from unit_representative r
      join unit u on u.svj_id = r.svj_id and u.id = r.unit_id
      where r.svj_id = ${scope.svjId} and r.member_id = ${id} order by r.id ${mostTold}`,
    lives: sql`
      select u.number as unit, p.relation from unit_person p
      join unit u on u.svj_id = p.svj_id and u.id = p.unit_id
      where p.svj_id = ${scope.svjId} and p.member_id = ${id} order by u.number ${mostTold}`,
  }),
  counts: (scope, { id }) => ({
    ownerships: sql`(select count(*) from ownership_member where ${theirs(scope, id)})`,
    representing: sql`(select count(*) from unit_representative where ${theirs(scope, id)})
      + (select count(*) from unit_person where ${theirs(scope, id)})`,
  }),
  async gives({ db, scope }, { from, to }) {
    await db.execute(sql`
      insert into unit_person (svj_id, unit_id, member_id, relation)
      select svj_id, unit_id, ${to}, relation from unit_person where ${theirs(scope, from)}
      on conflict do nothing`);
    await db.execute(sql`delete from unit_person where ${theirs(scope, from)}`);
  },
  forgets: none('the register stays as it was'),
  death: {
    ends: (scope, id) => ({
      lives: sql`(select count(*) from unit_person where ${theirs(scope, id)})`,
      representing: sql`(select count(*) from unit_representative
        where ${theirs(scope, id)} and (valid_to is null or valid_to > current_day()))`,
    }),
    async keeps({ db, scope }, id) {
      const { rows } = await db.execute<Lives>(sql`
        select unit_id as "unitId", relation from unit_person where ${theirs(scope, id)} order by unit_id, relation`);
      return { lives: rows };
    },
    // That nobody is represented by them is said in votes, which tell the owners.
    async dies({ db, scope }, id) {
      await db.execute(sql`delete from unit_person where ${theirs(scope, id)}`);
    },
    async returns({ db, scope }, id, { lives }) {
      await db.execute(sql`
        insert into unit_person (svj_id, unit_id, member_id, relation)
        select ${scope.svjId}::bigint, l."unitId", ${id}::bigint, l.relation
        from jsonb_to_recordset(${JSON.stringify(lives ?? [])}::jsonb) as l ("unitId" bigint, relation text)
        join unit u on u.svj_id = ${scope.svjId} and u.id = l."unitId" and u.deleted_at is null
        on conflict do nothing`);
    },
  },
});
