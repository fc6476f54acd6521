import { defineNoun, none } from '../base/noun/define-noun.ts';
import { association } from './endpoints.ts';
import { addresses } from './endpoints-addresses.ts';
import { houseFree } from './endpoints-free.ts';
import { houseLog } from './endpoints-log.ts';
import { chairNaming } from './endpoints-naming.ts';
import { pictures } from './endpoints-pictures.ts';
import { houseSettings } from './endpoints-settings.ts';
import { houseStorage } from './endpoints-storage.ts';
import { associationRefusals } from './rules-refusals.ts';

export const associationNoun = defineNoun({
  module: 'svj',
  endpoints: { association, houseSettings, houseStorage, houseFree, houseLog, chairNaming, pictures, addresses },
  refusals: associationRefusals,
  deeds: ['svj'],
  mails: ['chairNamed'],
  counts: none('nothing of it is counted in the menu'),
  finds: none('the search does not look for it'),
});
