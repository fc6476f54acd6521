import { defineNoun } from '../base/noun/define-noun.ts';
import { discussion } from './endpoints.ts';
import { discussionComments } from './endpoints-comments.ts';
import { discussionComplaints } from './endpoints-complaints.ts';
import { discussionFollow } from './endpoints-follow.ts';
import { discussionRefusals } from './rules-refusals.ts';

export const discussionNoun = defineNoun({
  module: 'discussion',
  endpoints: { discussion, discussionComments, discussionComplaints, discussionFollow },
  refusals: discussionRefusals,
  deeds: ['discussion'],
  mails: [
    ...(['discussionOpened', 'discussionReply', 'discussionMention', 'discussionFinished'] as const),
    ...(['discussionComplained', 'discussionAnswered', 'discussionJudged'] as const),
  ],
  counts: ['discussionsOpen', 'discussionsReported'],
  finds: 'discussion',
});
