import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/cs';
import { DatePicker } from '@mantine/dates';
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
  /** YYYY-MM-DD, or null where none is chosen. */
  day: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string | null) => void;
};

/** The calendar of a field, which comes with its first opening. */
export function DateCalendar({ day, min, max, onPick }: Props) {
  const { locale } = useLanguage();
  const names = useCalendarNames();
  return (
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
  );
}
