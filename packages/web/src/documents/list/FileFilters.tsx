import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react';
import { documentKinds } from '#contract/documents/rules-kinds.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { FilterBar, type FilterField } from '../../kit/filter/FilterBar.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import type { DocumentListState } from '../file/data.ts';
import { orders } from './FileColumns.tsx';
import css from './FileFilters.module.css';
import type { View } from './shown.ts';

type Props = { list: DocumentListState; view: View; onView: (view: View) => void };

/** Text in sight, the rest one button away; rows or tiles. */
export function FileFilters({ list, view, onView }: Props) {
  const say = useText();
  const administers = useMay('documents', 'rw');
  const whoSees: FilterField = {
    kind: 'select',
    name: 'isPublic',
    label: say('DOCS.FILTERS.PUBLIC'),
    any: say('DOCS.FILTERS.ANY_PUBLIC'),
    choices: [
      { value: 'yes', label: say('DOCS.FILTERS.ONLY_PUBLIC') },
      { value: 'no', label: say('DOCS.FILTERS.ONLY_PRIVATE') },
    ],
  };
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('DOCS.SEARCH') }}
      fields={[
        {
          kind: 'select',
          name: 'kind',
          label: say('DOCS.KIND'),
          any: say('DOCS.ANY_KIND'),
          leads: true,
          choices: documentKinds.map((value) => ({ value, label: say(`DOCS.KINDS.${value}`) })),
        },
        ...(administers ? [whoSees] : []),
        { kind: 'date', name: 'from', label: say('DOCS.FILTERS.FROM') },
        { kind: 'date', name: 'to', label: say('DOCS.FILTERS.TO') },
      ]}
    >
      <SortMenu
        always={view === 'tiles'}
        sort={list.sort}
        sortBy={list.sortBy}
        orders={Object.entries(orders).map(([by, name]) => ({ by, label: say(name) }))}
      />
      <Views view={view} onView={onView} />
    </FilterBar>
  );
}

function Views({ view, onView }: Omit<Props, 'list'>) {
  const say = useText();
  const offered = [
    ['rows', IconLayoutList, 'DOCS.VIEW.ROWS'],
    ['tiles', IconLayoutGrid, 'DOCS.VIEW.TILES'],
  ] as const;
  return (
    <fieldset className={css.views} aria-label={say('DOCS.VIEW.LABEL')}>
      {offered.map(([name, Sign, text]) => (
        <button
          key={name}
          type="button"
          className={css.view}
          aria-label={say(text)}
          title={say(text)}
          aria-pressed={view === name}
          onClick={() => onView(name)}
        >
          <Sign size={20} stroke={1.75} aria-hidden="true" />
        </button>
      ))}
    </fieldset>
  );
}
