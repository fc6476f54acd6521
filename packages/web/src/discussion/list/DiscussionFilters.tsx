import { discussion } from '#contract/discussion/endpoints.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { useAuthorField } from '../../kit/filter/useAuthorField.ts';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import type { DiscussionListState } from '../rows/data.ts';
import { orders } from './DiscussionColumns.tsx';

/** Text and what is new in sight; the rest one button away. */
export function DiscussionFilters({ list }: { list: DiscussionListState }) {
  const say = useText();
  const mayJudge = useMay('discussion', 'rw');
  const owner = useAuthorField(discussion.authors, list.filters, {
    label: say('DISCUSSION.FILTERS.OWNER'),
    any: say('DISCUSSION.FILTERS.ANY_OWNER'),
  });
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('DISCUSSION.SEARCH') }}
      front={[
        {
          kind: 'select',
          name: 'fresh',
          label: say('DISCUSSION.FILTERS.FRESH'),
          any: say('DISCUSSION.FILTERS.ANY_FRESH'),
          choices: [{ value: 'yes', label: say('DISCUSSION.FILTERS.ONLY_FRESH') }],
        },
        owner,
      ]}
      fields={[
        {
          kind: 'select',
          name: 'mine',
          label: say('DISCUSSION.FILTERS.MINE'),
          any: say('DISCUSSION.FILTERS.ANY_MINE'),
          leads: true,
          choices: [{ value: 'yes', label: say('DISCUSSION.FILTERS.ONLY_MINE') }],
        },
        ...(mayJudge
          ? [
              {
                kind: 'select' as const,
                name: 'reported' as const,
                label: say('DISCUSSION.FILTERS.REPORTED'),
                any: say('DISCUSSION.FILTERS.ANY_REPORTED'),
                leads: true as const,
                choices: [{ value: 'yes', label: say('DISCUSSION.FILTERS.ONLY_REPORTED') }],
              },
            ]
          : []),
        { kind: 'date', name: 'from', label: say('DISCUSSION.FILTERS.FROM') },
        { kind: 'date', name: 'to', label: say('DISCUSSION.FILTERS.TO') },
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
