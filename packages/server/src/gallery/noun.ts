import { none } from '#contract/base/noun/define-noun.ts';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryOffers } from '#contract/gallery/endpoints-offers.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { galleryHandlers } from './handlers.ts';
import { offerHandlers } from './handlers-offers.ts';
import { photoHandlers } from './handlers-photos.ts';
import { answerSource } from './offers/notices.ts';
import { personalOfGallery } from './personal.ts';
import { galleryFiles } from './queries-files.ts';
import { countWaiting } from './rows/queries-offers.ts';
import { furnishGallery } from './sample.ts';
import { leaveUnmade, sizesErrand } from './sizes/jobs.ts';
import { albumSource } from './telling/notices.ts';

const anew = 'smaller sizes are made anew wherever it stands';

export const galleryNoun = defineNoun({
  serves: (portal) => [
    served(gallery, galleryHandlers(portal)),
    served(galleryPhotos, photoHandlers(portal)),
    served(galleryOffers, offerHandlers(portal)),
  ],
  tables: owns({
    album: { travels: true, inLog: ['gallery'] },
    photo: {
      travels: true,
      columns: { sizes_due_at: { stays: anew }, sizes_begun: { stays: anew }, sizes_tries: { stays: anew } },
    },
    photo_offer: { travels: true },
    photo_answer: { travels: true },
  }),
  guards: galleryFiles,
  personal: [personalOfGallery],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: { album: albumSource, photo_answer: answerSource },
  talks: none('nobody comments on it'),
  mailChecks: none('notices see to mails of news'),
  counts: async ({ db, scope }) => ({ photosOffered: await countWaiting(db, scope) }),
  days: none('nothing of it falls on a day'),
  jobs: (portal) => [
    sizesErrand(portal),
    {
      name: 'gallery.unmade',
      cron: '* * * * *',
      run: async () => {
        await leaveUnmade(portal);
      },
    },
  ],
  sample: { after: ['events'], furnish: furnishGallery },
});
