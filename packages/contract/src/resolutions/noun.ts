import { defineNoun } from '../base/noun/define-noun.ts';
import { resolutions } from './endpoints.ts';
import { resolutionsRefusals } from './rules-refusals.ts';

export const resolutionsNoun = defineNoun({
  module: 'vote',
  endpoints: { resolutions },
  refusals: resolutionsRefusals,
  deeds: ['resolutions'],
  mails: ['resolutionGiven', 'resolutionSoon', 'resolutionLate'],
  counts: ['resolutionsOpen', 'resolutionsMine'],
  finds: 'vote',
});
