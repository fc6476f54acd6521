import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    workLink: {
      SUBJECT: '{house}: {title}',
      TEXT: 'Hello,\n\n{house} asks you for a repair: {title}{place, select, none {} other { ({place})}}.\n\n{note, select, none {} other {{note}\n\n}}Behind the link you find the description, photographs and whom to call. You may set the day there, send photographs after the work and say that it is done. You need not sign in.\n\nThe link opens this job alone and works until the report is solved, at the latest until {until}.\n\n{solver}{phone, select, none {} other {, {phone}}}',
      ACTION: 'Open the job',
    },

    workDay: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: 'The firm comes on {when} for the report {title}.',
      ACTION: 'Open the report',
    },

    workDone: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: 'The firm says that the work on the report {title} is done.{text, select, none {} other {\n\n{text}}}\n\nCheck it and mark the report as solved.',
      ACTION: 'Check and solve',
    },

    workCannot: {
      SUBJECT: 'Re: Report: {title}',
      TEXT: 'The firm cannot take the work on the report {title}.\n\n{text}\n\nHand it over to another firm.',
      ACTION: 'Open the report',
    },
  },
} satisfies Translation<typeof cs>;
