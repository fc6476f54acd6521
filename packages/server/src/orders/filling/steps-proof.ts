import { codeRules, masked } from '#contract/base/codes.ts';
import { flagged, type MemberMark, marked, membersSeen } from '#contract/orders/rules-members.ts';
import { Refused } from '#contract/refusals.ts';
import type { Portal } from '../../base/http/handler.ts';
import { freshCode, hashOfCode, isSame } from '../../base/secrets/mailed-code.ts';
import { keepTyped } from '../rows/queries.ts';
import { codeOf, keepCode, spendCode } from '../rows/queries-code.ts';
import { isProof, proofOf } from '../rows/steps-link.ts';
import type { HouseOrder } from '../rows/tables.ts';
import { sendOrderCode } from '../telling/notices.ts';
import type { Asked } from './steps.ts';

/** Mails six digits to the address of the order, whoever asks: the link alone names nobody. */
export async function sendCode(portal: Portal, at: Asked, order: HouseOrder): Promise<{ email: string }> {
  if (order.members.length === 0) throw new Refused('ORDERS.ERRORS.NO_OWNERS');
  const before = await codeOf(at.db, order.id);
  if (before && at.now.getTime() - before.sentAt.getTime() < codeRules.pause)
    throw new Refused('ORDERS.ERRORS.CODE_SOON');
  await portal.limits.spend('orderCode', String(order.id));
  const { code, salt, codeHash } = freshCode(portal.secret);
  const expiresAt = new Date(at.now.getTime() + codeRules.life);
  await keepCode(at.db, { orderId: order.id, salt, codeHash, sentAt: at.now, expiresAt });
  await sendOrderCode(at, portal, order, code);
  return { email: masked(order.email) };
}

/** The proof for a right code; a code is spent by it, and dead after five wrong ones. */
export async function prove(portal: Portal, at: Asked, order: HouseOrder, typed: string): Promise<{ proof: string }> {
  const code = await codeOf(at.db, order.id);
  if (!code || code.expiresAt <= at.now) throw new Refused('ORDERS.ERRORS.CODE_OVER');
  await portal.limits.spend('orderCodeTry', `${order.id}.${code.salt.toString('base64url')}`);
  const given = hashOfCode(portal.secret, code.salt, typed.replace(/\s/g, ''));
  if (!isSame(given, code.codeHash))
    throw new Refused('ORDERS.ERRORS.CODE', { fields: { code: 'ORDERS.ERRORS.CODE' } });
  await spendCode(at.db, order.id);
  return { proof: proofOf(portal.secret, order, at.now) };
}

export function checkProof(portal: Portal, { now }: Asked, order: HouseOrder, proof: string): void {
  if (!isProof(portal.secret, order, proof, now)) throw new Refused('ORDERS.ERRORS.PROOF');
}

/** Marks the authorised person and who is to be left out; nothing else of owners is the customer's to change. */
export async function markOwners({ db, now }: Asked, order: HouseOrder, marks: readonly MemberMark[]) {
  const members = marked(order.members, marks);
  if (flagged(members).length > 1) {
    const key = 'ADMIN.ORDER.FORM.VALIDATION.MAIN_USER';
    throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { marks: key } });
  }
  await keepTyped(db, order.id, { members, savedAt: now });
  return membersSeen(members);
}
