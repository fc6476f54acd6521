import type { Asking } from '../../base/files/files.ts';
import { type Attended, attendedBy, powersOf, type UsedPower } from './queries.ts';
import type { Held } from './steps.ts';

/** What is printed after the minutes: who was there, by what powers, and how it was voted. */
export type Annexes = Held & { attended: readonly Attended[]; powers: readonly UsedPower[] };

export async function annexesOf({ db, scope }: Asking, held: Held): Promise<Annexes> {
  const { votes, book } = held;
  const voteIds = votes.map((v) => v.id);
  return {
    ...held,
    attended: book ? await attendedBy(db, scope, book.id) : [],
    powers: await powersOf(db, scope, voteIds),
  };
}
