import { codeRules, masked } from '#contract/base/codes.ts';
import { Refused } from '#contract/refusals.ts';
import { type Asking, attachFiles, filesByIds } from '../../base/files/files.ts';
import type { Portal } from '../../base/http/handler.ts';
import { freshCode, hashOfCode, isSame } from '../../base/secrets/mailed-code.ts';
import type { Meeting } from '../../meetings/rows/queries.ts';
import { type Minutes, type Signature, signaturesOf } from '../rows/queries.ts';
import { heldFinished } from '../writing/steps.ts';
import { sendCode } from './notices.ts';
import { codeOf, dropCode, keepSignature, putCode } from './queries.ts';

type Calling = Asking & { ip: string };

/** The place where the asker signs and has not yet; of who signs nothing it is as if there were none. */
async function myPlace(at: Asking, meetingId: number): Promise<{ m: Meeting; row: Minutes; place: Signature }> {
  const { m, row } = await heldFinished(at, meetingId);
  const mine = (await signaturesOf(at.db, at.scope, row.id)).filter(
    (s) => s.memberId !== null && s.memberId === at.scope.memberId,
  );
  if (mine.length === 0) throw new Refused('MINUTES.ERRORS.NO_SIGNATURE');
  const place = mine.find((s) => s.way === null);
  if (!place) throw new Refused('MINUTES.ERRORS.SIGNED');
  return { m, row, place };
}

const tooOften = (sentAt: Date, now: Date): Refused => {
  const left = sentAt.getTime() + codeRules.pause - now.getTime();
  return new Refused('MINUTES.ERRORS.TOO_MANY_CODES', { params: { seconds: Math.ceil(left / 1000) } });
};

/** Sends a code to the signer's login e-mail, bound to what they sign; refused sooner than a minute after the last one. */
export async function askCode(portal: Portal, at: Calling, meetingId: number) {
  const { db, scope, session, now, ip } = at;
  const { m, row } = await myPlace(at, meetingId);
  const memberId = scope.memberId as number;
  const mine = { scope, memberId, minutesId: row.id };
  const last = await codeOf(db, mine);
  const tooSoon = new Date(now.getTime() - codeRules.pause);
  if (last && last.sentAt > tooSoon) throw tooOften(last.sentAt, now);
  await portal.limits.spend('voteCodeAddress', ip);
  await portal.limits.spend('voteCodeMember', `${scope.svjId}.${memberId}`);
  const { code, salt, codeHash } = freshCode(portal.secret);
  const expiresAt = new Date(now.getTime() + codeRules.life);
  const digest = row.digest as Buffer;
  const one = { sessionId: session.id, codeHash, salt, digest, sentAt: now, expiresAt };
  if (!(await putCode(db, mine, one, tooSoon))) throw tooOften(now, now);
  await sendCode(db, portal, at, { meeting: m.name, print: digest.toString('hex') }, code);
  const againAt = new Date(now.getTime() + codeRules.pause);
  return { email: masked(session.email), expiresAt: expiresAt.toISOString(), againAt: againAt.toISOString() };
}

/** Counts one try, whatever becomes of the call; a code is dead after five. */
async function countTry(portal: Portal, key: string): Promise<void> {
  try {
    await portal.limits.spend('voteCodeTry', key);
  } catch (error) {
    if (error instanceof Refused && error.status === 429) throw new Refused('MINUTES.ERRORS.CODE_EXPIRED');
    throw error;
  }
}

/** Signs by the code that was sent in this session to what is signed. */
export async function signByCode(portal: Portal, at: Asking, meetingId: number, typed: string): Promise<Meeting> {
  const { db, scope, session, now } = at;
  const { m, row, place } = await myPlace(at, meetingId);
  const mine = { scope, memberId: scope.memberId as number, minutesId: row.id };
  const sent = await codeOf(db, mine);
  if (!sent || sent.expiresAt <= now) throw new Refused('MINUTES.ERRORS.CODE_EXPIRED');
  await countTry(portal, `minutes.${scope.svjId}.${sent.id}.${sent.sentAt.getTime()}`);
  const isRight = /^\d{6}$/.test(typed) && isSame(sent.codeHash, hashOfCode(portal.secret, sent.salt, typed));
  const isBound = sent.sessionId === session.id && isSame(sent.digest, row.digest as Buffer);
  if (!isRight || !isBound) throw new Refused('MINUTES.ERRORS.CODE', { fields: { code: 'MINUTES.ERRORS.CODE' } });
  if (!(await keepSignature(db, scope, place.id, 'code', now))) throw new Refused('MINUTES.ERRORS.SIGNED');
  await dropCode(db, mine);
  return m;
}

const isScan = (type: string) => type === 'application/pdf' || type.startsWith('image/');

/** Keeps the scan of a paper that somebody signed. */
export async function signByScan(
  at: Asking,
  { id, signatureId, fileId }: { id: number; signatureId: number; fileId: number },
): Promise<Meeting> {
  const { db, scope, now } = at;
  const { m, row } = await heldFinished(at, id);
  const place = (await signaturesOf(db, scope, row.id)).find((s) => s.id === signatureId);
  if (!place) throw new Refused('MINUTES.ERRORS.NO_SIGNATURE');
  const file = (await filesByIds(db, scope, [fileId])).get(fileId);
  if (file && !isScan(file.type)) throw new Refused('MINUTES.ERRORS.SCAN');
  if (!(await keepSignature(db, scope, place.id, 'scan', now))) throw new Refused('MINUTES.ERRORS.SIGNED');
  await attachFiles(db, scope, { owner: 'minutes_signature', ownerId: place.id }, [fileId], now);
  return m;
}
