import { useMemo } from 'react';
import type { AlbumDetail, AlbumImage } from '#contract/gallery/schema.ts';
import { useText } from '../../base/texts.tsx';
import { partsOf, useNear } from '../../kit/table/useNear.ts';
import css from './AlbumGrid.module.css';
import { PhotoTile, type TileDoing } from './PhotoTile.tsx';
import { heightOf, placed } from './rows.ts';
import { useWidth } from './useWidth.ts';

/** Photographs of one part: those away from the window are an empty place of the same height. */
const inPart = 48;

type Props = { album: AlbumDetail; doing: TileDoing };
type PartProps = Props & { some: readonly AlbumImage[]; begin: number; isEnd: boolean; width: number };

function Part({ album, some, begin, isEnd, width, doing }: PartProps) {
  const rows = useMemo(() => placed(some, { first: begin, isEnd, width }), [some, begin, isEnd, width]);
  const { place, gap } = useNear<HTMLDivElement>({
    first: some[0] as AlbumImage,
    begins: begin === 0,
    guess: heightOf(rows),
  });
  return (
    <div ref={place} id={`fotky-${begin}`} style={gap === null ? undefined : { height: gap }}>
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
  const parts = useMemo(() => partsOf(album.images, inPart), [album.images]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of lists is no set of fields
    <div ref={place} role="group" aria-label={say('GALLERY.PHOTOS')} className={css.grid}>
      {width > 0 &&
        parts.map((some, i) => (
          <Part
            key={some[0]?.id}
            album={album}
            some={some}
            begin={i * inPart}
            isEnd={i === parts.length - 1}
            width={width}
            doing={doing}
          />
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
  document.getElementById(`fotky-${at - (at % inPart)}`)?.scrollIntoView({ block: 'center' });
  // The part is drawn once its observer has seen it; until then there is nothing to focus.
  const watcher = new MutationObserver(() => focus() && watcher.disconnect());
  watcher.observe(document.body, { childList: true, subtree: true });
  window.setTimeout(() => watcher.disconnect(), 2000);
}
