import type { Page } from '@playwright/test';
import { api, chair, dialog, write } from './board.ts';
import { expect, expectFlawless, expectReadable, isPhone, test } from './people.ts';
import { another } from './voting.ts';

const house = 'SVJ Lipová 14';
const owner = 'vlastnik@lipova.example';
const cell = (page: Page, day: string) => page.locator(`td[data-day="${day}"]`);
const link = (page: Page, name: RegExp) => page.locator('#main').getByRole('link', { name });

/** The days on which an owner finds it, by their numbers. */
async function daysOf(page: Page, title: string): Promise<string[]> {
  const found = await api(page, owner, 'GET', '/api/v2/event/occurrences?from=2027-09-01&to=2027-09-30');
  const { events } = found.data as { events: { title: string; startsAt: string }[] };
  return events.filter((e) => e.title === title).map(({ startsAt }) => startsAt.slice(8, 16));
}

/** What a phone that subscribed to the owner's calendar knows of it: its beginnings, and whether each has an end. */
async function inPhone(url: string, title: string): Promise<string[]> {
  const text = (await (await fetch(url)).text()).replace(/\r\n[ \t]/g, '');
  const entries = text.split('BEGIN:VEVENT').filter((entry) => entry.includes(`SUMMARY:${title}`));
  const said = (entry: string) => /DTSTART;TZID=Europe\/Prague:(\d{8}T\d{4})/.exec(entry)?.[1];
  return entries.map((entry) => `${said(entry)}${/UNTIL=/.test(entry) ? ' ends' : ''}`).sort();
}

