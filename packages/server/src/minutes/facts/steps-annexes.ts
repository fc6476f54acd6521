import type { Asking } from '../../base/files/files.ts';
import { type Attended, attendedBy, powersOf, type UsedPower } from './queries.ts';
import { bookOf, type Held } from './steps.ts';

/** What is printed after the minutes: who was there, by what powers, and how it was voted. */
export type Annexes = {
  attended: readonly Attended[];
  powers: readonly UsedPower[];
  held: readonly Held[];
  book: Held | undefined;
};

export async function annexesOf({ db, scope }: Asking, held: readonly Held[]): Promise<Annexes> {
  const book = bookOf(held);
  const voteIds = held.map(({ vote }) => vote.id);
  return {
    ...{ held, book },
    attended: book ? await attendedBy(db, scope, book.vote.id) : [],
    powers: await powersOf(db, scope, voteIds),
  };
}
