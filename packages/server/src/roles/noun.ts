import { none } from '#contract/base/noun/define-noun.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { defineNoun, served } from '../define-noun.ts';
import { whyNotEnter } from '../outbox/queries.ts';
import { roleHandlers } from './handlers.ts';

export const rolesNoun = defineNoun({
  serves: (portal) => [served(roles, roleHandlers(portal))],
  tables: none('custom roles stand with the members who hold them'),
  guards: none('it keeps no files'),
  personal: none('a role names nobody; the member names the role'),
  hears: none('no row of it holds a name'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: { roleChanged: whyNotEnter },
  counts: none('nothing of it is counted in the menu'),
  days: none('nothing of it falls on a day'),
  jobs: none('it does nothing by itself'),
  sample: none('the default ones are enough to see'),
});
