import { createHmac, randomBytes } from 'node:crypto';
import { whyNotInvited } from '#contract/activation/rules.ts';
import { letterCode, lettering, readLetterCode } from '#contract/activation/rules-letters.ts';
import type { LetterAsk } from '#contract/activation/schema-letters.ts';
import { type Refusal, Refused } from '#contract/refusals.ts';
import type { Db } from '../base/db/db.ts';
import { across, actFor, type Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { recordAll } from '../base/log/audit.ts';
import { lockOffices } from '../members/office/queries.ts';
import { mayGive } from '../members/office/steps.ts';
import { holdMembers, invitees } from './queries.ts';
import * as q from './queries-letters.ts';
import { inviteMembers } from './steps.ts';

/** The code of a letter, made again of what is kept and of the portal's own key: it stands on the paper alone. */
export const codeOf = (secret: Buffer, nonce: Buffer): string =>
  letterCode(createHmac('sha256', secret).update('letter ').update(nonce).digest());

/** Keyed, so that whoever reads the database alone cannot try codes against it. */
const hashOf = (secret: Buffer, code: string): Buffer =>
  createHmac('sha256', secret).update(`letter code ${code}`).digest();

type Skipped = { id: number; full_name: string; why: Refusal };

/** Makes a letter for each of these people who may get one; answers the letters and who gets none. */
export async function makeLetters(db: Db, portal: Portal, scope: Scope, ids: readonly number[], now: Date) {
  await lockOffices(db, scope);
  await holdMembers(db, scope, ids);
  const people = await invitees(db, scope, ids, '', now);
  const judged = people.map((one) => {
    // A letter goes to a door, whatever address is known.
    const why = whyNotInvited({ ...one, email: '-', isTaken: false, mayGiveOffice: mayGive(scope, one.rights) });
    return { ...one, why };
  });
  const good = judged.filter((one) => one.why === null);
  const skipped = judged.flatMap((one): Skipped[] =>
    one.why ? [{ id: one.id, full_name: one.name, why: one.why }] : [],
  );
  if (good.length === 0) return { letters: [], skipped };
  const made = good.map((one) => {
    const nonce = randomBytes(16);
    const codeHash = hashOf(portal.secret, codeOf(portal.secret, nonce));
    return { memberId: one.id, nonce, codeHash, createdAt: now, expiresAt: new Date(now.getTime() + lettering.life) };
  });
  const letters = await q.addLetters(db, scope, made, now);
  await recordAll(db, scope, now, { noun: 'members', ids: good.map((one) => one.id), verb: 'letter' });
  return { letters, skipped };
}

/** Keeps the address typed with a code; one that opens nothing, whatever the reason, gets one answer. */
export async function askByLetter(db: Db, portal: Portal, given: LetterAsk, ip: string, now: Date) {
  const code = readLetterCode(given.code) as string;
  const shut = async () => {
    await portal.limits.spend('letterAddress', ip);
    return new Refused('LETTER_DOOR.ERRORS.CODE', { fields: { code: 'LETTER_DOOR.ERRORS.CODE' } });
  };
  // Whoever has the paper in hand is of no house.
  const found = await across(db, () => q.letterOf(db, hashOf(portal.secret, code)));
  if (!found) throw await shut();
  const scope = await actFor(db, found.svjId);
  const held = await q.heldLetter(db, scope, found.id as number);
  if (!held || held.ended || held.shut || new Date(held.expires_at) <= now) throw await shut();
  if (held.asked_count >= lettering.asks) throw new Refused('LETTER_DOOR.ERRORS.TOO_OFTEN');
  await q.keepAddress(db, scope, found.id as number, given.email, now);
  return { house: held.house };
}

type Decided = { id: number; approved: boolean; email: string };

/** Sends the invitation to the typed address, or ends the letter. */
export async function decideLetter(db: Db, portal: Portal, scope: Scope, { id, approved, email }: Decided, now: Date) {
  const memberId = await q.letterFor(db, scope, id);
  if (memberId === undefined) throw new Refused('BASE.ERRORS.NOT_FOUND');
  // In the order of printing and inviting, which then hold the letter: the other way round each would wait for the other.
  await lockOffices(db, scope);
  await holdMembers(db, scope, [memberId]);
  const held = await q.heldLetter(db, scope, id);
  if (!held || held.email === null) throw new Refused('BASE.ERRORS.NOT_FOUND');
  if (held.ended) throw new Refused('LETTERS.ERRORS.DECIDED');
  // Whoever has the paper may type another one between the reading and the decision.
  if (held.email !== email) throw new Refused('LETTERS.ERRORS.CHANGED');
  if (approved) {
    const [one] = await inviteMembers(db, portal, scope, { ids: [held.member_id], email: held.email }, now);
    if (!one) throw new Refused('MEMBERS.NOT_FOUND');
    if (one.why) throw new Refused(one.why);
  } else await recordAll(db, scope, now, { noun: 'members', ids: [held.member_id], verb: 'letterRefused' });
  await q.endLetter(db, scope, id, approved ? 'approved' : 'refused', now);
}
