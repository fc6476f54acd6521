import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { type MessageTab, messageTabs, writersTabs } from '#contract/messages/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { NoMatch } from '../kit/filter/NoMatch.tsx';
import { RemoveButton } from '../kit/form/RemoveButton.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { ListShape } from '../kit/page/Shapes.tsx';
import { type Bulk, Table } from '../kit/table/Table.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { useList } from '../kit/table/useList.ts';
import { MessageCard } from './MessageCard.tsx';
import { useMessageColumns } from './MessageColumns.tsx';
import { EmptyTab, NewMessage, NoMessages } from './MessageFaces.tsx';
import { MessageFilters } from './MessageFilters.tsx';
import { MessageRowMenu } from './MessageRowMenu.tsx';
import {
  type MessageListState,
  messageList,
  useArchiveAll,
  useMessages,
  useRemoveAll,
  useTitle,
} from './message/data.ts';

type Of = ReturnType<typeof useMessages>;
type First = NonNullable<Of['data']>;

const countOf = ({ counts }: First, tab: MessageTab): number => counts[tab === 'pined' ? 'pinned' : tab];
const isBlank = (first: First): boolean => messageTabs.every((tab) => countOf(first, tab) === 0);

/** /zpravy: the board of the house; drafts and planned ones are seen by those who write. */
export function MessagesPage() {
  const say = useText();
  const writes = useMay('messages', 'rw');
  const asked = useList('messages', messageList, '-dateFrom');
  // An address somebody else sent may name a tab that is not offered here.
  const list = !writes && writersTabs.includes(asked.tab) ? { ...asked, tab: 'actual' as const } : asked;
  const of = useMessages(list);
  const offered = messageTabs.filter((tab) => writes || !writersTabs.includes(tab));
  return (
    <>
      <PageHead title={say('MESSAGE.TITLE')} star="messages" actions={writes && <NewMessage />} />
      <Loaded of={of} shape={<ListShape />} empty={(first) => (isBlank(first) ? <NoMessages /> : null)}>
        {(first) => (
          <Tabs
            label={say('MESSAGE.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={offered.map((value) => ({
              value,
              label: say(`MESSAGE.TABS.${value}`),
              count: countOf(first, value),
            }))}
          >
            <Card>
              <MessageFilters list={list} />
              <Rows key={list.tab} list={list} of={of} total={first.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

/** Archiving and deleting the chosen ones; what cannot be archived is not offered to be. */
function useBulk(tab: MessageTab): Bulk {
  const say = useText();
  const archiveAll = useArchiveAll();
  const removeAll = useRemoveAll();
  return {
    text: (count) => say('MESSAGE.SELECTED', { count }),
    actions: (ids, clear) => (
      <>
        {tab !== 'archive' && tab !== 'concept' && (
          <Button
            variant="default"
            leftSection={<IconArchive size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void archiveAll(ids).then((gone) => gone && clear())}
          >
            {say('MESSAGE.ARCHIVE.DO')}
          </Button>
        )}
        <RemoveButton variant="default" onClick={() => void removeAll(ids).then((gone) => gone && clear())} />
      </>
    ),
  };
}

function Rows({ list, of, total }: { list: MessageListState; of: Of; total: number }) {
  const say = useText();
  const writes = useMay('messages', 'rw');
  const columns = useMessageColumns();
  const titleOf = useTitle();
  const bulk = useBulk(list.tab);
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab />;
  return (
    <Table
      label={say('MESSAGE.TITLE')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.messages)}
      total={total}
      columns={columns}
      nameOf={titleOf}
      card={(message) => <MessageCard message={message} />}
      menu={writes ? (message) => <MessageRowMenu message={message} /> : undefined}
      bulk={writes ? bulk : undefined}
    />
  );
}
