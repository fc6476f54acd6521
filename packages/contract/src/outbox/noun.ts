import { defineNoun, none } from '../base/noun/define-noun.ts';
import { outbox } from './endpoints.ts';
import { outboxRefusals } from './rules-refusals.ts';

export const outboxNoun = defineNoun({
  module: none('for the administration of the portal'),
  endpoints: { outbox },
  refusals: outboxRefusals,
  deeds: none('nothing of it is written down in the log of a house'),
  mails: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
