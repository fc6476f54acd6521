import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { documentLinks } from '#contract/documents/links.ts';
import { obligationKinds } from '#contract/documents/rules-due.ts';
import { dueTabs } from '#contract/documents/schema-due.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FilterBar, type FilterField } from '../../kit/filter/FilterBar.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { DueCardRow, dueOrders, useDueColumns } from './DueRows.tsx';
import { type DueListState, dueList, useDue, useDueExport } from './data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Of = ReturnType<typeof useDue>;

/** /dokumenty/konci: what of the documents runs out or comes again, for whoever may open them. */
export function DuePage() {
  const say = useText();
  const list = useList('documents.due', dueList, 'dueOn');
  const of = useDue(list);
  const nothing = of.data?.allCount === 0;
  return (
    <>
      <PageHead
        title={say('DUE.TITLE')}
        back={{ ...documentLinks.list(), name: say('DOCS.TITLE') }}
        actions={of.data && !nothing && <Takes list={list} />}
      />
      <PageLead>{say('DUE.LEAD')}</PageLead>
      <Loaded of={of} shape={<ListShape />} empty={(first) => (first.allCount === 0 ? <NothingDue /> : null)}>
        {(first) => (
          <Tabs
            label={say('DUE.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={dueTabs.map((value) => ({ value, label: say(`DUE.TABS.${value}`), count: first[`${value}Count`] }))}
          >
            <Card>
              <Filters list={list} firm={first.files[0]?.firm} />
              <Rows key={list.tab} list={list} of={of} total={first.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

function Takes({ list }: { list: DueListState }) {
  const say = useText();
  const take = useDueExport(list);
  const [busy, setBusy] = useState<'exportTicket' | 'print' | null>(null);
  const doNow = async (as: 'exportTicket' | 'print') => {
    setBusy(as);
    await take(as).catch(() => undefined);
    setBusy(null);
  };
  return (
    <>
      <Button
        variant="default"
        loading={busy === 'print'}
        leftSection={<IconPrinter {...icon} />}
        onClick={() => void doNow('print')}
      >
        {say('DUE.PRINT.DO')}
      </Button>
      <Button
        variant="default"
        loading={busy === 'exportTicket'}
        leftSection={<IconDownload {...icon} />}
        onClick={() => void doNow('exportTicket')}
      >
        {say('DUE.EXPORT')}
      </Button>
    </>
  );
}

function NothingDue() {
  const say = useText();
  const administers = useMay('documents', 'rw');
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('DUE.EMPTY.TITLE')}
        text={say(administers ? 'DUE.EMPTY.TEXT' : 'DUE.EMPTY.TEXT_OTHERS')}
      />
    </Card>
  );
}

/** `firm`: what is called who it is with, where the list is of one contact alone. */
function Filters({ list, firm }: { list: DueListState; firm: string | undefined }) {
  const say = useText();
  const { contactId } = list.filters;
  const ofContact: FilterField[] =
    contactId === undefined
      ? []
      : [
          {
            kind: 'select',
            name: 'contactId',
            label: say('DUE.COLUMNS.FIRM'),
            any: say('DUE.FILTERS.ANY_FIRM'),
            choices: [{ value: String(contactId), label: firm || say('DUE.FILTERS.THIS_FIRM') }],
          },
        ];
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('DUE.SEARCH') }}
      fields={[
        ...ofContact,
        {
          kind: 'select',
          name: 'kind',
          label: say('DUE.KIND'),
          any: say('DUE.ANY_KIND'),
          leads: true,
          choices: obligationKinds.map((value) => ({ value, label: say(`DUE.KINDS.${value}`) })),
        },
        {
          kind: 'select',
          name: 'mine',
          label: say('DUE.FILTERS.MINE'),
          any: say('DUE.FILTERS.ANY'),
          choices: [{ value: 'yes', label: say('DUE.FILTERS.ONLY_MINE') }],
        },
        { kind: 'date', name: 'from', label: say('DUE.FILTERS.FROM') },
        { kind: 'date', name: 'to', label: say('DUE.FILTERS.TO') },
      ]}
    >
      <SortMenu
        sort={list.sort}
        sortBy={list.sortBy}
        orders={Object.entries(dueOrders).map(([by, name]) => ({ by, label: say(name) }))}
      />
    </FilterBar>
  );
}

function Rows({ list, of, total }: { list: DueListState; of: Of; total: number }) {
  const say = useText();
  const columns = useDueColumns();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0)
    return (
      <EmptyState
        kind={list.tab === 'overdue' ? 'done' : 'empty'}
        title={say(list.tab === 'overdue' ? 'DUE.EMPTY.TAB_OVERDUE' : 'DUE.EMPTY.TAB')}
        text={say('DUE.EMPTY.TAB_OTHERS')}
      />
    );
  return (
    <Table
      label={say('DUE.TITLE')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.files)}
      total={total}
      columns={columns}
      nameOf={(row) => row.name}
      card={(row) => <DueCardRow row={row} />}
    />
  );
}
