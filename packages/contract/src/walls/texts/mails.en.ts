import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    wallConfirm: {
      SUBJECT: 'Confirm your report: {place}',
      TEXT: 'Somebody with this address left a report in the house {house}. Place: {place}.\n\nThe committee will see it once you confirm it. The link is good for 24 hours and can be used once.\n\nIf you reported nothing, you need not do anything: a report that is not confirmed disappears within a day, with your address.',
      ACTION: 'Confirm the report',
    },
    wallLetIn: {
      SUBJECT: 'Accepted: {title}',
      TEXT: 'Thank you. The committee accepted what you reported in the house {house} and it will be seen to: {title}.\n\nOnce it is done, we write to you one more time. Your address is used for nothing else, and then we forget it, within half a year at the latest.\n\nIf you need to know no more, say so here.',
      ACTION: 'No more e-mails, please',
    },
    wallDeclined: {
      SUBJECT: 'Not accepted: {title}',
      TEXT: 'Thank you for writing to the house {house}: {title}. The committee decided not to accept the report.{reason, select, none {} other {\n\n{reason}}}\n\nWithin 30 days we forget your address and what you sent. Should the committee change its mind until then, we write to you. If you do not care to know, say so here.',
      ACTION: 'No more e-mails, please',
    },
    wallSolved: {
      SUBJECT: '{outcome, select, mended {Solved} other {Closed}}: {title}',
      TEXT: '{outcome, select, mended {What you reported in the house {house} is solved: {title}. Thank you for telling us.} other {The committee looked at what you reported in the house {house} and closed it: {title}. Thank you for writing.}}{solution, select, none {} other {\n\n{solution}}}\n\nThis is the last e-mail, and we forget your address.',
    },
    wallClosed: {
      SUBJECT: 'We will not write again: {title}',
      TEXT: 'In the house {house} you reported: {title}. The house does not use reports on the portal now, so we will not write to you what came of it. Should anything need to be added, please turn to the house itself.\n\nThis is the last e-mail, and we forget your address.',
    },
  },
} satisfies Translation<typeof cs>;
