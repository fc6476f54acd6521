import { sql } from 'drizzle-orm';
import { none } from '#contract/base/noun/define-noun.ts';
import { dropOfPapers, type OfPaper } from '../answers/queries-taken.ts';
import { mostTold, personal } from '../base/people/personal.ts';
import { tellsVotes } from '../motions/queries.ts';

const hand = { stays: 'through whose hands a paper went belongs to the vote, without a name' };

/** Ballots on paper: who had them in hand. */
export const personalOfPaper = personal({
  columns: {
    'vote_paper.recorded_by': { told: 'recorded_papers', merged: 'given', erased: hand },
    'vote_paper.confirmed_by': { told: 'recorded_papers', merged: 'given', erased: hand },
    'vote_paper.taken_by': { told: { not: 'what they did stands in the log' }, merged: 'given', erased: hand },
    'vote_print.asked_by': {
      told: { not: 'printed tickets are kept for a day' },
      merged: 'given',
      erased: { stays: 'printed tickets are kept for a day' },
    },
  },
  tells: (scope, { id }) =>
    !tellsVotes(scope, id)
      ? {}
      : {
          recorded_papers: sql`
            select v.name as vote, p.number, p.recorded_by = ${id} as recorded, p.at, p.confirmed_at from vote_paper p
            join vote v on v.svj_id = p.svj_id and v.id = p.vote_id
            where p.svj_id = ${scope.svjId} and (p.recorded_by = ${id} or p.confirmed_by = ${id})
            order by p.id ${mostTold}`,
        },
  counts: (scope, { id }) => ({
    recorded: sql`(select count(*) from vote_paper where svj_id = ${scope.svjId} and recorded_by = ${id})
      + (select count(*) from vote_paper where svj_id = ${scope.svjId} and confirmed_by = ${id})`,
  }),
  /** A paper that both had in hand was not seen by two people: while the vote runs it waits for another one. */
  async gives({ db, scope }, { from, to }) {
    await db.execute(sql`
      update vote_paper set confirmed_by = null, confirmed_at = null
      where svj_id = ${scope.svjId} and least(recorded_by, confirmed_by) = ${Math.min(to, from)}
        and greatest(recorded_by, confirmed_by) = ${Math.max(to, from)} and confirmed_by is not null
        and exists (select from vote v where v.svj_id = vote_paper.svj_id and v.id = vote_paper.vote_id and v.status = 'run')`);
    const alone = sql`p.svj_id = ${scope.svjId} and p.counts and p.confirmed_by is null
      and (p.photo_at is null or p.handed_in is not null)
      and exists (select from vote v where v.svj_id = p.svj_id and v.id = p.vote_id and v.status = 'run')`;
    const { rows } = await db.execute<OfPaper>(sql`
      update vote_paper p set counts = false where ${alone} returning p.vote_id, p.seat_id, p.seq`);
    await dropOfPapers(db, scope, rows);
  },
  forgets: none('papers of votes stay with their votes'),
  death: none('a paper that was handed in counts'),
});
