import type { Translation } from '../../texts/keys.ts';
import type cs from './mails.cs.ts';

export default {
  MAIL: {
    albumPublished: {
      SUBJECT: 'New album: {title}',
      TEXT: 'There is a new album {title} in the photo gallery of the house, {count, plural, one {# photograph} other {# photographs}}.{who, select, none {} other { It was made by {who}.}}{text, select, none {} other {\n\n{text}}}',
      ACTION: 'Look at the album',
    },

    photosJudged: {
      SUBJECT: 'Your photographs for the album {title}',
      TEXT: '{letIn, plural, =0 {} one {# photograph of yours is in the album {title} now. Thank you.} other {# photographs of yours are in the album {title} now. Thank you.}}{refused, plural, =0 {} one {\n\nThe committee did not accept # photograph of yours for the album {title}.} other {\n\nThe committee did not accept # photographs of yours for the album {title}.}}{reason, select, none {} other {\n\nReason: {reason}}}',
      ACTION: 'Open the album',
    },

    albumDigest: {
      SUBJECT: '{count, plural, one {# new album} other {# new albums}} in the photo gallery',
      TEXT: 'These albums came lately:',
      ACTION: 'Open the photo gallery',
    },
  },
} satisfies Translation<typeof cs>;
