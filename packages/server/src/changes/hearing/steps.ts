import { withOwnersOf } from '#contract/changes/rules-readings.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { record } from '../../base/log/audit.ts';
import { newestReading, type Reading, readingOf } from '../../cadastre/rows/queries.ts';
import { lockImports } from '../../imports/queries.ts';
import { type At, compare } from '../comparing/steps.ts';
import * as q from '../rows/queries.ts';
import type { Request } from '../rows/tables.ts';
import { tellOfDifferences } from '../telling/steps-mails.ts';
import { unhanded } from '../writing/steps.ts';

type Said = Pick<Request, 'source' | 'asOf' | 'readAt' | 'building'>;

/** What a request says after the reading: one that knows no owners leaves those that an extract gave it. */
function saidBy(held: Request | undefined, { source, asOf, at: readAt, building, knowsOwners }: Reading): Said {
  if (knowsOwners || held?.source !== 'extract' || !held.building) return { source, asOf, readAt, building };
  return { source: held.source, asOf: held.asOf, readAt, building: withOwnersOf(building, held.building) };
}

/**
 * Opens a request where the reading differs from the house, or refreshes the one that is open: what was decided of changes
 * that stay as they were goes on to count, and one of which nothing is left is closed. Answers the one that is open then.
 */
async function openByReading(at: At, reading: Reading): Promise<{ id: number | null; isNew: boolean }> {
  const { db, scope, now } = at;
  await lockImports(db, scope);
  const held = await q.openOfCadastre(db, scope);
  const said = saidBy(held, reading);
  const corrections = held?.corrections ?? {};
  const { judged, house } = await compare(at, { id: held?.id ?? 0, building: said.building, corrections });
  if (!held) {
    // A house that has no units yet is brought in by an import.
    if (judged.length === 0 || house.units.length === 0) return { id: null, isNew: false };
    const fresh = { origin: 'cadastre', name: '', corrections, ...said } as const;
    return { id: await q.addRequest(db, scope, fresh, now), isNew: true };
  }
  const ended: Partial<Request> = { state: 'left', building: null, corrections: {}, outcome: [], closedAt: now };
  await q.changeOf(db, scope, held.id, { ...said, ...unhanded, ...(judged.length === 0 && ended) });
  return { id: judged.length === 0 ? null : held.id, isNew: false };
}

/** The cadastre said something else than the last time: a request is opened and told of once, or refreshed. */
export async function hearReading(portal: Pick<Portal, 'config'>, at: At, readingId: number): Promise<void> {
  const { db, scope, now } = at;
  const reading = await readingOf(db, scope, readingId);
  const { id, isNew } = reading ? await openByReading(at, reading) : { id: null, isNew: false };
  if (id === null || !isNew) return;
  await record(db, scope, now, { noun: 'changes', nounId: id, verb: 'find' });
  await tellOfDifferences(portal, at, id);
}

/** The same of what was read the last time, as a person asks for it: nobody is mailed of what they opened themselves. */
export async function compareAgain(at: At): Promise<{ id: number | null; isNew: boolean }> {
  const reading = await newestReading(at.db, at.scope);
  if (!reading) throw new Refused('CHANGES.ERRORS.NO_READING');
  return openByReading(at, reading);
}
