import type { Translation } from '../../texts/keys.ts';
import type cs from './prints.cs.ts';

export default {
  EVENT: {
    PRINT: {
      FILE: 'event-{name}.pdf',
      FOOT: 'An event in the calendar of the house',
      WHEN: 'When',
      REPEATS: 'Repeats',
      PLACE: 'Where',
      CALENDAR: 'Calendar',
      LABEL: 'Label',
      AUTHOR: 'Author',
      FILES: 'Attachments',
      PRINTED: 'Printed',
      VISIBILITY: 'Visibility',
      ONLY_COMMITTEE: 'For the committee only',
      CODE: 'The code opens the event in the portal.',
      DAY: '{weekday, select, 1 {Monday {date}} 2 {Tuesday {date}} 3 {Wednesday {date}} 4 {Thursday {date}} 5 {Friday {date}} 6 {Saturday {date}} other {Sunday {date}}}',
      WHOLE_DAY: '{day}, all day',
      SAME_DAY: '{day}, {from}–{to}',
      AT: '{day}, {from}',
      MOMENT: '{day} {time}',
      DAYS: '{from} to {to}',
      EVERY: {
        day: '{every, plural, =1 {every day} other {every # days}}',
        week: '{every, plural, =1 {every week} other {every # weeks}}',
        month: '{every, plural, =1 {every month} other {every # months}}',
        year: '{every, plural, =1 {every year} other {every # years}}',
      },
      UNTIL: '{every} until {date}',
    },
  },
} satisfies Translation<typeof cs>;
