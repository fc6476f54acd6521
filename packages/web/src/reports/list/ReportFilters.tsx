import { useState } from 'react';
import { endings, reportTypes, verdicts, visibilities } from '#contract/reports/schema.ts';
import { useAssociation } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { FilterBar, type FilterField } from '../../kit/filter/FilterBar.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import { type ReportListState, useReportPeople } from '../rows/data.ts';
import { orders } from './ReportColumns.tsx';

type Named = { id: number; full_name: string };
const named = (people: readonly Named[] = []) => people.map((p) => ({ value: String(p.id), label: p.full_name }));

/** A field of what is so, or is not asked for. */
function only(say: ReturnType<typeof useText>, name: 'mine' | 'given' | 'open') {
  const key = name.toUpperCase() as Uppercase<typeof name>;
  return {
    kind: 'select' as const,
    name,
    label: say(`REPORT.FILTERS.${key}`),
    any: say(`REPORT.FILTERS.ANY_${key}`),
    choices: [{ value: 'yes', label: say(`REPORT.FILTERS.ONLY_${key}`) }],
  };
}

/** What became of it: an answer that is waited for, what it was, a day that is over. */
function useCareFields(): FilterField[] {
  const say = useText();
  return [
    {
      kind: 'select',
      name: 'asked',
      label: say('REPORT.VERDICT.FILTER'),
      any: say('REPORT.VERDICT.ANY_ASKED'),
      choices: [{ value: 'yes', label: say('REPORT.VERDICT.ONLY_ASKED') }],
    },
    {
      kind: 'select',
      name: 'verdict',
      label: say('REPORT.VERDICT.ANSWER'),
      any: say('REPORT.VERDICT.ANY'),
      choices: verdicts.map((v) => ({ value: v, label: say(`REPORT.VERDICTS.${v}`) })),
    },
    {
      kind: 'select',
      name: 'overdue',
      label: say('REPORT.DUE.TITLE'),
      any: say('REPORT.FILTERS.ANY_DUE'),
      choices: [{ value: 'yes', label: say('REPORT.FILTERS.ONLY_OVERDUE') }],
    },
  ];
}

/** Text, kind and solver in sight; the rest one button away. */
export function ReportFilters({ list }: { list: ReportListState }) {
  const say = useText();
  const [isOpened, setOpened] = useState(false);
  const { owner, solver } = list.filters;
  const people = useReportPeople(isOpened || list.filter || owner !== undefined || solver !== undefined).data;
  const entrances = useAssociation().data?.entrances ?? [];
  const careFields = useCareFields();
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('REPORT.SEARCH') }}
      front={[
        {
          kind: 'select',
          name: 'type',
          label: say('REPORT.COLUMNS.TYPE'),
          any: say('REPORT.FILTERS.ANY_TYPE'),
          choices: reportTypes.map((t) => ({ value: t, label: say(`REPORT.TYPES.${t}`) })),
        },
        {
          kind: 'select',
          name: 'solver',
          label: say('REPORT.COLUMNS.SOLVER'),
          any: say('REPORT.FILTERS.ANY_SOLVER'),
          choices: named(people?.solvers),
          onOpen: () => setOpened(true),
        },
      ]}
      fields={[
        { ...only(say, 'mine'), leads: true },
        only(say, 'given'),
        only(say, 'open'),
        ...careFields,
        {
          kind: 'select',
          name: 'entrance',
          label: say('REPORT.PLACE.ENTRANCE'),
          any: say('REPORT.FILTERS.ANY_ENTRANCE'),
          choices: entrances.map((e) => ({ value: String(e.id), label: e.name })),
        },
        {
          kind: 'select',
          name: 'owner',
          label: say('REPORT.COLUMNS.OWNER'),
          any: say('REPORT.FILTERS.ANY_OWNER'),
          choices: named(people?.owners),
        },
        {
          kind: 'select',
          name: 'visibility',
          label: say('REPORT.FORM.VISIBILITY'),
          any: say('REPORT.FILTERS.ANY_VISIBILITY'),
          choices: visibilities.map((v) => ({ value: v, label: say(`REPORT.VISIBILITY.${v}`) })),
        },
        {
          kind: 'select',
          name: 'outcome',
          label: say('REPORT.FILTERS.OUTCOME'),
          any: say('REPORT.FILTERS.ANY_OUTCOME'),
          choices: endings.map((e) => ({ value: e, label: say(`REPORT.OUTCOMES.${e}`) })),
        },
        { kind: 'date', name: 'from', label: say('REPORT.FILTERS.FROM') },
        { kind: 'date', name: 'to', label: say('REPORT.FILTERS.TO') },
      ]}
    >
      <SortMenu
        sort={list.sort}
        sortBy={list.sortBy}
        orders={Object.entries(orders).map(([by, name]) => ({ by, label: say(name) }))}
      />
    </FilterBar>
  );
}
