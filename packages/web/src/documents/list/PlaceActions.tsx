import { Button } from '@mantine/core';
import {
  IconCalendarDue,
  IconDots,
  IconFolderPlus,
  IconHomeShare,
  IconLink,
  IconTrashX,
  IconUpload,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { crumbOf, documentLinks } from '#contract/documents/links.ts';
import type { FolderList } from '#contract/documents/schema-folders.ts';
import { useMay } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { toFolder } from '../file/data.ts';
import { FolderItems } from '../folders/FolderItems.tsx';
import { Late } from '../folders/Late.tsx';
import { FolderDialog, LinkDialog, MoveDialog, UploadDialog } from '../folders/lateDialogs.ts';
import { silently, UploadSwitches } from '../upload/Switches.tsx';
import { useFiling } from '../upload/useFiling.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Open = 'new' | 'upload' | 'link' | 'edit' | 'move';

/** What is done with the place that is open: two buttons, the rest in a menu. */
export function PlaceActions({ place }: { place: FolderList }) {
  const say = useText();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const { folder, breadcrumb, mayAdd, mayManage } = place;
  const { file } = useFiling();
  const [said, setSaid] = useState(silently);
  const close = () => {
    setOpen(null);
    setSaid(silently);
  };
  const folderId = folder?.id ?? null;
  const above = breadcrumb.at(-2)?.id ?? null;
  return (
    <>
      {mayManage && (
        <Button variant="default" leftSection={<IconFolderPlus {...icon} />} onClick={() => setOpen('new')}>
          {say('DOCS.FOLDER.NEW')}
        </Button>
      )}
      {mayAdd && (
        <Button leftSection={<IconUpload {...icon} />} onClick={() => setOpen('upload')}>
          {say('DOCS.UPLOADING.DO')}
        </Button>
      )}
      <More place={place} onOpen={setOpen} onRemoved={() => void navigate(toFolder(above))} />
      <Late>
        {open === 'new' && <FolderDialog folderId={null} parentId={folderId} onClose={close} />}
        {open === 'edit' && folder && <FolderDialog folderId={folder.id} parentId={folder.parentId} onClose={close} />}
        {open === 'link' && <LinkDialog folderId={folderId} mayHide={mayManage} onClose={close} />}
        {open === 'upload' && (
          <UploadDialog
            visibility={mayManage && 'VISIBLE_FOLDER'}
            asDocument
            onClose={close}
            onUploaded={(view) => file(view, folderId, said)}
          >
            <UploadSwitches said={said} onChange={setSaid} />
          </UploadDialog>
        )}
        {open === 'move' && folder && (
          <MoveDialog
            title={say('DOCS.MOVING.TITLE_FOLDER', { name: folder.name })}
            chosen={{ files: [], folders: [folder.id] }}
            from={folder.parentId}
            onClose={close}
          />
        )}
      </Late>
    </>
  );
}

type MoreProps = { place: FolderList; onOpen: (open: Open) => void; onRemoved: () => void };
function More({ place: { folder, bounds, mayAdd, mayManage }, onOpen, onRemoved }: MoreProps) {
  const say = useText();
  // Where owners do not see, their papers have no place.
  const isOpenToAll = bounds === null || bounds === 'public';
  const seesBin = useMay('documents', 'rw');
  return (
    <DropMenu
      width={260}
      opener={
        <Button variant="default" leftSection={<IconDots {...icon} />}>
          {say('DOCS.MORE')}
        </Button>
      }
    >
      {mayAdd && (
        <MenuItem leftSection={<IconLink {...icon} />} onClick={() => onOpen('link')}>
          {say('DOCS.LINKING.NEW')}
        </MenuItem>
      )}
      {folder && (
        <FolderItems
          folder={folder}
          mayManage={mayManage}
          onEdit={() => onOpen('edit')}
          onMove={() => onOpen('move')}
          onRemoved={onRemoved}
        />
      )}
      {mayManage && isOpenToAll && (
        <MenuItem
          leftSection={<IconHomeShare {...icon} />}
          renderRoot={(props) => (
            <Link {...props} {...linkTo(documentLinks.filing(), folder ? { breadcrumb: crumbOf(folder.id) } : {})} />
          )}
        >
          {say('FILING.DO')}
        </MenuItem>
      )}
      <MenuItem
        leftSection={<IconCalendarDue {...icon} />}
        renderRoot={(props) => <Link {...props} {...linkTo(documentLinks.due())} />}
      >
        {say('DUE.DO')}
      </MenuItem>
      {seesBin && (
        <MenuItem
          leftSection={<IconTrashX {...icon} />}
          renderRoot={(props) => <Link {...props} {...linkTo(documentLinks.bin())} />}
        >
          {say('DOCS.BIN.DO')}
        </MenuItem>
      )}
    </DropMenu>
  );
}
