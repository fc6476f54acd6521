import { useSyncExternalStore } from 'react';
import { accountLinks } from '#contract/accounts/links.ts';
import { bankLinks } from '#contract/bank/links.ts';
import type { Place } from '#contract/base/calls/links.ts';
import { cashLinks } from '#contract/cashdesk/links.ts';
import { clockLinks } from '#contract/clock/links.ts';
import { contactLinks } from '#contract/contacts/links.ts';
import { type Part, parts } from '#contract/demo/schema.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { eventLinks } from '#contract/events/links.ts';
import { galleryLinks } from '#contract/gallery/links.ts';
import { homeLinks } from '#contract/home/links.ts';
import { invoiceLinks } from '#contract/invoices/links.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { memberLinks } from '#contract/members/links.ts';
import { messageLinks } from '#contract/messages/links.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { orderLinks } from '#contract/orders/links.ts';
import { outboxLinks } from '#contract/outbox/links.ts';
import { runLinks } from '#contract/prescriptions/links.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { sessionLinks } from '#contract/session/links.ts';
import { unitLinks } from '#contract/units/links.ts';
import { inTab } from '../../base/stored.ts';

const places = {
  home: homeLinks.dashboard(),
  messages: messageLinks.list(),
  reports: reportLinks.list(),
  votes: voteLinks.list(),
  meetings: meetingLinks.list(),
  clock: clockLinks.list(),
  cashdesk: cashLinks.list(),
  account: accountLinks.own(),
  bank: bankLinks.list(),
  prescriptions: runLinks.list(),
  documents: documentLinks.list(),
  units: unitLinks.list(),
  calendar: eventLinks.list(),
  neighbours: memberLinks.list(),
  contacts: contactLinks.list(),
  gallery: galleryLinks.list(),
  orders: orderLinks.list(),
  order: orderLinks.add(),
  houses: sessionLinks.houses(),
  invoices: invoiceLinks.all(),
  outbox: outboxLinks.list(),
  logins: sessionLinks.logins(),
  employees: orderLinks.employees(),
} as const satisfies Record<string, Place>;
export type Stop = keyof typeof places;

/** Seven screens for each who enters, of those that they may see. */
const paths = {
  chair: ['home', 'reports', 'votes', 'clock', 'cashdesk', 'units', 'messages'],
  owner: ['home', 'messages', 'votes', 'account', 'documents', 'reports', 'calendar'],
  tenant: ['home', 'messages', 'reports', 'calendar', 'neighbours', 'contacts', 'gallery'],
  audit: ['home', 'cashdesk', 'documents', 'meetings', 'votes', 'bank', 'messages'],
  manager: ['home', 'reports', 'units', 'prescriptions', 'bank', 'calendar', 'clock'],
  portal: ['orders', 'order', 'houses', 'invoices', 'outbox', 'logins', 'employees'],
} as const satisfies Record<Part, readonly Stop[]>;

const key = 'pavlac.guide';
const isPart = (text: string): text is Part => parts.some((part) => part === text);
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
function keep(text: string | null): void {
  if (text === null) inTab.forget(key);
  else inTab.write(key, text);
  for (const tell of listeners) tell();
}

/** Begins the path of whoever enters, or none. */
export const beginGuide = (part: Part | null): void => keep(part && `${part} 0`);
export const endGuide = (): void => keep(null);

export type Guided = {
  n: number;
  of: number;
  stop: Stop;
  at: Place;
  go: (n: number) => void;
  placeOf: (n: number) => Place;
};

/** Where on the path this tab is; null when nobody guides. */
export function useGuide(): Guided | null {
  const kept = useSyncExternalStore(subscribe, () => inTab.read(key));
  const [part = '', told = ''] = (kept ?? '').split(' ');
  if (!isPart(part)) return null;
  const path: readonly Stop[] = paths[part];
  const n = Math.min(Math.max(0, Number(told) || 0), path.length - 1);
  const placeOf = (at: number): Place => places[path[at] as Stop];
  return { n, of: path.length, stop: path[n] as Stop, at: placeOf(n), go: (at) => keep(`${part} ${at}`), placeOf };
}
