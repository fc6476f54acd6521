import { none } from '#contract/base/define-noun.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun } from '../define-noun.ts';
import { personalOfComments } from './personal.ts';

export const commentsNoun = defineNoun({
  serves: none('its calls are those of what it stands under'),
  tables: owns({
    comment: { travels: true, columns: { owner_id: { saidBy: 'owner', means: 'its table' } } },
    comment_mention: { travels: true },
  }),
  guards: none('a comment carries no files'),
  personal: [personalOfComments],
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  counts: none('nothing of it is counted in the menu'),
  jobs: none('it does nothing by itself'),
});
