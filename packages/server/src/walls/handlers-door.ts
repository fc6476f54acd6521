import { urlOf } from '#contract/base/calls/links.ts';
import { isAsNamed } from '#contract/base/files/files.ts';
import { Refused } from '#contract/refusals.ts';
import type { wallDoor } from '#contract/walls/endpoints-door.ts';
import { wallLinks } from '#contract/walls/links.ts';
import { photoLimit } from '#contract/walls/rules.ts';
import type { Door, NoteInput } from '#contract/walls/schema.ts';
import type { Db } from '../base/db/db.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile, handFiles } from '../base/files/files.ts';
import { may, type Scope, type Session, scopeOfMember } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { queueMail } from '../base/mail/mail.ts';
import { houseName } from '../base/people/people.ts';
import { digestOf } from '../base/secrets/digests.ts';
import { hashToken, newToken } from '../base/secrets/tokens.ts';
import { speak } from '../base/text/speak.ts';
import { addNote, noteOf } from './queries-notes.ts';
import { memberOfAccount, type Placed, placeOfNote } from './queries-places.ts';
import { confirmBy, openConfirming, openDoor, openPhotos, quietBy } from './steps-door.ts';
import { sealedKey } from './steps-keys.ts';
import { saidPlaceOf, wordsOfPlace } from './steps-words.ts';

type At = { db: Db; now: Date };

/** Where somebody signed in files it: only in a house that they are of, and may report in. */
async function formOf(portal: Portal, { db, now }: At, session: Session | null, scope: Scope, place: Placed) {
  const id = session && (await memberOfAccount(db, scope, session.accountId));
  const own = id ? await scopeOfMember(db, scope.svjId, id, portal.config.installed, now) : null;
  if (!own || !may(own, 'reports', 'r')) return null;
  return { svj: scope.svjId, entranceId: place.entrance?.id ?? null, floor: place.floor, space: place.name };
}

/** Writes it down and mails the link that confirms it. */
async function leave(portal: Portal, { db, now }: At, { scope, place }: Opened, input: NoteInput) {
  const { title, description, type, email, lang } = input;
  const token = newToken();
  const written = { placeId: place.id, title, description, type, email, lang, tokenHash: hashToken(token) };
  const note = await addNote(db, scope, written, now);
  const url = urlOf(portal.config.url, wallLinks.confirm(token), lang === 'en' ? { lang } : {});
  const data = { note: note.id, house: await houseName(db, scope), place: wordsOfPlace(lang, place) };
  await queueMail(db, {
    ...{ svjId: scope.svjId, kind: 'wallConfirm', recipient: email, lang, data },
    ...{ secret: { url }, createdAt: now },
  });
  portal.say(`Potvrzení hlášení ze zdi: ${url}`);
  return note;
}
type Opened = Awaited<ReturnType<typeof openDoor>>;

export const wallDoorHandlers = (portal: Portal): Handlers<typeof wallDoor> => ({
  async look({ db, now, ip, entry }, { token }): Promise<Door> {
    await portal.limits.spend('wallAddress', ip);
    const { scope, place } = await openDoor(db, token);
    const member = await formOf(portal, { db, now }, entry.session, scope, place);
    return { house: await houseName(db, scope), ...saidPlaceOf(place), member };
  },

  async write(at, input) {
    await portal.limits.spend('wallAddress', at.ip);
    const opened = await openDoor(at.db, input.token);
    const { scope, place } = opened;
    await portal.limits.spend('wallReportAddress', at.ip);
    await portal.limits.spend('wallPlace', `${scope.svjId} ${place.id}`);
    await portal.limits.spend('wallMail', digestOf(portal.secret, input.email.toLowerCase()));
    const { id, email } = await leave(portal, at, opened, input);
    return { id, key: sealedKey(portal.secret, 'photo', scope.svjId, id), email };
  },

  async photo({ db, scope, now, file }, { token }) {
    const { note, nth } = await openPhotos(db, portal.secret, token, now);
    if (!file.hasPreview || !isAsNamed(file)) throw new Refused('WALLS.ERRORS.PICTURES_ONLY');
    const told = { name: speak('cs')('WALLS.NOTES.PHOTO', { n: nth }), description: '', isPublic: true };
    const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
    const row = await addFile(db, scope, file, told, now, allowed);
    await handFiles(db, scope, [row.id], { owner: 'wall_note', ownerId: note.id });
    return { id: row.id };
  },

  enters: {
    photo: {
      most: photoLimit,
      enter: async ({ db, now }, { token }) => (await openPhotos(db, portal.secret, token, now)).scope,
    },
  },

  remade: {
    async write({ db }, id, { token }) {
      const { scope } = await openDoor(db, token);
      const note = await noteOf(db, scope, id);
      if (!note) throw new Refused('WALLS.ERRORS.CODE');
      return { id, key: sealedKey(portal.secret, 'photo', scope.svjId, id), email: note.email };
    },
    photo: async (_, id) => ({ id }),
  },

  async confirming({ db, now, ip }, { token }) {
    await portal.limits.spend('tokenAddress', ip);
    const { scope, note } = await openConfirming(db, token, now);
    const place = await placeOfNote(db, scope, note.placeId);
    return { house: await houseName(db, scope), title: note.title, ...saidPlaceOf(place) };
  },

  async confirm({ db, now, ip }, { token }) {
    await portal.limits.spend('tokenAddress', ip);
    await confirmBy(db, token, now);
    return null;
  },

  async quiet({ db, ip }, { token }) {
    await portal.limits.spend('tokenAddress', ip);
    await quietBy(db, portal.secret, token);
    return null;
  },
});
