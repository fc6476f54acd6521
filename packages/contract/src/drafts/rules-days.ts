import { type Day, dayIn } from '../base/time/dates.ts';

/** Whether something lasts through the whole of that day in Prague; 23:59 is its end. */
export const lastsThrough = (end: Date, day: Day): boolean => dayIn(new Date(end.getTime() + 60_000)) > day;
