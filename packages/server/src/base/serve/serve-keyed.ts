import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/base/calls/endpoint.ts';
import type { Db } from '../db/db.ts';
import type { Portal } from '../http/handler.ts';
import { keyIn, madeId, once } from '../http/once.ts';

export type AnyHandler = (at: object, input: unknown) => Promise<unknown>;
export type AnyRemade = (at: object, made: number, input: unknown) => Promise<unknown>;
type Inside = { db: Db; now: Date };
type Headed = Pick<FastifyRequest, 'headers'>;

/** The handler of the endpoint; under a key that is known it answers what the first call made. */
export const keyedBy =
  (portal: Portal, endpoint: Endpoint, handler: AnyHandler, remade: AnyRemade | undefined) =>
  ({ headers }: Headed): AnyHandler =>
  async (at, input) => {
    const key = keyIn(endpoint, headers);
    if (key === undefined || !remade) return handler(at, input);
    const { db, now } = at as Inside;
    return once(db, { endpoint, key, secret: portal.secret, now }, at, input, {
      make: () => handler(at, input),
      again: (made) => remade(at, made ?? (input as { id: number }).id, input),
      idOf: madeId,
    });
  };

/** The same for what only makes a row and answers its id. */
export async function keyedId(
  portal: Portal,
  endpoint: Endpoint,
  { headers }: Headed,
  { at, input }: { at: object; input: unknown },
  run: (at: object) => Promise<number>,
): Promise<number> {
  const key = keyIn(endpoint, headers);
  if (key === undefined) return run(at);
  const { db, now } = at as Inside;
  return once(db, { endpoint, key, secret: portal.secret, now }, at, input, {
    make: () => run(at),
    again: async (made) => made as number,
    idOf: (id) => id,
  });
}
