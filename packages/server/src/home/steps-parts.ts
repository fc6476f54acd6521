import type { Out } from '#contract/base/calls/endpoint.ts';
import type { together } from '#contract/home/endpoints-dashboard.ts';
import { type PartName, type Parts, partNames, parts } from '#contract/home/endpoints-dashboard.ts';
import { type Db, stayingOpen } from '../base/db/db.ts';
import { may, type Scope } from '../base/http/gate.ts';
import type { Answers } from '../define-noun.ts';
import { isLookedAt } from '../members/register/queries.ts';
import { askTogether } from './steps-together.ts';

type At = { db: Db; scope: Scope; now: Date };

/** With what a part is asked; null where the screen of the asker has no place for it. */
type Input = (at: At) => Promise<object | null> | object | null;
const inputs: Partial<Record<PartName, Input>> = {
  own: ({ scope }) => (scope.memberId === null ? null : { id: scope.memberId }),
  // Only who can mend it is told that something is not right.
  check: ({ scope }) => (may(scope, 'rooms', 'rw') ? {} : null),
  falling: async ({ db, scope }) => ((await isLookedAt(db, scope)) ? {} : null),
};

const mayAsk = (scope: Scope, name: PartName): boolean => {
  const { needs } = parts[name];
  return needs === 'member' || may(scope, needs.module, needs.right);
};

/** What the first screen shows the asker: each part under the right of its own call, and by its own handler. */
export async function partsFor(
  answers: Answers,
  at: At,
  broken: (name: PartName) => void,
): Promise<Out<typeof together.dashboard>> {
  const names = partNames.filter((name) => mayAsk(at.scope, name));
  const ask = async (name: PartName): Promise<unknown> => {
    const chosen = inputs[name];
    const input = chosen ? await chosen(at) : {};
    return input && answers.get(parts[name])?.(at, input);
  };
  const { came, silent } = await stayingOpen(at.db, () => askTogether(at.db, names, ask));
  silent.forEach(broken);
  return { parts: Object.fromEntries(came.filter(([, answer]) => answer !== null)) as Parts, silent };
}
