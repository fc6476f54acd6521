import { pathOf } from '#contract/base/calls/links.ts';
import { mostUses, type Uses } from '#contract/documents/schema-attached.ts';
import type { Chosen } from '#contract/documents/schema-bin.ts';
import type { FileGuards, Use } from '../../base/files/file-handlers.ts';
import type { At } from '../rows/queries.ts';
import { type UsedAt, usedAt } from './queries-uses.ts';

const keyOf = ({ owner, ownerId }: Pick<UsedAt, 'owner' | 'ownerId'>): string => `${owner} ${ownerId}`;

/** What they are attached to, as far as the asker may open both: each owner says which of its rows they may, and how those are called. */
export async function usesOf(at: At, guards: FileGuards, chosen: Chosen): Promise<Uses> {
  const { db, scope, now } = at;
  const rows = await usedAt(db, scope, chosen, now);
  const known = new Map<string, Use>();
  for (const owner of new Set(rows.map((r) => r.owner))) {
    const uses = Object.hasOwn(guards, owner) ? guards[owner]?.uses : undefined;
    if (!uses || 'none' in uses) continue;
    const ids = [...new Set(rows.flatMap((r) => (r.owner === owner ? [r.ownerId] : [])))];
    for (const use of await uses(db, scope, ids, now)) known.set(keyOf({ owner, ownerId: use.id }), use);
  }
  // Two replies of one discussion stand on one page.
  const seen = new Map<string, Uses['uses'][number]>();
  for (const row of rows) {
    const use = known.get(keyOf(row));
    if (!use) continue;
    const found = { documentId: row.documentId, version: row.version, title: use.title, path: pathOf(use.at) };
    seen.set(Object.values(found).join(' '), found);
  }
  return { total: seen.size, uses: [...seen.values()].slice(0, mostUses) };
}
