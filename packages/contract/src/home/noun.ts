import { defineNoun, none } from '../base/noun/define-noun.ts';
import { home } from './endpoints.ts';
import { together } from './endpoints-dashboard.ts';
import { doors } from './endpoints-doors.ts';
import { finding } from './endpoints-found.ts';
import { houses } from './endpoints-houses.ts';
import { houseSteps } from './endpoints-steps.ts';
import { homeRefusals } from './rules-refusals.ts';

export const homeNoun = defineNoun({
  module: none('the dashboard is for everybody'),
  endpoints: { home, doors, houses, houseSteps, finding, together },
  refusals: homeRefusals,
  deeds: none('what it changes of the house is told of the association'),
  mails: ['stepHanded'],
  counts: ['stepsForMe'],
  finds: none('the search does not look for it'),
});
