import type { Query, QueryClient } from '@tanstack/react-query';
import { home } from '#contract/home/endpoints.ts';
import { keyOf } from '../base/data.ts';
import { lists } from '../base/fresh.ts';

const isList = (query: Query) => query.queryKey.at(-1) === 'parts';

/** Of whose rows an answer tells. */
const nounsOf = ({ queryKey, meta }: Query): string[] => [
  String(queryKey[1]),
  ...((meta?.hears as readonly string[] | undefined) ?? []),
];

/**
 * Asks again what is shown of these nouns, or of all, in one house: numbers and records at once; a list is looked at aside and
 * changes only where nothing of it would move. What is not shown is old, and asked for when it is.
 */
export async function freshen(client: QueryClient, house: number, topics: ReadonlySet<string> | null): Promise<void> {
  const told = (query: Query) =>
    query.queryKey[0] === house && (topics === null || nounsOf(query).some((noun) => topics.has(noun)));
  await Promise.all([
    client.invalidateQueries({ queryKey: keyOf(house, home.waits, {}) }),
    client.invalidateQueries({ predicate: (query) => told(query) && !isList(query) }),
    client.invalidateQueries({
      predicate: (query) => told(query) && isList(query) && !query.isActive(),
      refetchType: 'none',
    }),
    ...lists(house, topics).map((list) => list.look()),
  ]);
}
