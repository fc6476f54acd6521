import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { FolderList, FolderRow } from '#contract/documents/schema-folders.ts';
import { useText } from '../../base/texts.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import { toFolder } from '../file/data.ts';
import { FolderItems } from '../folders/FolderItems.tsx';
import { FolderSign } from '../folders/FolderSign.tsx';
import { Late } from '../folders/Late.tsx';
import { FolderDialog, MoveDialog } from '../folders/lateDialogs.ts';
import css from './FolderCards.module.css';

/** Folders of the one that is open, as cards. */
export function FolderCards({ place: { folders, mayManage } }: { place: FolderList }) {
  const say = useText();
  const [edited, edit] = useState<FolderRow | null>(null);
  const [moved, move] = useState<FolderRow | null>(null);
  if (folders.length === 0) return null;
  return (
    <>
      <ul className={css.cards} aria-label={say('DOCS.TREE')}>
        {folders.map((folder) => (
          <li key={folder.id} className={css.card}>
            <Link {...toFolder(folder.id)} className={css.link}>
              <FolderSign color={folder.color} />
              <span className={css.words}>
                <span className={css.name}>{folder.name}</span>
                <span className={css.count}>{say('DOCS.FILES', { count: folder.fileCount })}</span>
              </span>
            </Link>
            <RowMenu name={folder.name}>
              <FolderItems
                folder={folder}
                mayManage={mayManage}
                onEdit={() => edit(folder)}
                onMove={() => move(folder)}
              />
            </RowMenu>
          </li>
        ))}
      </ul>
      <Late>
        {edited && <FolderDialog folderId={edited.id} parentId={edited.parentId} onClose={() => edit(null)} />}
        {moved && (
          <MoveDialog
            title={say('DOCS.MOVING.TITLE_FOLDER', { name: moved.name })}
            chosen={{ files: [], folders: [moved.id] }}
            from={moved.parentId}
            onClose={() => move(null)}
          />
        )}
      </Late>
    </>
  );
}
