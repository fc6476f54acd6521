import { useText } from '../../base/texts.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import type { SurveyListState } from '../rows/data.ts';
import { orders } from './SurveyColumns.tsx';

/** Text and what waits for the reader in sight; days one button away. */
export function SurveyFilters({ list }: { list: SurveyListState }) {
  const say = useText();
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('SURVEY.SEARCH') }}
      front={[
        {
          kind: 'select',
          name: 'toAnswer',
          label: say('SURVEY.FILTERS.MINE'),
          any: say('SURVEY.FILTERS.ANY_MINE'),
          choices: [{ value: 'yes', label: say('SURVEY.FILTERS.ONLY_MINE') }],
        },
      ]}
      fields={[
        { kind: 'date', name: 'from', label: say('SURVEY.FILTERS.FROM') },
        { kind: 'date', name: 'to', label: say('SURVEY.FILTERS.TO') },
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
