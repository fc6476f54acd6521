import { ActionIcon, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { loadPart } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import type { FieldProps } from '../choose/Combo.tsx';
import css from './DateField.module.css';
import { nearDay, showTyped, typedDay, typedMoment } from './typed-dates.ts';

// What draws months and measures where they fit is heavier than all other fields together.
const load = async () => (await import('./DateCalendar.tsx')).DateCalendar;
const come = () => void load().catch(() => undefined);
type Calendar = ComponentType<ComponentProps<Awaited<ReturnType<typeof load>>>>;
const near = { onPointerEnter: come, onTouchStart: come, onFocus: come };

type Props = FieldProps & {
  /** YYYY-MM-DD, or YYYY-MM-DDTHH:mm with time; '' when empty. What cannot be read stays as it was typed. */
  value?: string;
  onChange: (value: string) => void;
  withTime?: boolean;
  /** The time of a day that was given without one. */
  otherwise?: string;
  min?: string;
  max?: string;
};

const isKnown = (value: string) => /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(value);

/** A day (with time) that people type the Czech way or choose in a calendar. */
export function DateField(props: Props) {
  const {
    value = '',
    onChange,
    withTime = false,
    otherwise = '00:00',
    min,
    max,
    labelHidden,
    onBlur,
    ...field
  } = props;
  const say = useText();
  const [opened, setOpened] = useState(false);
  const [around, setAround] = useState<HTMLElement | null>(null);
  const [Calendar, setCalendar] = useState<Calendar | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const read = (text: string) =>
    withTime ? typedMoment(text, otherwise) : (typedDay(text) ?? nearDay(text, min, max));
  const settle = (text: string) => onChange(read(text) ?? text.trim());
  // Open only with the calendar inside, which takes the focus.
  const turn = async () => {
    if (!opened) {
      const part = await loadPart(load);
      setCalendar(() => part);
    }
    setOpened(!opened);
  };
  const pick = (day: string | null) => {
    if (day) onChange(withTime ? `${day}T${value.split('T')[1] ?? otherwise}` : day);
    setOpened(false);
  };
  const calendar = Calendar && around && (
    <Calendar
      at={around}
      opened={opened}
      onClose={() => setOpened(false)}
      day={isKnown(value) ? value.slice(0, 10) : null}
      min={min}
      max={max}
      onPick={pick}
    />
  );
  return (
    <TextInput
      {...field}
      label={labelHidden ? undefined : field.label}
      aria-label={labelHidden ? field.label : undefined}
      placeholder={say(withTime ? 'DATE.TIME_HINT' : 'DATE.HINT')}
      autoComplete="off"
      value={draft ?? (isKnown(value) ? showTyped(value) : value)}
      onChange={(e) => {
        setDraft(e.currentTarget.value);
        settle(e.currentTarget.value);
      }}
      onBlur={(e) => {
        setDraft(null);
        onBlur?.(e);
      }}
      rightSectionWidth={46}
      rightSection={
        <ActionIcon aria-label={say('DATE.OPEN')} aria-expanded={opened} onClick={() => void turn()} {...near}>
          <IconCalendar size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      }
      inputContainer={(input) => (
        <div ref={setAround} className={css.around}>
          {input}
          {calendar}
        </div>
      )}
    />
  );
}
