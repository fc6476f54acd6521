import { Button, Menu } from '@mantine/core';
import { IconDots, IconFolderPlus, IconLink, IconTrashX, IconUpload } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { documentLinks } from '#contract/documents/links.ts';
import type { FolderList } from '#contract/documents/schema.ts';
import { useMay } from '../../base/me.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/table/DropMenu.tsx';
import { toFolder } from '../file/data.ts';
import { FolderItems } from '../folders/FolderItems.tsx';
import { Late } from '../folders/Late.tsx';
import { FolderDialog, LinkDialog, MoveDialog, UploadDialog } from '../folders/lateDialogs.ts';
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
  const close = () => setOpen(null);
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
            visibility={mayManage && 'VISIBLE_READERS'}
            onClose={close}
            onUploaded={(view) => file(view, folderId)}
          />
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
function More({ place: { folder, mayAdd, mayManage }, onOpen, onRemoved }: MoreProps) {
  const say = useText();
  const seesBin = useMay('documents', 'rw');
  if (!folder && !mayAdd && !seesBin) return null;
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
        <Menu.Item leftSection={<IconLink {...icon} />} onClick={() => onOpen('link')}>
          {say('DOCS.LINKING.NEW')}
        </Menu.Item>
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
      {seesBin && (
        <Menu.Item
          leftSection={<IconTrashX {...icon} />}
          renderRoot={(props) => <Link {...props} {...linkTo(documentLinks.bin())} />}
        >
          {say('DOCS.BIN.DO')}
        </Menu.Item>
      )}
    </DropMenu>
  );
}
