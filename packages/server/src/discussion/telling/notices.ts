import { urlOf } from '#contract/base/calls/links.ts';
import { discussionLinks } from '#contract/discussion/links.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { cut, lineOf } from '../../base/text/cut.ts';
import { type About, keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import { threadOf } from '../detail/queries-talk.ts';
import type { Discussion } from '../rows/queries.ts';
import { discussionsToTell, stillAmong, type ToldDiscussion, toldOfEnd, toldOfOpening } from './queries-told.ts';

/** Characters of a text that a mail carries; the whole stands in the portal. */
const longest = 3000;

const mails = { published: 'discussionOpened', finished: 'discussionFinished' } as const satisfies Partial<
  Record<About['kind'], MailKind>
>;

function toldOf(portal: Portal, scope: Scope, kind: About['kind'], d: ToldDiscussion): Told {
  const url = urlOf(portal.config.url, discussionLinks.one(d.hash), { svj: scope.svjId });
  const isEnd = kind === 'finished';
  const [who, text] = isEnd ? [d.closer, d.conclusion ?? ''] : [d.opener, d.description];
  const data = {
    ...{ title: d.name, who: who || 'none', text: cut(text, longest), url, thread: threadOf(scope, d.hash) },
    ...(!isEnd && { files: d.files.length > 0 ? d.files.join('\n') : 'none' }),
  };
  const detail = who ? `${who}: ${lineOf(text)}` : lineOf(text);
  return {
    mail: isEnd ? mails.finished : mails.published,
    data: { cs: data, en: data },
    line: { title: d.name, detail: { cs: detail, en: detail }, url },
  };
}

/** Discussions that were opened and finished; what is said to them is told of as comments are. */
export const discussionSource: Source = {
  mails: Object.values(mails),
  async still(db, scope, pairs, now) {
    const still = new Set<string>();
    for (const ownerId of new Set(pairs.map((p) => p.ownerId))) {
      const members = pairs.filter((p) => p.ownerId === ownerId).map((p) => p.memberId);
      for (const memberId of await stillAmong(db, scope, ownerId, members, now))
        still.add(keyOfPair({ ownerId, memberId }));
    }
    return still;
  },
  async told(db, scope, portal, about) {
    const ids = about.map((a) => a.ownerId);
    const kept = new Map((await discussionsToTell(db, scope, ids)).map((d) => [d.id, d]));
    const found = about.flatMap((a) => {
      const d = kept.get(a.ownerId);
      // What was opened again since has no end to be told of.
      return d && (a.kind !== 'finished' || d.isClosed)
        ? [[keyOfAbout(a), toldOf(portal, scope, a.kind, d)] as const]
        : [];
    });
    return new Map(found);
  },
};

type At = { db: Db; scope: Scope; now: Date };

/** Tells people of it, each as they wish: everybody it is for that it is open, those who follow it that it is over. */
export async function tellOf(portal: Portal, at: At, d: Discussion, kind: keyof typeof mails): Promise<void> {
  const { db, scope, now } = at;
  const members = kind === 'published' ? toldOfOpening(scope, d.id, now) : toldOfEnd(scope, d.id, now);
  const about = { owner: 'discussion', ownerId: d.id, kind, module: 'discussion' as const, members };
  await tell(db, scope, portal, discussionSource, about, now);
}
