import { Button, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isDay } from '#contract/base/time/dates.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../choose/Select.tsx';
import { DateField } from '../day/DateField.tsx';
import { useNarrow } from '../page/narrow.ts';
import type { ListState } from '../table/useList.ts';
import css from './FilterBar.module.css';

type Choice = { value: string; label: string };
export type FilterField =
  | { kind: 'text'; name: string; label: string }
  | { kind: 'date'; name: string; label: string }
  | {
      kind: 'select';
      name: string;
      label: string;
      any: string;
      choices: readonly Choice[];
      leads?: true;
      onOpen?: () => void;
    };
/** Among all filters of a narrow screen the one asked for most often leads. */
const leads = (field: FilterField): boolean => field.kind === 'select' && field.leads === true;
type Props = {
  list: ListState;
  /** The field on the left that is always seen. */
  search: { name: string; label: string };
  fields: readonly FilterField[];
  /** Selects that stand beside the search on a wide screen, without labels to be seen. */
  front?: readonly Extract<FilterField, { kind: 'select' }>[];
  /** What else stands in the row, for example the order on a phone. */
  children?: ReactNode;
};

/** Text filters wait this long after the last letter. */
const patience = 300;
const written = (filters: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
const markOf = (filters: object) => JSON.stringify(Object.entries(written(filters)).sort());

/** What is being typed, and its way into the address. */
function useDraft(list: ListState, days: readonly string[]) {
  const [draft, setDraft] = useState(() => written(list.filters));
  const seen = markOf(list.filters);
  const [before, setBefore] = useState(seen);
  const [sent, setSent] = useState(seen);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // an address that is not the one typed here (a step back) is taken over; a late own one never eats newer letters
  if (seen !== before) {
    setBefore(seen);
    if (seen !== sent) setDraft(written(list.filters));
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // Half of a day is nothing to ask by.
  const asks = (name: string, value: string) => value.trim() !== '' && (!days.includes(name) || isDay(value));
  const set = (name: string, value: string, at: 'once' | 'later') => {
    const next = { ...draft, [name]: value };
    setDraft(next);
    clearTimeout(timer.current);
    const send = () => {
      const filters = Object.fromEntries(Object.entries(next).filter(([n, v]) => asks(n, v)));
      setSent(markOf(filters));
      list.filterBy(filters);
    };
    if (at === 'once') send();
    else timer.current = setTimeout(send, patience);
  };
  const clear = () => {
    clearTimeout(timer.current);
    setDraft({});
    setSent(markOf({}));
    list.filterBy({});
  };
  return { draft, set, clear };
}

type OneProps = { field: FilterField; value: string; set: ReturnType<typeof useDraft>['set']; named?: boolean };

/** One filter; in the row beside the search its name is only heard. */
function One({ field: f, value, set, named = true }: OneProps) {
  if (f.kind === 'text')
    return <TextInput label={f.label} value={value} onChange={(e) => set(f.name, e.currentTarget.value, 'later')} />;
  if (f.kind === 'date')
    return <DateField label={f.label} value={value} onChange={(day) => set(f.name, day, 'later')} />;
  return (
    <Select
      className={named ? undefined : css.front}
      label={named ? f.label : undefined}
      aria-label={named ? undefined : f.label}
      data={[{ value: '', label: f.any }, ...f.choices]}
      value={value}
      onDropdownOpen={f.onOpen}
      onChange={(next) => set(f.name, next, 'once')}
    />
  );
}

/** The first row of a list's card: search, filters that can be hidden, and the way to clear them. */
export function FilterBar({ list, search, fields, front = [], children }: Props) {
  const say = useText();
  const id = useId();
  const narrow = useNarrow();
  const { draft, set, clear } = useDraft(
    list,
    fields.flatMap((f) => (f.kind === 'date' ? [f.name] : [])),
  );
  const beside = narrow ? [] : front;
  const below = narrow ? [...fields.filter(leads), ...front, ...fields.filter((f) => !leads(f))] : fields;
  const hidden = below.filter((f) => draft[f.name]).length;
  const open = beside.length > 0 ? 'FILTER.MORE' : 'FILTER.SHOW';
  return (
    <search className={css.bar}>
      <div className={css.row}>
        <TextInput
          className={css.search}
          type="search"
          placeholder={search.label}
          aria-label={search.label}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          value={draft[search.name] ?? ''}
          onChange={(e) => set(search.name, e.currentTarget.value, 'later')}
        />
        {beside.map((f) => (
          <One key={f.name} field={f} value={draft[f.name] ?? ''} set={set} named={false} />
        ))}
        {children}
        {below.length > 0 && (
          <Button
            className={css.toggle}
            variant="subtle"
            color="stone"
            leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
            aria-expanded={list.filter}
            aria-controls={id}
            onClick={list.toggleFilter}
          >
            {say(list.filter ? 'FILTER.HIDE' : open)}
            {hidden > 0 && <span className={css.count}>{hidden}</span>}
          </Button>
        )}
      </div>
      <div id={id} className={css.fields} hidden={!list.filter}>
        {below.map((f) => (
          <One key={f.name} field={f} value={draft[f.name] ?? ''} set={set} />
        ))}
        {list.isFiltered && (
          <Button variant="subtle" color="stone" onClick={clear}>
            {say('FILTER.CLEAR')}
          </Button>
        )}
      </div>
    </search>
  );
}
