import type { Page } from '@playwright/test';
import { here, isPhone } from './people.ts';

export const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;
export const dialog = (page: Page) => page.getByRole('dialog');
/** On a phone the menu of tabs is opened first. */
export const openTabs = async (page: Page) => {
  if (isPhone()) await page.getByRole('button', { name: /^Zprávy podle stavu/ }).click();
};
export const tab = async (page: Page, name: string) => {
  await openTabs(page);
  await chooseTab(page, name);
};
export const chooseTab = async (page: Page, name: string) => {
  if (isPhone()) {
    await page.getByRole('menuitemradio', { name: new RegExp(`^${name}`) }).click();
  } else await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
};
export const write = async (page: Page, text: string) => {
  await page.locator('.tiptap').click();
  await page.keyboard.type(text);
};

/** Asks the portal as somebody, without a browser. */
export async function api(page: Page, email: string, method: string, path: string, data?: object) {
  const { headers } = await here().somebody(email, 'SVJ Lipová 14');
  const reply = await page.request.fetch(path, { method, data, headers });
  return { status: reply.status(), data: ((await reply.json()) as { data: unknown }).data };
}
export type Detail = { id: number; updatedAt: string; audience: object[] } & Record<string, unknown>;
export const publish = async (page: Page, input: object) =>
  (await api(page, chair[0], 'POST', '/api/v2/message', { description: '<p>Text</p>', ...input })).data as Detail;
