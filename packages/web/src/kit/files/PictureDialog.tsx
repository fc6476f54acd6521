import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { type FileView, wholeName } from '#contract/base/files/files.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../dialog/Dialog.tsx';
import css from './Attachments.module.css';
import { download } from './download.ts';

type Props = { pictures: readonly FileView[]; at: number; onTurn: (at: number) => void; onClose: () => void };

/** Pictures one after another, by buttons and arrows. */
export function PictureDialog({ pictures, at, onTurn, onClose }: Props) {
  const say = useText();
  const picture = pictures[at];
  if (!picture) return null;
  const many = pictures.length > 1;
  const turn = (by: number) => onTurn((at + by + pictures.length) % pictures.length);
  const onKey = (e: KeyboardEvent) => {
    if (many && e.key === 'ArrowLeft') turn(-1);
    if (many && e.key === 'ArrowRight') turn(1);
  };
  return (
    <Dialog opened onClose={onClose} title={wholeName(picture)} wide full>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are an extra way; the buttons are the way for everybody */}
      <div onKeyDown={onKey}>
        <img
          src={picture.previewUrl ?? ''}
          alt={picture.description || wholeName(picture)}
          className={css.picture}
          key={picture.id}
        />
        {picture.description && <p className={css.caption}>{picture.description}</p>}
        {many && (
          <p className={css.caption} role="status">
            {say('FILES.IMAGE_OF', { n: String(at + 1), all: String(pictures.length) })}
          </p>
        )}
        <DialogButtons>
          {many && (
            <>
              <Button
                variant="default"
                leftSection={<IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => turn(-1)}
              >
                {say('FILES.PREVIOUS')}
              </Button>
              <Button
                variant="default"
                rightSection={<IconChevronRight size={18} stroke={1.75} aria-hidden="true" />}
                onClick={() => turn(1)}
              >
                {say('FILES.NEXT')}
              </Button>
            </>
          )}
          <Button
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => download(picture.url)}
          >
            {say('FILES.SAVE_FILE')}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  );
}
