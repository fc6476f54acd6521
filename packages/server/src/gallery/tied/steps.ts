import type { AlbumDetail, Tie } from '#contract/gallery/schema.ts';
import { Refused } from '#contract/refusals.ts';
import type { At } from '../rows/queries.ts';
import type { Album } from '../rows/tables.ts';
import { tieSeen } from './queries.ts';

export const tieOf = ({ reportId, eventId }: Pick<Album, 'reportId' | 'eventId'>): Tie | null =>
  reportId !== null ? { kind: 'report', id: reportId } : eventId !== null ? { kind: 'event', id: eventId } : null;

/** What the album is of, as the asker may know it: neither its name nor that there is any, where they may not open it. */
export async function toldTie({ db, scope, now }: At, a: Album): Promise<AlbumDetail['tiedTo']> {
  const tie = tieOf(a);
  const to = tie && (await tieSeen(db, scope, tie, now));
  return tie && to ? { kind: tie.kind, ...to } : null;
}

/** The columns of what somebody chose; refuses what they may not open. Nothing where the choice was left out. */
export async function chosenTie({ db, scope, now }: At, chosen: Tie | null | undefined) {
  if (chosen === undefined) return {};
  if (chosen === null) return { reportId: null, eventId: null };
  const to = await tieSeen(db, scope, chosen, now);
  if (!to) throw new Refused('GALLERY.ERRORS.TIE', { fields: { tiedTo: 'GALLERY.ERRORS.TIE' } });
  return chosen.kind === 'report' ? { reportId: to.id, eventId: null } : { reportId: null, eventId: to.id };
}
