import { none } from '#contract/base/noun/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun } from '../define-noun.ts';
import { personalOfFollow } from './personal.ts';

export const followNoun = defineNoun({
  serves: none('its calls are those of what is followed'),
  tables: owns({
    follow: {
      travels: true,
      columns: { owner_id: { saidBy: 'owner', means: 'its table' } },
      quiet: 'whom somebody follows is theirs alone',
    },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfFollow],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('it says who is told, not of what'),
  talks: none('nothing is said to it'),
  mailChecks: none('it mails nothing'),
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('nobody follows anything'),
});
