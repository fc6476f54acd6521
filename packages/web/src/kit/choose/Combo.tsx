import { Input, TextInput } from '@mantine/core';
import { IconPlus, IconSelector } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import { ChoiceList, withChoices } from './ChoiceList.tsx';
import css from './Combo.module.css';
import { useChoices } from './useChoices.ts';
import { useFound } from './useFound.ts';

/** What every field of a form gets from it. */
export type FieldProps = {
  label: string;
  labelHidden?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  placeholder?: string;
  onFocus?: (e: FocusEvent<HTMLInputElement>) => void;
  onBlur?: (e: FocusEvent<HTMLInputElement>) => void;
};
export type Option = { key: string; label: string; detail?: ReactNode; icon?: ReactNode };
type Props<T> = FieldProps & {
  /** What the field shows while nobody types. */
  shown: string;
  find: (text: string) => Promise<T[]> | T[];
  option: (item: T) => Option;
  onPick: (item: T) => void;
  /** Empties the field; without it a value can only be changed. */
  onClear?: () => void;
  /** The last choice of the list: something new from what was typed. */
  create?: { label: (text: string) => string; act: (text: string) => void; always?: boolean };
  /** Milliseconds to wait for a pause in typing. */
  pause?: number;
  /** Nothing is looked for until something is typed. */
  typedOnly?: boolean;
  leftSection?: ReactNode;
};

/** A field that finds: type, choose with arrows and Enter, or create. */
export function Combo<T>(props: Props<T>) {
  const {
    shown,
    find,
    option,
    onPick,
    onClear,
    create,
    pause = 0,
    typedOnly = false,
    leftSection,
    labelHidden,
    ...field
  } = props;
  const say = useText();
  const [text, setText] = useState<string | null>(null);
  const [found, search] = useFound(find, pause);
  const typed = text?.trim() ?? '';
  const offered = found.items.map(option);
  const canCreate = create && (create.always || (typed !== '' && !offered.some((o) => o.label === typed)));
  const take = (at: number) => {
    const item = found.items[at];
    if (item) onPick(item);
    else create?.act(typed);
    setText(null);
  };
  const box = useChoices({ count: offered.length + (canCreate ? 1 : 0), take });
  const open = (at?: number) => {
    if (typedOnly && typed === '') return;
    search(typed);
    box.open(at);
  };
  const close = () => {
    setText(null);
    box.close();
  };
  const type = (next: string) => {
    setText(next);
    if (next.trim() === '' && onClear && shown !== '') onClear();
    if (typedOnly && next.trim() === '') return box.close();
    search(next.trim());
    box.open();
  };
  /** Enter over typed text never sends the form: it takes the only match, or shows what there is to choose. */
  const keys = (e: KeyboardEvent) => {
    const isArrow = e.key === 'ArrowDown' || e.key === 'ArrowUp';
    if (isArrow && !box.opened) {
      e.preventDefault();
      return open(0);
    }
    if (box.onKey(e) || e.key !== 'Enter' || text === null || typed === '') return;
    e.preventDefault();
    if (!box.opened) return open();
    const only = offered.length === 1 ? 0 : offered.findIndex((o) => o.label === typed);
    if (only >= 0 && !found.waiting) box.pick(only);
  };
  const items = [
    ...offered.map((o) => ({ key: o.key, icon: o.icon, words: <Words of={o} /> })),
    ...(canCreate ? [{ key: '+', icon: plus, words: create.label(typed), fresh: true }] : []),
  ];
  // Who is asked only after something is typed has not looked for anybody yet.
  const isUnasked = typed === '' && pause > 0 && offered.length === 0;
  const none = found.waiting ? 'PICK.SEARCHING' : isUnasked ? 'PICK.HINT' : 'SELECT.NO_OPTIONS';
  const list = box.opened && <ChoiceList of={box} name={field.label} items={items} none={say(none)} />;
  return (
    <>
      <TextInput
        {...field}
        {...box.field}
        label={labelHidden ? undefined : field.label}
        aria-label={labelHidden ? field.label : undefined}
        value={text ?? shown}
        leftSection={leftSection}
        rightSection={typedOnly ? undefined : <IconSelector size={18} stroke={1.75} aria-hidden="true" />}
        rightSectionPointerEvents="none"
        inputContainer={withChoices(list)}
        onChange={(e) => type(e.currentTarget.value)}
        onClick={() => open()}
        onKeyDown={keys}
        onFocus={(e) => {
          e.currentTarget.select();
          field.onFocus?.(e);
        }}
        onBlur={(e) => {
          close();
          field.onBlur?.(e);
        }}
      />
      <span className="vh" role="status">
        {box.opened && !found.waiting && !isUnasked && say('PICK.FOUND', { count: offered.length })}
      </span>
      {found.failed && <Input.Error>{say('BASE.ERRORS.OFFLINE')}</Input.Error>}
    </>
  );
}

const plus = <IconPlus size={18} stroke={2} aria-hidden="true" />;

const Words = ({ of: { label, detail } }: { of: Option }) => (
  <>
    {label}
    {detail && <span className={css.detail}>{detail}</span>}
  </>
);
