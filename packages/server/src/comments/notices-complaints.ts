import { urlOf } from '#contract/base/calls/links.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { cut, lineOf } from '../base/text/cut.ts';
import { speak } from '../base/text/speak.ts';
import { idsOf, type Lang, theseMembers } from '../notices/queries.ts';
import { keyOfAbout, keyOfPair, type Pair, type Source, type Told, tell } from '../notices/steps.ts';
import type { Asking } from './queries.ts';
import type { Talk, Talks } from './queries-talks.ts';
import { type Known, knownOf } from './queries-told.ts';
import { complaintsToTell, type ToldComplaint, type ToldVerdict, verdictsToTell } from './queries-verdicts.ts';

/** Characters of what was said that a mail carries. */
const longest = 3000;

type Place = { owner: string; ownerId: number; stream: string; commentId: number };

const urlTo = (portal: Portal, scope: Scope, { one, thread }: Known<Place>): string =>
  `${urlOf(portal.config.url, thread.at, { svj: scope.svjId })}#komentar-${one.commentId}`;

type Who = 'all' | 'administer';
/** Of these members those who read, or administer, what it was said to. */
async function readersAmong(db: Db, scope: Scope, { one, talk }: Known<Place>, who: Who, some: number[], now: Date) {
  if (some.length === 0) return [];
  return idsOf(db, talk.readers(scope, one.ownerId, one.stream, now, who), some);
}

/** Keys of those pairs of these things whose members `stands` lets through. */
async function standing<T extends Place & { id: number }>(
  known: readonly Known<T>[],
  pairs: readonly Pair[],
  stands: (one: Known<T>, members: number[]) => Promise<number[]>,
): Promise<Set<string>> {
  const still = new Set<string>();
  for (const one of known) {
    const ownerId = one.one.id;
    const members = pairs.filter((p) => p.ownerId === ownerId).map((p) => p.memberId);
    for (const memberId of await stands(one, members)) still.add(keyOfPair({ ownerId, memberId }));
  }
  return still;
}

const idsIn = (some: readonly { ownerId: number }[]) => [...new Set(some.map((one) => one.ownerId))];

function toldOfComplaint(portal: Portal, scope: Scope, known: Known<ToldComplaint>): Told | undefined {
  const { one, talk, thread } = known;
  const mail = talk.watched?.mails.complained;
  const url = urlTo(portal, scope, known);
  const { who, author, reason } = one;
  const data = {
    title: thread.title,
    who,
    author,
    reason,
    words: one.words || 'none',
    text: cut(one.text || '–', longest),
    url,
  };
  const detail = (lang: Lang) => `${speak(lang)('COMMENTS.REPORTED')}: ${lineOf(one.text)}`;
  const line = { title: thread.title, detail: { cs: detail('cs'), en: detail('en') }, url };
  return mail && { mail, data: { cs: data, en: data }, line };
}

/** Reports of something said: for who administers it, never for who wrote it. */
export const complaintSource = (talks: Talks): Source => ({
  mails: Object.values(talks).flatMap(({ watched }) => (watched ? [watched.mails.complained] : [])),
  async still(db, scope, pairs, now) {
    const known = await knownOf(talks, db, scope, await complaintsToTell(db, scope, idsIn(pairs)));
    return standing(known, pairs, (one, members) => {
      const others = members.filter((id) => id !== one.one.authorId);
      return readersAmong(db, scope, one, 'administer', others, now);
    });
  },
  async told(db, scope, portal, about) {
    const known = await knownOf(talks, db, scope, await complaintsToTell(db, scope, idsIn(about)));
    const byId = new Map(known.map((k) => [k.one.id, k]));
    return toldOf(about, (a) => {
      const one = byId.get(a.ownerId);
      return one && toldOfComplaint(portal, scope, one);
    });
  },
});

