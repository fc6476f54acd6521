import { urlOf } from '../base/calls/links.ts';
import { readNumber } from '../ledger/rules-numbers.ts';
import { voteLinks } from '../motions/links.ts';

/** Tickets that are printed at once; more are printed aside. */
export const ticketsAtOnce = 50;
/** Hexadecimal digits of the fingerprint that a code carries, and those printed in short. */
export const fingerprintPart = 12;

/** What the code of a ticket says; only the server knows whether its mark is right. */
export type TicketCode = { svj: number; vote: number; seat: number; fingerprint: string; mark: string };
export type TicketText = { kind: 'number'; seat: number; number: string } | ({ kind: 'code' } & TicketCode);

const code = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})\.([0-9a-f]{12})\.([\w-]{16})$/;

/** At least four digits of a seat, and the check digit. */
const numberLength = /^\d{5,16}$/;

/** The code of a ticket as text, without its mark. */
export const codeBody = (c: Omit<TicketCode, 'mark'>): string => `${c.svj}.${c.vote}.${c.seat}.${c.fingerprint}`;

/** The address that a ticket carries in its code: the camera of any phone opens it. */
export const ticketAddress = (portal: string, c: TicketCode): string =>
  urlOf(portal, voteLinks.paper(c.vote), { svj: c.svj, l: `${codeBody(c)}.${c.mark}` });

/** What was typed, scanned or opened: the number of a ticket, or its code alone or in its address. Null when it is neither. */
export function readTicket(typed: string): TicketText | null {
  const text = typed.trim();
  const number = readNumber(text);
  if (number && numberLength.test(number)) return { kind: 'number', number, seat: Number(number.slice(0, -1)) };
  const inAddress = /[?&]l=([^&#]+)/.exec(text)?.[1];
  const parts = code.exec(inAddress ?? text);
  if (!parts) return null;
  const [, svj, vote, seat, fingerprint = '', mark = ''] = parts;
  return { kind: 'code', svj: Number(svj), vote: Number(vote), seat: Number(seat), fingerprint, mark };
}

/** "ab12 cd34 ef56", as people compare it by eye. */
export const showFingerprint = (hex: string): string => hex.replace(/.{4}(?=.)/g, '$& ');
