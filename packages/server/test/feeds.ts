import { expect } from 'vitest';
import { events } from '#contract/events/endpoints.ts';
import type { EventDetail } from '#contract/events/schema.ts';
import { feeds } from '#contract/feeds/endpoints.ts';
import type { FeedMade } from '#contract/feeds/schema.ts';
import type { Fetched, Fetching } from '#server/base/fetching/fetching.ts';
import type { Person } from './house.ts';
import type { TestPortal } from './portal.ts';

/** An event as its form sends it. */
export const anEventForm = (change: object = {}) => ({
  ...{
    title: 'Schůze výboru',
    place_description: '<p>Program je na nástěnce.</p>',
    place_address: 'Společenská místnost',
  },
  ...{ start: '2026-11-25T18:00', end: '2026-11-25T19:30' },
  ...change,
});
export const anEvent = (who: Person, change: object = {}): Promise<EventDetail> =>
  who.asks(events.create, anEventForm(change));

/** An address of the calendar that somebody made. */
export async function aFeed(who: Person, change: object = {}): Promise<FeedMade & { path: string }> {
  const made = await who.asks(feeds.create, { name: 'Telefon', ...change });
  expect(made.url).toMatch(/^https:\/\/portal\.example\/api\/v2\/feed\/[\w-]{43}\/pavlac\.ics$/);
  return { ...made, path: new URL(made.url as string).pathname };
}

/** What a program gets there: the status, the validator, and lines of the file as they are read. */
export async function fetches(portal: TestPortal, path: string, headers: Record<string, string> = {}) {
  const reply = await portal.app.inject({ method: 'GET', url: path, headers });
  const tag = String(reply.headers.etag ?? '');
  const lines = reply.body.replace(/\r\n /g, '').split('\r\n');
  return { status: reply.statusCode, tag, headers: reply.headers, body: reply.body, lines };
}
/** Values of a property of all events of the file. */
export const valuesOf = (lines: readonly string[], property: string): string[] =>
  // Zones have rules, too.
  (lines.includes('BEGIN:VEVENT') ? lines.slice(lines.indexOf('BEGIN:VEVENT')) : [])
    .filter((line) => line.startsWith(`${property}:`))
    .map((line) => line.slice(property.length + 1));

export const calendarOf = (...events: readonly string[][]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Obec//Svoz//CS', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');
export const collection = (uid: string, day: string, ...more: string[]): string[] => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${day}`, 'SUMMARY:Bioodpad', ...more, 'END:VEVENT'],
];

/** Somebody else's server, as the test has it answer; what it was asked stands in `asked`. */
export function aTown(portal: TestPortal, first: string) {
  const town = {
    text: first,
    problem: null as Extract<Fetched, { kind: 'problem' }> | null,
    version: 1,
    asked: [] as string[],
  };
  const fetching: Fetching = async (url, known) => {
    town.asked.push(`${url} ${known.etag ?? '-'}`);
    if (town.problem) return town.problem;
    const etag = `"${town.version}"`;
    if (known.etag === etag) return { kind: 'same' };
    return { kind: 'body', body: Buffer.from(town.text), type: 'text/calendar', etag, lastModified: null };
  };
  portal.fetching = fetching;
  const publishes = (text: string) => {
    town.text = text;
    town.version += 1;
  };
  return Object.assign(town, { publishes });
}
