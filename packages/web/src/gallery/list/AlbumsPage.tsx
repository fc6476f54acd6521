import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { galleryLinks } from '#contract/gallery/links.ts';
import { type AlbumRow, albumVisibilities } from '#contract/gallery/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../../kit/motifs/OfferedAbove.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import { type Bulk, Table } from '../../kit/table/Table.tsx';
import { useList } from '../../kit/table/useList.ts';
import {
  type AlbumListState,
  albumList,
  useAdministers,
  useAlbums,
  useArchive,
  useRemove,
  useRemoveAll,
} from '../rows/data.ts';
import css from './AlbumTile.module.css';
import { AlbumName, useAlbumTile } from './AlbumTile.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** /fotogalerie: albums of the house. */
export function AlbumsPage() {
  const say = useText();
  const list = useList('gallery', albumList, '-createdAt');
  const of = useAlbums(list);
  return (
    <>
      <PageHead title={say('GALLERY.TITLE')} star="gallery" actions={<NewAlbum />} />
      <Loaded of={of} shape={<ListShape />} empty={({ count }) => (count === 0 ? <NoAlbums /> : null)}>
        {({ total }) => (
          <Card>
            <Filters list={list} />
            {total === 0 ? <NoMatch clear={() => list.filterBy({})} /> : <Albums list={list} of={of} total={total} />}
          </Card>
        )}
      </Loaded>
    </>
  );
}

function NewAlbum() {
  const say = useText();
  if (!useAdministers()) return null;
  return (
    <Button leftSection={<IconPlus {...icon} />} renderRoot={(props) => <Link {...props} {...galleryLinks.add()} />}>
      {say('GALLERY.NEW')}
    </Button>
  );
}

function NoAlbums() {
  const say = useText();
  const administers = useAdministers();
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('GALLERY.EMPTY.TITLE')}
        text={say(administers ? 'GALLERY.EMPTY.TEXT' : 'GALLERY.EMPTY.TEXT_OTHERS')}
      >
        <OfferedAbove>
          <NewAlbum />
        </OfferedAbove>
      </EmptyState>
    </Card>
  );
}

function Filters({ list }: { list: AlbumListState }) {
  const say = useText();
  const administers = useAdministers();
  const visibility = {
    kind: 'select' as const,
    name: 'visibility',
    label: say('GALLERY.FORM.VISIBILITY'),
    any: say('GALLERY.ANY_VISIBILITY'),
    choices: albumVisibilities.map((v) => ({ value: v, label: say(`GALLERY.VISIBILITIES.${v}`) })),
  };
  const orders = [
    { by: 'createdAt', label: say('GALLERY.ORDERS.CREATED') },
    { by: 'name', label: say('GALLERY.ORDERS.NAME') },
  ];
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('GALLERY.SEARCH') }}
      fields={[]}
      front={administers ? [visibility] : []}
    >
      <SortMenu sort={list.sort} sortBy={list.sortBy} orders={orders} always />
    </FilterBar>
  );
}

/** What can be done with the chosen albums. */
function useBulk(): Bulk | undefined {
  const say = useText();
  const removeAll = useRemoveAll();
  if (!useAdministers()) return undefined;
  return {
    text: (count) => say('GALLERY.SELECTED', { count }),
    actions: (ids, clear) => (
      <Button
        variant="default"
        color="cihla"
        leftSection={<IconTrash {...icon} />}
        onClick={() => void removeAll(ids).then((gone) => gone && clear())}
      >
        {say('GALLERY.DELETE.MANY')}
      </Button>
    ),
  };
}

type AlbumsProps = { list: AlbumListState; of: ReturnType<typeof useAlbums>; total: number };
function Albums({ list, of, total }: AlbumsProps) {
  const say = useText();
  const tile = useAlbumTile();
  const bulk = useBulk();
  return (
    <div className={css.albums}>
      <Table
        label={say('GALLERY.TITLE')}
        list={list}
        of={of}
        rows={of.parts.flatMap((part) => part.galleries)}
        total={total}
        columns={[]}
        nameOf={({ name }) => name}
        card={(row) => <AlbumName row={row} />}
        tile={tile}
        largeTiles
        {...(bulk && { bulk, menu: (row: AlbumRow) => <AlbumItems row={row} /> })}
      />
    </div>
  );
}

function AlbumItems({ row }: { row: AlbumRow }) {
  const say = useText();
  const remove = useRemove();
  const archive = useArchive();
  return (
    <>
      <MenuItem
        leftSection={<IconPencil {...icon} />}
        renderRoot={(props) => <Link {...props} {...linkTo(galleryLinks.edit(row.id))} />}
      >
        {say('GALLERY.EDIT')}
      </MenuItem>
      {row.photoCount > 0 && (
        <MenuItem onClick={() => void archive(row.id).catch(() => undefined)}>{say('GALLERY.DOWNLOAD_ALL')}</MenuItem>
      )}
      <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void remove(row)}>
        {say('GALLERY.DELETE.DO')}
      </MenuItem>
    </>
  );
}
