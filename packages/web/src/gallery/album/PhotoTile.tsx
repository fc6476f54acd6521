import { Checkbox } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { useText } from '../../base/texts.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import { imageAt } from '../rows/data.ts';
import css from './AlbumGrid.module.css';
import { PhotoItems } from './PhotoItems.tsx';
import { type Placed, widthOf } from './rows.ts';
import { useArrived } from './useArrived.ts';

/** The first ones are seen as soon as the album is. */
const atOnce = 4;

/** What is done with photographs of the grid. */
export type TileDoing = {
  open: (id: number) => void;
  /** Chosen ones, while they are being chosen. */
  chosen: ReadonlySet<number> | null;
  choose: (id: number) => void;
  describe: (id: number) => void;
  /** Puts the photograph to the place that another one has. */
  move: (id: number, to: number) => void;
};
type Props = { album: AlbumDetail; tile: Placed; doing: TileDoing };

/** What a photograph is called by whoever does not see it. */
export const useCalled = (album: AlbumDetail) => {
  const say = useText();
  return (at: number): string =>
    album.images[at]?.caption || say('GALLERY.PHOTO_N', { n: at + 1, all: album.images.length });
};

/** Taking one photograph by the pointer to the place of another; with the keyboard its menu does the same. */
function useDragging({ tile: { image, at }, doing }: Props, may: boolean) {
  const [isOver, setOver] = useState(false);
  if (!may) return { isOver: false, ways: {} };
  const kind = 'application/x-photo';
  const isPhoto = (e: DragEvent) => e.dataTransfer.types.includes(kind);
  return {
    isOver,
    ways: {
      draggable: true,
      onDragStart: (e: DragEvent) => e.dataTransfer.setData(kind, String(image.id)),
      onDragOver: (e: DragEvent) => {
        if (!isPhoto(e)) return;
        e.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (e: DragEvent) => {
        setOver(false);
        if (!isPhoto(e)) return;
        e.preventDefault();
        doing.move(Number(e.dataTransfer.getData(kind)), at);
      },
    },
  };
}

/** One photograph of the grid. */
export function PhotoTile(props: Props) {
  const { album, tile, doing } = props;
  const { image, at, ratio } = tile;
  const called = useCalled(album)(at);
  const isChoosing = doing.chosen !== null;
  const isChosen = doing.chosen?.has(image.id) ?? false;
  const { isOver, ways } = useDragging(props, album.may.edit && !isChoosing);
  const { place, isHere } = useArrived<HTMLLIElement>(at < atOnce);
  const names = [css.tile, isOver && css.over, isChosen && css.chosen].filter(Boolean).join(' ');
  return (
    <li ref={place} id={`foto-${image.id}`} className={names} style={{ flexGrow: ratio }} {...ways}>
      <button
        type="button"
        className={css.picture}
        style={{ aspectRatio: ratio, ...(image.color && { background: image.color }) }}
        aria-label={called}
        onClick={() => (isChoosing ? doing.choose(image.id) : doing.open(image.id))}
      >
        <Inside {...props} isHere={isHere} />
      </button>
      {image.caption && <p className={css.caption}>{typo(image.caption)}</p>}
      {isChoosing && (
        <Checkbox
          className={css.check}
          aria-label={called}
          checked={isChosen}
          onChange={() => doing.choose(image.id)}
        />
      )}
      {album.may.edit && !isChoosing && (
        <div className={css.menu}>
          <RowMenu name={called}>
            <PhotoItems album={album} at={at} doing={doing} />
          </RowMenu>
        </div>
      )}
    </li>
  );
}

/** The picture in the size that its place asks for; why there is none yet. */
function Inside({ album, tile: { image, ratio, width }, isHere }: Props & { isHere: boolean }) {
  const say = useText();
  if (image.sizes !== 'made')
    return <span className={css.making}>{say(image.sizes === 'making' ? 'GALLERY.MAKING' : 'GALLERY.FAILED')}</span>;
  const [small, medium] = (['small', 'medium'] as const).map((size) => imageAt(album, image.id, size));
  // A picture that is cut stands larger than its place.
  const wide = Math.round(width * Math.max(1, image.ratio / ratio));
  return (
    <img
      className={isHere ? undefined : css.later}
      loading="lazy"
      src={small}
      srcSet={`${small} ${widthOf('small', image.ratio)}w, ${medium} ${widthOf('medium', image.ratio)}w`}
      sizes={`${wide}px`}
      alt=""
      decoding="async"
      draggable={false}
    />
  );
}
