import { urlOf } from '#contract/base/calls/links.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { homeLinks } from '#contract/home/links.ts';
import type { MailKind } from '#contract/texts/mail.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import type { MailData } from '../../base/mail/mail.ts';
import { lineOf } from '../../base/text/cut.ts';
import { type About, keyOfAbout, type Source, type Sources, type Told } from '../../notices/steps.ts';
import { savedAs } from '../rows/queries.ts';
import { documentsToTell, stillFor, type ToldDocument } from './queries-told.ts';

const mails = {
  published: 'documentPublished',
  changed: 'documentChanged',
  reminder: 'documentReminder',
  addressed: 'documentAddressed',
} as const satisfies Partial<Record<About['kind'], MailKind>>;
const mailOf = (kind: About['kind']): MailKind => (kind in mails ? mails[kind as keyof typeof mails] : mails.published);

function documentTold(portal: Portal, scope: Scope, kind: About['kind'], d: ToldDocument): Told {
  // Whoever has it by their name alone opens neither its folders nor its page: what they have is led to from the first one.
  const isByName = kind === 'addressed';
  const at = isByName ? homeLinks.dashboard() : documentLinks.one(d.id);
  const url = urlOf(portal.config.url, at, { svj: scope.svjId });
  const title = savedAs(d);
  const where = isByName ? '' : d.place.join(' / ');
  const place = where || 'none';
  const data: MailData = {
    ...{ title, place, who: d.who || 'none', text: d.description || 'none', version: d.number, url },
    // Of a version that changed nothing material, those who have confirmed are not asked again.
    accept: d.acceptRead && (kind !== 'changed' || d.acceptFrom === d.number) ? 'yes' : 'none',
  };
  const detail = lineOf([where, d.description].filter(Boolean).join(' · '));
  return { mail: mailOf(kind), data: { cs: data, en: data }, line: { title, detail: { cs: detail, en: detail }, url } };
}

/** Documents, as people are told of them. */
export const documentSource: Source = {
  mails: Object.values(mails),
  digest: { mail: 'documentDigest', at: documentLinks.list() },
  still: stillFor,
  async told(db, scope, portal, about) {
    const ids = about.map((a) => a.ownerId);
    const kept = new Map((await documentsToTell(db, scope, ids)).map((d) => [d.id, d]));
    return new Map(
      about.flatMap((a) => {
        const d = kept.get(a.ownerId);
        return d ? [[keyOfAbout(a), documentTold(portal, scope, a.kind, d)] as const] : [];
      }),
    );
  },
};

export const documentSources: Sources = { document: documentSource };
