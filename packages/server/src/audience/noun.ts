import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun } from '../define-noun.ts';

export const audienceNoun = defineNoun({
  serves: none('its calls are those of what is for people'),
  tables: owns({
    audience_part: {
      travels: true,
      columns: { owner_id: { saidBy: 'owner', means: 'its table' } },
      formerly: { table: 'message_audience', columns: { message_id: 'owner_id' }, fixed: { owner: 'message' } },
    },
  }),
  guards: none('it keeps no files'),
  personal: none('it names groups, never a person'),
  hears: none('no row of it names a person'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('they come with what is for them'),
});
