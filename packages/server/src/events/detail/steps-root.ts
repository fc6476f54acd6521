import { type At, eventSeen, rootOf } from '../rows/queries.ts';

type Handler = (at: At, ...given: object[]) => Promise<unknown>;
type Input = { id: number };

/**
 * Calls about comments, confirmations and following, which belong to a whole series: asked of an occurrence that was changed by
 * itself they mean its series.
 */
export function ofRoot<H extends object>(handlers: H): H {
  const rooted = async (at: At, input: Input): Promise<Input> => ({
    ...input,
    id: rootOf(await eventSeen(at, input.id)),
  });
  const called = Object.entries(handlers).map(([name, handler]) => [
    name,
    typeof handler === 'function'
      ? async (at: At, input: Input) => (handler as Handler)(at, await rooted(at, input))
      : handler,
  ]);
  return Object.fromEntries(called) as H;
}
