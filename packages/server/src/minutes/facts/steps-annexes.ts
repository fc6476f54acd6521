import type { Asking } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { Block } from '../../base/pdf/pdf-blocks.ts';
import { deliveryAnnex } from '../../summons/print/steps.ts';
import { type Attended, attendedBy, powersOf, type UsedPower } from './queries.ts';
import type { Held } from './steps.ts';

/** What is printed after the minutes: how people were invited, who was there, by what powers, and how it was voted. */
export type Annexes = Held & { delivery: Block[]; attended: readonly Attended[]; powers: readonly UsedPower[] };

export async function annexesOf(
  portal: Portal,
  at: Asking,
  { id, lang }: { id: number; lang: 'cs' | 'en' },
  held: Held,
): Promise<Annexes> {
  const { db, scope } = at;
  const { votes, book } = held;
  const voteIds = votes.map((v) => v.id);
  return {
    ...held,
    delivery: await deliveryAnnex(portal, at, id, lang),
    attended: book ? await attendedBy(db, scope, book.id) : [],
    powers: await powersOf(db, scope, voteIds),
  };
}
