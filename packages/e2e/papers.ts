import type { Page } from '@playwright/test';
import type { Caller } from './caller.ts';
import { enter, expect, here } from './people.ts';

export const chair = 'predseda@lipova.example';
export const second = 'vybor@lipova.example';

/** A browser of their own, signed in in Lipová; in a given page where it must be another program. */
export async function browserOf(email: string, given?: Page): Promise<{ page: Page; who: Caller }> {
  const who = await here().somebody(email, 'SVJ Lipová 14');
  const page = given ?? (await here().page());
  await enter(page, who);
  return { page, who };
}

export async function call<T>(page: Page, who: Caller, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const reply = await page.request.fetch(path, { method, headers: who.headers, ...(data ? { data } : {}) });
  return { status: reply.status(), data: ((await reply.json()) as { data: T }).data };
}

/** A vote of Lipová that runs, made by the chair. */
export async function running(
  page: Page,
  who: Caller,
  name: string,
  basis: 'perRollam' | 'poll' = 'perRollam',
): Promise<number> {
  const form = { name, type: 'online', basis, participation_count: 0, accept_count: 50 };
  const points = [
    { name: 'Oprava střechy', description: '<p>Schvaluje se <strong>oprava</strong>.</p>' },
    { name: 'Nový výtah' },
  ];
  const closesAt = new Date(Date.now() + 20 * 24 * 3600_000).toISOString();
  const made = await call<{ id: number; updatedAt: string }>(page, who, 'POST', '/api/v2/vote', {
    ...form,
    closesAt,
    points,
  });
  expect(made.status).toBe(200);
  const { id, updatedAt } = made.data;
  expect((await call(page, who, 'PUT', `/api/v2/vote/${id}/start`, { updatedAt })).status).toBe(200);
  return id;
}
