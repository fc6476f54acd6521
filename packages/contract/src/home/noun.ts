import { defineNoun, none } from '../base/define-noun.ts';
import { home } from './endpoints.ts';
import { together } from './endpoints-dashboard.ts';
import { doors } from './endpoints-doors.ts';
import { finding } from './endpoints-found.ts';
import { houses } from './endpoints-houses.ts';
import { houseSteps } from './endpoints-steps.ts';

export const homeNoun = defineNoun({
  module: none('the dashboard is for everybody'),
  endpoints: { home, doors, houses, houseSteps, finding, together },
  refusals: none('it refuses nothing of its own'),
  deeds: none('it changes nothing'),
  mails: none('it mails nothing'),
  counts: none('it asks the others for theirs'),
  finds: none('the search does not look for it'),
});
