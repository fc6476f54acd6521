import type { ReactNode } from 'react';
import type { DocumentRow } from '#contract/documents/schema.ts';
import type { Listing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import { RowMenu } from '../../kit/table/RowMenu.tsx';
import { TableMore } from '../../kit/table/TableMore.tsx';
import { TableNews } from '../../kit/table/TableNews.tsx';
import type { DocumentListState } from '../file/data.ts';
import { FileSign } from '../file/FileSign.tsx';
import { FileLink, useSizeText } from './FileName.tsx';
import css from './FileTiles.module.css';
import { InsidePiece } from './InsidePiece.tsx';

type Props = {
  list: DocumentListState;
  of: Listing<unknown>;
  rows: DocumentRow[];
  total: number;
  menu: (file: DocumentRow) => ReactNode;
  shownId: number | null;
  onShow: (id: number) => void;
};

/** The same files as tiles: pictures are seen, everything else by its sign. */
export function FileTiles({ list, of, rows, total, menu, shownId, onShow }: Props) {
  const say = useText();
  const sizeOf = useSizeText();
  return (
    <div aria-busy={of.isFetching}>
      <TableNews of={of} />
      <ul className={css.tiles} aria-label={say('DOCS.TITLE')}>
        {rows.map((file) => (
          <li key={file.id} className={css.tile}>
            <span className={css.picture}>
              {file.previewUrl ? <img src={file.previewUrl} alt="" loading="lazy" /> : <FileSign file={file} large />}
            </span>
            <div className={css.foot}>
              <span className={css.words}>
                <FileLink file={file} isShown={file.id === shownId} onShow={onShow} />
                <span className={css.second}>{sizeOf(file)}</span>
                <InsidePiece id={file.id} />
              </span>
              <RowMenu name={file.name}>{menu(file)}</RowMenu>
            </div>
          </li>
        ))}
      </ul>
      <TableMore of={of} />
      <Pager
        page={list.page}
        size={list.sizePerPage}
        total={total}
        shown={rows.length}
        goTo={list.goTo}
        resize={list.resize}
      />
    </div>
  );
}
