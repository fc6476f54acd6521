import { type FolderVisibility, narrowest } from '#contract/documents/rules.ts';
import type { FolderNode } from '#contract/documents/schema-folders.ts';

/** The folders above and itself, from the outermost; none when it is not in the tree. */
export function chainTo(tree: readonly FolderNode[], id: number | null): FolderNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = chainTo(node.children, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

export type Sees = FolderVisibility | 'house' | 'some';

/** Who of the house opens what stands at the end of this chain of folders; by name it is for those who were chosen. */
export function seenThrough(
  chain: readonly Pick<FolderNode, 'visibility' | 'isNarrowed'>[],
  { isPublic, byName = false }: { isPublic: boolean; byName?: boolean },
): Sees {
  if (byName) return 'some';
  if (!isPublic) return 'committee';
  const whole = narrowest(chain.map((folder) => folder.visibility));
  if (whole !== null && whole !== 'public') return whole;
  return chain.some((folder) => folder.isNarrowed) ? 'some' : 'house';
}
