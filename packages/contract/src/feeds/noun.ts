import { defineNoun, none } from '../base/noun/define-noun.ts';
import { feeds } from './endpoints.ts';
import { wallSheet } from './endpoints-sheet.ts';
import { sources } from './endpoints-sources.ts';
import { feedsRefusals } from './rules-refusals.ts';

export const feedsNoun = defineNoun({
  module: 'events',
  endpoints: { feeds, sources, wallSheet },
  refusals: feedsRefusals,
  deeds: ['feeds', 'sources'],
  mails: ['sourceFailed'],
  counts: none('nothing of it waits for anybody'),
  finds: none('events of others are looked up where they are kept'),
});
