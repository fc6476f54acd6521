import { cashTypes } from '#contract/cashdesk/schema-words.ts';
import { useText } from '../../base/texts.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import type { CashListState } from '../rows/data.ts';

/** Text, type and year in sight; the rest one button away. */
export function CashFilters({ list, years }: { list: CashListState; years: readonly number[] }) {
  const say = useText();
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('CASH.SEARCH') }}
      front={[
        {
          kind: 'select',
          name: 'type',
          label: say('CASH.FILTERS.TYPE'),
          any: say('CASH.FILTERS.ANY_TYPE'),
          choices: cashTypes.map((value) => ({ value, label: say(`CASH.FILTERS.TYPES.${value}`) })),
        },
        {
          kind: 'select',
          name: 'year',
          label: say('CASH.FILTERS.YEAR'),
          any: say('CASH.FILTERS.ANY_YEAR'),
          choices: years.map((year) => ({
            value: String(year),
            label: say('CASH.FILTERS.OF_YEAR', { year: String(year) }),
          })),
        },
      ]}
      fields={[
        { kind: 'date', name: 'from', label: say('CASH.FILTERS.FROM') },
        { kind: 'date', name: 'to', label: say('CASH.FILTERS.TO') },
        { kind: 'text', name: 'amountFrom', label: say('CASH.FILTERS.AMOUNT_FROM') },
        { kind: 'text', name: 'amountTo', label: say('CASH.FILTERS.AMOUNT_TO') },
      ]}
    />
  );
}
