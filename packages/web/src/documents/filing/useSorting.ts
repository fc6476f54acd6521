import { useEffect, useMemo, useState } from 'react';
import { files } from '#contract/base/files/files.ts';
import { unitReader } from '#contract/documents/rules-units.ts';
import type { FilingUnit } from '#contract/documents/schema-filing.ts';
import { useChange } from '../../base/data.ts';
import { useUploads } from '../../kit/files/useUploads.ts';
import { type Goes, type Sorted, sortedOf } from './sorted.ts';

/** Files as they come, each with whom it goes to; sent as soon as they are chosen. */
export function useSorting(units: readonly FilingUnit[]) {
  const reader = useMemo(() => unitReader(units), [units]);
  const [papers, setPapers] = useState<readonly Sorted[]>([]);
  const drop = useChange(files.remove);
  const uploads = useUploads((view) =>
    setPapers((all) => [...all, sortedOf(reader, { ...view, name: view.name.normalize('NFC') })]),
  );
  const { items, send } = uploads;
  const isReady = items.some((item) => item.state === 'ready');
  useEffect(() => {
    if (isReady) send();
  }, [isReady, send]);
  const change = (fileId: number, to: Partial<Sorted>) =>
    setPapers((all) => all.map((one) => (one.fileId === fileId ? { ...one, ...to } : one)));
  return {
    papers,
    uploads,
    failed: items.filter((item) => item.state === 'failed'),
    /** Says to whom it goes; what was sure and is said anew stands among the unclear ones from then on. */
    give: (fileId: number, goes: Goes | null) => change(fileId, { goes, to: null, isDoubt: true }),
    /** Says who of the unit’s owners gets it. */
    giveTo: (fileId: number, to: string) => change(fileId, { to }),
    leaveOut: (fileId: number) => {
      setPapers((all) => all.filter((one) => one.fileId !== fileId));
      void drop.run({ id: fileId }).catch(() => undefined);
    },
  };
}
export type Sorting = ReturnType<typeof useSorting>;
