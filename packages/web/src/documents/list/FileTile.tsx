import type { DocumentRow } from '#contract/documents/schema.ts';
import type { Tile } from '../../kit/table/TableTiles.tsx';
import { FileSign } from '../file/FileSign.tsx';
import { FileLink, useSizeText } from './FileName.tsx';
import css from './FileTile.module.css';
import { InsidePiece } from './InsidePiece.tsx';

type Given = { shownId: number | null; onShow: (id: number) => void };

/** A file as a tile: a picture is seen, everything else by its sign. */
export function useFileTile({ shownId, onShow }: Given) {
  const sizeOf = useSizeText();
  return (file: DocumentRow): Tile => ({
    picture: file.previewUrl ? <img src={file.previewUrl} alt="" loading="lazy" /> : <FileSign file={file} large />,
    words: (
      <>
        <FileLink file={file} isShown={file.id === shownId} onShow={onShow} />
        <span className={css.second}>{sizeOf(file)}</span>
        <InsidePiece id={file.id} />
      </>
    ),
  });
}
