import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/cs';
import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { type Ref, useImperativeHandle } from 'react';
import { useOpened } from '../../base/parts.ts';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';
import css from './DateCalendar.module.css';

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

type Props = {
  /** The field with its button: a press there is none outside. */
  at: HTMLElement;
  opened: boolean;
  onClose: () => void;
  /** YYYY-MM-DD, or null where none is chosen. */
  day: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string | null) => void;
};

/** Stands for the field, which was here before the calendar came. */
function FieldAt({ at, ref }: { at: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => at, [at]);
  return null;
}

/** The calendar under a field, which comes with its first opening. */
export function DateCalendar({ at, opened, onClose, day, min, max, onPick }: Props) {
  const say = useText();
  const { locale } = useLanguage();
  const names = useCalendarNames();
  return (
    <Popover
      opened={useOpened(opened)}
      onDismiss={onClose}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
      withinPortal={false}
    >
      <Popover.Target>
        <FieldAt at={at} />
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
          value={day}
          defaultDate={day ?? undefined}
          minDate={min}
          maxDate={max}
          onChange={onPick}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
