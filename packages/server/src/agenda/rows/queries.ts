import { and, asc, eq } from 'drizzle-orm';
import { labelsOf } from '#contract/agenda/rules.ts';
import type { Majority } from '#contract/agenda/schema.ts';
import type { PointKind } from '#contract/agenda/schema-words.ts';
import type { Db } from '../../base/db/db.ts';
import type { Scope } from '../../base/http/gate.ts';
import { meetingPoint } from './tables.ts';

export type PointRow = typeof meetingPoint.$inferSelect;

/** Points of the meeting in their order, as they are kept. */
export const pointRows = (db: Db, scope: Scope, meetingId: number): Promise<PointRow[]> =>
  db
    .select()
    .from(meetingPoint)
    .where(and(eq(meetingPoint.svjId, scope.svjId), eq(meetingPoint.meetingId, meetingId)))
    .orderBy(asc(meetingPoint.position), asc(meetingPoint.id));

export type AgendaPoint = {
  id: number;
  position: number;
  /** '1', of another proposal '4a'. */
  label: string;
  kind: PointKind;
  name: string;
  /** HTML, sanitised as it came. */
  body: string;
  wording: string;
  /** Null: that of the meeting's vote. */
  preset: Majority | null;
  votePointId: number | null;
  counterTo: number | null;
  /** When it was added, where that was after the invitation went. */
  addedAt: Date | null;
};

/** What is on at the meeting, in its order; who may read it is asked of the meeting. */
export async function agendaOf(db: Db, scope: Scope, meetingId: number): Promise<AgendaPoint[]> {
  const rows = await pointRows(db, scope, meetingId);
  const labels = labelsOf(rows);
  return rows.map(({ id, position, kind, name, body, wording, preset, votePointId, counterTo, addedAt }) => ({
    ...{ id, position, label: labels.get(id) ?? '', kind, name, body, wording, preset },
    ...{ votePointId, counterTo, addedAt },
  }));
}
