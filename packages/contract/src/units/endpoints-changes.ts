import * as z from 'zod/mini';
import { callsOf, endpoint } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { UnitDetail } from './schema.ts';

const administers = { module: 'rooms', right: 'rw' } as const;

/** How long a change of owner typed by hand can be undone with one click. */
export const daysToUndo = 30;

export const OwnerChange = z.object({
  id: z.number(),
  at: z.string(),
  /** Who wrote it down; empty for the portal's administration. */
  who: z.string(),
  validFrom: z.string(),
  from: z.string(),
  to: z.string(),
  undoneAt: z.nullable(z.string()),
  /** The last day it can be undone; null when it cannot: undone, too old, or changed again since. */
  undoUntil: z.nullable(z.string()),
});
export type OwnerChange = z.output<typeof OwnerChange>;

export const ownerChanges = callsOf('units', {
  list: endpoint('GET /api/v2/room/:id/changes', {
    needs: administers,
    input: byId,
    output: z.object({ changes: z.array(OwnerChange) }),
    summary: 'Changes of owners of a unit that were typed by hand, the latest first; at most 50.',
  }),
  undo: endpoint('PUT /api/v2/room/change/:id/undo', {
    needs: administers,
    visit: 'never',
    input: byId,
    output: UnitDetail,
    summary: 'Puts back the owners as they were before the change, for 30 days, while nothing changed since.',
    says: 'REGISTER.CHANGES.UNDONE',
  }),
});
