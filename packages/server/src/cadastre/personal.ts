import { none } from '#contract/base/noun/define-noun.ts';
import { personal } from '../base/people/personal.ts';

const stays = { stays: 'that somebody ordered or confirmed stays, without a name' };

export const personalOfCadastre = personal({
  columns: {
    'cadastre_extract.asked_by': { told: { not: 'the log tells it' }, merged: 'given', erased: stays },
    'cadastre_extract.confirmed_by': { told: { not: 'the log tells it' }, merged: 'given', erased: stays },
  },
  tells: none('the log tells it'),
  counts: none('by its columns'),
  gives: none('by its columns'),
  forgets: none('readings go with time, and name whom the cadastre names'),
  death: none('whoever inherits the units is another owner'),
});
