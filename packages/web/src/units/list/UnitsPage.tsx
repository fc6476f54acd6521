import { Button } from '@mantine/core';
import { IconDoor, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { unitLinks } from '#contract/units/links.ts';
import { unitTypes } from '#contract/units/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import type { Listing } from '../../base/listing.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { RemoveButton } from '../../kit/form/RemoveButton.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type UnitList, unitList, useEntrances, useRemove, useRemoveAll, useUnits } from '../rows/data.ts';
import { SumNote } from './SumNote.tsx';
import { UnitCard } from './UnitCard.tsx';
import { columnName, useUnitColumns } from './UnitColumns.tsx';
import { EmptyTab, NoUnits } from './UnitFaces.tsx';
import { UnitsActions } from './UnitsActions.tsx';

type Of = ReturnType<typeof useUnits>;

/** /jednotky: the units of the house. */
export function UnitsPage() {
  const say = useText();
  const list = useList('units', unitList, 'number');
  const of = useUnits(list);
  return (
    <>
      <PageHead
        title={say('UNITS.TITLE')}
        star="rooms"
        actions={<UnitsActions list={list} empty={of.data?.allCount === 0} />}
      />
      <Loaded of={of} shape={<ListShape />} empty={(first) => (first.allCount === 0 ? <NoUnits /> : null)}>
        {(first) => (
          <>
            {list.filters.day ? <StateNote list={list} day={list.filters.day} /> : <SumNote />}
            <Tabs
              label={say('UNITS.TABS.LABEL')}
              value={list.tab}
              onChange={list.choose}
              tabs={[
                { value: 'all', label: say('UNITS.TABS.all'), count: first.allCount },
                { value: 'flats', label: say('UNITS.TABS.flats'), count: first.flatsCount },
                { value: 'others', label: say('UNITS.TABS.others'), count: first.othersCount },
                { value: 'problems', label: say('UNITS.TABS.problems'), count: first.problemsCount },
              ]}
            >
              <Card>
                <Filters list={list} />
                <Rows key={list.tab} list={list} of={of} total={first.total} />
              </Card>
            </Tabs>
          </>
        )}
      </Loaded>
    </>
  );
}

/** That the list is of another day, and the way back to today. */
function StateNote({ list, day }: { list: UnitList; day: string }) {
  const say = useText();
  const shown = useShown();
  const { day: _, ...rest } = list.filters;
  return (
    <Note live>
      {say('PERIODS.STATE', { day: shown.day(day) })}{' '}
      <Button variant="subtle" onClick={() => list.filterBy(rest)}>
        {say('PERIODS.STATE_TODAY')}
      </Button>
    </Note>
  );
}

function Filters({ list }: { list: UnitList }) {
  const say = useText();
  const entrances = useEntrances();
  const orders = Object.entries(columnName).map(([by, name]) => ({ by, label: say(name) }));
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('UNITS.SEARCH') }}
      fields={[
        { kind: 'text', name: 'number', label: say('UNITS.NUMBER') },
        {
          kind: 'select',
          name: 'entrance',
          label: say('UNITS.ENTRANCE'),
          any: say('UNITS.ANY_ENTRANCE'),
          choices: entrances.map((e) => ({ value: String(e.id), label: e.name })),
        },
        {
          kind: 'select',
          name: 'type',
          label: say('UNITS.TYPE'),
          any: say('UNITS.ANY_TYPE'),
          choices: unitTypes.map((t) => ({ value: t, label: say(`UNITS.TYPES.${t}`) })),
        },
        { kind: 'date', name: 'day', label: say('PERIODS.STATE_DAY') },
      ]}
    >
      <SortMenu sort={list.sort} sortBy={list.sortBy} orders={orders} />
    </FilterBar>
  );
}

function Rows({ list, of, total }: { list: UnitList; of: Of; total: number }) {
  const say = useText();
  const administers = useMay('rooms', 'rw');
  const columns = useUnitColumns();
  const remove = useRemove();
  const removeAll = useRemoveAll();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab tab={list.tab} />;
  return (
    <Table
      label={say('UNITS.TITLE')}
      list={list}
      of={of as Listing<unknown>}
      rows={of.parts.flatMap((part) => part.rooms)}
      total={total}
      columns={columns}
      nameOf={(unit) => unit.number}
      card={(unit) => <UnitCard unit={unit} />}
      menu={(unit) => (
        <>
          <MenuItem
            leftSection={<IconDoor size={20} stroke={1.75} />}
            renderRoot={(props) => <Link {...props} {...unitLinks.one(unit.id)} />}
          >
            {say('UNITS.OPEN')}
          </MenuItem>
          {administers && (
            <>
              <MenuItem
                leftSection={<IconPencil size={20} stroke={1.75} />}
                renderRoot={(props) => <Link {...props} {...unitLinks.edit(unit.id)} />}
              >
                {say('UNITS.EDIT_MODULE')}
              </MenuItem>
              <MenuItem
                color="cihla"
                leftSection={<IconTrash size={20} stroke={1.75} />}
                onClick={() => void remove(unit)}
              >
                {say('UNITS.DELETE.ONE')}
              </MenuItem>
            </>
          )}
        </>
      )}
      bulk={
        administers
          ? {
              text: (count) => say('UNITS.SELECTED', { count }),
              actions: (ids, clear) => (
                <RemoveButton variant="default" onClick={() => void removeAll(ids).then((gone) => gone && clear())} />
              ),
            }
          : undefined
      }
    />
  );
}
