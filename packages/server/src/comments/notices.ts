import { urlOf } from '#contract/base/calls/links.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { cut, lineOf } from '../base/text/cut.ts';
import { speak } from '../base/text/speak.ts';
import { followersAmong, unlessSaid, wayOf } from '../follow/queries.ts';
import { idsOf, type Lang, theseMembers } from '../notices/queries.ts';
import { type About, keyOfAbout, keyOfPair, type Pair, type Source, type Told, tell } from '../notices/steps.ts';
import type { Asking, Commented } from './queries.ts';
import type { Talk, Talks, Thread } from './queries-talks.ts';
import { commentsToTell, type Known, knownOf, type ToldComment } from './queries-told.ts';

/** Characters of a comment that a mail carries. */
const longest = 3000;

/** Of these comments those that are still there, with what they are to. */
const knownByIds = async (talks: Talks, db: Db, scope: Scope, ids: readonly number[]) =>
  knownOf(talks, db, scope, await commentsToTell(db, scope, [...new Set(ids)], talks));

/** Of these pairs of one comment, members who may still read it. Who made the thing need not be one of those it is for. */
async function whoStillReads(
  db: Db,
  scope: Scope,
  { one: comment, talk, thread }: Known<ToldComment>,
  pairs: readonly Pair[],
  now: Date,
) {
  const { ownerId, stream, mentions } = comment;
  const members = pairs.map((p) => p.memberId);
  const read = async (who: 'all' | 'administer', some: readonly number[]) =>
    some.length === 0 ? [] : idsOf(db, talk.readers(scope, ownerId, stream, now, who), some);
  const all = await read('all', thread.apart ? members.filter((id) => mentions.includes(id)) : members);
  const administer = thread.apart ? await read('administer', members) : [];
  const author = members.filter((id) => id === thread.authorId);
  return new Set([...all, ...administer, ...author]);
}

function toldOf(
  portal: Portal,
  scope: Scope,
  kind: About['kind'],
  { one: comment, talk, thread }: Known<ToldComment>,
): Told {
  // Where the page has the stream: the first one bears no name of its own.
  const region = comment.stream === talk.streams[0] ? 'komentare' : `komentare-${comment.stream}`;
  const url = `${urlOf(portal.config.url, thread.at, { svj: scope.svjId })}#${region}`;
  const text = [comment.text, comment.files.join(', ')].filter(Boolean).join('\n\n');
  const who = (lang: Lang) => (comment.byLink ? speak(lang)('COMMENTS.BY_LINK') : comment.who || '–');
  const data = (lang: Lang) => ({
    title: thread.title,
    who: who(lang),
    text: cut(text, longest),
    url,
    ...(thread.thread && { thread: thread.thread }),
  });
  const detail = (lang: Lang) => `${who(lang)}: ${lineOf(text)}`;
  return {
    mail: (talk.mailsOf?.[comment.stream] ?? talk.mails)[kind === 'mention' ? 'mention' : 'comment'],
    data: { cs: data('cs'), en: data('en') },
    line: { title: thread.title, detail: { cs: detail('cs'), en: detail('en') }, url },
  };
}

/** Comments to whatever takes them; whoever may no longer read the thing is told of none. */
export const commentSource = (talks: Talks): Source => ({
  mails: Object.values(talks).flatMap(({ mails, mailsOf = {} }) =>
    [mails, ...Object.values(mailsOf)].flatMap(({ comment, mention }) => [comment, mention]),
  ),
  async still(db, scope, pairs, now) {
    const still = new Set<string>();
    const known = await knownByIds(
      talks,
      db,
      scope,
      pairs.map((p) => p.ownerId),
    );
    for (const one of known) {
      const some = pairs.filter((p) => p.ownerId === one.one.id);
      const reading = await whoStillReads(db, scope, one, some, now);
      for (const pair of some) if (reading.has(pair.memberId)) still.add(keyOfPair(pair));
    }
    return still;
  },
  async told(db, scope, portal, about) {
    const known = await knownByIds(
      talks,
      db,
      scope,
      about.map((a) => a.ownerId),
    );
    const byId = new Map(known.map((k) => [k.one.id, k]));
    const found = about.flatMap((a) => {
      const one = byId.get(a.ownerId);
      return one ? [[keyOfAbout(a), toldOf(portal, scope, a.kind, one)] as const] : [];
    });
    return new Map(found);
  },
});

type News = {
  talk: Talk;
  thread: Thread;
  what: Commented;
  commentId: number;
  mentioned: readonly number[];
  /** It was said before and is only said otherwise now: only who was not mentioned before is told. */
  isOld?: boolean;
};

/**
 * Tells those whom a comment mentions, who made the thing and who follows it; nobody of their own words, nobody twice, and
 * nobody who does not want to be told of it.
 */
export async function tellOfComment(
  portal: Portal,
  { db, scope, now }: Omit<Asking, 'session'>,
  news: News,
): Promise<void> {
  const { talk, thread, what, commentId, mentioned, isOld = false } = news;
  const readers = talk.readers(scope, what.ownerId, what.stream, now, thread.apart ? 'administer' : 'all');
  const way = await wayOf(db, scope, what, [...mentioned, ...(thread.authorId === null ? [] : [thread.authorId])]);
  const about = { owner: 'comment', ownerId: commentId, module: talk.module };
  const source = commentSource({ [what.owner]: talk });
  const others = (ids: readonly number[]) => ids.filter((id) => id !== scope.memberId);
  const named = others(mentioned).filter((id) => way.get(id) !== 'muted');
  if (named.length > 0)
    await tell(db, scope, portal, source, { ...about, kind: 'mention', members: theseMembers(named) }, now);
  if (isOld) return;
  const isTold = thread.authorId !== null && (way.get(thread.authorId) ?? 'follows') === 'follows';
  const author = isTold ? [thread.authorId as number] : [];
  const unasked = thread.listening ? await unlessSaid(db, scope, what, thread.listening) : [];
  const listening = [...new Set([...author, ...unasked, ...(await followersAmong(db, scope, what, readers))])];
  const rest = others(listening).filter((id) => !mentioned.includes(id));
  if (rest.length > 0)
    await tell(db, scope, portal, source, { ...about, kind: 'comment', members: theseMembers(rest) }, now);
}
