import type { AnsweredMany, AnsweringMany } from '#contract/approvals/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { refuseStrange } from '../ledger/steps-check.ts';
import { type At, approvalSeen, placesOf } from '../rows/queries.ts';
import { actingOf } from '../rows/queries-acting.ts';
import { decideNoted } from './steps-deciding.ts';

type Inside = <T>(run: (at: At) => Promise<T>) => Promise<T>;

/** Whose answer the asker gives to a request, and what it is called; null where they may not read it. */
async function whose(inside: Inside, id: number) {
  return inside(async ({ db, scope }) => {
    try {
      const a = await approvalSeen(db, scope, id);
      const acting = await actingOf(db, scope, a, await placesOf(db, scope, id));
      return { title: a.title, userId: acting?.memberId ?? scope.memberId ?? 0 };
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  });
}

/** The same answer to several requests, each in a transaction of its own: what one is refused for stops no other. */
export async function decideMany(
  portal: Portal,
  inside: Inside,
  { ids, status, note }: AnsweringMany,
): Promise<AnsweredMany> {
  const done: AnsweredMany = { answered: [], refused: [] };
  for (const id of new Set(ids)) {
    const request = await whose(inside, id);
    try {
      if (!request) throw new Refused('APPROVAL.NOT_FOUND');
      await refuseStrange(portal, inside, id);
      await inside((at) => decideNoted(portal, at, { id, userId: request.userId, status, note }));
      done.answered.push(id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      done.refused.push({ id, title: request?.title ?? null, why: error.key });
    }
  }
  return done;
}