test('a committee that meets every Thursday is put into the calendar and moved, this meeting and those after it', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(150_000);
  const title = `Schůze výboru ${isPhone() ? 'z telefonu' : 'u stolu'}`;
  await as(...chair, '/kalendar-udalosti?date=2027-09-02');
  await expect(page.getByRole('heading', { name: 'září 2027' })).toBeVisible();
  await expectFlawless(page);
  if (isPhone()) {
    await page.getByRole('button', { name: /^čtvrtek 2\. září/ }).click();
    await page.getByRole('button', { name: 'Přidat na tento den' }).click();
  } else await cell(page, '2027-09-02').click({ position: { x: 60, y: 60 } });
  await expect(page.getByRole('textbox', { name: /^Začátek/ })).toHaveValue('02. 09. 2027, 18:00');
  await page.getByRole('button', { name: 'Přidat do kalendáře' }).click();
  await expect(page.getByRole('textbox', { name: /^Název/ })).toBeFocused();
  await page.getByRole('textbox', { name: /^Název/ }).fill(title);
  await write(page, 'Program: střecha a rozpočet.');
  await page.getByRole('combobox', { name: 'Jak často' }).click();
  await page.getByRole('option', { name: 'Po týdnech' }).click();
  await expect(page.getByText('Událost se koná každý čtvrtek.')).toBeVisible();
  await expectFlawless(page);
  await expectReadable(page);
  await page.getByRole('button', { name: 'Přidat do kalendáře' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectFlawless(page);
  expect(await daysOf(page, title)).toEqual(['02T18:00', '09T18:00', '16T18:00', '23T18:00', '30T18:00']);

  const made = await api(page, owner, 'POST', '/api/v2/event/feed', { name: title });
  const phone = (made.data as { url: string }).url;
  expect(await inPhone(phone, title)).toEqual(['20270902T1800']);

  await page.goto('/kalendar-udalosti?date=2027-09-16');
  if (isPhone()) await moveByForm(page, title);
  else await carry(page, title);
  await expect.poll(() => daysOf(page, title)).toEqual(['02T18:00', '09T18:00', '17T18:00', '24T18:00']);
  expect(await inPhone(phone, title)).toEqual(['20270902T1800 ends', '20270917T1800']);
  if (!isPhone()) await takeBack(page, title);

  const theirs = await another(owner, house, '/kalendar-udalosti?date=2027-09-09');
  await expect(theirs.getByRole('link', { name: 'Nová událost' })).toHaveCount(0);
  await link(theirs, new RegExp(`^(18:00 )?${title}`))
    .first()
    .click();
  await expect(theirs.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectFlawless(theirs);
  await theirs.close();
});

/** On a phone nothing is carried: the same by the form. */
async function moveByForm(page: Page, title: string) {
  await page.getByRole('button', { name: /^čtvrtek 16\. září/ }).click();
  await expectFlawless(page);
  await link(page, new RegExp(title)).click();
  await page.getByRole('link', { name: 'Upravit' }).click();
  const start = page.getByRole('textbox', { name: /^Začátek/ });
  await start.fill('17. 9. 2027, 18:00');
  await start.blur();
  await expect(page.getByText('Událost se koná každý pátek.')).toBeVisible();
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Této a všech dalších' }).click();
  await expect(page.getByText('Změny jsou uložené.')).toBeVisible();
}

async function carry(page: Page, title: string) {
  const from = cell(page, '2027-09-16').getByRole('link', { name: new RegExp(title) });
  await from.hover();
  await page.mouse.down();
  const to = await cell(page, '2027-09-17').boundingBox();
  await page.mouse.move((to?.x ?? 0) + 50, (to?.y ?? 0) + 50, { steps: 6 });
  await page.mouse.up();
  await expect(dialog(page)).toContainText(`Přesunout událost ${title}?`);
  await expectFlawless(page);
  await dialog(page).getByRole('button', { name: 'Této a všech dalších' }).click();
  await expect(page.getByText(/^Přesunuto: Pátek\s17\.\száří\s2027/)).toBeVisible();
}

async function takeBack(page: Page, title: string) {
  await page.getByRole('button', { name: 'Vzít zpět' }).click();
  await expect(page.getByText('Událost je zpátky.')).toBeVisible();
  expect(await daysOf(page, title)).toEqual(['02T18:00', '09T18:00', '16T18:00', '23T18:00', '30T18:00']);
}

test('a week is drawn over by hand and an event is made by keys alone', { tag: '@desktop' }, async ({ page, as }) => {
  test.setTimeout(120_000);
  await as(...chair, '/kalendar-udalosti?date=2027-10-13&view=week');
  await expect(page.getByRole('heading', { name: '11.–17. 10. 2027' })).toBeVisible();
  await expectFlawless(page);
  const column = page.locator('[data-hours="2027-10-13"]');
  const box = (await column.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  // Hours are 48 pixels high: from ten to half past eleven.
  await page.mouse.move(box.x + box.width / 2, box.y + 10 * 48 + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 11 * 48 + 5, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('textbox', { name: /^Začátek/ })).toHaveValue('13. 10. 2027, 10:00');
  await expect(page.getByRole('textbox', { name: /^Konec/ })).toHaveValue('13. 10. 2027, 11:30');

  await page.goto('/kalendar-udalosti?date=2027-10-13');
  const at = (day: string) => page.locator(`[data-number="${day}"]`);
  await at('2027-10-13').focus();
  for (const [key, day] of [
    ['ArrowDown', '2027-10-20'],
    ['ArrowRight', '2027-10-21'],
    ['PageDown', '2027-11-21'],
    ['Home', '2027-11-15'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(at(day)).toBeFocused();
  }
  await expect(page.getByRole('heading', { name: 'listopad 2027' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nová událost' })).toBeVisible();
  const tabTo = async (name: RegExp) => {
    const field = page.getByRole('textbox', { name });
    for (let n = 0; n < 60 && !(await field.evaluate((e) => e === document.activeElement)); n += 1)
      await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
  };
  await tabTo(/^Název/);
  await page.keyboard.type('Výměna vodoměrů');
  // The editor stands in for itself until somebody is about to write.
  const isWriting = () =>
    page.evaluate(() => (document.activeElement as HTMLElement | null)?.isContentEditable === true);
  for (let n = 0; n < 60 && !(await isWriting()); n += 1) await page.keyboard.press('Tab');
  await expect(page.locator('.tiptap')).toBeFocused();
  await page.keyboard.type('Buďte prosím doma.');
  const save = page.getByRole('button', { name: 'Přidat do kalendáře' });
  for (let n = 0; n < 60 && !(await save.evaluate((e) => e === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Výměna vodoměrů' })).toBeVisible();
  await expect(page.getByText(/^Pondělí\s15\.\slistopadu\s2027, 18:00–19:00$/).first()).toBeVisible();
});

test('an owner says how many come to a clean-up day, until there is no place left, and the chair reads who', {
  tag: '@mobile',
}, async ({ page, as }) => {
  test.setTimeout(120_000);
  const day = { start: '2027-09-18T09:00', end: '2027-09-18T12:00', coming: true, capacity: 3 };
  await as(...chair, '/kalendar-udalosti');
  const made = await api(page, chair[0], 'POST', '/api/v2/event', {
    ...{ title: 'Úklid dvora', place_description: '<p>Nářadí je v kočárkárně.</p>', ...day },
  });
  const address = `/kalendar-udalosti/${(made.data as { id: number }).id}`;
  const theirs = await another(owner, house, address);
  await expect(theirs.getByText('Zatím se nikdo nepřihlásil. Zbývají 3 místa.')).toBeVisible();
  await theirs.getByRole('textbox', { name: 'Kolik vás přijde' }).fill('3');
  await theirs.getByRole('button', { name: 'Přijdu', exact: true }).click();
  await expect(theirs.getByText('Přijdou 3 lidé. Všechna místa jsou zaplněná.')).toBeVisible();
  await expectFlawless(theirs);
  await expectReadable(theirs);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Kdo odpověděl' })).toBeVisible();
  await expect(page.getByText('3 osoby')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Přijdu', exact: true })).toBeDisabled();
  await expectFlawless(page);
  await theirs.getByRole('button', { name: 'Nepřijdu' }).click();
  await expect(theirs.getByText('Zatím se nikdo nepřihlásil. Zbývají 3 místa.')).toBeVisible();
  await theirs.close();
});
