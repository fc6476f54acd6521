import { isEmptyRichText } from '../base/words/rich-text.ts';
import type { Channel, InvitationPart, InvitedPoint, SeatState } from './schema.ts';

export type Invited = { description: string; points: readonly InvitedPoint[]; files: readonly string[] };

/**
 * What the invitation says under its name, time and place, in order. The page, the mail and the paper all say this; what it
 * has nothing of is no part of it.
 */
export function partsOf({ description, points, files }: Invited): InvitationPart[] {
  const parts: InvitationPart[] = [];
  if (!isEmptyRichText(description)) parts.push({ kind: 'text', html: description });
  if (points.length > 0) {
    const decides = points.filter((p) => p.kind !== 'information').length;
    parts.push({ kind: 'agenda', points: [...points], decides });
  }
  const all = [...new Set([...files, ...points.flatMap((p) => p.files)])];
  if (all.length > 0) parts.push({ kind: 'materials', files: all });
  parts.push({ kind: 'power' }, { kind: 'law' });
  return parts;
}

/** Days before the meeting on which people are reminded of it. */
export const remindDays = 3;
const day = 24 * 3600_000;

/** From when they are reminded of a meeting that begins then. */
export const remindFrom = (start: Date): Date => new Date(start.getTime() - remindDays * day);
/** Whoever was invited as late as that needs no reminder. */
export const isReminded = (sentAt: Date, start: Date): boolean =>
  sentAt.getTime() < start.getTime() - (remindDays + 1) * day;

/** What is written down of one place: of mails how many stand in each state, of the rest whether there is any. */
export type Written = {
  sent: number;
  queued: number;
  hand: boolean;
  post: boolean;
  portal: boolean;
  board: boolean;
};

/**
 * The way that proves the invitation: what was handed over or posted is proved by a signature or a number, a mail by the
 * server that took it. A sheet on the board is for everybody and proves nothing of one place.
 */
export function standingOf(w: Written): { state: SeatState; channel: Channel | null } {
  const proved = (channel: Channel) => ({ state: 'delivered', channel }) as const;
  if (w.hand) return proved('hand');
  if (w.post) return proved('post');
  if (w.sent > 0) return proved('email');
  if (w.portal) return proved('portal');
  return { state: w.queued > 0 ? 'waiting' : 'missing', channel: w.board ? 'board' : null };
}
