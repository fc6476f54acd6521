import { approvalTabs } from '#contract/approvals/schema-words.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useCounts } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { type Bulk, Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type ApprovalListState, approvalList, useApprovals } from '../rows/data.ts';
import { useApprovalColumns } from './ApprovalColumns.tsx';
import { ApprovalCard, EmptyTab, ListActions, NoApprovals } from './ApprovalFaces.tsx';
import { ApprovalFilters } from './ApprovalFilters.tsx';
import { ManyActions } from './ManyActions.tsx';

/** /pozadavky-ke-schvaleni: what named people approve or reject. */
export function ApprovalsPage() {
  const say = useText();
  const list = useList('approvals', approvalList, '-createdAt');
  const of = useApprovals(list);
  return (
    <>
      <PageHead title={say('APPROVAL.TITLE')} star="requirement_for_approval" actions={<ListActions />} />
      <Loaded of={of} shape={<ListShape />} empty={({ allCount }) => (allCount === 0 ? <NoApprovals /> : null)}>
        {(counts) => (
          <Tabs
            label={say('APPROVAL.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={approvalTabs.map((value) => ({
              value,
              label: say(`APPROVAL.TABS.${value}`),
              count: counts[`${value}Count`],
            }))}
          >
            <Card>
              <ApprovalFilters list={list} />
              <Rows key={list.tab} list={list} of={of} total={counts.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

type RowsProps = { list: ApprovalListState; of: ReturnType<typeof useApprovals>; total: number };
function Rows({ list, of, total }: RowsProps) {
  const say = useText();
  const columns = useApprovalColumns();
  const waiting = useCounts()?.approvalsForMe ?? 0;
  // Only what waits for the reader can be decided at once.
  const decides = list.tab === 'waiting' && waiting > 0;
  const bulk: Bulk = {
    text: (count) => say('APPROVAL.MANY.SELECTED', { count }),
    actions: (ids, clear) => <ManyActions ids={ids} clear={clear} />,
  };
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab />;
  return (
    <Table
      label={say('APPROVAL.TITLE')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.data)}
      total={total}
      columns={columns}
      nameOf={({ title }) => title}
      card={(row) => <ApprovalCard row={row} />}
      bulk={decides ? bulk : undefined}
    />
  );
}
