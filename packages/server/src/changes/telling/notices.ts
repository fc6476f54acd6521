import { urlOf } from '#contract/base/calls/links.ts';
import { changeLinks } from '#contract/changes/links.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { speak } from '../../base/text/speak.ts';
import { keyOfAbout, keyOfPair, type Source, type Told, tell } from '../../notices/steps.ts';
import type { At } from '../comparing/steps.ts';
import { decidersAmong, otherDeciders, requestsOfComments } from './queries.ts';

function toldOf(portal: Portal, scope: Scope, request: number): Told {
  const url = urlOf(portal.config.url, changeLinks.one(request), { svj: scope.svjId });
  const lineIn = (lang: Locale) => speak(lang)('CHANGES_SAID.LINE');
  return {
    mail: 'changeSaid',
    data: { cs: { url }, en: { url } },
    line: { title: speak('cs')('CHANGES_SAID.TITLE'), detail: { cs: lineIn('cs'), en: lineIn('en') }, url },
  };
}

/** What is said to a request: whoever decides hears that something was, and reads it on the page alone. */
export const saidSource: Source = {
  mails: ['changeSaid'],
  async still(db, scope, pairs) {
    const found = await requestsOfComments(db, scope, [...new Set(pairs.map((p) => p.ownerId))]);
    const members = new Set(await decidersAmong(db, scope, [...new Set(pairs.map((p) => p.memberId))]));
    return new Set(pairs.filter((p) => found.has(p.ownerId) && members.has(p.memberId)).map(keyOfPair));
  },
  async told(db, scope, portal, about) {
    const found = await requestsOfComments(
      db,
      scope,
      about.map((one) => one.ownerId),
    );
    return new Map(
      about.flatMap((one) => {
        const request = found.get(one.ownerId);
        return request ? [[keyOfAbout(one), toldOf(portal, scope, request)] as const] : [];
      }),
    );
  },
};

/** Tells the others who decide that something was said to the request. */
export async function tellOfComment(portal: Portal, { db, scope, now }: At, ownerId: number): Promise<void> {
  const about = { owner: 'change_comment', ownerId, kind: 'comment', module: 'real_estate_cadastre' } as const;
  await tell(db, scope, portal, saidSource, { ...about, members: otherDeciders(scope) }, now);
}
