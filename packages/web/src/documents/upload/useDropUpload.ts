import { useEffect, useRef, useState } from 'react';
import { folders } from '#contract/documents/endpoints-folders.ts';
import type { FolderList } from '#contract/documents/schema-folders.ts';
import { useChange } from '../../base/data.ts';
import { useUploads } from '../../kit/files/useUploads.ts';
import { type Dropped, foldersIn } from './dropped.ts';
import { type Said, silently } from './Switches.tsx';
import { useFiling } from './useFiling.ts';

/** Paths of folders in one call. */
const mostPaths = 1000;

/** Sends what was dropped, one file after another, each to the folder of its name; folders are made first. */
export function useDropUpload({ folder, mayManage }: FolderList) {
  const here = folder?.id ?? null;
  const filing = useFiling();
  const make = useChange(folders.paths);
  const places = useRef(new Map<File, number | null>());
  const said = useRef(silently);
  const [all, setAll] = useState(0);
  const uploads = useUploads((view, from) => filing.file(view, places.current.get(from) ?? here, said.current), {
    asDocument: true,
  });
  const { items, send, edit, add } = uploads;
  const [isPublic, setPublic] = useState(true);
  const isReady = items.some((item) => item.state === 'ready');
  useEffect(() => {
    if (!isReady) return;
    if (!isPublic) for (const item of items) if (item.isPublic) edit(item.key, { isPublic });
    send();
  }, [isReady, isPublic, items, edit, send]);

  async function idsOf(paths: string[]): Promise<Map<string, number> | null> {
    const found = new Map<string, number>();
    for (let at = 0; at < paths.length; at += mostPaths) {
      const some = paths.slice(at, at + mostPaths);
      const answer = await make.run({ parentId: here, paths: some }).catch(() => undefined);
      if (!answer) return null;
      for (const { path, id } of answer.folders) found.set(path, id);
    }
    return found;
  }
  async function start(files: readonly Dropped[], forAll: boolean, what: Said): Promise<void> {
    said.current = what;
    const ids = mayManage ? await idsOf(foldersIn(files)) : new Map<string, number>();
    if (!ids) return;
    for (const { file, folder: path } of files) places.current.set(file, ids.get(path.normalize('NFC')) ?? here);
    setPublic(forAll);
    setAll(files.length);
    add(files.map(({ file }) => file));
  }
  const sending = items.find((item) => item.state === 'sending' || item.state === 'lost');
  const failed = items.filter((item) => item.state === 'failed');
  return {
    all,
    done: all - items.length,
    /** How much of the one that is on its way is there. */
    part: sending?.done ?? 0,
    isLost: sending?.state === 'lost',
    failed,
    busy: make.busy || uploads.busy,
    start,
    retry: () => {
      for (const { key } of failed) uploads.retry(key);
    },
  };
}
