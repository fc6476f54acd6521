import { none } from '#contract/base/noun/define-noun.ts';
import { projector } from '#contract/projector/endpoints.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { projectorHandlers } from './handlers.ts';

export const projectorNoun = defineNoun({
  serves: (portal) => [served(projector, projectorHandlers(portal))],
  tables: owns({ meeting_projection: { stays: 'a link leads to the portal that made it, for one day' } }),
  guards: none('no files belong to it'),
  personal: none('it names nobody'),
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('whoever is in the room sees it'),
  talks: none('nobody comments on it'),
  mailChecks: none('it sends no mail'),
  counts: none('nothing of it waits for anybody'),
  days: none('the meeting falls on its day'),
  jobs: none('a link ends by its time'),
  sample: none('a link is made on the evening'),
});
