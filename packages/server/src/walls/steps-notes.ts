import { Refused } from '#contract/refusals.ts';
import { ReportInput } from '#contract/reports/schema.ts';
import { mayLetIn } from '#contract/walls/rules.ts';
import type { Decline, LetIn } from '#contract/walls/schema.ts';
import type { Db } from '../base/db/db.ts';
import { dropFiles, fileRowsOf } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { dropMailsAbout } from '../base/mail/mail.ts';
import { fileFromWall } from '../reports/writing/steps-writing.ts';
import { moveNote, type NoteRow, noteSeen, removeNotes } from './queries-notes.ts';
import { type Placed, placeOfNote } from './queries-places.ts';
import { dropWriter } from './queries-writers.ts';
import { tellDeclined, tellLetIn } from './steps-outcomes.ts';

type At = { db: Db; scope: Scope; now: Date };
const owner = 'wall_note';

/** Removes these with their pictures. */
export async function eraseNotes({ db, scope, now }: At, ids: readonly number[]): Promise<void> {
  await dropFiles(db, scope, owner, ids, now);
  const addresses = await removeNotes(db, scope, ids);
  await dropMailsAbout(db, scope, { addresses, argument: 'note', ids });
}

/** Makes a report of it, of nobody of the house, at the place that the code hangs at; people are told as of any other. */
export async function letNoteIn(portal: Portal, at: At, { id, title, type, visibility }: LetIn) {
  const { db, scope, now } = at;
  const note = await noteSeen(db, scope, id);
  if (!mayLetIn(note.state)) throw new Refused('WALLS.ERRORS.DECIDED');
  const place = await placeOfNote(db, scope, note.placeId);
  const input = ReportInput.parse({
    ...{ title, description: note.description || note.title, type, visibility },
    ...{ entranceId: place.entrance?.id ?? null, floor: place.floor, commonSpace: place.name },
  });
  const photos = await fileRowsOf(db, scope, { owner, ownerId: id }, { all: true });
  const report = await fileFromWall(
    portal,
    at,
    input,
    photos.map((f) => f.id),
  );
  await moveNote(db, scope, id, { state: 'letIn', reportId: report.id }, now);
  await tellLetIn(portal, at, note, report.id);
  return { reportId: report.id, place };
}

/** Puts it aside, and tells whoever wrote it; the same said again tells nobody. */
export async function declineNote(portal: Portal, at: At, { id, reason }: Decline): Promise<Placed> {
  const { db, scope, now } = at;
  const note = await noteSeen(db, scope, id);
  if (note.state === 'letIn') throw new Refused('WALLS.ERRORS.DECIDED');
  if (note.state === 'waiting') {
    await moveNote(db, scope, id, { state: 'declined', reason }, now);
    await tellDeclined(portal, at, note, reason);
  }
  return placeOfNote(db, scope, note.placeId);
}

/** Removes it at once with the address of whoever wrote it; a report that was made of it stays. */
export async function eraseNote(at: At, id: number): Promise<Placed> {
  const note: NoteRow = await noteSeen(at.db, at.scope, id);
  await eraseNotes(at, [id]);
  await dropWriter(at.db, at.scope, id);
  return placeOfNote(at.db, at.scope, note.placeId);
}
