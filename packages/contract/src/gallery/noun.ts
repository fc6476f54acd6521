import { defineNoun, none } from '../base/define-noun.ts';
import { gallery } from './endpoints.ts';
import { galleryPhotos } from './endpoints-photos.ts';
import { galleryRefusals } from './rules-refusals.ts';

export const galleryNoun = defineNoun({
  module: 'gallery',
  endpoints: { gallery, galleryPhotos },
  refusals: galleryRefusals,
  deeds: ['gallery'],
  mails: ['albumPublished', 'albumDigest'],
  counts: none('how many albums there are says nothing'),
  finds: 'gallery',
});
