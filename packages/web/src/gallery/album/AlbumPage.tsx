import { Button } from '@mantine/core';
import { IconTrash, IconUser, IconUsers } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { useChange } from '../../base/data.ts';
import { useRemembered } from '../../base/left.ts';
import { latePart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { OnTheWay } from '../../kit/files/PhotosField.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { moved } from '../../kit/page/moved.ts';
import { useNarrow } from '../../kit/page/narrow.ts';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { StickyBar, StickyEnd } from '../../kit/page/StickyBar.tsx';
import { Offers } from '../offers/Offers.tsx';
import { useAlbum, useDays, useRemovePhotos } from '../rows/data.ts';
import { MissingAlbum } from '../rows/MissingAlbum.tsx';
import { PrivateTag } from '../rows/PrivateTag.tsx';
import { AddButton, AlbumButtons, AlbumMenu } from './AlbumActions.tsx';
import { AlbumGrid, focusPhoto } from './AlbumGrid.tsx';
import css from './AlbumPage.module.css';
import { TiedTo } from './TiedTo.tsx';
import { useAdding } from './useAdding.ts';

const PhotoDialog = latePart(async () => (await import('./PhotoDialog.tsx')).PhotoDialog);
const Viewer = latePart(async () => (await import('../viewer/Viewer.tsx')).Viewer);
const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** /fotogalerie/{id}: one album to look at. */
export function AlbumPage() {
  const { id } = useParams({ from: '/inside/fotogalerie/$id' });
  useRemembered();
  const of = useAlbum(id);
  if (!(id > 0) || (of.error?.status === 404 && !of.data)) return <MissingAlbum key={id} told={of.error !== null} />;
  return <Shown key={id} id={id} of={of} />;
}

type ShownProps = { id: number; of: ReturnType<typeof useAlbum> };
function Shown({ id, of }: ShownProps) {
  const say = useText();
  const narrow = useNarrow();
  const uploads = useAdding(id, of.data?.may.offer ?? false);
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  return (
    <RecordPage
      of={of}
      star="gallery"
      title={of.data ? typo(of.data.name) : say('GALLERY.ONE')}
      back={{ ...galleryLinks.list(), name: say('GALLERY.TITLE') }}
      sub={(album) => <Sub album={album} />}
      actions={(album) => (
        <>
          {!narrow && <AlbumButtons album={album} onFiles={uploads.add} />}
          <AlbumMenu album={album} onChoose={() => setChosen(new Set())} />
        </>
      )}
    >
      {(album) => (
        <>
          <div className={css.album}>
            {album.description && <p className={css.text}>{typo(album.description)}</p>}
            <TiedTo album={album} />
            <OnTheWay {...uploads} />
            <Offers album={album} />
            {chosen && <Chosen album={album} chosen={chosen} onEnd={() => setChosen(null)} />}
            {album.images.length === 0 ? (
              <NoPhotos album={album} onFiles={uploads.add} />
            ) : (
              <Photos album={album} chosen={chosen} onChosen={setChosen} />
            )}
          </div>
          {narrow && (album.images.length > 0 || album.may.edit || album.may.offer) && (
            <StickyBar unbroken>
              <StickyEnd className={css.buttons}>
                <AlbumButtons album={album} onFiles={uploads.add} />
              </StickyEnd>
            </StickyBar>
          )}
        </>
      )}
    </RecordPage>
  );
}

/** When it was taken, how much of it there is, whom it is for and whose it is. */
function Sub({ album }: { album: AlbumDetail }) {
  const say = useText();
  const days = useDays();
  return (
    <>
      <span>{days(album)}</span>
      <span>{say('GALLERY.COUNT', { count: album.images.length })}</span>
      {album.visibility === 'public' ? (
        <span className={css.fact}>
          <IconUsers {...sign} />
          {say('GALLERY.FOR_ALL')}
        </span>
      ) : (
        <PrivateTag visibility={album.visibility} />
      )}
      {album.owner && (
        <span className={css.fact}>
          <IconUser {...sign} />
          {album.owner.full_name}
        </span>
      )}
    </>
  );
}

function NoPhotos({ album, onFiles }: { album: AlbumDetail; onFiles: (files: File[]) => void }) {
  const say = useText();
  const edit = album.may.edit || album.may.offer;
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('GALLERY.NO_PHOTOS.TITLE')}
        text={say(edit ? 'GALLERY.NO_PHOTOS.TEXT' : 'GALLERY.NO_PHOTOS.TEXT_OTHERS')}
      >
        {edit && <AddButton onFiles={onFiles} />}
      </EmptyState>
    </Card>
  );
}

type ChosenProps = { album: AlbumDetail; chosen: ReadonlySet<number>; onEnd: () => void };
/** What can be done with the chosen photographs. */
function Chosen({ album, chosen, onEnd }: ChosenProps) {
  const say = useText();
  const remove = useRemovePhotos(album.id);
  return (
    <div className={css.chosen}>
      <b role="status">{say('GALLERY.CHOSEN', { count: chosen.size })}</b>
      <Button
        variant="default"
        color="cihla"
        disabled={chosen.size === 0}
        leftSection={<IconTrash {...sign} />}
        onClick={() => void remove([...chosen].slice(0, 500)).then((isGone) => isGone && onEnd())}
      >
        {say('GALLERY.DELETE.PHOTOS')}
      </Button>
      <Button variant="subtle" color="stone" onClick={onEnd}>
        {say('GALLERY.CHOOSE_END')}
      </Button>
    </div>
  );
}

type PhotosProps = {
  album: AlbumDetail;
  chosen: ReadonlySet<number> | null;
  onChosen: (chosen: ReadonlySet<number>) => void;
};
/** The grid with what opens from it. */
function Photos({ album, chosen, onChosen }: PhotosProps) {
  const [shown, setShown] = useState<number | null>(null);
  const [described, setDescribed] = useState<number | null>(null);
  const order = useChange(galleryPhotos.order);
  const { images } = album;
  const move = (id: number, to: number) => {
    const from = images.findIndex((image) => image.id === id);
    if (from < 0 || from === to) return;
    const ids = moved(
      images.map((image) => image.id),
      from,
      to,
    );
    void order.run({ id: album.id, ids }).catch(() => undefined);
  };
  const choose = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChosen(next);
  };
  const close = (id: number) => {
    setShown(null);
    // Once the viewer is gone, which took the focus until then.
    window.setTimeout(() => focusPhoto(images, id), 50);
  };
  return (
    <>
      <AlbumGrid album={album} doing={{ open: setShown, chosen, choose, describe: setDescribed, move }} />
      <Suspense fallback={null}>
        {shown !== null && <Viewer album={album} id={shown} onTurn={setShown} onClose={close} />}
        {described !== null && <PhotoDialog album={album} id={described} onClose={() => setDescribed(null)} />}
      </Suspense>
    </>
  );
}
