import { typo } from '#contract/base/words/typo.ts';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import type { AlbumRow, Tie } from '#contract/gallery/schema.ts';
import { useReading } from '../../base/data.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { ListLink } from '../../kit/table/ListCell.tsx';
import css from './TiedCard.module.css';

/** Albums of a report or of an event; nothing where there are none for who reads. */
function TiedCard(tie: Tie) {
  const say = useText();
  const reads = useMay('gallery', 'r');
  const { data } = useReading(gallery.tied, tie, { when: reads });
  if (!data || data.galleries.length === 0) return null;
  return (
    <Card title={say('GALLERY.TIED')}>
      <CardRows>
        {data.galleries.map((album) => (
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

type Of = { id: number };
export const AlbumsOfReport = ({ id }: Of) => <TiedCard kind="report" id={id} />;
export const AlbumsOfEvent = ({ id }: Of) => <TiedCard kind="event" id={id} />;
