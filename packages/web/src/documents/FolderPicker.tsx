import { folders as calls } from '#contract/documents/endpoints-folders.ts';
import { useReading } from '../base/data.ts';
import { Select } from '../kit/form/Select.tsx';
import { flatTree } from './file/flat.ts';

type Props = { label: string; none: string; value: number | null; onChange: (id: number | null) => void };
const root = 'root';
const step = '\u2003';

/** A folder of documents, or outside of all; folders stand as deep as they are in the tree. */
export function FolderPicker({ label, none, value, onChange }: Props) {
  const folders = flatTree(useReading(calls.tree, {}).data?.folders ?? []);
  const data = [
    { value: root, label: none },
    ...folders.map(({ id, name, depth }) => ({ value: String(id), label: `${step.repeat(depth)}${name}` })),
  ];
  return (
    <Select
      label={label}
      data={data}
      value={value === null ? root : String(value)}
      onChange={(chosen) => onChange(chosen === root ? null : Number(chosen))}
    />
  );
}
