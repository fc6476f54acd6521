import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { meetingLinks } from '#contract/meetings/links.ts';
import type { MeetingRow } from '#contract/meetings/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { useRemove } from '../rows/data.ts';
import { type MeetingListState, meetingList, useMeetings } from '../rows/list.ts';
import { useMeetingColumns } from './MeetingColumns.tsx';
import { EmptyTab, MeetingCard, NewMeeting, NoMeetings, ProposalsButton } from './MeetingFaces.tsx';
import { MeetingFilters } from './MeetingFilters.tsx';

/** /shromazdeni-vlastniku: drafts are seen by those who prepare them. */
export function MeetingsPage() {
  const say = useText();
  const administers = useMay('meetingOwners', 'rw');
  const asked = useList('meetingOwners', meetingList, '-start');
  // An address somebody else sent may name the tab that is not offered here.
  const list = !administers && asked.tab === 'concept' ? { ...asked, tab: 'all' as const } : asked;
  const of = useMeetings(list);
  return (
    <>
      <PageHead
        title={say('MEETING.TITLE')}
        star="meetingOwners"
        actions={
          <>
            <ProposalsButton />
            {administers && <NewMeeting />}
          </>
        }
      />
      <Loaded of={of} shape={<ListShape />} empty={({ allCount }) => (allCount === 0 ? <NoMeetings /> : null)}>
        {(first) => (
          <Tabs
            label={say('MEETING.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={[
              { value: 'all', label: say('MEETING.TABS.all'), count: first.allCount },
              ...(administers
                ? [{ value: 'concept' as const, label: say('MEETING.TABS.concept'), count: first.conceptCount }]
                : []),
              { value: 'scheduled', label: say('MEETING.TABS.scheduled'), count: first.scheduledCount },
              { value: 'finished', label: say('MEETING.TABS.finished'), count: first.finishedCount },
            ]}
          >
            <Card>
              <MeetingFilters list={list} years={first.years} />
              <Rows key={list.tab} list={list} of={of} total={first.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

type RowsProps = { list: MeetingListState; of: ReturnType<typeof useMeetings>; total: number };
function Rows({ list, of, total }: RowsProps) {
  const say = useText();
  const columns = useMeetingColumns();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab />;
  return (
    <Table
      label={say('MEETING.TITLE')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.data)}
      total={total}
      columns={columns}
      nameOf={({ name }) => name}
      card={(row) => <MeetingCard row={row} />}
      menu={(row) => <RowItems row={row} />}
    />
  );
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with one of them from the list. */
function RowItems({ row }: { row: MeetingRow }) {
  const say = useText();
  const administers = useMay('meetingOwners', 'rw');
  const remove = useRemove();
  return (
    <>
      <MenuItem
        leftSection={<IconExternalLink {...icon} />}
        renderRoot={(props) => <Link {...props} {...meetingLinks.one(row.id)} />}
      >
        {say('MEETING.OPEN')}
      </MenuItem>
      {administers && row.status !== 'finished' && (
        <MenuItem
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => <Link {...props} {...meetingLinks.edit(row.id)} />}
        >
          {say('FORM.EDIT')}
        </MenuItem>
      )}
      {administers && row.status === 'concept' && (
        <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void remove(row)}>
          {say('MEETING.DELETE.YES')}
        </MenuItem>
      )}
    </>
  );
}
