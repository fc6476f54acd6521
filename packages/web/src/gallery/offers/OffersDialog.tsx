import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { wholeName } from '#contract/base/files/files.ts';
import { galleryOffers } from '#contract/gallery/endpoints-offers.ts';
import type { AlbumDetail, PhotoOffer } from '#contract/gallery/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useOpened } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { CardNone } from '../../kit/card/CardRows.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import css from './Offers.module.css';
import { RefuseForm } from './RefuseForm.tsx';

type Props = { album: AlbumDetail; opened: boolean; onClose: () => void };

/** What waits for the committee: its author may take it back, the committee lets it in or refuses it. */
export function OffersDialog({ album, opened, onClose }: Props) {
  const say = useText();
  const isOpen = useOpened(opened);
  const decides = album.may.edit;
  const of = useReading(galleryOffers.list, { id: album.id }, { when: opened });
  const [refused, refuse] = useState<readonly number[] | null>(null);
  const close = () => {
    refuse(null);
    onClose();
  };
  return (
    <Dialog
      opened={isOpen}
      onClose={close}
      wide
      title={say(decides ? 'GALLERY.OFFERS.TITLE' : 'GALLERY.OFFERS.MINE_TITLE')}
    >
      <Loaded of={of} shape={<Skeleton rows={3} />}>
        {({ offers }) =>
          offers.length === 0 ? (
            <CardNone>{say('GALLERY.OFFERS.NONE')}</CardNone>
          ) : refused ? (
            <RefuseForm albumId={album.id} ids={refused} onDone={() => refuse(null)} />
          ) : decides ? (
            <Deciding albumId={album.id} offers={offers} onRefuse={refuse} />
          ) : (
            <Mine albumId={album.id} offers={offers} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

function Picture({ offer }: { offer: PhotoOffer }) {
  return (
    <a className={css.picture} href={offer.url} target="_blank" rel="noreferrer" aria-label={wholeName(offer)}>
      {offer.previewUrl && <img src={offer.previewUrl} alt="" />}
    </a>
  );
}

type ListProps = { albumId: number; offers: readonly PhotoOffer[] };

function Deciding({ albumId, offers, onRefuse }: ListProps & { onRefuse: (ids: readonly number[]) => void }) {
  const say = useText();
  const letIn = useChange(galleryOffers.letIn);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = offers.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const turn = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const isAll = chosen.length === offers.length;
  return (
    <FormStack>
      <Checkbox
        label={say('GALLERY.OFFERS.ALL')}
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => setLeft(isAll ? new Set(offers.map(({ id }) => id)) : new Set())}
      />
      <ul className={css.tiles}>
        {offers.map((offer) => (
          <li key={offer.id} className={css.tile}>
            <Picture offer={offer} />
            <Checkbox
              label={offer.owner ? say('GALLERY.OFFERS.BY', { name: offer.owner }) : wholeName(offer)}
              checked={!left.has(offer.id)}
              onChange={() => turn(offer.id)}
            />
          </li>
        ))}
      </ul>
      <DialogButtons stay>
        <Button variant="default" color="cihla" disabled={chosen.length === 0} onClick={() => onRefuse(chosen)}>
          {say('GALLERY.OFFERS.REFUSE')}
        </Button>
        <Button
          disabled={chosen.length === 0}
          loading={letIn.busy}
          onClick={() => void letIn.run({ id: albumId, ids: chosen }).catch(() => undefined)}
        >
          {say('GALLERY.OFFERS.LET_IN', { count: chosen.length })}
        </Button>
      </DialogButtons>
    </FormStack>
  );
}

function Mine({ albumId, offers }: ListProps) {
  const say = useText();
  const withdraw = useChange(galleryOffers.withdraw);
  return (
    <ul className={css.tiles}>
      {offers.map((offer) => (
        <li key={offer.id} className={css.tile}>
          <Picture offer={offer} />
          <div className={css.row}>
            <span className={css.by}>{wholeName(offer)}</span>
            <ActionIcon
              variant="default"
              aria-label={say('GALLERY.OFFERS.WITHDRAW', { name: wholeName(offer) })}
              onClick={() => void withdraw.run({ id: albumId, offerId: offer.id }).catch(() => undefined)}
            >
              <IconX size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </div>
        </li>
      ))}
    </ul>
  );
}
