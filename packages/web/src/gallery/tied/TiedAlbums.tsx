import { typo } from '#contract/base/words/typo.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import type { AlbumRow } from '#contract/gallery/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { ListLink } from '../../kit/table/ListCell.tsx';
import css from './TiedAlbums.module.css';

/** Albums of something, each with its cover. */
export function TiedAlbums({ albums }: { albums: readonly AlbumRow[] }) {
  const say = useText();
  return (
    <Card title={say('GALLERY.TIED')}>
      <CardRows>
        {albums.map((album) => (
          <CardRow key={album.id}>
            <Album album={album} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function Album({ album: { id, name, photoCount, cover } }: { album: AlbumRow }) {
  const say = useText();
  return (
    <div className={css.album}>
      <span className={css.cover} style={cover?.color ? { background: cover.color } : undefined} aria-hidden="true">
        {cover?.url && <img src={cover.url} alt="" loading="lazy" />}
      </span>
      <span className={css.words}>
        <ListLink to={galleryLinks.one(id)}>{typo(name)}</ListLink>
        <span className={css.second}>{say('GALLERY.COUNT', { count: photoCount })}</span>
      </span>
    </div>
  );
}
