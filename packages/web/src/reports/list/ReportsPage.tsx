import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { countOfTab } from '#contract/reports/rules.ts';
import { type ReportTab, reportTabs } from '#contract/reports/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { type Bulk, Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type ReportListState, reportList, useRemoveAll, useReports } from '../rows/data.ts';
import { useReportColumns } from './ReportColumns.tsx';
import { EmptyTab, NewReport, NoReports, ReportCard } from './ReportFaces.tsx';
import { ReportFilters } from './ReportFilters.tsx';
import { ReportRowMenu } from './ReportRowMenu.tsx';
import { SheetMenu } from './SheetMenu.tsx';
import { SolveAllDialog } from './SolveAllDialog.tsx';
import { WallStrip } from './WallStrip.tsx';

/** /hlaseni: what people of the house reported, and how it stands; `above` is what they should know before. */
export function ReportsPage({ above }: { above: ReactNode }) {
  const say = useText();
  const list = useList('reports', reportList, '-createdAt');
  const of = useReports(list);
  // Withdrawn ones stand in the archive and are none of all.
  const isBlank = (counts: NonNullable<typeof of.data>) => reportTabs.every((tab) => counts[countOfTab[tab]] === 0);
  return (
    <>
      <PageHead
        title={say('REPORT.TITLE')}
        star="reports"
        actions={
          <>
            <SheetMenu list={list} />
            <NewReport />
          </>
        }
      />
      {above}
      <WallStrip />
      <Loaded of={of} shape={<ListShape />} empty={(first) => (isBlank(first) ? <NoReports /> : null)}>
        {(first) => (
          <Tabs
            label={say('REPORT.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={reportTabs.map((value) => ({
              value,
              label: say(`REPORT.TABS.${value}`),
              count: first[countOfTab[value]],
            }))}
          >
            <Card>
              <ReportFilters list={list} />
              <Rows key={list.tab} list={list} of={of} total={first.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

/** Solving and deleting the chosen ones; what is solved is not offered to be. */
function useBulk(tab: ReportTab) {
  const say = useText();
  const removeAll = useRemoveAll();
  const [solving, solve] = useState<{ ids: number[]; clear: () => void } | null>(null);
  const bulk: Bulk = {
    text: (count) => say('REPORT.SELECTED', { count }),
    actions: (ids, clear) => (
      <>
        {tab !== 'solved' && tab !== 'archive' && (
          <Button
            variant="default"
            leftSection={<IconCheck size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => solve({ ids, clear })}
          >
            {say('REPORT.SOLVE.DO')}
          </Button>
        )}
        <RemoveButton variant="default" onClick={() => void removeAll(ids).then((gone) => gone && clear())} />
      </>
    ),
  };
  const end = () => solve(null);
  const asking = solving && (
    <SolveAllDialog
      ids={solving.ids}
      onClose={end}
      onSolved={() => {
        solving.clear();
        end();
      }}
    />
  );
  return { bulk, asking };
}

type RowsProps = { list: ReportListState; of: ReturnType<typeof useReports>; total: number };
function Rows({ list, of, total }: RowsProps) {
  const say = useText();
  const administers = useMay('reports', 'rw');
  const columns = useReportColumns();
  const { bulk, asking } = useBulk(list.tab);
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab />;
  return (
    <>
      <Table
        label={say('REPORT.TITLE')}
        list={list}
        of={of}
        rows={of.parts.flatMap((part) => part.reports)}
        total={total}
        columns={columns}
        nameOf={({ title }) => typo(title)}
        card={(row) => <ReportCard row={row} />}
        menu={administers ? (row) => <ReportRowMenu row={row} /> : undefined}
        bulk={administers ? bulk : undefined}
      />
      {asking}
    </>
  );
}
