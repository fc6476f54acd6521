import { useState } from 'react';
import { messageLabels } from '#contract/messages/schema.ts';
import { useText } from '../base/texts.tsx';
import { FilterBar } from '../kit/table/FilterBar.tsx';
import { SortMenu } from '../kit/table/SortMenu.tsx';
import { orders } from './MessageColumns.tsx';
import { type MessageListState, useAuthors } from './message/data.ts';

/** Text, kind and author in sight; the rest one button away. */
export function MessageFilters({ list }: { list: MessageListState }) {
  const say = useText();
  const [isOpened, setOpened] = useState(false);
  const authors = useAuthors(isOpened || list.filters.owner !== undefined);
  const owners = authors.data?.owners ?? [];
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
        {
          kind: 'select',
          name: 'owner',
          label: say('MESSAGE.FILTERS.OWNER'),
          any: say('MESSAGE.FILTERS.ANY_OWNER'),
          choices: owners.map((o) => ({ value: String(o.id), label: o.full_name })),
          onOpen: () => setOpened(true),
        },
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
