import type { UseFormReturnType } from '@mantine/form';
import type { NamedPart } from '#contract/audience/schema.ts';
import type { ChosenFile } from '#contract/base/files/chosen.ts';
import type { FileView } from '#contract/base/files/files.ts';
import type { Day } from '#contract/base/time/dates.ts';
import { addDays, daysBetween } from '#contract/base/time/working-days.ts';
import { monthChoices, whyNotSaved } from '#contract/events/rules.ts';
import { dayOfWall, minutesBetween, wallAfter } from '#contract/events/rules-times.ts';
import type { EventChange, EventDetail, EventInput, LabelId } from '#contract/events/schema.ts';
import {
  defaultLabelType,
  type EventColour,
  type Frequency,
  type MonthRepeat,
  reminders,
  type SeriesScope,
} from '#contract/events/schema-words.ts';
import { type AimChoice, aimOfKept, audienceSent } from '../../audience/choice.ts';
import { choicesOf } from '../../kit/files/chosen.ts';
import type { FieldErrors } from '../../kit/form/form-errors.ts';

/** How a series ends, as it is chosen. */
export const endings = ['never', 'day', 'count'] as const;
export type End = (typeof endings)[number];

/** How an event comes back, as its form holds it. */
export type RuleValues = {
  repeat: boolean;
  repeatFrequency: Frequency;
  numberOfRepeat: number | '';
  weekDays: number[];
  typeOfMonthRepeat: MonthRepeat;
  monthWeek: number | null;
  lastDay: boolean;
  ending: End;
  endDateRepeat: string;
  repeatCount: number | '';
};

/** An event as its form holds it; the names are those of what is sent, so that errors find their fields. */
export type EventValues = RuleValues & {
  title: string;
  place_description: string;
  place_address: string;
  /** What clocks show, or a whole day; what cannot be read stays as it was typed. */
  start: string;
  end: string;
  allDay: boolean;
  calendarId: number | null;
  labelId: LabelId;
  colour: EventColour | null;
  notify_period: string;
  notify: boolean;
  acceptRead: boolean;
  comments: boolean;
  coming: boolean;
  /** Nothing is no limit. */
  capacity: number | '';
  material: boolean;
  fileIds: FileView[];
  documents: ChosenFile[];
  aim: AimChoice;
  audience: NamedPart[];
};
export type EventFields = UseFormReturnType<EventValues>;

const plainRule: RuleValues = {
  ...{ repeat: false, repeatFrequency: 'week', numberOfRepeat: 1, weekDays: [], typeOfMonthRepeat: 'date' },
  ...{ monthWeek: null, lastDay: false, ending: 'never', endDateRepeat: '', repeatCount: '' },
};

