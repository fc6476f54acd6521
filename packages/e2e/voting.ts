import type { Locator, Page } from '@playwright/test';
import type { Mail } from '../server/test/post.ts';
import { enter, expect, here, isPhone } from './people.ts';

export type Call = <T>(method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<T>;
export type Made = { id: number; updatedAt: string; votePoints: { id: number; name: string }[] };

/** The calls of somebody in a house, beside what a journey does in the browser. */
export async function calls(page: Page, email: string, house: string): Promise<Call> {
  const { headers } = await here().somebody(email, house);
  return async <T>(method: string, path: string, body?: object) => {
    const answer = await page.request.fetch(`/api/v2/${path}`, { method, headers, data: body });
    const text = await answer.text();
    expect([path, answer.status(), answer.status() === 200 ? '' : text]).toEqual([path, 200, '']);
    return (JSON.parse(text) as { data: T }).data;
  };
}

/** A vote of the house that runs, made by its chair. */
export async function aVote(call: Call, name: string, points: readonly string[], more: object = {}): Promise<Made> {
  const made = await call<Made>('POST', 'vote', {
    name,
    type: 'online',
    basis: 'perRollam',
    participation_count: 0,
    accept_count: 50,
    closesAt: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    points: points.map((p) => ({ name: p, description: `<p>Návrh: ${p}.</p>` })),
    ...more,
  });
  return call<Made>('PUT', `vote/${made.id}/start`, { updatedAt: made.updatedAt });
}

/** Somebody else in a browser of their own, at an address. */
export async function another(email: string, house: string, address: string): Promise<Page> {
  const who = await here().somebody(email, house);
  const page = await here().page();
  await enter(page, who);
  await page.goto(address);
  return page;
}

/** Choices of a point, for all seats or for one. */
export const choicesOf = (page: Page, at: number, units: string | RegExp = '') =>
  page.getByRole('radiogroup', {
    name: new RegExp(`^Hlas k bodu ${at}:.*${units instanceof RegExp ? units.source : units}`),
  });

/** Taps on a phone, clicks elsewhere, and counts both. */
export function hand() {
  let count = 0;
  return {
    async tap(target: Locator) {
      count++;
      await (isPhone() ? target.tap() : target.click());
    },
    count: () => count,
  };
}

type MailTo = (address: string, about?: RegExp) => Promise<Mail>;

/** The six digits that came by mail. */
export async function mailedCode(mailTo: MailTo, address: string): Promise<string> {
  const { text } = await mailTo(address, /^Kód k hlasování/);
  const [, code = ''] = /Váš kód: (\d{6})/.exec(text) ?? [];
  expect(code, text).toHaveLength(6);
  return code;
}
