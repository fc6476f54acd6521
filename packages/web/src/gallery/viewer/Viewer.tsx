import { Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import { type TouchEvent, useEffect, useRef } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import type { AlbumDetail, AlbumImage } from '#contract/gallery/schema.ts';
import { useOpened } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { download } from '../../kit/files/download.ts';
import { fileAt, imageAt } from '../rows/data.ts';
import css from './Viewer.module.css';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
/** How far a finger goes before it turns a photograph, pixels. */
const swipe = 48;
/** Small ones that stand before and behind the one that is shown. */
const beside = 6;

type Props = { album: AlbumDetail; id: number; onTurn: (id: number) => void; onClose: (id: number) => void };

/** Arrows of the keyboard, wherever the focus is in the viewer. */
function useArrows(turn: (by: number) => void) {
  const latest = useRef(turn);
  latest.current = turn;
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key === 'ArrowLeft') latest.current(-1);
      if (e.key === 'ArrowRight') latest.current(1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** A finger that goes to a side turns; one that goes up and down does not. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (e: TouchEvent) => {
      const touch = e.touches[0];
      from.current = e.touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (e: TouchEvent) => {
      const touch = e.changedTouches[0];
      if (!from.current || !touch) return;
      const [dx, dy] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
      if (Math.abs(dx) > swipe && Math.abs(dx) > Math.abs(dy)) turn(dx < 0 ? 1 : -1);
      from.current = null;
    },
  };
}

/** Photographs one after another over the whole window, dark whatever the scheme is. */
export function Viewer({ album, id, onTurn, onClose }: Props) {
  const say = useText();
  const { images } = album;
  const at = Math.max(
    0,
    images.findIndex((image) => image.id === id),
  );
  const image = images[at] as AlbumImage;
  const turn = (by: number) => {
    const next = images[at + by];
    if (next) onTurn(next.id);
  };
  useArrows(turn);
  const touch = useSwipe(turn);
  const isOpen = useOpened(true);
  const heading = (
    <span className={css.title} tabIndex={-1} data-autofocus>
      <span className={css.name}>{typo(album.name)}</span>
      <span className={css.count} role="status">
        {say('GALLERY.VIEWER.N_OF', { n: at + 1, all: images.length })}
        <span className="vh">{image.caption}</span>
      </span>
    </span>
  );
  return (
    <Modal
      opened={isOpen}
      onClose={() => onClose(image.id)}
      title={heading}
      fullScreen
      withCloseButton={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: css.content, header: css.header, body: css.body, title: css.heading }}
      attributes={{ content: { 'data-mantine-color-scheme': 'dark' }, header: { role: 'presentation' } }}
    >
      <div className={css.tools}>
        <button type="button" className={css.button} onClick={() => download(fileAt(album, image.id))}>
          <IconDownload {...icon} />
          {say('GALLERY.VIEWER.DOWNLOAD')}
        </button>
        <button type="button" className={css.button} onClick={() => onClose(image.id)}>
          <IconX {...icon} />
          {say('BASE.CLOSE')}
        </button>
      </div>
      <div className={css.stage} {...touch}>
        <button type="button" className={css.turn} disabled={at === 0} onClick={() => turn(-1)}>
          <IconChevronLeft size={28} stroke={1.75} aria-hidden="true" />
          {say('GALLERY.VIEWER.PREVIOUS')}
        </button>
        <Picture key={image.id} album={album} image={image} />
        <button type="button" className={css.turn} disabled={at === images.length - 1} onClick={() => turn(1)}>
          <IconChevronRight size={28} stroke={1.75} aria-hidden="true" />
          {say('GALLERY.VIEWER.NEXT')}
        </button>
      </div>
      <Words image={image} />
      <Strip album={album} at={at} onTurn={onTurn} />
    </Modal>
  );
}

/** The photograph itself in the largest size, its colour until it comes. */
function Picture({ album, image }: { album: AlbumDetail; image: AlbumImage }) {
  const say = useText();
  const alt = image.caption || album.attachments.find((a) => a.id === image.id)?.name || say('GALLERY.ONE_PHOTO');
  const shape = { aspectRatio: image.ratio, '--ratio': image.ratio, background: image.color ?? undefined };
  return (
    <span className={css.picture} style={shape as React.CSSProperties}>
      {image.sizes === 'made' ? (
        <img src={imageAt(album, image.id, 'large')} alt={alt} draggable={false} />
      ) : (
        <span className={css.making}>{say(image.sizes === 'making' ? 'GALLERY.MAKING' : 'GALLERY.FAILED')}</span>
      )}
    </span>
  );
}

/** What stands under it: the caption, when it was taken, who brought it. */
function Words({ image }: { image: AlbumImage }) {
  const say = useText();
  const { moment } = useWhen();
  const facts = [
    image.takenAt && moment(image.takenAt),
    image.owner && say('GALLERY.VIEWER.BY', { name: image.owner }),
  ].filter(Boolean);
  return (
    <div className={css.words}>
      {image.caption && <p className={css.caption}>{typo(image.caption)}</p>}
      {facts.length > 0 && <p className={css.facts}>{facts.join(' · ')}</p>}
    </div>
  );
}

type StripProps = { album: AlbumDetail; at: number; onTurn: (id: number) => void };
/** Small ones around the one that is shown, for the pointer; arrows are the way for everybody. */
function Strip({ album, at, onTurn }: StripProps) {
  const some = album.images.slice(Math.max(0, at - beside), at + beside + 1);
  return (
    <div className={css.strip} aria-hidden="true">
      {some.map((image) => (
        <button
          key={image.id}
          type="button"
          tabIndex={-1}
          className={css.thumb}
          data-shown={image.id === album.images[at]?.id || undefined}
          style={{ aspectRatio: Math.min(2, Math.max(0.6, image.ratio)), background: image.color ?? undefined }}
          onClick={() => onTurn(image.id)}
        >
          {image.sizes === 'made' && <img src={imageAt(album, image.id, 'small')} alt="" loading="lazy" />}
        </button>
      ))}
    </div>
  );
}
