import { TextInput, type TextInputProps } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { searchKey } from '#contract/base/words/search.ts';
import { ChoiceList, withChoices } from './ChoiceList.tsx';
import { useChoices } from './useChoices.ts';

export type Choice<V extends string = string> = { value: V; label: string };
type Grouped<V extends string> = { group: string; items: readonly Choice<V>[] };
type Props<V extends string> = Omit<TextInputProps, 'value' | 'onChange' | 'label' | 'readOnly'> & {
  label?: string | undefined;
  data: readonly (Choice<V> | Grouped<V>)[];
  value?: string | null;
  onChange?: (value: V) => void;
  onDropdownOpen?: (() => void) | undefined;
  iconOf?: (value: V) => ReactNode;
};

/** Letters typed one after another within this time are one beginning of a word, in milliseconds. */
const pause = 700;

/** Finds by first letters, as a list of the system does: the same letter again goes to the next one that begins with it. */
function useTyped(options: readonly Choice[]) {
  const typed = useRef({ text: '', at: 0 });
  return (letter: string, now: number, from: number): number => {
    const before = now - typed.current.at < pause ? typed.current.text : '';
    const isAgain = before !== '' && [...before].every((one) => one === letter);
    const text = isAgain ? letter : before + letter;
    typed.current = { text: before + letter, at: now };
    const begins = (one: Choice | undefined) => one !== undefined && searchKey(one.label).startsWith(searchKey(text));
    const start = text.length > 1 ? Math.max(from, 0) : from + 1;
    const order = options.map((_, i) => (start + i) % options.length);
    return order.find((i) => begins(options[i])) ?? -1;
  };
}

/** A field with a list of what it may hold, opened by a press, arrows, Enter, space or a letter. */
export function Select<V extends string>(props: Props<V>) {
  const { data, value = null, onChange, onDropdownOpen, iconOf, ...field } = props;
  const options = data.flatMap((one): (Choice<V> & { group?: string })[] =>
    'items' in one ? one.items.map((item) => ({ ...item, group: one.group })) : [one],
  );
  const chosen = options.findIndex((one) => one.value === value);
  const take = (at: number) => {
    const next = options[at];
    if (next && next.value !== value) onChange?.(next.value);
  };
  const choices = useChoices({ count: options.length, chosen, take, onOpen: onDropdownOpen });
  const find = useTyped(options);
  const turn = () => (choices.opened ? choices.close() : choices.open(chosen));
  const press = () => (choices.at < 0 ? turn() : choices.pick(choices.at));
  const keys = (e: KeyboardEvent<HTMLInputElement>) => {
    field.onKeyDown?.(e);
    if (choices.onKey(e) || e.ctrlKey || e.metaKey || e.altKey) return;
    if (e.key === 'Enter') choices.open(chosen);
    else if (e.key === ' ') press();
    else if (e.key === 'Home') choices.goTo(0);
    else if (e.key === 'End') choices.goTo(options.length - 1);
    else if (e.key.length === 1) {
      const found = find(e.key, e.timeStamp, choices.opened ? choices.at : chosen);
      if (found >= 0) choices.goTo(found);
    } else return;
    e.preventDefault();
  };
  const items = options.map((one) => ({
    ...{ key: one.value, words: one.label, group: one.group },
    icon: iconOf?.(one.value),
  }));
  const list = choices.opened && <ChoiceList of={choices} name={field['aria-label'] ?? field.label} items={items} />;
  return (
    <TextInput
      rightSection={<IconSelector size={18} stroke={1.75} aria-hidden="true" />}
      rightSectionPointerEvents="none"
      {...field}
      {...choices.field}
      readOnly
      pointer
      value={options[chosen]?.label ?? ''}
      inputContainer={withChoices(list)}
      onKeyDown={keys}
      onClick={turn}
      onBlur={(e) => {
        choices.close();
        field.onBlur?.(e);
      }}
    />
  );
}
