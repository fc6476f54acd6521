import { Button } from '@mantine/core';
import { IconDownload, IconFolderSymlink } from '@tabler/icons-react';
import { useState } from 'react';
import type { DocumentRow } from '#contract/documents/schema.ts';
import type { FolderList } from '#contract/documents/schema-folders.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { type Bulk, Table } from '../../kit/table/Table.tsx';
import { type DocumentListState, useArchive, type useDocuments, useRemoveChosen } from '../file/data.ts';
import { useSees } from '../file/useSees.ts';
import { Late } from '../folders/Late.tsx';
import { MoveDialog } from '../folders/lateDialogs.ts';
import { FileCard } from './FileCard.tsx';
import { useFileColumns } from './FileColumns.tsx';
import { FileFilters } from './FileFilters.tsx';
import { FileItems } from './FileItems.tsx';
import { useFileTile } from './FileTile.tsx';
import { useView } from './shown.ts';

type Moving = { ids: number[]; clear?: () => void };
type Of = ReturnType<typeof useDocuments>;
type Props = {
  place: FolderList;
  list: DocumentListState;
  of: Of;
  rows: DocumentRow[];
  shownId: number | null;
  onShow: (id: number) => void;
};

function useBulk(mayManage: boolean, onMove: (moving: Moving) => void): Bulk {
  const say = useText();
  const archive = useArchive();
  const remove = useRemoveChosen();
  return {
    text: (count) => say('DOCS.SELECTED', { count }),
    actions: (ids, clear) => (
      <>
        <Button
          variant="default"
          leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void archive({ files: ids })}
        >
          {say('DOCS.DOWNLOAD')}
        </Button>
        {mayManage && (
          <>
            <Button
              variant="default"
              leftSection={<IconFolderSymlink size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => onMove({ ids, clear })}
            >
              {say('DOCS.MOVE')}
            </Button>
            <RemoveButton variant="default" onClick={() => void remove(ids).then((gone) => gone && clear())} />
          </>
        )}
      </>
    ),
  };
}

/** Files right in the place, as rows or tiles, with what can be done with them. */
export function Files({ place, list, of, rows, shownId, onShow }: Props) {
  const say = useText();
  const folderId = place.folder?.id ?? null;
  const [view, choose] = useView();
  const [moving, move] = useState<Moving | null>(null);
  const bulk = useBulk(place.mayManage, move);
  const sees = useSees(folderId);
  const columns = useFileColumns({ sees, shownId, onShow });
  const tile = useFileTile({ shownId, onShow });
  const menu = (file: DocumentRow) => (
    <FileItems file={file} mayManage={place.mayManage} onMove={() => move({ ids: [file.id] })} />
  );
  const close = () => {
    moving?.clear?.();
    move(null);
  };
  return (
    <Card>
      <FileFilters list={list} view={view} onView={choose} />
      <Loaded of={of}>
        {({ total }) => {
          if (total === 0) return <NoMatch clear={() => list.filterBy({})} />;
          return (
            <Table
              list={list}
              of={of}
              rows={rows}
              total={total}
              menu={menu}
              label={say('DOCS.TITLE')}
              columns={columns}
              nameOf={(file) => file.name}
              card={(file) => <FileCard file={file} sees={sees} />}
              tile={view === 'tiles' ? tile : undefined}
              bulk={bulk}
            />
          );
        }}
      </Loaded>
      <Late>
        {moving && (
          <MoveDialog
            title={say('DOCS.MOVING.TITLE_FILES', { count: moving.ids.length })}
            chosen={{ files: moving.ids, folders: [] }}
            from={folderId}
            onClose={close}
          />
        )}
      </Late>
    </Card>
  );
}
