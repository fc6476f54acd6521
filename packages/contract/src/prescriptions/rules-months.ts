import type { Day } from '../base/time/dates.ts';
import { addDays, plusMonths } from '../base/time/working-days.ts';

/** First days of these months. */
export const monthsFrom = (fromMonth: Day, months: number): Day[] =>
  Array.from({ length: months }, (_, at) => plusMonths(fromMonth, at));
/** The last day of the last of them. */
export const endOf = (fromMonth: Day, months: number): Day => addDays(plusMonths(fromMonth, months), -1);
/** When what is prescribed for a month is due. */
export const dueIn = (month: Day, dueDay: number): Day => `${month.slice(0, 7)}-${String(dueDay).padStart(2, '0')}`;
/** "01/2027" of a first day. */
export const monthName = (month: Day): string => `${month.slice(5, 7)}/${month.slice(0, 4)}`;
