import { namedIn, whyNotDeleted, whyNotEdited, withMarks } from '#contract/comments/rules.ts';
import { type CommentInput, isEmpty, mostCommentFiles } from '#contract/comments/schema.ts';
import { Refused } from '#contract/refusals.ts';
import { attachFiles, dropFiles } from '../base/files/files.ts';
import { type Asking, type Commented, commentOf, mentionedAmong } from './queries.ts';
import type { Thread } from './queries-talks.ts';
import { addComment, changeComment, dropComment } from './queries-writing.ts';

/** What is said as it is kept, with the ids of those whose names really stand in it; a mention of who sees nothing is refused. */
async function wordsOf({ db, scope }: Asking, thread: Thread, { message, mentions }: CommentInput) {
  const wanted = [...new Set(mentions)];
  const people = await mentionedAmong(db, scope, thread.mentionable, wanted);
  if (people.length !== wanted.length) throw new Refused('COMMENTS.ERRORS.MENTION');
  const mentioned = namedIn(message, people);
  // Two named in one comment would learn of each other.
  if (thread.apart && mentioned.length > 1) throw new Refused('COMMENTS.ERRORS.ONE_MENTION');
  return { text: withMarks(message, mentioned), mentions: mentioned.map((m) => m.id) };
}

/** Documents of the house that go with it, where they can. */
async function keepDocuments(at: Asking, what: Commented, id: number, { documents, fileIds }: CommentInput) {
  if (documents.length + fileIds.length > mostCommentFiles)
    throw new Refused('COMMENTS.ERRORS.TOO_MANY_FILES', { params: { n: mostCommentFiles } });
  if (what.documents) return what.documents.keep(at, what.ownerId, id, documents);
  if (documents.length > 0) throw new Refused('COMMENTS.ERRORS.DOCUMENTS');
}

const fileOwner = (ownerId: number) => ({ owner: 'comment', ownerId });

/** Says something to what takes comments. Answers the comment's id and whom it mentions. */
export async function say(
  at: Asking,
  what: Commented,
  thread: Thread,
  { quoteId = null, ...said }: CommentInput & { quoteId?: number | null },
) {
  const { db, scope, now } = at;
  if (scope.memberId === null) throw new Refused('COMMENTS.ERRORS.VISIT');
  if (isEmpty(said)) throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { message: 'COMMENTS.ERRORS.EMPTY' } });
  const words = await wordsOf(at, thread, said);
  // Only what the asker may read of the same thing, and never where those who read the answer may not know of what it answers.
  if (quoteId !== null) {
    const quoted = thread.apart ? undefined : await commentOf(db, scope, what, quoteId, 'read');
    if (!quoted || quoted.hidden) throw new Refused('COMMENTS.ERRORS.QUOTE');
  }
  const id = await addComment(db, scope, what, { ...words, quoteId }, now);
  await attachFiles(db, scope, fileOwner(id), said.fileIds, now);
  await keepDocuments(at, what, id, said);
  return { id, mentioned: words.mentions };
}

/** Says it otherwise: an own comment within 15 minutes. Answers whom it mentions that it did not before. */
export async function sayOtherwise(at: Asking, what: Commented, thread: Thread, id: number, said: CommentInput) {
  const { db, scope, now } = at;
  const before = await commentOf(db, scope, what, id);
  if (!before) throw new Refused('COMMENTS.NOT_FOUND');
  const why = whyNotEdited(before, scope.memberId, now);
  if (why) throw new Refused(why === 'late' ? 'COMMENTS.ERRORS.EDIT_LATE' : 'COMMENTS.ERRORS.EDIT_NOT_YOURS');
  if (before.hidden) throw new Refused('COMMENTS.ERRORS.HIDDEN');
  const words = await wordsOf(at, thread, said);
  await changeComment(db, scope, id, words, now);
  await attachFiles(db, scope, fileOwner(id), said.fileIds, now);
  await keepDocuments(at, what, id, said);
  return { mentioned: words.mentions.filter((one) => !before.mentions.includes(one)) };
}

/** Deletes a comment with its files. Refuses one that is not there, somebody else's, and an own one after 15 minutes. */
export async function takeBack({ db, scope, now }: Asking, what: Commented, id: number): Promise<void> {
  const said = await commentOf(db, scope, what, id);
  if (!said) throw new Refused('COMMENTS.NOT_FOUND');
  const why = whyNotDeleted(said, { memberId: scope.memberId, administers: what.administers }, now);
  if (why) throw new Refused(why === 'late' ? 'COMMENTS.ERRORS.LATE' : 'COMMENTS.ERRORS.NOT_YOURS');
  if (said.hidden && !what.administers) throw new Refused('COMMENTS.ERRORS.HIDDEN');
  await dropFiles(db, scope, 'comment', [id], now);
  await what.documents?.drop({ db, scope }, id);
  await dropComment(db, scope, id, now);
}
