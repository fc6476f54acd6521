import { typo } from '#contract/base/words/typo.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import { finder } from '../base/found.ts';

/** Albums in the search of the header, with how many photographs are in them. */
export const found = finder('gallery', (rows, { say }) =>
  rows.map((a) => ({
    at: galleryLinks.one(a.id),
    title: typo(a.title),
    note: null,
    aside: say('GALLERY.COUNT', { count: a.photoCount }),
  })),
);
