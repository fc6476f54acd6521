import { IconHourglass, IconPhoto } from '@tabler/icons-react';
import { typo } from '#contract/base/words/typo.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import type { AlbumRow } from '#contract/gallery/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { ListLink } from '../../kit/table/ListCell.tsx';
import type { Tile } from '../../kit/table/TableTiles.tsx';
import { useDays } from '../rows/data.ts';
import { PrivateTag } from '../rows/PrivateTag.tsx';
import css from './AlbumTile.module.css';

export const AlbumName = ({ row }: { row: AlbumRow }) => (
  <ListLink to={galleryLinks.one(row.id)}>{typo(row.name)}</ListLink>
);

/** What an album is known by: its cover, its colour until that comes, or a sign where nothing is in it. */
function Cover({ row: { cover } }: { row: AlbumRow }) {
  const say = useText();
  return (
    <span className={css.cover} style={cover?.color ? { background: cover.color } : undefined}>
      {cover?.url && <img src={cover.url} alt="" loading="lazy" />}
      {cover?.isMaking && <span className={css.making}>{say('GALLERY.MAKING')}</span>}
      {!cover && <IconPhoto size={40} stroke={1.5} aria-hidden="true" />}
    </span>
  );
}

/** An album as a tile of the list. */
export function useAlbumTile() {
  const say = useText();
  const days = useDays();
  return (row: AlbumRow): Tile => ({
    picture: <Cover row={row} />,
    words: (
      <>
        <span className={css.name}>
          <AlbumName row={row} />
        </span>
        <span className={css.second}>
          <span>{say('GALLERY.COUNT', { count: row.photoCount })}</span> <span>{days(row)}</span>
        </span>
        <span>
          <PrivateTag visibility={row.visibility} />
          {row.offered > 0 && (
            <Tag icon={IconHourglass} tone="warn">
              {say('GALLERY.OFFERS.WAIT', { count: row.offered })}
            </Tag>
          )}
        </span>
      </>
    ),
  });
}
