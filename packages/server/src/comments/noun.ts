import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun } from '../define-noun.ts';
import { commentSource } from './notices.ts';
import { complaintSource, verdictSource } from './notices-complaints.ts';
import { personalOfComments } from './personal.ts';
import { commentFiles } from './queries-files.ts';

export const commentsNoun = defineNoun({
  serves: none('its calls are those of what it stands under'),
  tables: owns({
    comment: { travels: true, columns: { owner_id: { saidBy: 'owner', means: 'its table' } } },
    comment_mention: { travels: true },
    comment_complaint: { travels: true, inner: 'who reported what is for who administers alone' },
    comment_verdict: { travels: true },
    comment_turn: { travels: true },
  }),
  guards: ({ talks }) => ({ comment: commentFiles(talks) }),
  personal: [personalOfComments],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: ({ talks }) => ({
    comment: commentSource(talks),
    comment_complaint: complaintSource(talks),
    comment_verdict: verdictSource(talks),
  }),
  talks: none('a comment is answered beside it'),
  mailChecks: none('notices see to mails of comments'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('they come with what they stand under'),
});