/** Until somebody says otherwise an event of the evening, when people are at home; it lasts an hour. */
const evening = '18:00';
const hasTime = (at: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at);
const isDayOnly = (at: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(at);
const isWhole = (at: string): boolean => hasTime(at) || isDayOnly(at);

/** Where it begins and ends, as the address told it: hours, one day, or several whole ones. */
export type Begun = { start?: string | undefined; end?: string | undefined; calendarId?: number | null | undefined };
export function newEvent({ start, end, calendarId = null }: Begun, today: Day): EventValues {
  const from = start && isWhole(start) ? start : today;
  const allDay = isDayOnly(from) && end !== undefined && isDayOnly(end) && end > from;
  const begins = allDay || hasTime(from) ? from : `${from}T${evening}`;
  const ends = allDay ? end : end && hasTime(end) && end > begins ? end : wallAfter(begins, 60);
  return {
    ...plainRule,
    ...{ title: '', place_description: '', place_address: '', start: begins, end: ends ?? begins, allDay, calendarId },
    ...{ labelId: defaultLabelType, colour: null, notify_period: 'none', notify: false, acceptRead: false },
    ...{
      comments: false,
      coming: false,
      capacity: '',
      material: false,
      fileIds: [],
      documents: [],
      aim: 'house',
      audience: [],
    },
  };
}

const shownTime = (wall: string, allDay: boolean) => (allDay ? dayOfWall(wall) : wall);

export const valuesOf = (e: EventDetail): EventValues => ({
  repeat: e.repeat,
  repeatFrequency: e.repeatFrequency,
  numberOfRepeat: e.numberOfRepeat,
  weekDays: [...e.weekDays],
  typeOfMonthRepeat: e.typeOfMonthRepeat,
  monthWeek: e.monthWeek,
  lastDay: e.lastDay,
  ending: e.endRepeat === 'none' ? 'never' : 'day',
  endDateRepeat: e.endDateRepeat ?? '',
  repeatCount: '',
  title: e.title,
  place_description: e.place_description,
  place_address: e.place_address,
  start: shownTime(e.startsAt, e.allDay),
  end: shownTime(e.endsAt, e.allDay),
  allDay: e.allDay,
  calendarId: e.calendarId,
  labelId: e.labelId,
  colour: e.ownColour,
  notify_period: e.notify_period,
  notify: false,
  acceptRead: e.acceptRead,
  comments: e.comments,
  coming: e.coming,
  capacity: e.capacity ?? '',
  material: false,
  fileIds: e.attachments,
  documents: e.files,
  aim: aimOfKept({ toPublic: e.isPublic, everyone: e.everyone }),
  audience: e.audience,
});

/** What of the rule is sent: the fields of another frequency say nothing. */
export function ruleSent(v: RuleValues) {
  const monthly = v.repeatFrequency === 'month' || v.repeatFrequency === 'year';
  const byDay = monthly && v.typeOfMonthRepeat === 'weekDay';
  const ends = v.repeat && v.ending === 'day';
  return {
    repeat: v.repeat,
    repeatFrequency: v.repeatFrequency,
    numberOfRepeat: v.numberOfRepeat === '' ? 0 : v.numberOfRepeat,
    weekDays: v.repeatFrequency === 'week' ? [...v.weekDays].sort() : [],
    typeOfMonthRepeat: monthly ? v.typeOfMonthRepeat : ('date' as const),
    monthWeek: byDay ? (v.monthWeek as EventInput['monthWeek']) : null,
    lastDay: monthly && !byDay && v.lastDay,
    endRepeat: v.repeat && v.ending !== 'never' ? ('date_end' as const) : ('none' as const),
    endDateRepeat: ends ? v.endDateRepeat || null : null,
    repeatCount: v.repeat && v.ending === 'count' ? v.repeatCount || 0 : null,
  };
}

export const aimOf = (v: Pick<EventValues, 'aim' | 'audience'>) => {
  const { audience, toPublic } = audienceSent(v);
  return { audience, toPublic };
};

export function inputOf(v: EventValues): EventInput & { isForNobody: boolean } {
  const { audience, toPublic: isPublic } = audienceSent(v);
  return {
    ...ruleSent(v),
    ...{ title: v.title, place_description: v.place_description, place_address: v.place_address },
    ...{ start: v.start, end: v.end || null, allDay: v.allDay, calendarId: v.calendarId, labelId: v.labelId },
    ...{ colour: v.colour, isPublic, audience, notify_period: v.notify_period, notify: v.notify },
    ...{ acceptRead: v.acceptRead, comments: v.comments, documents: choicesOf(v.documents) },
    ...{ coming: v.coming, capacity: v.coming && v.capacity !== '' ? v.capacity : null },
    fileIds: v.fileIds.map(({ id }) => id),
    isForNobody: v.aim === 'some' && v.audience.length === 0,
  };
}

/** What the schema cannot see. Nobody chosen would mean everybody. */
export const whyWrong = ({ isForNobody, ...input }: EventInput & { isForNobody: boolean }): FieldErrors => ({
  ...whyNotSaved(input),
  ...(isForNobody && { audience: 'CALENDAR.FORM.NOBODY_CHOSEN' as const }),
});

export type Meant = { day: Day | null; typeUpdate: SeriesScope | null; fall: boolean };
/** How the rest of a series goes on from an occurrence that was changed by itself: as before, from where that one is now. */
function ruleOnFrom(e: EventDetail, occurrence: Day, day: Day): ReturnType<typeof ruleSent> {
  const before = { ...valuesOf(e), repeat: true };
  const rule = ruleSent({ ...before, ...ruleFrom(before, occurrence, day) });
  const end = rule.endDateRepeat && addDays(rule.endDateRepeat, daysBetween(occurrence, day));
  return { ...rule, endDateRepeat: end && end < day ? day : end };
}

/** What is sent of the rule: one occurrence keeps that of its series as it is. */
function ruleMeant(v: EventValues, e: EventDetail, { typeUpdate }: Meant): Partial<ReturnType<typeof ruleSent>> {
  if (typeUpdate === 'this') return ruleSent(valuesOf(e));
  const isRest = e.parentId !== null && e.occurrence !== null && typeUpdate !== null;
  return isRest ? ruleOnFrom(e, e.occurrence as Day, dayOfWall(v.start)) : {};
}

export function changeOf(v: EventValues, e: EventDetail, updatedAt: string, meant: Meant): EventChange {
  const { isForNobody: _, ...input } = inputOf(v);
  const kept = ruleMeant(v, e, meant);
  return {
    ...input,
    ...kept,
    ...meant,
    id: e.id,
    updatedAt,
    material: v.material,
    addedAttachments: [],
    removedAttachments: [],
  };
}

/** The rule beside another first day: the day of the week, the week of the month follow it. */
export function ruleFrom(rule: RuleValues, before: Day, day: Day): RuleValues {
  const [was, is] = [monthChoices(before), monthChoices(day)];
  const days = rule.weekDays.map((one) => (one === was.weekday ? is.weekday : one));
  const week = rule.monthWeek === -1 && is.isLastWeekday ? -1 : is.week;
  return {
    ...rule,
    weekDays: [...new Set(days)],
    monthWeek: rule.monthWeek === null ? null : week,
    lastDay: rule.lastDay && is.isLastOfMonth,
  };
}

/** Another beginning: how long it lasts stays, and so does what the rule says of the day. */
export function withStart(v: EventValues, start: string): EventValues {
  const whole = isWhole(start) && isWhole(v.start) && hasTime(start) === hasTime(v.start);
  if (!whole) return { ...v, start };
  const long = isWhole(v.end) ? Math.max(0, minutesBetween(wallOf(v.start), wallOf(v.end))) : 60;
  const ends = wallAfter(wallOf(start), long);
  const rule = ruleFrom(v, dayOfWall(v.start), dayOfWall(start));
  return { ...v, ...rule, start, end: v.allDay ? dayOfWall(ends) : ends };
}
const wallOf = (at: string): string => (hasTime(at) ? at : `${at}T00:00`);

/** Whole days instead of hours, or the other way round. */
export function withAllDay(v: EventValues, allDay: boolean): EventValues {
  const [start, end] = [dayOfWall(v.start), dayOfWall(v.end)];
  if (allDay) return { ...v, allDay, start, end: end < start ? start : end };
  const begins = `${start}T${evening}`;
  return { ...v, allDay, start: begins, end: end > start ? `${end}T${evening}` : wallAfter(begins, 60) };
}

/** Whether what belongs to the whole series was changed: one occurrence cannot have that for itself. */
export function isOfWhole(v: EventValues, e: EventDetail): boolean {
  const before = valuesOf(e);
  const moved = ruleFrom(before, dayOfWall(before.start), dayOfWall(v.start));
  const said = (one: EventValues) =>
    JSON.stringify([
      aimOf(one),
      one.acceptRead,
      one.comments,
      one.coming,
      one.coming && one.capacity,
      choicesOf(one.documents),
      one.fileIds.map(({ id }) => id),
    ]);
  const rules = [ruleSent(moved), ruleSent(before)].map((one) => JSON.stringify(one));
  // One that was changed by itself is not asked for a rule.
  const hasOtherRule = e.parentId === null && !rules.includes(JSON.stringify(ruleSent(v)));
  return hasOtherRule || said(v) !== said(before);
}

/** The reminders after one of them was switched: 'none', nothing and all three are the same. */
export function remindersAfter(before: string, chosen: readonly string[]): string {
  const real = reminders.filter((one) => one !== 'none' && chosen.includes(one));
  const turnedToNone = chosen.includes('none') && before !== 'none';
  return turnedToNone || real.length === 0 ? 'none' : real.join();
}
