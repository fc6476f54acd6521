import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { tellOfComment } from './notices.ts';
import type { Talk } from './queries-talks.ts';
import { addComment } from './queries-writing.ts';

type At = { db: Db; scope: Scope; now: Date };

/** Says something for whoever holds a link, and tells of it as of any comment; `talk` is of the rows of `owner`. Answers its id. */
export async function sayByLink(
  portal: Portal,
  at: At,
  talk: Talk,
  place: { owner: string; id: number },
  text: string,
) {
  const { db, scope, now } = at;
  const [stream] = talk.streams;
  const thread = await talk.thread(at, place.id, stream, 'write');
  const { administers, apart, closed, sealed } = thread;
  const what = { owner: place.owner, ownerId: place.id, stream, administers, apart, takes: closed === null, sealed };
  const commentId = await addComment(db, scope, what, { text, mentions: [], byLink: true }, now);
  await talk.heard?.(at, place.id, 'said', stream);
  await tellOfComment(portal, at, { talk, thread, what, commentId, mentioned: [] });
  return commentId;
}
