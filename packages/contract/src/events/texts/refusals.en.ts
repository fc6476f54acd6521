import type { Translation } from '../../texts/keys.ts';
import type cs from './refusals.cs.ts';

export default {
  EVENT: {
    CALENDARS: {
      NOT_FOUND: 'This calendar is not here. It may have been deleted.',
      TOO_MANY: 'There are as many calendars as a house may have.',
    },

    LABELS: {
      NOT_FOUND: 'This label is not here. It may have been deleted.',
      TOO_MANY: 'There are as many labels as a house may have.',
    },

    FORM: {
      RANGE: 'Choose a range of at most 400 days that ends after it begins.',
      OUT_OF_TIME: 'Choose a day between the years 2000 and 2199.',
      END_BEFORE_START: 'The end is before the start.',
      LONG: 'An event may last a year at most.',
      LONG_IN_SERIES: 'An event that repeats may last 31 days at most.',
      END_OF_SERIES: 'The repeating would end before it begins.',
      START_NOT_IN_SERIES: 'The first day does not fit the repeating. Choose another day, or another repeating.',
    },

    ERRORS: {
      CALENDAR_UNKNOWN: 'The chosen calendar is here no more. Choose another one.',
      LABEL_UNKNOWN: 'The chosen label is here no more. Choose another one.',
      AUDIENCE_UNKNOWN: 'Some of those chosen are no longer in the house. Choose again whom the event is for.',
      SCOPE: 'The event repeats. Choose whether this one is meant, this and the following, or only the following.',
      NO_COMMENTS: 'This event takes no comments.',
      NO_COMING: 'Nobody is asked whether they come to this event.',
      COMING_OVER: 'The event is over.',
      COMING_FULL:
        '{left, plural, =0 {All places are taken.} one {One place is left.} other {Only # places are left.}}',
      CAPACITY_TAKEN:
        '{count, plural, one {# person comes already.} other {# people come already.}} There cannot be fewer places.',
      NO_NEXT: 'There is none after this one.',
      FALLS: 'Some changed or deleted occurrences would have no place. Confirm that they are to fall.',
      WHOLE_SERIES:
        'Whom the event is for, attachments, comments, confirmation of reading, repeating and who comes belong to the whole series. They are not changed for one occurrence.',
    },
  },
} satisfies Translation<typeof cs>;
