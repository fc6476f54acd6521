import { useEffect } from 'react';
import { portable } from '#contract/portable/endpoints.ts';
import { portableImports } from '#contract/portable/endpoints-imports.ts';
import type { ArchiveImport } from '#contract/portable/schema.ts';
import { ask } from '../base/ask.ts';
import { useReading } from '../base/data.ts';
import { download } from '../kit/files/download.ts';
import { whilePresent } from '../kit/presence/presence.tsx';

const every = 2000;

/** Archives of the house, asked for again while one of them is being written. */
export function useArchives() {
  const of = useReading(portable.list, {});
  const isOn = of.data?.archives.some((a) => a.state === 'waiting' || a.state === 'running') ?? false;
  const { refetch } = of;
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => void refetch(), every);
    return () => clearInterval(timer);
  }, [isOn, refetch]);
  return of;
}

/** Saves the archive, once whoever asks proved who they are. */
export const saveArchive = (id: number): Promise<void> =>
  whilePresent(() => ask(portable.download, { id }))
    .then((told) => told && download(told.url))
    .catch(() => undefined);

export const isGoing = ({ state }: Pick<ArchiveImport, 'state'>): boolean => state === 'waiting' || state === 'running';

/** The folder of archives and what came out of it, asked for again while something is coming. */
export function useImports() {
  const of = useReading(portableImports.list, {});
  const isOn = of.data?.imports.some(isGoing) ?? false;
  const { refetch } = of;
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => void refetch(), every);
    return () => clearInterval(timer);
  }, [isOn, refetch]);
  return of;
}
