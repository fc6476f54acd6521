import type { AtLife } from '../../base/people/personal.ts';
import { placesOf } from '../rows/queries.ts';
import { addEntry, askedOf, changePlace, dropPlace } from './queries.ts';
import { settle, standingOf } from './steps-settling.ts';

/** The record that stays is asked instead; where both are, one answer is left, and that may decide. */
export async function giveAnswers(at: AtLife, { from, to }: { from: number; to: number }): Promise<void> {
  const byItself = { ...at, scope: { ...at.scope, memberId: null } };
  for (const a of await askedOf(at, from)) {
    const places = await placesOf(at.db, at.scope, a.id);
    const [theirs, own] = [from, to].map((id) => places.find((p) => p.memberId === id));
    if (!theirs) continue;
    if (!own) {
      await changePlace(at, theirs.id, { memberId: to });
      continue;
    }
    const standing = await standingOf(at.portal, byItself, a);
    await dropPlace(at, theirs.id);
    const { status, note, decidedAt, asChair } = theirs;
    if (own.status === 'waiting') await changePlace(at, own.id, { status, note, decidedAt, asChair });
    if (a.status !== 'waiting') continue;
    if (await settle(at.portal, byItself, a, standing)) await addEntry(byItself, a.id, { what: 'closed' });
  }
}
