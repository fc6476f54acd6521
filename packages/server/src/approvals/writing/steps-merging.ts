import type { ApprovalState } from '#contract/approvals/schema-words.ts';
import type { AtLife } from '../../base/people/personal.ts';
import { namesOf } from '../ledger/queries.ts';
import { addEntry, adopt, placesSaid } from '../ledger/steps.ts';
import { type Approval, placesOf } from '../rows/queries.ts';
import { dropOwnSubstitutes } from '../standing/queries.ts';
import { changePlace, dropPlace, naming } from './queries.ts';
import { settle, standingOf } from './steps-settling.ts';

type Two = { from: number; to: number };

/** The record that stays is asked instead; where both are, one answer is left. Answers how the request stands then. */
async function giveAnswer(at: AtLife, a: Approval, { from, to }: Two): Promise<ApprovalState> {
  const places = await placesOf(at.db, at.scope, a.id);
  const [theirs, own] = [from, to].map((id) => places.find((p) => p.memberId === id));
  if (!theirs) return a.status;
  if (!own) {
    await changePlace(at, theirs.id, { memberId: to });
    return a.status;
  }
  const standing = await standingOf(at.portal, at, a);
  await dropPlace(at, theirs.id);
  const { status, note, stoodBy, decidedAt, asChair } = theirs;
  if (own.status === 'waiting') await changePlace(at, own.id, { status, note, stoodBy, decidedAt, asChair });
  return a.status === 'waiting' ? settle(at.portal, at, a, standing) : a.status;
}

/** Two records become one in every request that names the one that goes; its entries say so, and keep what they said. */
export async function giveAnswers(life: AtLife, { from, to }: Two): Promise<void> {
  const at = { ...life, scope: { ...life.scope, memberId: null } };
  await dropOwnSubstitutes(at, { from, to });
  for (const a of await naming(at, from)) {
    await adopt(at.portal, at, a);
    const names = await namesOf(at.db, at.scope, a);
    const [one, other] = [names.called(from), names.called(to)];
    const state = await giveAnswer(at, a, { from, to });
    const places = placesSaid(await placesOf(at.db, at.scope, a.id), names);
    const said = { state, places, from: one, to: other };
    await addEntry(at.portal, at, a, { what: 'merged', said });
    if (state !== a.status) await addEntry(at.portal, at, a, { what: 'closed', said: { state } });
  }
}
