import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/cs';
import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';
import type { FieldProps } from './Combo.tsx';
import css from './DateField.module.css';
import { showTyped, typedDay, typedMoment } from './typed-dates.ts';

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

/** Names that the calendar's own buttons lack. */
function useCalendarNames() {
  const say = useText();
  const format = useFormat();
  return {
    ariaLabels: {
      nextMonth: say('DATE.NEXT_MONTH'),
      previousMonth: say('DATE.PREVIOUS_MONTH'),
      nextYear: say('DATE.NEXT_MONTH'),
      previousYear: say('DATE.PREVIOUS_MONTH'),
      monthLevelControl: say('DATE.MONTH'),
      yearLevelControl: say('DATE.YEAR'),
    },
    getDayAriaLabel: (day: string) =>
      format.dateTime(new Date(`${day}T12:00:00`), { day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

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
  const { locale } = useLanguage();
  const names = useCalendarNames();
  const [opened, setOpened] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (text: string) => onChange((withTime ? typedMoment(text, otherwise) : typedDay(text)) ?? text.trim());
  const pick = (day: string | null) => {
    if (day) onChange(withTime ? `${day}T${value.split('T')[1] ?? otherwise}` : day);
    setOpened(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
      withinPortal={false}
    >
      <Popover.Target>
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
            <ActionIcon aria-label={say('DATE.OPEN')} aria-expanded={opened} onClick={() => setOpened((o) => !o)}>
              <IconCalendar size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={say('DATE.CALENDAR')}>
        <DatePicker
          {...names}
          className={css.calendar}
          locale={locale}
          firstDayOfWeek={1}
          hideOutsideDates
          highlightToday
          size="md"
          value={isKnown(value) ? value.slice(0, 10) : null}
          defaultDate={isKnown(value) ? value.slice(0, 10) : undefined}
          minDate={min}
          maxDate={max}
          onChange={pick}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
