/** Archives of before the table that says where votes are from bring them to be read alone. */
export const asRecord = { travels: true, needs: 'vote_origin' } as const;
export const frozen = { foreign: 'what ledgers of another portal call it' };
