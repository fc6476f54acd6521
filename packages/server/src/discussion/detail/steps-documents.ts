import type { AudiencePart } from '#contract/audience/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { audienceOf } from '../../audience/queries-groups.ts';
import type { TalkDocuments } from '../../comments/queries-talks.ts';
import { dropAttached, openNames } from '../../documents/attached/queries.ts';
import { closedTo } from '../../documents/attached/queries-closed.ts';
import { chosenOf, keepChosen } from '../../documents/attached/steps.ts';
import { discussionSeen } from '../rows/queries.ts';
import { forum } from '../rows/queries-audience.ts';
import { usesInReplies } from './queries-uses.ts';

/** Documents chosen for replies: those alone that everybody opens whom the discussion is for. */
export const replyDocuments: TalkDocuments = {
  async keep(at, discussionId, commentId, wanted) {
    const { db, scope, now } = at;
    await keepChosen(at, { owner: 'comment', ownerId: commentId }, wanted, { links: true });
    if (wanted.length === 0) return;
    const { toPublic } = await discussionSeen(db, scope, discussionId, now);
    const parts = await audienceOf(db, scope, forum, discussionId, now);
    const audience = parts.map(({ name: _, ...part }) => part as AudiencePart);
    const { documents } = await closedTo(at, forum, { audience, toPublic, documents: wanted.map((w) => w.id) });
    const key = 'COMMENTS.ERRORS.DOCUMENT_CLOSED';
    if (documents.some(({ count }) => count > 0)) throw new Refused(key, { fields: { documents: key } });
  },
  of: (portal, at, commentIds) => chosenOf(portal, at, 'comment', commentIds),
  drop: ({ db, scope }, commentId) => dropAttached(db, scope, 'comment', [commentId]),
  names: (scope, commentId) => openNames(scope, 'comment', commentId),
  uses: usesInReplies,
};
