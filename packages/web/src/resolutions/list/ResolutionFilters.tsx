import type { ResolutionList } from '#contract/resolutions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import type { ResolutionListState } from '../rows/data.ts';
import { orders } from './ResolutionColumns.tsx';

type Props = { list: ResolutionListState; of: Pick<ResolutionList, 'years' | 'responsible'> };

/** Text and the year in sight; who sees to it one button away. */
export function ResolutionFilters({ list, of: { years, responsible } }: Props) {
  const say = useText();
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('RESOLUTION.SEARCH') }}
      front={[
        {
          ...{ kind: 'select', name: 'year', label: say('RESOLUTION.FILTERS.YEAR') },
          any: say('RESOLUTION.FILTERS.ANY_YEAR'),
          choices: years.map((y) => ({ value: String(y), label: String(y) })),
        },
        {
          ...{ kind: 'select', name: 'responsible', label: say('RESOLUTION.FILTERS.RESPONSIBLE') },
          any: say('RESOLUTION.FILTERS.ANY_RESPONSIBLE'),
          choices: responsible.map((one) => ({ value: String(one.id), label: one.full_name })),
        },
      ]}
      fields={[
        {
          ...{ kind: 'select', name: 'mine', label: say('RESOLUTION.FILTERS.MINE') },
          any: say('RESOLUTION.FILTERS.ANY_MINE'),
          leads: true,
          choices: [{ value: 'yes', label: say('RESOLUTION.FILTERS.ONLY_MINE') }],
        },
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
