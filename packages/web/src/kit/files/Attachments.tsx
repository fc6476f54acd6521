import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import { type FileView, wholeName } from '#contract/base/files/files.ts';
import { useText } from '../../base/texts.tsx';
import css from './Attachments.module.css';
import { ChosenLine, TakeChosen } from './ChosenLine.tsx';
import { asFile } from './chosen.ts';
import { download } from './download.ts';
import { FileLine } from './FileLine.tsx';
import { PictureDialog } from './PictureDialog.tsx';

type Props = {
  files: readonly FileView[];
  /** Documents that were chosen beside them. */
  chosen?: readonly ChosenFile[];
  /** For those who see also what is not for everybody. */
  showVisibility?: boolean;
  hidden?: 'ONLY_COMMITTEE' | 'ONLY_APPROVERS';
  label?: string;
  /** Pictures stand open above the list, where people have to have seen them. */
  inPlace?: boolean;
  /** Pictures stand beside each other with their names, and are not in the list again. */
  gallery?: boolean;
};

/** Files to be read: pictures are shown, everything can be saved. Nothing when there are none. */
export function Attachments(props: Props) {
  const { files, chosen = [], showVisibility = false, label, inPlace = false, gallery = false } = props;
  const { hidden = 'ONLY_COMMITTEE' } = props;
  const say = useText();
  const [shown, setShown] = useState<number | null>(null);
  if (files.length + chosen.length === 0) return null;
  const pictures = [...files, ...chosen.map(asFile)].filter((f) => f.previewUrl);
  const show = ({ id }: Pick<FileView, 'id'>) => setShown(pictures.findIndex((p) => p.id === id));
  const listed = gallery ? files.filter((f) => !f.previewUrl) : files;
  const named = label ?? say('FILES.TITLE');
  return (
    <>
      {inPlace && pictures.length > 0 && <Photographs files={pictures} onShow={setShown} />}
      {gallery && pictures.length > 0 && <Gallery label={named} files={pictures} onShow={setShown} />}
      {listed.length + chosen.length > 0 && (
        <ul className={css.files} aria-label={named}>
          {listed.map((file) => (
            <FileLine
              key={file.id}
              file={file}
              showVisibility={showVisibility}
              hidden={hidden}
              onShow={file.previewUrl && !inPlace ? () => show(file) : undefined}
            >
              <ActionIcon
                aria-label={say('FILES.DOWNLOAD', { name: wholeName(file) })}
                onClick={() => download(file.url)}
              >
                <IconDownload size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            </FileLine>
          ))}
          {chosen.map((file) => (
            <ChosenLine
              key={-file.id}
              file={file}
              tells={showVisibility}
              onShow={file.previewUrl && !inPlace ? () => show(asFile(file)) : undefined}
            >
              <TakeChosen file={file} />
            </ChosenLine>
          ))}
        </ul>
      )}
      {shown !== null && (
        <PictureDialog pictures={pictures} at={shown} onTurn={setShown} onClose={() => setShown(null)} />
      )}
    </>
  );
}

/** One picture as wide as the text, several in a strip; each opens whole. */
function Photographs({ files, onShow }: { files: readonly FileView[]; onShow: (at: number) => void }) {
  const say = useText();
  return (
    <div className={files.length > 1 ? css.strip : undefined}>
      {files.map((file, at) => (
        <button
          key={file.id}
          type="button"
          className={css.photograph}
          aria-label={say('FILES.SHOW', { name: wholeName(file) })}
          onClick={() => onShow(at)}
        >
          <img src={file.previewUrl ?? ''} alt={file.description} />
        </button>
      ))}
    </div>
  );
}

type GalleryProps = { label: string; files: readonly FileView[]; onShow: (at: number) => void };
/** Pictures beside each other, each with what it is called, opening whole. */
function Gallery({ label, files, onShow }: GalleryProps) {
  const say = useText();
  return (
    <ul className={css.gallery} aria-label={label}>
      {files.map((file, at) => (
        <li key={file.id}>
          <button
            type="button"
            className={css.view}
            aria-label={say('FILES.SHOW', { name: wholeName(file) })}
            onClick={() => onShow(at)}
          >
            <img src={file.previewUrl ?? ''} alt={file.description} />
          </button>
          <span className={css.called}>{file.description || file.name}</span>
        </li>
      ))}
    </ul>
  );
}
