import type { memberDeath } from '#contract/members/endpoints-death.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import type { HearsOfPeople } from '../define-noun.ts';
import { markDeath, previewOf, undoDeath } from './death/steps.ts';
import { addEstatePerson, deathOf, endEstatePerson } from './death/steps-estate.ts';
import type { Lives } from './life/steps.ts';
import { tellFallen } from './register/steps.ts';

export const memberDeathHandlers = (
  portal: Portal,
  { hears, lives }: { hears: Required<HearsOfPeople>; lives: Lives },
): Handlers<typeof memberDeath> => ({
  preview: (at, { id }) => previewOf(at, lives, id),

  one: (at, { id }) => deathOf(portal, at, id),

  async mark(at, input) {
    const { db, scope, now } = at;
    await hears.succeeding(db, scope);
    await markDeath({ db, scope, now, portal }, lives, input);
    await hears.renamed(db, scope, [input.id], now);
    await hears.succeeded(db, scope, input.id, now);
    await tellFallen(db, scope, portal, now);
    return deathOf(portal, at, input.id);
  },

  async undo(at, { id }) {
    const { db, scope, now } = at;
    await hears.succeeding(db, scope);
    await undoDeath({ db, scope, now, portal }, lives, id);
    await hears.renamed(db, scope, [id], now);
    await hears.succeeded(db, scope, id, now);
    return deathOf(portal, at, id);
  },

  async addPerson(at, input) {
    await hears.succeeding(at.db, at.scope);
    await addEstatePerson(at, portal, input);
    await hears.succeeded(at.db, at.scope, input.id, at.now);
    return deathOf(portal, at, input.id);
  },

  async endPerson(at, { id, person }) {
    await hears.succeeding(at.db, at.scope);
    await endEstatePerson(at, portal, id, person);
    await hears.succeeded(at.db, at.scope, id, at.now);
    return deathOf(portal, at, id);
  },
});
