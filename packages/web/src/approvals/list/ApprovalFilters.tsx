import { approvals } from '#contract/approvals/endpoints.ts';
import { useText } from '../../base/texts.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { useAuthorField } from '../../kit/filter/useAuthorField.ts';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import type { ApprovalListState } from '../rows/data.ts';
import { orders } from './ApprovalColumns.tsx';

/** Text and who asked in sight; the rest one button away. */
export function ApprovalFilters({ list }: { list: ApprovalListState }) {
  const say = useText();
  const owner = useAuthorField(approvals.authors, list.filters, {
    label: say('APPROVAL.FILTERS.AUTHOR'),
    any: say('APPROVAL.FILTERS.ANY_AUTHOR'),
  });
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('APPROVAL.SEARCH') }}
      front={[
        owner,
        {
          kind: 'select',
          name: 'mine',
          label: say('APPROVAL.FILTERS.MINE'),
          any: say('APPROVAL.FILTERS.ANY_MINE'),
          choices: [{ value: 'yes', label: say('APPROVAL.FILTERS.ONLY_MINE') }],
        },
      ]}
      fields={[
        {
          kind: 'select',
          name: 'forMe',
          label: say('APPROVAL.FILTERS.FOR_ME'),
          any: say('APPROVAL.FILTERS.ANY_FOR_ME'),
          leads: true,
          choices: [{ value: 'yes', label: say('APPROVAL.FILTERS.ONLY_FOR_ME') }],
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
