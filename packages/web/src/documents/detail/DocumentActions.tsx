import { Button } from '@mantine/core';
import { IconDots, IconFolderSymlink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { documentLinks } from '#contract/documents/links.ts';
import type { DocumentDetail } from '#contract/documents/schema.ts';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { toFolder, useRemoveDocument } from '../file/data.ts';
import { Taking } from '../file/Taking.tsx';
import { Late } from '../folders/Late.tsx';
import { MoveDialog } from '../folders/lateDialogs.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { file: DocumentDetail; onEdit: () => void };

/** What may be done with the document: two buttons, the rest in a menu. */
export function DocumentActions({ file, onEdit }: Props) {
  const say = useText();
  const [moving, move] = useState(false);
  return (
    <>
      {file.mayManage && (
        <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          {say('FORM.EDIT')}
        </Button>
      )}
      <Taking file={file} />
      <More file={file} onMove={() => move(true)} />
      <Late>
        {moving && (
          <MoveDialog
            title={say('DOCS.MOVING.TITLE_FILES', { count: 1 })}
            chosen={{ files: [file.id], folders: [] }}
            from={file.folderId}
            onClose={() => move(false)}
          />
        )}
      </Late>
    </>
  );
}

function More({ file, onMove }: { file: DocumentDetail; onMove: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const remove = useRemoveDocument();
  const list = useWayBack(documentLinks.list());
  const removeNow = async () => {
    if (!(await remove(file)) || list.go()) return;
    await navigate({ ...toFolder(file.folderId), replace: true });
  };
  if (!file.mayManage && !file.mayRemove) return null;
  return (
    <DropMenu
      opener={
        <Button variant="default" leftSection={<IconDots {...icon} />}>
          {say('DOCS.MORE')}
        </Button>
      }
    >
      {file.mayManage && (
        <MenuItem leftSection={<IconFolderSymlink {...icon} />} onClick={onMove}>
          {say('DOCS.MOVE')}
        </MenuItem>
      )}
      {file.mayRemove && (
        <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void removeNow()}>
          {say('DOCS.FILE.DELETE_YES')}
        </MenuItem>
      )}
    </DropMenu>
  );
}
