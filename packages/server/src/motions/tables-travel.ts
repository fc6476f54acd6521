/** Archives of before the table that says where votes are from bring them to be read alone. */
export const asRecord = { travels: true, needs: 'vote_origin' } as const;
export const frozen = { foreign: 'what ledgers of another portal call it' };

/** Votes whose ballots nobody may see, the committee included: those that run, and hidden ones that were cancelled. */
export const closedVote = (row: string): string =>
  `(${row}.status = 'run' or ${row}.cancelled_at is not null and ${row}.shows = 'hidden')`;
/** Rows of such votes. */
export const ofClosedVote = (row: string): string =>
  `exists (select from vote v where v.svj_id = ${row}.svj_id and v.id = ${row}.vote_id and ${closedVote('v')})`;
