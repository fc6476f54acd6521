import { none } from '#contract/base/noun/define-noun.ts';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import { discussionComplaints } from '#contract/discussion/endpoints-complaints.ts';
import { discussionFollow } from '#contract/discussion/endpoints-follow.ts';
import { owns } from '../base/db/owned-tables.ts';
import { may } from '../base/http/gate.ts';
import { commentHandlers } from '../comments/handlers.ts';
import { complaintHandlers } from '../comments/handlers-complaints.ts';
import { defineNoun, served } from '../define-noun.ts';
import { followHandlers } from '../follow/handlers.ts';
import { discussionTalk } from './detail/queries-talk.ts';
import { discussionHandlers } from './handlers.ts';
import { personalOfDiscussion } from './personal.ts';
import { discussionFiles } from './queries-files.ts';
import { countDiscussions, discussionSeen } from './rows/queries.ts';
import { furnishDiscussions } from './sample.ts';
import { discussionSource } from './telling/notices.ts';

export const discussionNoun = defineNoun({
  serves: (portal) => [
    served(discussion, discussionHandlers(portal)),
    served(discussionComments, commentHandlers(portal, 'discussion', discussionTalk)),
    served(discussionComplaints, complaintHandlers(portal, 'discussion', discussionTalk)),
    served(
      discussionFollow,
      followHandlers({ owner: 'discussion', opens: ({ db, scope, now }, id) => discussionSeen(db, scope, id, now) }),
    ),
  ],
  tables: owns({
    discussion: { travels: true, inLog: ['discussion'] },
    discussion_seen: { travels: true, quiet: 'what one has seen is nobody else’s news' },
  }),
  guards: { discussion: discussionFiles },
  personal: [personalOfDiscussion],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm reading it'),
  tells: { discussion: discussionSource },
  talks: { discussion: discussionTalk },
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope, now }) => {
    if (!may(scope, 'discussion', 'r')) return { discussionsOpen: 0, discussionsReported: 0 };
    const { open, reported } = await countDiscussions(db, scope, now);
    return { discussionsOpen: open, discussionsReported: reported };
  },
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: { after: ['documents'], furnish: furnishDiscussions },
});