type Abouts = Parameters<Source['told']>[3];
function toldOf(about: Abouts, of: (a: Abouts[number]) => Told | undefined): Map<string, Told> {
  const found = about.flatMap((a) => {
    const told = of(a);
    return told ? [[keyOfAbout(a), told] as const] : [];
  });
  return new Map(found);
}

function toldOfVerdict(portal: Portal, scope: Scope, kind: string, known: Known<ToldVerdict>): Told | undefined {
  const { one, talk, thread } = known;
  const toAuthor = kind === 'judged';
  const mail = talk.watched?.mails[toAuthor ? 'judged' : 'answered'];
  const url = urlTo(portal, scope, known);
  // The answer to who reported it may name them.
  const text = toAuthor && one.what === 'left' ? '' : one.text;
  const data = { title: thread.title, verdict: one.what, text: text || '–', url };
  const detail = (lang: Lang) => {
    const what = speak(lang)(`COMMENTS.JUDGED.${one.what}`);
    return text ? `${what}: ${lineOf(text)}` : what;
  };
  const line = { title: thread.title, detail: { cs: detail('cs'), en: detail('en') }, url };
  return mail && { mail, data: { cs: data, en: data }, line };
}

/** What was decided of something said: for who wrote it and for who reported it, while they read what it was said to. */
export const verdictSource = (talks: Talks): Source => ({
  mails: Object.values(talks).flatMap(({ watched }) => (watched ? [watched.mails.answered, watched.mails.judged] : [])),
  async still(db, scope, pairs, now) {
    const known = await knownOf(talks, db, scope, await verdictsToTell(db, scope, idsIn(pairs)));
    return standing(known, pairs, (one, members) => {
      const theirs = members.filter((id) => id === one.one.authorId || one.one.reporters.includes(id));
      return readersAmong(db, scope, one, 'all', theirs, now);
    });
  },
  async told(db, scope, portal, about) {
    const known = await knownOf(talks, db, scope, await verdictsToTell(db, scope, idsIn(about)));
    const byId = new Map(known.map((k) => [k.one.id, k]));
    return toldOf(about, (a) => {
      const one = byId.get(a.ownerId);
      return one && toldOfVerdict(portal, scope, a.kind, one);
    });
  },
});

type At = Pick<Asking, 'db' | 'scope' | 'now'>;
type News = { talk: Talk; owner: string; ownerId: number; stream: string; id: number };

/** Tells who administers it that something was reported: all but who wrote it and who reports it. */
export async function tellOfComplaint(portal: Portal, at: At, { talk, ...news }: News): Promise<void> {
  const { db, scope, now } = at;
  const source = complaintSource({ [news.owner]: talk });
  const [one] = await complaintsToTell(db, scope, [news.id]);
  const { rows } = await db.execute<{ id: number }>(talk.readers(scope, news.ownerId, news.stream, now, 'administer'));
  const members = rows.map((r) => r.id).filter((id) => id !== scope.memberId && id !== one?.authorId);
  const about = { owner: 'comment_complaint', ownerId: news.id, module: talk.module, kind: 'complained' } as const;
  if (members.length > 0) await tell(db, scope, portal, source, { ...about, members: theseMembers(members) }, now);
}

/** Tells who reported it, and who wrote it, what was decided; nobody of what they decided themselves. */
export async function tellOfVerdict(portal: Portal, at: At, { talk, ...news }: News): Promise<void> {
  const { db, scope, now } = at;
  const source = verdictSource({ [news.owner]: talk });
  const [one] = await verdictsToTell(db, scope, [news.id]);
  if (!one) return;
  const about = { owner: 'comment_verdict', ownerId: news.id, module: talk.module };
  const to = { answered: one.reporters, judged: one.authorId === null ? [] : [one.authorId] };
  for (const kind of ['answered', 'judged'] as const) {
    const members = to[kind].filter((id) => id !== scope.memberId);
    if (members.length > 0)
      await tell(db, scope, portal, source, { ...about, kind, members: theseMembers(members) }, now);
  }
}
