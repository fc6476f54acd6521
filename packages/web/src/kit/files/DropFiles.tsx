import '@mantine/dropzone/styles.layer.css';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import css from './DropFiles.module.css';

type Props = {
  /** What may be dropped here. */
  words: string;
  /** What the area is for, to assistive technology. */
  label: string;
  /** Of the button in it. */
  button: string;
  onFiles: (files: File[]) => void;
  /** The list of files opens by itself: the press that led here asked for it. */
  atOnce?: boolean;
};

/** An area that takes several files, dropped or chosen. */
export function DropFiles({ words, label, button, onFiles, atOnce = false }: Props) {
  const open = useRef<() => void>(null);
  useEffect(() => {
    if (atOnce) open.current?.();
  }, [atOnce]);
  return (
    <Dropzone
      openRef={open}
      className={css.drop}
      onDrop={onFiles}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-label': label }}
    >
      <span className={css.invitation}>
        {words}
        {/* Its click goes up to the area, which opens the list of files. */}
        <Button variant="default" leftSection={<IconUpload size={18} stroke={1.75} aria-hidden="true" />}>
          {button}
        </Button>
      </span>
    </Dropzone>
  );
}
