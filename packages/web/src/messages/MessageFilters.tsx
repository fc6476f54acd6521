import { messages } from '#contract/messages/endpoints.ts';
import { messageLabels } from '#contract/messages/schema.ts';
import { useText } from '../base/texts.tsx';
import { FilterBar } from '../kit/filter/FilterBar.tsx';
import { useAuthorField } from '../kit/filter/useAuthorField.ts';
import { SortMenu } from '../kit/table/SortMenu.tsx';
import { orders } from './MessageColumns.tsx';
import type { MessageListState } from './message/data.ts';

/** Text, kind and author in sight; the rest one button away. */
export function MessageFilters({ list }: { list: MessageListState }) {
  const say = useText();
  const owner = useAuthorField(messages.authors, list.filters, {
    label: say('MESSAGE.FILTERS.OWNER'),
    any: say('MESSAGE.FILTERS.ANY_OWNER'),
  });
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('MESSAGE.SEARCH') }}
      front={[
        {
          kind: 'select',
          name: 'label',
          label: say('MESSAGE.COLUMNS.LABEL'),
          any: say('MESSAGE.FILTERS.ANY_LABEL'),
          choices: messageLabels.map((l) => ({ value: l, label: say(`MESSAGE.LABELS.${l}`) })),
        },
        owner,
      ]}
      fields={[
        {
          kind: 'select',
          name: 'unread',
          label: say('MESSAGE.FILTERS.UNREAD'),
          any: say('MESSAGE.FILTERS.ANY_UNREAD'),
          leads: true,
          choices: [{ value: 'yes', label: say('MESSAGE.FILTERS.ONLY_UNREAD') }],
        },
        {
          kind: 'select',
          name: 'accept',
          label: say('MESSAGE.FILTERS.ACCEPT'),
          any: say('MESSAGE.FILTERS.ANY_ACCEPT'),
          choices: [{ value: 'yes', label: say('MESSAGE.FILTERS.ONLY_ACCEPT') }],
        },
        { kind: 'date', name: 'from', label: say('MESSAGE.FILTERS.FROM') },
        { kind: 'date', name: 'to', label: say('MESSAGE.FILTERS.TO') },
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
