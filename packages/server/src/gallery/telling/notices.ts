import { urlOf } from '#contract/base/calls/links.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import type { Scope } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { plainly, speak } from '../../base/text/speak.ts';
import { keyOfAbout, keyOfPair, type Source, type Told } from '../../notices/steps.ts';
import { albumsToTell, stillAmong, type ToldAlbum } from './queries.ts';

function toldOf(portal: Portal, scope: Scope, a: ToldAlbum): Told {
  const url = urlOf(portal.config.url, galleryLinks.one(a.id), { svj: scope.svjId });
  const data = { title: a.name, who: a.who || 'none', count: a.count, text: a.description || 'none', url };
  const detailIn = (lang: 'cs' | 'en') => plainly(speak(lang)('GALLERY.COUNT', { count: a.count }));
  return {
    mail: 'albumPublished',
    data: { cs: data, en: data },
    line: { title: a.name, detail: { cs: detailIn('cs'), en: detailIn('en') }, url },
  };
}

/** Albums, as people are told of them: how many photographs are in them is said as of when the mail goes. */
export const albumSource: Source = {
  mails: ['albumPublished'],
  digest: { mail: 'albumDigest', at: galleryLinks.list() },
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
    const kept = new Map((await albumsToTell(db, scope, ids)).map((a) => [a.id, a]));
    return new Map(
      about.flatMap((a) => {
        const album = kept.get(a.ownerId);
        return album ? [[keyOfAbout(a), toldOf(portal, scope, album)] as const] : [];
      }),
    );
  },
};
