/**
 * In a wing a later noun reads tables of an earlier one. What still reads the other way stands here with its reason: each
 * asks one question of rows that it joins, and a parameter would carry them out of the statement. Nothing is added, and
 * what is not read any more is taken off.
 */
export const readAhead: Readonly<Record<string, string>> = {
  'motions/queries.ts reads vote_answer': 'who took part opens a vote that the register entitles them to no more',
  'motions/queries.ts reads vote_seat': 'as above, by the seat',
  'motions/queries.ts reads vote_voter': 'as above, by who may vote for the seat',
  'motions/queries-course.ts reads vote_paper': 'the term of papers depends on whether one stands',
  'second/queries-listing.ts reads representation': 'what the second person is asked about is named by its row',
  'second/queries-listing.ts reads vote_paper': 'as above',
  'second/queries-listing.ts reads vote_proxy': 'as above',
  'second/queries-papers.ts reads vote_paper':
    'until when a second person may confirm follows from when it was handed in',
  'proxies/queries-around.ts reads vote_objection': 'a use of a power says whether it was objected to',
  'proxies/queries-use.ts reads vote_answer': 'a seat that a power reaches says whether it has voted',
  'proxies/queries-use.ts reads vote_presence': 'a seat whose owner is in the room by now is held by no power',
  'paper/counting/queries.ts reads vote_objection': 'a paper says how many objected to it',
};
