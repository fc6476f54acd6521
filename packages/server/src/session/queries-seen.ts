import type { Portal } from '../base/http/handler.ts';

/** Keeps the last moment that a session was seen; of two calls at once the later one holds. */
export const keepSeen = ({ pool }: Pick<Portal, 'pool'>, { id }: { id: number }, now: Date): Promise<unknown> =>
  pool.aside.query('update session set last_seen_at = greatest(last_seen_at, $2) where id = $1', [id, now]);
