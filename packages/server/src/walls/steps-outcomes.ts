import { urlOf } from '#contract/base/calls/links.ts';
import { wallLinks } from '#contract/walls/links.ts';
import { toldWithin } from '#contract/walls/rules.ts';
import { isImpersonal } from '#contract/walls/rules-told.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { type MailData, queueMail } from '../base/mail/mail.ts';
import { houseName } from '../base/people/people.ts';
import type { NoteRow } from './queries-notes.ts';
import { type Ending, endingOf, keepWriter, namesOfHouse, takeWriter, takeWriters } from './queries-writers.ts';
import { sealedKey } from './steps-keys.ts';

type At = { db: Db; scope: Scope; now: Date };
type To = Pick<NoteRow, 'email' | 'lang' | 'title'> & { id: number | null };
type Kind = 'wallLetIn' | 'wallDeclined' | 'wallSolved' | 'wallClosed';

/** Says the title in their own words and the house; nothing of the report, of its place and of who works on it. */
async function mail({ db, scope, now }: At, kind: Kind, to: To, more: Record<string, string>, url?: string) {
  const data: MailData = { house: await houseName(db, scope), title: to.title, ...more };
  if (to.id !== null) data.note = to.id;
  await queueMail(db, {
    ...{ svjId: scope.svjId, kind, recipient: to.email, lang: to.lang, data, createdAt: now },
    secret: url === undefined ? null : { url },
  });
}

/** Where they say that they want no more mails. */
const quietUrl = (portal: Portal, { scope }: At, { id, lang }: NoteRow): string =>
  urlOf(
    portal.config.url,
    wallLinks.quiet(sealedKey(portal.secret, 'quiet', scope.svjId, id)),
    lang === 'en' ? { lang } : {},
  );

/** Thanks whoever wrote what was let in, and keeps their address for one more mail. */
export async function tellLetIn(portal: Portal, at: At, note: NoteRow, reportId: number): Promise<void> {
  if (note.isQuiet) return;
  const { id: noteId, title, email, lang } = note;
  const dueAt = new Date(at.now.getTime() + toldWithin);
  await keepWriter(at.db, at.scope, { noteId, reportId, title, email, lang, dueAt });
  await mail(at, 'wallLetIn', note, {}, quietUrl(portal, at, note));
}

/** Tells whoever wrote it that it was put aside, and why. */
export async function tellDeclined(portal: Portal, at: At, note: NoteRow, reason: string): Promise<void> {
  if (note.isQuiet) return;
  await mail(at, 'wallDeclined', note, { reason: reason || 'none' }, quietUrl(portal, at, note));
}

/** What was done, where the whole house may read it and it speaks of nobody. */
async function toldSolution({ db, scope }: At, { isPublic, solution, outcome }: Ending): Promise<string> {
  if (!isPublic || !solution || outcome === 'duplicate') return 'none';
  const names = await namesOfHouse(db, scope);
  return names && isImpersonal(solution, names) ? solution : 'none';
}

/**
 * Tells whoever waits for the report that it is over, once, and forgets them. Of one that was deleted, or that they waited for
 * too long, they are only forgotten. A house that switched reports off says nothing of them, but what `tellClosed` says.
 */
export async function tellEnded(at: At, reportId: number): Promise<void> {
  const { db, scope, now } = at;
  const end = await endingOf(db, scope, reportId);
  if (!end) return;
  const isTold = end.isOver && !end.isGone && end.dueAt > now;
  const stays = isTold ? !scope.enabled.includes('reports') : !end.isGone && end.dueAt > now;
  const writer = stays ? undefined : await takeWriter(db, scope, reportId);
  if (!writer || !isTold) return;
  const solution = await toldSolution(at, end);
  await mail(at, 'wallSolved', { ...writer, id: writer.noteId }, { outcome: end.outcome ?? 'mended', solution });
}

/** Tells all who wait in a house that switched reports off that nothing more will come, and forgets them. */
export async function tellClosed(at: At): Promise<void> {
  if (at.scope.enabled.includes('reports')) return;
  for (const writer of await takeWriters(at.db, at.scope))
    await mail(at, 'wallClosed', { ...writer, id: writer.noteId }, {});
}
