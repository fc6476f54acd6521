import { folders as calls } from '#contract/documents/endpoints-folders.ts';
import type { FolderNode } from '#contract/documents/schema-folders.ts';
import { useReading } from '../base/data.ts';
import { Select } from '../kit/choose/Select.tsx';
import { flatTree } from './file/flat.ts';

/** All folders that the asker may open, as a tree. */
export const useFolderTree = () => useReading(calls.tree, {});

/** Whether everybody in the house reads what is put there: no folder on the way is for somebody narrower. */
export function isForAll(tree: readonly FolderNode[], id: number | null): boolean {
  if (id === null) return true;
  return tree.some((f) => {
    if (f.visibility !== 'public' || f.isNarrowed) return false;
    return f.id === id || isForAll(f.children, id);
  });
}

type Place = { value: string; label: string };
type Props = {
  label: string;
  tree: readonly FolderNode[];
  /** What may be chosen beside folders, before them. */
  others: readonly Place[];
  value: string;
  onChange: (place: string) => void;
};
const step = '\u2003';

/** A folder of documents by its number, or another place; folders stand as deep as they are in the tree. */
export function FolderPicker({ label, tree, others, value, onChange }: Props) {
  const folders = flatTree(tree).map(({ id, name, depth }) => ({
    value: String(id),
    label: `${step.repeat(depth)}${name}`,
  }));
  return <Select label={label} data={[...others, ...folders]} value={value} onChange={(to) => to && onChange(to)} />;
}
