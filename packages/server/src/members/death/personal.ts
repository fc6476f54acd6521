import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { dropFiles } from '../../base/files/files.ts';
import { mostTold, personal } from '../../base/people/personal.ts';

const mark = { stays: 'that a death was marked, by whom and when, without a note; its day stays in the log alone' };
const acting = { byItself: 'nobody acts for their own estate, and for another one once' };
const estate = { byItself: 'who acted for whom stays without names; the papers go with whom they speak of' };
const deed = { not: 'what they did stands in the log' };

/** Deaths that were marked, and who acts for estates. */
export const personalOfDeaths = personal({
  columns: {
    'member_death.member_id': {
      told: { not: 'the file is of the living' },
      merged: { byItself: 'one mark stands of a person' },
      erased: { byItself: 'the note and what could be undone go' },
    },
    'member_death.marked_by': { told: deed, merged: 'given', erased: mark },
    'member_death.undone_by': { told: deed, merged: 'given', erased: mark },
    'estate_person.deceased_id': { told: { not: 'the file is of the living' }, merged: acting, erased: estate },
    'estate_person.member_id': { told: 'estates', merged: acting, erased: estate },
    'estate_person.made_by': { told: deed, merged: 'given', erased: estate },
    'estate_person.ended_by': { told: deed, merged: 'given', erased: estate },
  },
  tells: (scope, { id }) => ({
    estates: sql`
      select coalesce(d.company_name, concat_ws(' ', d.title_before, d.first_name, d.last_name)) as estate, e.acts_as,
        e.valid_from, e.valid_to
      from estate_person e join member d on d.svj_id = e.svj_id and d.id = e.deceased_id
      where e.svj_id = ${scope.svjId} and e.member_id = ${id} order by e.id ${mostTold}`,
  }),
  counts: none('a mark that stands is told by the name of the estate'),
  /** Marks and estates either acts for; one mark stands of a person, and nobody acts for their own estate. */
  async gives({ db, scope, now }, { from, to }) {
    const house = sql`svj_id = ${scope.svjId}`;
    await db.execute(sql`
      update member_death d set undone_at = ${now}, kept = null
      where ${house} and member_id = ${from} and undone_at is null and exists (select from member_death k
        where k.svj_id = d.svj_id and k.member_id = ${to} and k.undone_at is null)`);
    await db.execute(sql`update member_death set member_id = ${to} where ${house} and member_id = ${from}`);
    const pair = sql`${sql.param([to, from])}::bigint[]`;
    await db.execute(
      sql`delete from estate_person where ${house} and deceased_id = any(${pair}) and member_id = any(${pair})`,
    );
    await db.execute(sql`
      update estate_person e set valid_to = greatest(current_day(), e.valid_from)
      where ${house} and (member_id = ${from} or deceased_id = ${from}) and valid_to is null and exists (
        select from estate_person k where k.svj_id = e.svj_id and k.id <> e.id and k.valid_to is null
          and k.deceased_id in (e.deceased_id, ${to}) and k.member_id in (e.member_id, ${to}))`);
    for (const column of ['deceased_id', 'member_id'].map(sql.raw))
      await db.execute(sql`update estate_person set ${column} = ${to} where ${house} and ${column} = ${from}`);
  },
  async forgets({ db, scope, now }, ids) {
    const gone = sql`${sql.param([...ids])}::bigint[]`;
    await db.execute(sql`
      update member_death set note = '', kept = null, account_id = null
      where svj_id = ${scope.svjId} and member_id = any(${gone})`);
    const { rows } = await db.execute<{ id: number }>(sql`
      update estate_person set valid_to = coalesce(valid_to, greatest(current_day(), valid_from))
      where svj_id = ${scope.svjId} and (deceased_id = any(${gone}) or member_id = any(${gone})) returning id`);
    const papers = rows.map((r) => r.id);
    await dropFiles(db, scope, 'estate_person', papers, now);
  },
  death: {
    ends: (scope, id) => ({
      estates: sql`(select count(*) from estate_person
        where svj_id = ${scope.svjId} and member_id = ${id} and (valid_to is null or valid_to > current_day()))`,
    }),
    keeps: none('who acts for an estate is written down by a paper each time'),
    async dies({ db, scope, now }, id) {
      await db.execute(sql`
        update estate_person set valid_to = greatest(current_day(), valid_from), ended_at = ${now},
          ended_by = ${scope.memberId}
        where svj_id = ${scope.svjId} and member_id = ${id} and valid_to is null`);
    },
    returns: none('who acts for an estate is written down by a paper each time'),
  },
});
