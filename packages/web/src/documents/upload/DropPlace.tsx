import { IconUpload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { FolderList } from '#contract/documents/schema-folders.ts';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Late } from '../folders/Late.tsx';
import css from './DropPlace.module.css';
import { type Dropped, droppedFiles } from './dropped.ts';

const DropDialog = latePart(async () => (await import('./DropDialog.tsx')).DropDialog);

const hasFiles = (e: DragEvent) => e.dataTransfer?.types.includes('Files') === true;
/** A dialog that stands open takes its own files, or none. */
const isTaken = () => document.querySelector('[role=dialog]') !== null;

/** Files over the page: whether they are there, and what was let go of. */
function useDropping(onDrop: (files: Dropped[]) => void) {
  const [over, setOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is dropped goes to the page as it stands then
  useEffect(() => {
    // Each element that is entered is left again: what is over the page has been entered once more than left.
    let depth = 0;
    const become = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    const enter = (e: DragEvent) => hasFiles(e) && !isTaken() && become(depth + 1);
    const leave = (e: DragEvent) => hasFiles(e) && become(depth - 1);
    const move = (e: DragEvent) => hasFiles(e) && !isTaken() && e.preventDefault();
    const drop = (e: DragEvent) => {
      become(0);
      if (!hasFiles(e) || !e.dataTransfer || isTaken()) return;
      e.preventDefault();
      void droppedFiles(e.dataTransfer).then(onDrop);
    };
    const told = [
      ['dragenter', enter],
      ['dragleave', leave],
      ['dragover', move],
      ['drop', drop],
    ] as const;
    for (const [name, listen] of told) window.addEventListener(name, listen as EventListener);
    return () => {
      for (const [name, listen] of told) window.removeEventListener(name, listen as EventListener);
    };
  }, []);
  return over;
}

/** Takes files and whole folders that are dropped anywhere on the page. */
export function DropPlace({ place }: { place: FolderList }) {
  const say = useText();
  const [dropped, setDropped] = useState<Dropped[] | null>(null);
  const over = useDropping(setDropped);
  return (
    <>
      {over && (
        <div className={css.veil}>
          <div className={css.words}>
            <IconUpload size={32} stroke={1.5} aria-hidden="true" />
            {say('DOCS.UPLOADING.DROP')}
            {place.folder && (
              <span className={css.to}>{say('DOCS.UPLOADING.DROP_TO', { name: place.folder.name })}</span>
            )}
          </div>
        </div>
      )}
      <Late>{dropped && <DropDialog place={place} dropped={dropped} onClose={() => setDropped(null)} />}</Late>
    </>
  );
}
