import { useMemo } from 'react';
import type { AlbumDetail, AlbumImage } from '#contract/gallery/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useNear } from '../../kit/table/useNear.ts';
import css from './AlbumGrid.module.css';
import { PhotoTile, type TileDoing } from './PhotoTile.tsx';
import { type GridRow, heightOf, type Placed, partsIn, rowsIn } from './rows.ts';
import { useWidth } from './useWidth.ts';

type Props = { album: AlbumDetail; doing: TileDoing };
type PartProps = Props & { first: Placed; rows: readonly GridRow[] };

/** Some rows; away from the window an empty place of the same height. */
function Part({ album, first: { image, at }, rows, doing }: PartProps) {
  const { place, gap } = useNear<HTMLDivElement>({ first: image, begins: at === 0, guess: heightOf(rows) });
  return (
    <div ref={place} id={`fotky-${at}`} className={css.part} style={gap === null ? undefined : { height: gap }}>
      {gap === null &&
        rows.map(({ key, tiles, rest }) => (
          <ul key={key} className={css.row}>
            {tiles.map((tile) => (
              <PhotoTile key={tile.image.id} album={album} tile={tile} doing={doing} />
            ))}
            {rest > 0 && <li aria-hidden="true" style={{ flexGrow: rest }} />}
          </ul>
        ))}
    </div>
  );
}

/** Photographs of an album in rows of their own ratios, each in its colour until it comes. */
export function AlbumGrid({ album, doing }: Props) {
  const say = useText();
  const { place, width } = useWidth<HTMLDivElement>();
  const parts = useMemo(() => (width > 0 ? partsIn(rowsIn(album.images, width)) : []), [album.images, width]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of lists is no set of fields
    <div ref={place} role="group" aria-label={say('GALLERY.PHOTOS')} className={css.grid}>
      {parts.map((part) => (
        <Part key={part.first.image.id} album={album} {...part} doing={doing} />
      ))}
    </div>
  );
}

/** Brings the photograph into sight and gives it the focus, also where its part is not drawn just now. */
export function focusPhoto(images: readonly AlbumImage[], id: number): void {
  const at = images.findIndex((image) => image.id === id);
  if (at < 0) return;
  const focus = () => {
    const button = document.querySelector<HTMLElement>(`#foto-${id} button`);
    button?.focus();
    return button !== null;
  };
  if (focus()) return;
  const parts = [...document.querySelectorAll('[id^=fotky-]')];
  parts.findLast((part) => Number(part.id.slice(6)) <= at)?.scrollIntoView({ block: 'center' });
  // The part is drawn once its observer has seen it; until then there is nothing to focus.
  const watcher = new MutationObserver(() => focus() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  window.setTimeout(() => watcher.disconnect(), 2000);
}
