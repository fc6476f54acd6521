import {
  IconArrowDown,
  IconArrowUp,
  IconDownload,
  IconPencil,
  IconPhotoStar,
  IconPlayerTrackPrev,
  IconTrash,
} from '@tabler/icons-react';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { fileAt, useRemovePhotos } from '../rows/data.ts';
import type { TileDoing } from './PhotoTile.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { album: AlbumDetail; at: number; doing: TileDoing };

/** What whoever administers the album does with one photograph. */
export function PhotoItems({ album, at, doing }: Props) {
  const say = useText();
  const cover = useChange(galleryPhotos.cover);
  const remove = useRemovePhotos(album.id);
  const { images } = album;
  const id = images[at]?.id as number;
  return (
    <>
      <MenuItem leftSection={<IconPencil {...icon} />} onClick={() => doing.describe(id)}>
        {say('GALLERY.DESCRIBE')}
      </MenuItem>
      {album.coverId !== id && (
        <MenuItem
          leftSection={<IconPhotoStar {...icon} />}
          onClick={() => void cover.run({ id: album.id, attachmentId: id }).catch(() => undefined)}
        >
          {say('GALLERY.MAKE_COVER')}
        </MenuItem>
      )}
      <MenuItem leftSection={<IconDownload {...icon} />} onClick={() => download(fileAt(album, id))}>
        {say('GALLERY.DOWNLOAD')}
      </MenuItem>
      {at > 1 && (
        <MenuItem leftSection={<IconPlayerTrackPrev {...icon} />} onClick={() => doing.move(id, 0)}>
          {say('GALLERY.MOVE_FIRST')}
        </MenuItem>
      )}
      {at > 0 && (
        <MenuItem leftSection={<IconArrowUp {...icon} />} onClick={() => doing.move(id, at - 1)}>
          {say('GALLERY.MOVE_UP')}
        </MenuItem>
      )}
      {at < images.length - 1 && (
        <MenuItem leftSection={<IconArrowDown {...icon} />} onClick={() => doing.move(id, at + 1)}>
          {say('GALLERY.MOVE_DOWN')}
        </MenuItem>
      )}
      <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void remove([id])}>
        {say('GALLERY.DELETE.PHOTO')}
      </MenuItem>
    </>
  );
}
