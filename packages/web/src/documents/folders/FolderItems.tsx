import { IconDownload, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import type { FolderRow } from '#contract/documents/schema-folders.ts';
import { useText } from '../../base/texts.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useArchive, useRemoveFolder } from '../file/data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = {
  folder: FolderRow;
  mayManage: boolean;
  onEdit: () => void;
  onMove: () => void;
  /** It is in the bin. */
  onRemoved?: () => void;
};

/** What may be done with one folder. */
export function FolderItems({ folder, mayManage, onEdit, onMove, onRemoved }: Props) {
  const say = useText();
  const archive = useArchive();
  const remove = useRemoveFolder();
  return (
    <>
      <MenuItem
        leftSection={<IconDownload {...icon} />}
        disabled={folder.fileCount === 0}
        onClick={() => void archive({ folders: [folder.id] })}
      >
        {say('DOCS.DOWNLOAD_ZIP')}
      </MenuItem>
      {mayManage && (
        <>
          <MenuItem leftSection={<IconPencil {...icon} />} onClick={onEdit}>
            {say('DOCS.FOLDER.EDIT')}
          </MenuItem>
          <MenuItem leftSection={<IconFolderSymlink {...icon} />} onClick={onMove}>
            {say('DOCS.MOVE')}
          </MenuItem>
          <MenuItem
            color="cihla"
            leftSection={<IconTrash {...icon} />}
            onClick={() => void remove(folder).then((gone) => gone && onRemoved?.())}
          >
            {say('DOCS.FOLDER.DELETE_YES')}
          </MenuItem>
        </>
      )}
    </>
  );
}
