import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMemo } from 'react';
import { sizeText } from '#contract/base/files/files.ts';
import { documentLinks } from '#contract/documents/links.ts';
import type { BinEntry } from '#contract/documents/schema-bin.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListRest } from '../../kit/table/ListCard.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { useList } from '../../kit/table/useList.ts';
import { FileSign } from '../file/FileSign.tsx';
import lines from '../file/NameLines.module.css';
import { FolderSign } from '../folders/FolderSign.tsx';
import css from './BinPage.module.css';
import { binList, useBin, useRestore } from './data.ts';

const column = columnsOf<BinEntry>();

/** /dokumenty/kos: what was deleted in the last thirty days, for who administers documents. */
export function BinPage() {
  const say = useText();
  if (!useMay('documents', 'rw')) return <Refused />;
  return (
    <>
      <PageHead title={say('DOCS.BIN.TITLE')} back={{ ...documentLinks.list(), name: say('DOCS.TITLE') }} />
      <PageLead>{say('DOCS.BIN.LEAD')}</PageLead>
      <Entries />
    </>
  );
}

function Entries() {
  const say = useText();
  const list = useList('documents.bin', binList, '-deletedAt');
  const of = useBin(list);
  const columns = useBinColumns();
  const nothing = (
    <Card>
      <EmptyState kind="empty" title={say('DOCS.BIN.EMPTY_TITLE')} text={say('DOCS.BIN.EMPTY_TEXT')} />
    </Card>
  );
  return (
    <Loaded of={of} shape={<ListShape />} empty={({ total }) => total === 0 && nothing}>
      {({ total }) => (
        <Card>
          <Table
            label={say('DOCS.BIN.TITLE')}
            list={list}
            of={of}
            rows={of.parts.flatMap((part) => part.entries)}
            total={total}
            columns={columns}
            nameOf={(entry) => entry.name}
            card={(entry) => <EntryCard entry={entry} />}
          />
        </Card>
      )}
    </Loaded>
  );
}

function useBinColumns() {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          header: say('DOCS.BIN.WHAT'),
          cell: (c) => <EntryName entry={c.row.original} />,
        }),
        column.display({
          id: 'by',
          header: say('DOCS.BIN.COLUMN_BY'),
          cell: (c) => <Deleted entry={c.row.original} />,
        }),
        column.display({
          id: 'until',
          header: say('DOCS.BIN.COLUMN_UNTIL'),
          cell: (c) => <Until entry={c.row.original} />,
        }),
        column.display({ id: 'do', header: say('DOCS.BIN.RESTORE'), cell: (c) => <Restore entry={c.row.original} /> }),
      ]),
    [say],
  );
}

type Props = { entry: BinEntry };

function EntryName({ entry: { kind, name, type, place, folders, files, bytes } }: Props) {
  const say = useText();
  const { locale } = useLanguage();
  const counts = [
    ...(kind === 'folder' && folders > 1 ? [say('DOCS.FOLDERS', { count: folders - 1 })] : []),
    ...(kind === 'folder' ? [say('DOCS.FILES', { count: files })] : []),
    type === 'link' ? say('DOCS.LINK') : sizeText(bytes, locale),
  ];
  const where = place.length > 0 ? place.join(' / ') : say('DOCS.ALL');
  return (
    <span className={lines.file}>
      {kind === 'folder' ? (
        <span className={css.sign}>
          <FolderSign color="stone" size={32} />
        </span>
      ) : (
        <FileSign file={{ type, extension: /\.(\w{1,10})$/.exec(name)?.[1] ?? '' }} />
      )}
      <span className={lines.words}>
        <b>{name}</b>
        <span className={lines.second}>{counts.join(' · ')}</span>
        <span className={lines.second}>{say('DOCS.BIN.WAS', { place: where })}</span>
      </span>
    </span>
  );
}

function Deleted({ entry: { deletedBy, deletedAt } }: Props) {
  const say = useText();
  const { moment } = useWhen();
  const when = moment(deletedAt);
  return <>{deletedBy ? say('DOCS.BIN.BY', { who: deletedBy.full_name, when }) : when}</>;
}

function Until({ entry }: Props) {
  const { day } = useWhen();
  return <>{day(entry.until)}</>;
}

function Restore({ entry }: Props) {
  const say = useText();
  const restore = useRestore();
  return (
    <Button
      variant="default"
      aria-label={say('DOCS.BIN.RESTORE_ONE', { name: entry.name })}
      leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void restore(entry.id)}
    >
      {say('DOCS.BIN.RESTORE')}
    </Button>
  );
}

function EntryCard({ entry }: Props) {
  const say = useText();
  const { day } = useWhen();
  return (
    <>
      <EntryName entry={entry} />
      <ListRest>
        <Deleted entry={entry} />
        <span>{say('DOCS.BIN.UNTIL', { day: day(entry.until) })}</span>
      </ListRest>
      <Restore entry={entry} />
    </>
  );
}
