import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { type FileView, wholeName } from '#contract/base/files.ts';
import { useText } from '../base/texts.tsx';
import css from './Attachments.module.css';
import { download } from './download.ts';
import { FileLine } from './FileLine.tsx';
import { PictureDialog } from './PictureDialog.tsx';

type Props = {
  files: readonly FileView[];
  /** For those who see also what is not for everybody. */
  showVisibility?: boolean;
  label?: string;
};

/** Files to be read: pictures are shown, everything can be saved. Nothing when there are none. */
export function Attachments({ files, showVisibility = false, label }: Props) {
  const say = useText();
  const [shown, setShown] = useState<number | null>(null);
  if (files.length === 0) return null;
  const pictures = files.filter((f) => f.previewUrl);
  return (
    <>
      <ul className={css.files} aria-label={label ?? say('FILES.TITLE')}>
        {files.map((file) => (
          <FileLine
            key={file.id}
            file={file}
            showVisibility={showVisibility}
            onShow={file.previewUrl ? () => setShown(pictures.indexOf(file)) : undefined}
          >
            <ActionIcon
              aria-label={say('FILES.DOWNLOAD', { name: wholeName(file) })}
              onClick={() => download(file.url)}
            >
              <IconDownload size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </FileLine>
        ))}
      </ul>
      {shown !== null && (
        <PictureDialog pictures={pictures} at={shown} onTurn={setShown} onClose={() => setShown(null)} />
      )}
    </>
  );
}
