import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { resolutionTabs } from '#contract/resolutions/schema-words.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type ResolutionListState, resolutionList, usePrintYear, useResolutions } from '../rows/data.ts';
import { useResolutionColumns } from './ResolutionColumns.tsx';
import { EmptyTab, NoResolutions, ResolutionCard } from './ResolutionFaces.tsx';
import { ResolutionFilters } from './ResolutionFilters.tsx';

/** /usneseni: what the house decided, and what of it is still to be done. */
export function ResolutionsPage() {
  const say = useText();
  const list = useList('resolutions', resolutionList, '-number');
  const of = useResolutions(list);
  return (
    <>
      <PageHead
        title={say('RESOLUTION.TITLE')}
        actions={of.data && of.data.years.length > 0 && <PrintMenu years={of.data.years} />}
      />
      <Loaded of={of} shape={<ListShape />} empty={({ allCount }) => (allCount === 0 ? <NoResolutions /> : null)}>
        {(first) => (
          <Tabs
            label={say('RESOLUTION.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={resolutionTabs.map((value) => ({
              value,
              label: say(`RESOLUTION.TABS.${value}`),
              count: first[`${value}Count`],
            }))}
          >
            <Card>
              <ResolutionFilters list={list} of={first} />
              <Rows key={list.tab} list={list} of={of} total={first.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

/** The register of one year on paper. */
function PrintMenu({ years }: { years: readonly number[] }) {
  const say = useText();
  const { print, busy } = usePrintYear();
  return (
    <DropMenu
      width={200}
      opener={
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
        >
          {say('RESOLUTION.PRINT')}
        </Button>
      }
    >
      {years.map((year) => (
        <MenuItem key={year} onClick={() => void print(year)}>
          {say('RESOLUTION.PRINT_YEAR', { year: String(year) })}
        </MenuItem>
      ))}
    </DropMenu>
  );
}

type RowsProps = { list: ResolutionListState; of: ReturnType<typeof useResolutions>; total: number };
function Rows({ list, of, total }: RowsProps) {
  const say = useText();
  const columns = useResolutionColumns();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab />;
  return (
    <Table
      label={say('RESOLUTION.TITLE')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.data)}
      total={total}
      columns={columns}
      nameOf={({ name }) => name}
      card={(row) => <ResolutionCard row={row} />}
    />
  );
}
