import { Checkbox } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { wholeName } from '#contract/base/files/files.ts';
import type { DocumentRow } from '#contract/documents/schema.ts';
import type { FolderList, FolderRow } from '#contract/documents/schema-folders.ts';
import { useText } from '../../base/texts.tsx';
import { FileSign } from '../file/FileSign.tsx';
import { SeenBy } from '../file/SeenBy.tsx';
import { FolderSign } from '../folders/FolderSign.tsx';
import { useSizeText } from '../list/FileName.tsx';
import css from './PickDialog.module.css';
import { seesIn } from './picked.ts';

type FoldersProps = { folders: readonly FolderRow[]; onOpen: (folderId: number) => void };

/** Folders to go into. */
export function PickFolders({ folders, onOpen }: FoldersProps) {
  const say = useText();
  if (folders.length === 0) return null;
  return (
    <ul className={css.rows} aria-label={say('ATTACHED.PICK.FOLDERS')}>
      {folders.map((folder) => (
        <li key={folder.id} className={css.row}>
          <button type="button" className={css.folder} onClick={() => onOpen(folder.id)}>
            <FolderSign color={folder.color} />
            <span className={css.words}>
              <span className={css.name}>{folder.name}</span>
              <span className={css.second}>{say('DOCS.FILES', { count: folder.fileCount })}</span>
            </span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type FilesProps = {
  rows: readonly DocumentRow[];
  place: FolderList;
  picked: readonly ChosenFile[];
  toggle: (row: DocumentRow, place: FolderList) => void;
};

/** Documents with checkboxes; who sees them is for who administers them. */
export function PickFiles({ rows, place, picked, toggle }: FilesProps) {
  const say = useText();
  const sizeOf = useSizeText();
  const ids = useId();
  if (rows.length === 0) return null;
  return (
    <ul className={css.rows} aria-label={say('ATTACHED.PICK.FILES')}>
      {rows.map((row) => (
        <li key={row.id} className={css.row}>
          <label className={css.file} htmlFor={`${ids}${row.id}`}>
            <Checkbox
              id={`${ids}${row.id}`}
              checked={picked.some((c) => c.id === row.id)}
              onChange={() => toggle(row, place)}
            />
            <FileSign file={row} />
            <span className={css.words}>
              <span className={css.name}>{wholeName(row)}</span>
              <span className={css.second}>{sizeOf(row)}</span>
            </span>
            {place.mayManage && <SeenBy sees={seesIn(place, row)} />}
          </label>
        </li>
      ))}
    </ul>
  );
}
