import { Combobox, Input, TextInput, useCombobox } from '@mantine/core';
import { IconPlus, IconSelector } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import css from './Combo.module.css';
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

const fresh = '+';

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
  const box = useCombobox({ onDropdownClose: () => box.resetSelectedOption() });
  const typed = text?.trim() ?? '';
  const open = () => {
    if (typedOnly && typed === '') return;
    search(typed);
    box.openDropdown();
  };
  const close = () => {
    setText(null);
    box.closeDropdown();
  };
  const submit = (key: string) => {
    const item = found.items.find((i) => option(i).key === key);
    if (key === fresh) create?.act(typed);
    else if (item) onPick(item);
    close();
  };
  const type = (next: string) => {
    setText(next);
    if (next.trim() === '' && onClear && shown !== '') onClear();
    if (typedOnly && next.trim() === '') return box.closeDropdown();
    search(next.trim());
    box.openDropdown();
    box.resetSelectedOption();
  };
  const offered = found.items.map(option);
  /** Enter over typed text never sends the form: it takes the only match, or shows what there is to choose. */
  const enter = (e: KeyboardEvent) => {
    if (e.key !== 'Enter' || text === null || typed === '') return;
    if (box.dropdownOpened && box.getSelectedOptionIndex() >= 0) return;
    e.preventDefault();
    if (!box.dropdownOpened) return open();
    const only = offered.length === 1 ? offered[0] : offered.find((o) => o.label === typed);
    if (only && !found.waiting) submit(only.key);
  };
  const canCreate = create && (create.always || (typed !== '' && !offered.some((o) => o.label === typed)));
  return (
    <Combobox store={box} onOptionSubmit={submit} withinPortal={false}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...field}
          label={labelHidden ? undefined : field.label}
          aria-label={labelHidden ? field.label : undefined}
          value={text ?? shown}
          leftSection={leftSection}
          rightSection={typedOnly ? undefined : <IconSelector size={18} stroke={1.75} aria-hidden="true" />}
          rightSectionPointerEvents="none"
          onChange={(e) => type(e.currentTarget.value)}
          onClick={open}
          onKeyDown={enter}
          onFocus={(e) => {
            e.currentTarget.select();
            field.onFocus?.(e);
          }}
          onBlur={(e) => {
            close();
            field.onBlur?.(e);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={field.label} className={css.options}>
          {offered.map((o) => (
            <Combobox.Option key={o.key} value={o.key} className={css.option}>
              {o.icon}
              <span className={css.words}>
                {o.label}
                {o.detail && <span className={css.detail}>{o.detail}</span>}
              </span>
            </Combobox.Option>
          ))}
          {canCreate && (
            <Combobox.Option value={fresh} className={`${css.option} ${css.fresh}`}>
              <IconPlus size={18} stroke={2} aria-hidden="true" />
              {create.label(typed)}
            </Combobox.Option>
          )}
          {offered.length === 0 && !canCreate && (
            <Combobox.Empty>{say(found.waiting ? 'PICK.SEARCHING' : 'SELECT.NO_OPTIONS')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
      <span className="vh" role="status">
        {box.dropdownOpened && !found.waiting && say('PICK.FOUND', { count: offered.length })}
      </span>
      {found.failed && <Input.Error>{say('BASE.ERRORS.OFFLINE')}</Input.Error>}
    </Combobox>
  );
}
