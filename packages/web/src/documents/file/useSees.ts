import type { DocumentRow } from '#contract/documents/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useTree } from './data.ts';
import { chainTo, type Sees, seenThrough } from './tree.ts';

/** Who opens documents of this place; known only to who administers them, because others do not see every folder. */
export function useSees(folderId: number | null): ((file: Pick<DocumentRow, 'isPublic' | 'byName'>) => Sees) | null {
  const administers = useMay('documents', 'rw');
  const tree = useTree(administers).data?.folders;
  if (!administers || !tree) return null;
  const chain = chainTo(tree, folderId);
  return (file) => seenThrough(chain, file);
}
