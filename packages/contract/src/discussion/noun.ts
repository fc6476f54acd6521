import { defineNoun } from '../base/define-noun.ts';
import { discussion } from './endpoints.ts';
import { discussionComments } from './endpoints-comments.ts';
import { discussionFollow } from './endpoints-follow.ts';
import { discussionRefusals } from './rules-refusals.ts';

export const discussionNoun = defineNoun({
  module: 'discussion',
  endpoints: { discussion, discussionComments, discussionFollow },
  refusals: discussionRefusals,
  deeds: ['discussion'],
  mails: ['discussionOpened', 'discussionReply', 'discussionMention', 'discussionFinished'],
  counts: ['discussionsOpen'],
  finds: 'discussion',
});
