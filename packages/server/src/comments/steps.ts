import type { SQL } from 'drizzle-orm';
import { namedIn, whyNotDeleted, withMarks } from '#contract/comments/rules.ts';
import type { CommentInput, CommentView, Mentioned } from '#contract/comments/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { House } from '../base/http/handler.ts';
import {
  type Asking,
  addComment,
  type Commented,
  commentById,
  commentOf,
  dropComment,
  mentionedAmong,
} from './queries.ts';

/**
 * Says something to what takes comments. `who` are the ids of members that see it; a mention of anybody else is refused.
 * Answers the comment and those of the mentioned whose names really stand in it.
 */
export async function say(
  house: House,
  at: Asking,
  what: Commented,
  { message, mentions }: CommentInput,
  who: SQL,
): Promise<{ view: CommentView; mentioned: Mentioned[] }> {
  const { db, scope, now } = at;
  if (scope.memberId === null) throw new Refused('COMMENTS.ERRORS.VISIT');
  const wanted = [...new Set(mentions)];
  const people = await mentionedAmong(db, scope, who, wanted);
  if (people.length !== wanted.length) throw new Refused('COMMENTS.ERRORS.MENTION');
  const mentioned = namedIn(message, people);
  const text = withMarks(message, mentioned);
  const id = await addComment(db, scope, what, { text, mentions: mentioned.map((m) => m.id) }, now);
  return { view: await commentById(house, at, id), mentioned };
}

/** Deletes a comment. Refuses one that is not there, somebody else's, and an own one after 15 minutes. */
export async function takeBack({ db, scope, now, administers }: Asking, what: Commented, id: number): Promise<void> {
  const said = await commentOf(db, scope, what, id);
  if (!said) throw new Refused('COMMENTS.NOT_FOUND');
  const why = whyNotDeleted(said, { memberId: scope.memberId, administers }, now);
  if (why) throw new Refused(why === 'late' ? 'COMMENTS.ERRORS.LATE' : 'COMMENTS.ERRORS.NOT_YOURS');
  await dropComment(db, scope, id, now);
}
