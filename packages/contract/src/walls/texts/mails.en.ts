import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    wallConfirm: {
      SUBJECT: 'Confirm your report: {place}',
      TEXT: 'Somebody with this address left a report in the house {house}. Place: {place}.\n\nThe committee will see it once you confirm it. The link is good for 24 hours and can be used once.\n\nIf you reported nothing, you need not do anything: a report that is not confirmed disappears within a day, with your address.',
      ACTION: 'Confirm the report',
    },
  },
} satisfies Translation<typeof cs>;
