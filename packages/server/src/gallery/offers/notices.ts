import { urlOf } from '#contract/base/calls/links.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { plainly, speak } from '../../base/text/speak.ts';
import { keyOfAbout, keyOfPair, type Source, type Told } from '../../notices/steps.ts';
import { answersToTell, type ToldAnswer } from '../rows/queries-offers.ts';

function toldOf(portal: Portal, scope: Scope, a: ToldAnswer): Told {
  const url = urlOf(portal.config.url, galleryLinks.one(a.albumId), { svj: scope.svjId });
  const { letIn, refused } = a;
  const data = { title: a.album, letIn, refused, reason: a.reason || 'none', url };
  const detailIn = (lang: 'cs' | 'en') => plainly(speak(lang)('GALLERY_LINES.JUDGED', { letIn, refused }));
  return {
    mail: 'photosJudged',
    data: { cs: data, en: data },
    line: { title: a.album, detail: { cs: detailIn('cs'), en: detailIn('en') }, url },
  };
}

/** What the committee said of photographs of neighbours, for who brought them. */
export const answerSource: Source = {
  mails: ['photosJudged'],
  async still(db, scope, pairs) {
    const kept = await answersToTell(db, scope, [...new Set(pairs.map((p) => p.ownerId))]);
    const whose = new Map(kept.map((a) => [a.id, a.memberId]));
    return new Set(pairs.filter((p) => whose.get(p.ownerId) === p.memberId).map(keyOfPair));
  },
  async told(db, scope, portal, about) {
    const ids = about.map((a) => a.ownerId);
    const kept = new Map((await answersToTell(db, scope, ids)).map((a) => [a.id, a]));
    return new Map(
      about.flatMap((a) => {
        const said = kept.get(a.ownerId);
        return said ? [[keyOfAbout(a), toldOf(portal, scope, said)] as const] : [];
      }),
    );
  },
};
