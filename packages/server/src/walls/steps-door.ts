import { Refused } from '#contract/refusals.ts';
import { mostPhotos, takesPhotos } from '#contract/walls/rules.ts';
import { readCode } from '#contract/walls/rules-codes.ts';
import type { Db } from '../base/db/db.ts';
import { fileRowsOf } from '../base/files/files.ts';
import { across, actFor, type Scope } from '../base/http/gate.ts';
import { hashToken } from '../base/secrets/tokens.ts';
import { confirmNote, keepQuiet, type NoteRow, noteLocked, noteOfToken } from './queries-notes.ts';
import { isOn, type Placed, placeOfCode, withEntrances } from './queries-places.ts';
import { dropWriter } from './queries-writers.ts';
import { openKey } from './steps-keys.ts';

/** The house and the place that an open code leads to; whatever is wrong with it is answered alike. */
export async function openDoor(db: Db, typed: string): Promise<{ scope: Scope; place: Placed }> {
  const code = readCode(typed);
  // Whoever reads a code off a wall is of no house yet.
  const place = code === null ? undefined : await across(db, () => placeOfCode(db, code));
  if (!place) throw new Refused('WALLS.ERRORS.CODE');
  const scope = await actFor(db, place.svjId);
  if (!scope.enabled.includes('reports') || !(await isOn(db, scope))) throw new Refused('WALLS.ERRORS.CODE');
  const [placed] = await withEntrances(db, scope, [place]);
  return { scope, place: placed as Placed };
}

/** What the key opens while one more picture may come; the row is held, so that not more of them come at once. */
export async function openPhotos(
  db: Db,
  secret: Buffer,
  key: string,
  now: Date,
): Promise<{ scope: Scope; note: NoteRow; nth: number }> {
  const found = openKey(secret, 'photo', key);
  if (!found) throw new Refused('WALLS.ERRORS.KEY');
  const scope = await actFor(db, found.svjId);
  const row = await noteLocked(db, scope, found.id);
  if (!row || !takesPhotos(row.state, row.createdAt, now)) throw new Refused('WALLS.ERRORS.KEY');
  const had = await fileRowsOf(db, scope, { owner: 'wall_note', ownerId: found.id }, { all: true });
  if (had.length >= mostPhotos) throw new Refused('WALLS.ERRORS.PHOTOS');
  return { scope, note: row, nth: had.length + 1 };
}

/** What a mailed link would confirm; one that was used says so, any other one leads nowhere. */
export async function openConfirming(db: Db, token: string, now: Date): Promise<{ scope: Scope; note: NoteRow }> {
  // The mailbox is of no house.
  const note = await across(db, () => noteOfToken(db, hashToken(token)));
  if (!note) throw new Refused('WALLS.ERRORS.LINK');
  if (note.state !== 'unconfirmed') throw new Refused('WALLS.ERRORS.USED');
  if (note.dueAt === null || note.dueAt <= now) throw new Refused('WALLS.ERRORS.LINK');
  return { scope: await actFor(db, note.svjId), note };
}

/** Confirms what the link leads to. Of two at the same moment one does. */
export async function confirmBy(db: Db, token: string, now: Date): Promise<void> {
  const { scope, note } = await openConfirming(db, token, now);
  if (!(await confirmNote(db, scope, note.id, now))) throw new Refused('WALLS.ERRORS.USED');
}

/** Whoever wrote it wants no more mails of it, whatever became of it; said twice it is the same. */
export async function quietBy(db: Db, secret: Buffer, key: string): Promise<void> {
  const found = openKey(secret, 'quiet', key);
  if (!found) throw new Refused('WALLS.ERRORS.LINK');
  const scope = await actFor(db, found.svjId);
  await keepQuiet(db, scope, found.id);
  await dropWriter(db, scope, found.id);
}
