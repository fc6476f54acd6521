import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { FilterBar, type FilterField } from '../../kit/filter/FilterBar.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import type { MeetingListState } from '../rows/list.ts';
import { orders } from './MeetingColumns.tsx';

type Front = Extract<FilterField, { kind: 'select' }>;
type Props = { list: MeetingListState /** Those that there are. */; years: readonly number[] };

/** Text, the year, and for who administers meetings whom they are for. */
export function MeetingFilters({ list, years }: Props) {
  const say = useText();
  const administers = useMay('meetingOwners', 'rw');
  const year: Front = {
    ...{ kind: 'select', name: 'year', label: say('MEETING.FILTERS.YEAR'), any: say('MEETING.FILTERS.ANY_YEAR') },
    choices: years.map((y) => ({ value: String(y), label: String(y) })),
  };
  const seen: Front = {
    ...{ kind: 'select', name: 'seen', label: say('MEETING.FILTERS.VISIBILITY') },
    any: say('MEETING.FILTERS.ANY_VISIBILITY'),
    choices: [
      { value: 'public', label: say('MEETING.FACTS.PUBLIC') },
      { value: 'committee', label: say('MEETING.FACTS.COMMITTEE') },
    ],
  };
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('MEETING.SEARCH') }}
      front={administers ? [year, seen] : [year]}
      fields={[]}
    >
      <SortMenu
        sort={list.sort}
        sortBy={list.sortBy}
        orders={Object.entries(orders).map(([by, name]) => ({ by, label: say(name) }))}
      />
    </FilterBar>
  );
}
