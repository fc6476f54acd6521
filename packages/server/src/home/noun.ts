import { none } from '#contract/base/noun/define-noun.ts';
import { home } from '#contract/home/endpoints.ts';
import { together } from '#contract/home/endpoints-dashboard.ts';
import { doors } from '#contract/home/endpoints-doors.ts';
import { finding } from '#contract/home/endpoints-found.ts';
import { houses } from '#contract/home/endpoints-houses.ts';
import { houseSteps } from '#contract/home/endpoints-steps.ts';
import { defineNoun, served } from '../define-noun.ts';
import {
  doorHandlers,
  findingHandlers,
  homeHandlers,
  housesHandlers,
  stepHandlers,
  togetherHandlers,
} from './handlers.ts';
import { stepsFor } from './steps-begin.ts';

export const homeNoun = defineNoun({
  serves: (portal, { counts, answers }) => [
    served(home, homeHandlers(counts)),
    served(doors, doorHandlers),
    served(houses, housesHandlers(portal)),
    served(houseSteps, stepHandlers(portal)),
    served(finding, findingHandlers(portal)),
    served(together, togetherHandlers(portal, answers)),
  ],
  tables: none('it shows rows of others'),
  guards: none('it keeps no files'),
  personal: none('it shows rows of others'),
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('who is handed a step is told once, which taking it back does not unsay'),
  counts: async (at) => ({ stepsForMe: (await stepsFor(at)).length }),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('it keeps nothing'),
});
