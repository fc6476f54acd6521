import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    termNear: {
      SUBJECT: 'Term {due}: {title}',
      TEXT: 'A term that the house has to keep is near.\n\n{title}\nLast day: {due} ({left, plural, =0 {today} one {# day left} other {# days left}}){law, select, none {} other {\n{law}}}\n\n{what}\n\nOnce it is met, or if it is not yours, say so in the overview of terms and no further warning comes. The overview helps you keep watch and is no substitute for a lawyer’s advice.',
      ACTION: 'Open the terms',
    },
  },
} satisfies Translation<typeof cs>;
