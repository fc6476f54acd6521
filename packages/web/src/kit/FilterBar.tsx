import { Button, Select, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../base/texts.tsx';
import css from './FilterBar.module.css';
import type { ListState } from './useList.ts';

type Choice = { value: string; label: string };
export type FilterField =
  | { kind: 'text'; name: string; label: string }
  | { kind: 'select'; name: string; label: string; any: string; choices: readonly Choice[] };
type Props = {
  list: ListState;
  /** The field on the left that is always seen. */
  search: { name: string; label: string };
  fields: readonly FilterField[];
  /** What else stands in the row, for example the order on a phone. */
  children?: ReactNode;
};

/** Text filters wait this long after the last letter. */
const patience = 300;
const written = (filters: object): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]));
const markOf = (filters: object) => JSON.stringify(Object.entries(written(filters)).sort());

/** What is being typed, and its way into the address. */
function useDraft(list: ListState) {
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
  const set = (name: string, value: string, at: 'once' | 'later') => {
    const next = { ...draft, [name]: value };
    setDraft(next);
    clearTimeout(timer.current);
    const send = () => {
      const filters = Object.fromEntries(Object.entries(next).filter(([, v]) => v.trim() !== ''));
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

/** The first row of a list's card: search, filters that can be hidden, and the way to clear them. */
export function FilterBar({ list, search, fields, children }: Props) {
  const say = useText();
  const id = useId();
  const { draft, set, clear } = useDraft(list);
  const hidden = fields.filter((f) => draft[f.name]).length;
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
        {children}
        {fields.length > 0 && (
          <Button
            className={css.toggle}
            variant="subtle"
            color="stone"
            leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />}
            aria-expanded={list.filter}
            aria-controls={id}
            onClick={list.toggleFilter}
          >
            {say(list.filter ? 'FILTER.HIDE' : 'FILTER.SHOW')}
            {hidden > 0 && <span className={css.count}>{hidden}</span>}
          </Button>
        )}
      </div>
      <div id={id} className={css.fields} hidden={!list.filter}>
        {fields.map((f) =>
          f.kind === 'text' ? (
            <TextInput
              key={f.name}
              label={f.label}
              value={draft[f.name] ?? ''}
              onChange={(e) => set(f.name, e.currentTarget.value, 'later')}
            />
          ) : (
            <Select
              key={f.name}
              label={f.label}
              data={[{ value: '', label: f.any }, ...f.choices]}
              value={draft[f.name] ?? ''}
              onChange={(value) => set(f.name, value ?? '', 'once')}
            />
          ),
        )}
        {list.isFiltered && (
          <Button variant="subtle" color="stone" onClick={clear}>
            {say('FILTER.CLEAR')}
          </Button>
        )}
      </div>
    </search>
  );
}
