import { ActionIcon, Button, FileButton } from '@mantine/core';
import { IconChecks, IconDots, IconDownload, IconPencil, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { galleryLinks } from '#contract/gallery/links.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { useWayBack } from '../../base/left.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useArchive, useRemove } from '../rows/data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** Named one by one: a telephone then makes a JPEG of what it keeps in a kind of its own. */
const taken = 'image/jpeg,image/png,image/webp,image/gif';

type Props = { album: AlbumDetail; onFiles: (files: File[]) => void };

/** All of it as one archive, and the way in for others. */
export function AlbumButtons({ album, onFiles }: Props) {
  const say = useText();
  const archive = useArchive();
  return (
    <>
      {album.images.length > 0 && (
        <Button
          variant="default"
          leftSection={<IconDownload {...icon} />}
          onClick={() => void archive(album.id).catch(() => undefined)}
        >
          {say('GALLERY.DOWNLOAD_ALL')}
        </Button>
      )}
      {(album.may.edit || album.may.offer) && <AddButton onFiles={onFiles} />}
    </>
  );
}

export function AddButton({ onFiles }: Pick<Props, 'onFiles'>) {
  const say = useText();
  return (
    <FileButton multiple accept={taken} onChange={onFiles}>
      {(props) => (
        <Button {...props} leftSection={<IconPhotoPlus {...icon} />}>
          {say('GALLERY.ADD_PHOTOS')}
        </Button>
      )}
    </FileButton>
  );
}

/** The rest of what is done with an album. */
export function AlbumMenu({ album, onChoose }: { album: AlbumDetail; onChoose: () => void }) {
  const say = useText();
  const navigate = useNavigate();
  const remove = useRemove();
  const list = useWayBack(galleryLinks.list());
  const leave = () => {
    if (!list.go()) void navigate({ ...galleryLinks.list(), search: list.search, replace: true });
  };
  if (!album.may.edit) return null;
  return (
    <DropMenu
      width={260}
      opener={
        <ActionIcon aria-label={say('GALLERY.MORE')} variant="default">
          <IconDots {...icon} />
        </ActionIcon>
      }
    >
      <MenuItem
        leftSection={<IconPencil {...icon} />}
        renderRoot={(props) => <Link {...props} {...linkTo(galleryLinks.edit(album.id))} />}
      >
        {say('GALLERY.EDIT')}
      </MenuItem>
      {album.images.length > 0 && (
        <MenuItem leftSection={<IconChecks {...icon} />} onClick={onChoose}>
          {say('GALLERY.CHOOSE')}
        </MenuItem>
      )}
      <MenuItem
        color="cihla"
        leftSection={<IconTrash {...icon} />}
        onClick={() => void remove(album).then((isGone) => isGone && leave())}
      >
        {say('GALLERY.DELETE.DO')}
      </MenuItem>
    </DropMenu>
  );
}
