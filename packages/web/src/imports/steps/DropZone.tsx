import { Button, FileButton, Progress } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import css from './DropZone.module.css';

type Props = {
  busy: boolean;
  /** From 0 to 1 while the file travels. */
  done: number;
  onFile: (file: File) => void;
  /** What files may be, in words and as endings. */
  hint: string;
  accept: string;
};

/** The place where a file is dropped or chosen. */
export function DropZone({ busy, done, onFile, hint, accept }: Props) {
  const say = useText();
  const [over, setOver] = useState(false);
  const drop = (e: DragEvent) => {
    e.preventDefault();
    setOver(false);
    const file = e.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the button is the way for everybody
    <div
      className={over ? `${css.zone} ${css.over}` : css.zone}
      aria-busy={busy}
      onDragOver={(e) => {
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileUpload size={44} stroke={1.5} className={css.sign} aria-hidden="true" />
      <p>{say('IMPORTS.FILE.DROP')}</p>
      <FileButton onChange={(file) => file && onFile(file)} accept={accept}>
        {(props) => (
          <Button {...props} loading={busy}>
            {say('IMPORTS.FILE.CHOOSE')}
          </Button>
        )}
      </FileButton>
      {busy && <Progress value={done * 100} className={css.progress} aria-label={say('IMPORTS.FILE.READING')} />}
      <span role="status">{busy && say('IMPORTS.FILE.READING')}</span>
      <p className={css.hint}>{hint}</p>
    </div>
  );
}
