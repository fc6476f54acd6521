import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId, id } from '../base/calls/ids.ts';
import { Representations } from './schema.ts';
import { Objection, RepresentationRefusal, WrittenDown } from './schema-deeds.ts';

const reads = { module: 'vote', right: 'r' } as const;
const administers = { module: 'vote', right: 'rw' } as const;

/** Common representatives of co-owners. Each answers what the unit's list says afterwards. */
export const representations = callsOf('votes', {
  list: endpoint('GET /api/v2/room-representation/:id', {
    needs: reads,
    input: byId,
    output: Representations,
    summary:
      'Representatives of the unit’s co-owners, newest first: to its owners, whom they name, who administers votes and who is to confirm one; else empty.',
  }),
  name: endpoint('POST /api/v2/room-representation/:id', {
    creates: 'representation',
    needs: reads,
    visit: 'never',
    input: z.object({ ...byId.shape, memberId: id }),
    output: Representations,
    summary: 'A co-owner names the representative; it counts once those who hold more than half have.',
    says: 'REPRESENTATION.SAVED',
  }),
  write: endpoint('POST /api/v2/room-representation/:id/paper', {
    creates: 'representation',
    needs: administers,
    visit: 'never',
    input: WrittenDown,
    output: Representations,
    summary: 'Writes a representative down from a signed paper; it waits for a second person.',
    says: 'REPRESENTATION.WRITTEN',
  }),
  agree: endpoint('PUT /api/v2/room-representation/:id/agree/:one', {
    needs: reads,
    visit: 'never',
    input: z.object({ ...byId.shape, one: id }),
    output: Representations,
    summary: 'A co-owner agrees with somebody who waits to be named.',
    says: 'REPRESENTATION.SAVED',
  }),
  confirm: endpoint('PUT /api/v2/room-representation/:id/confirm/:one', {
    needs: reads,
    visit: 'never',
    input: z.object({ ...byId.shape, one: id }),
    output: Representations,
    summary: 'A second person confirms that the signed paper names the representative.',
    says: 'REPRESENTATION.CONFIRMED',
  }),
  refuse: endpoint('PUT /api/v2/room-representation/:id/refuse/:one', {
    needs: reads,
    visit: 'never',
    input: RepresentationRefusal,
    output: Representations,
    summary: 'A second person refuses one written down from a paper, with a reason out of the list.',
    says: 'REPRESENTATION.REFUSED',
  }),
  object: endpoint('PUT /api/v2/room-representation/:id/object/:one', {
    needs: reads,
    visit: 'never',
    input: Objection,
    output: Representations,
    summary: 'A co-owner objects; where those who hold a half do, it ends. All owners and the committee are told.',
    says: 'REPRESENTATION.OBJECTED_DONE',
  }),
  end: endpoint('PUT /api/v2/room-representation/:id/end/:one', {
    needs: reads,
    visit: 'never',
    input: z.object({ ...byId.shape, one: id }),
    output: Representations,
    summary: 'Ends a representation: the representative, or who administers votes. All owners are told.',
    says: 'REPRESENTATION.ENDED',
  }),
});
