import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { dropFiles } from '../base/files/files.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { tellsVotes } from '../motions/queries.ts';

const power = { byItself: 'it ends, its note and papers go; what was done by it stays' };
const anew = { byItself: 'a power of either record is approved anew, one between both is nobody’s' };
const deed = { told: { not: 'what they did stands in the log' }, merged: 'given', erased: power } as const;

/** Powers of attorney, given and held. */
export const personalOfProxies = personal({
  columns: {
    'vote_proxy.principal_id': { told: 'powers_of_attorney', merged: anew, erased: power },
    'vote_proxy.agent_id': { told: 'powers_of_attorney', merged: anew, erased: power },
    'vote_proxy.made_by': deed,
    'vote_proxy.decided_by': deed,
    'vote_proxy.revoked_by': deed,
  },
  tells: (scope, { id }) =>
    !tellsVotes(scope, id)
      ? {}
      : {
          powers_of_attorney: sql`
            select p.principal_id = ${id} as given, coalesce(v.name, '') as vote, p.valid_from, p.valid_to, p.state, p.note,
              p.reason, p.created_at, p.decided_at, p.revoked_at
            from vote_proxy p left join vote v on v.svj_id = p.svj_id and v.id = p.vote_id
            where p.svj_id = ${scope.svjId} and (p.principal_id = ${id} or p.agent_id = ${id})
            order by p.id ${mostTold}`,
        },
  counts: (scope, { id }) => ({
    proxies: sql`(select count(*) from vote_proxy
      where svj_id = ${scope.svjId} and (principal_id = ${id} or agent_id = ${id}))`,
  }),
  /**
   * Every power has to be approved anew: one given to the record that goes, because somebody else may sign in to it now; one
   * that either gave, because it would reach the seats of the other, in a running vote too. One between both is nobody's.
   */
  async gives({ db, scope, now }, { from, to }) {
    const house = sql`svj_id = ${scope.svjId}`;
    const pair = sql`${sql.param([to, from])}::bigint[]`;
    await db.execute(sql`
      update vote_proxy set state = 'revoked', revoked_at = ${now}, version = version + 1, updated_at = ${now}
      where ${house} and principal_id = any(${pair}) and agent_id = any(${pair})
        and state in ('waiting', 'approved')`);
    await db.execute(sql`
      update vote_proxy set state = 'waiting', by_principal = false, counted_as = null, version = version + 1,
        updated_at = ${now}
      where ${house} and principal_id = any(${pair}) and state = 'approved'`);
    await db.execute(sql`
      update vote_proxy set principal_id = ${to} where ${house} and principal_id = ${from}
        and agent_id is distinct from ${to}::bigint`);
    await db.execute(sql`
      update vote_proxy set agent_id = ${to}, by_principal = false, counted_as = null, version = version + 1, updated_at = ${now},
        state = case when state = 'approved' then 'waiting' else state end
      where ${house} and agent_id = ${from} and principal_id <> ${to}`);
  },
  async forgets({ db, scope, now }, ids) {
    const gone = sql`${sql.param([...ids])}::bigint[]`;
    const { rows } = await db.execute<{ id: number }>(sql`
      update vote_proxy set note = '', reason = '', version = version + 1, updated_at = ${now},
        revoked_at = case when state in ('waiting', 'approved') then ${now} else revoked_at end,
        state = case when state in ('waiting', 'approved') then 'revoked' else state end
      where svj_id = ${scope.svjId} and (principal_id = any(${gone}) or agent_id = any(${gone}))
      returning id`);
    const papers = rows.map((r) => r.id);
    await dropFiles(db, scope, 'vote_proxy', papers, now);
  },
  death: {
    ends: (scope, id) => ({
      powers: sql`(select count(*) from vote_proxy p left join vote v on v.svj_id = p.svj_id and v.id = p.vote_id
        where p.svj_id = ${scope.svjId} and (p.principal_id = ${id} or p.agent_id = ${id})
          and p.state in ('waiting', 'approved') and (p.valid_to is null or p.valid_to >= current_day())
          and coalesce(v.status <> 'finish', true))`,
    }),
    keeps: none('a power that ended is given anew'),
    dies: none('powers end together with representations, in the order in which both are locked'),
    returns: none('a power that ended is given anew'),
  },
});
