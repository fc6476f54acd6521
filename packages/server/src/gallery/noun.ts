import { none } from '#contract/base/define-noun.ts';
import { gallery } from '#contract/gallery/endpoints.ts';
import { galleryPhotos } from '#contract/gallery/endpoints-photos.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { galleryHandlers } from './handlers.ts';
import { photoHandlers } from './handlers-photos.ts';
import { personalOfGallery } from './personal.ts';
import { photoFiles } from './queries-files.ts';
import { furnishGallery } from './sample.ts';
import { leaveUnmade, sizesErrand } from './sizes/jobs.ts';
import { albumSource } from './telling/notices.ts';

const anew = 'smaller sizes are made anew wherever it stands';

export const galleryNoun = defineNoun({
  serves: (portal) => [served(gallery, galleryHandlers(portal)), served(galleryPhotos, photoHandlers(portal))],
  tables: owns({
    album: { travels: true, inLog: ['gallery'] },
    photo: {
      travels: true,
      columns: { sizes_due_at: { stays: anew }, sizes_begun: { stays: anew }, sizes_tries: { stays: anew } },
    },
  }),
  guards: { photo: photoFiles },
  personal: [personalOfGallery],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: { album: albumSource },
  talks: none('nobody comments on it'),
  mailChecks: none('notices see to mails of news'),
  counts: none('how many albums there are says nothing'),
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
  sample: furnishGallery,
});
