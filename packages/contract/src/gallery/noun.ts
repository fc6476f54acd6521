import { defineNoun } from '../base/noun/define-noun.ts';
import { gallery } from './endpoints.ts';
import { galleryOffers } from './endpoints-offers.ts';
import { galleryPhotos } from './endpoints-photos.ts';
import { galleryRefusals } from './rules-refusals.ts';

export const galleryNoun = defineNoun({
  module: 'gallery',
  endpoints: { gallery, galleryPhotos, galleryOffers },
  refusals: galleryRefusals,
  deeds: ['gallery'],
  mails: ['albumPublished', 'albumDigest', 'photosJudged'],
  counts: ['photosOffered'],
  finds: 'gallery',
});
