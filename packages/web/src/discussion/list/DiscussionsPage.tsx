import { discussionTabs } from '#contract/discussion/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type DiscussionListState, discussionList, useDiscussions } from '../rows/data.ts';
import { useDiscussionColumns } from './DiscussionColumns.tsx';
import { DiscussionCard, EmptyTab, NewDiscussion, NoDiscussions } from './DiscussionFaces.tsx';
import { DiscussionFilters } from './DiscussionFilters.tsx';

/** /diskuze: what the house talks over. */
export function DiscussionsPage() {
  const say = useText();
  const list = useList('discussion', discussionList, '-lastAt');
  const of = useDiscussions(list);
  return (
    <>
      <PageHead title={say('DISCUSSION.TITLE')} star="discussion" actions={<NewDiscussion />} />
      <Loaded of={of} shape={<ListShape />} empty={({ counts }) => (counts.all === 0 ? <NoDiscussions /> : null)}>
        {({ counts, total }) => (
          <Tabs
            label={say('DISCUSSION.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={discussionTabs.map((value) => ({
              value,
              label: say(`DISCUSSION.TABS.${value}`),
              count: counts[value],
            }))}
          >
            <Card>
              <DiscussionFilters list={list} />
              <Rows key={list.tab} list={list} of={of} total={total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

type RowsProps = { list: DiscussionListState; of: ReturnType<typeof useDiscussions>; total: number };
function Rows({ list, of, total }: RowsProps) {
  const say = useText();
  const columns = useDiscussionColumns();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab />;
  return (
    <Table
      label={say('DISCUSSION.TITLE')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.data)}
      total={total}
      columns={columns}
      nameOf={({ name }) => name}
      card={(row) => <DiscussionCard row={row} />}
    />
  );
}
