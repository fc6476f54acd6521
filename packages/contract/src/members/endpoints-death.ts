import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { Death, DeathPreview, NewDeath, NewEstatePerson } from './schema-death.ts';

const administers = { module: 'members', right: 'rw' } as const;

export const memberDeath = callsOf('members', {
  preview: endpoint('GET /api/v2/user/:id/death/preview', {
    needs: administers,
    input: byId,
    output: DeathPreview,
    summary: 'What marking the death of a person would end, what would stay, and what stands in its way.',
  }),
  one: endpoint('GET /api/v2/user/:id/death', {
    needs: administers,
    input: byId,
    output: Death,
    summary: 'The death of a person as it was marked, and who acts for the estate.',
  }),
  mark: endpoint('POST /api/v2/user/:id/death', {
    creates: none('a death is marked once, the second is refused'),
    needs: administers,
    visit: 'never',
    input: NewDeath,
    output: Death,
    summary: 'Marks the death: access, office, powers and representation end, the place stays as the estate’s.',
    says: 'DEATH.MARKED',
  }),
  undo: endpoint('PUT /api/v2/user/:id/death/undo', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: Death,
    summary: 'Takes a wrong mark back, for 30 days: access and contacts return, sessions and powers do not.',
    says: 'DEATH.UNDONE',
  }),
  addPerson: endpoint('POST /api/v2/user/:id/estate', {
    creates: none('nobody acts for one estate twice, the second is refused'),
    needs: administers,
    visit: 'never',
    input: NewEstatePerson,
    output: Death,
    summary: 'Records by a paper who acts for the estate: the surviving spouse, or who administers it.',
    says: 'DEATH.PERSON_ADDED',
  }),
  endPerson: endpoint('PUT /api/v2/user/:id/estate/:person/end', {
    needs: administers,
    visit: 'never',
    input: z.object({ id, person: id }),
    output: Death,
    summary: 'Ends the acting of somebody for the estate, from today.',
    says: 'DEATH.PERSON_ENDED',
  }),
});
