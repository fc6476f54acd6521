import { createHash } from 'node:crypto';
import { codeRules, masked } from '#contract/base/codes.ts';
import { canonical } from '#contract/ledger/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { sendCode } from '../answers/notices.ts';
import type { Ballot } from '../answers/steps.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope, Session } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { freshCode, hashOfCode, isSame } from '../base/secrets/mailed-code.ts';
import { type Code, codesOf, putCode } from './queries-code.ts';

type Asking = { scope: Scope; session: Session; now: Date; ip: string };

/** What a code is bound to: vote, saver, seats and answers, the same whatever order they came in. */
export function digestOf(memberId: number, { vote, answers }: Pick<Ballot, 'vote' | 'answers'>): Buffer {
  const said = [...answers].map(([seat, own]) => [String(seat), Object.fromEntries(own)] as const);
  const text = canonical({ vote: vote.id, saver: memberId, answers: Object.fromEntries(said) });
  return createHash('sha256').update(text).digest();
}

/** Says how long it is until another code may be sent after the one of `sentAt`. */
const tooOften = (sentAt: Date, now: Date): Refused => {
  const left = sentAt.getTime() + codeRules.pause - now.getTime();
  return new Refused('VOTE.ERRORS.TOO_MANY_CODES', { params: { seconds: Math.ceil(left / 1000) } });
};

/** Sends a code to the saver's login e-mail; it voids the older one. Refused sooner than a minute after that one. */
export async function askCode(db: Db, portal: Portal, { scope, session, now, ip }: Asking, ballot: Ballot) {
  const memberId = scope.memberId as number;
  const mine = { scope, memberId, voteId: ballot.vote.id };
  const [last] = await codesOf(db, mine);
  const tooSoon = new Date(now.getTime() - codeRules.pause);
  if (last && last.sentAt > tooSoon) throw tooOften(last.sentAt, now);
  await portal.limits.spend('voteCodeAddress', ip);
  await portal.limits.spend('voteCodeMember', `${scope.svjId}.${memberId}`);
  const { code, salt, codeHash } = freshCode(portal.secret);
  const expiresAt = new Date(now.getTime() + codeRules.life);
  const digest = digestOf(memberId, ballot);
  const one = { sessionId: session.id, codeHash, salt, digest, sentAt: now, expiresAt };
  if (!(await putCode(db, mine, one, tooSoon))) throw tooOften(now, now);
  await sendCode(db, portal, { scope, session, now }, ballot, code);
  const againAt = new Date(now.getTime() + codeRules.pause);
  return { email: masked(session.email), expiresAt: expiresAt.toISOString(), againAt: againAt.toISOString() };
}

const belongs = (one: Code, session: Session, digest: Buffer) =>
  one.sessionId === session.id && isSame(one.digest, digest);

/** Counts one try of the open code, whatever becomes of the call; refused after too many or when the code is over. */
export async function countTry(db: Db, portal: Portal, { scope, now }: Asking, voteId: number): Promise<void> {
  const codes = await codesOf(db, { scope, memberId: scope.memberId as number, voteId });
  const open = codes.find((c) => c.voidAt === null);
  if (!open) return;
  if (open.expiresAt <= now) throw new Refused('VOTE.MODAL.CODE.EXPIRED');
  try {
    await portal.limits.spend('voteCodeTry', `${scope.svjId}.${open.id}.${open.sentAt.getTime()}`);
  } catch (error) {
    if (error instanceof Refused && error.status === 429) throw new Refused('VOTE.MODAL.CODE.EXPIRED');
    throw error;
  }
}

/** The code that this ballot may be stored with: open, or used by the same request before; refused when it is neither. */
export async function codeFor(
  db: Db,
  portal: Portal,
  { scope, session, now }: Asking,
  ballot: Ballot,
  typed: string,
): Promise<{ id: number; isUsed: boolean }> {
  if (!/^\d{6}$/.test(typed)) throw new Refused('VOTE.MODAL.CODE.ERROR');
  const memberId = scope.memberId as number;
  const digest = digestOf(memberId, ballot);
  const codes = await codesOf(db, { scope, memberId, voteId: ballot.vote.id });
  const matches = (c: Code) => isSame(c.codeHash, hashOfCode(portal.secret, c.salt, typed));
  const open = codes.find((c) => c.voidAt === null);
  if (open && matches(open)) {
    if (open.expiresAt <= now) throw new Refused('VOTE.MODAL.CODE.EXPIRED');
    if (belongs(open, session, digest)) return { id: open.id, isUsed: false };
    throw new Refused('VOTE.MODAL.CODE.WRONG');
  }
  const used = codes.find((c) => c.voidAt !== null && belongs(c, session, digest) && matches(c));
  if (used) return { id: used.id, isUsed: true };
  throw new Refused(open ? 'VOTE.MODAL.CODE.WRONG' : 'VOTE.MODAL.CODE.EXPIRED');
}
