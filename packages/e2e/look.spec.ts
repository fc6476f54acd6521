import type { Page } from '@playwright/test';
import { drawn } from '../server/test/seed.ts';
import { expect, expectFlawless, expectReadable, test } from './people.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;
const renter = ['najemnik@lipova.example', 'SVJ Lipová 14'] as const;
const manager = ['sprava@spravce.example', 'SVJ Lipová 14'] as const;
const empty = ['predseda@lipova.example', 'SVJ Prázdná 3'] as const;
const owner = ['vlastnik@lipova.example', 'SVJ Lipová 14'] as const;

const administration = ['spravce.portalu@pavlac.example', null] as const;

const outside = [
  '/prihlasit',
  '/zapomenute-heslo',
  `/zmena-hesla/${'x'.repeat(43)}`,
  `/zmena-emailu/${'x'.repeat(43)}`,
  `/nebyl-jsem-to-ja/${'x'.repeat(43)}`,
  `/prace/${'x'.repeat(43)}`,
  `/promitani/${'x'.repeat(43)}`,
  `/potvrzeni/${'x'.repeat(43)}`,
  '/pozvanka',
  '/neni-tu',
  '/podminky',
  '/soukromi',
];
const inside: readonly (readonly [readonly [string, string | null], string])[] = [
  [chair, '/nastenka'],
  [chair, '/jednotky'],
  [chair, '/jednotky/novy'],
  [chair, '/jednotky/1'],
  [chair, '/jednotky/1/upravit'],
  [chair, `/jednotky?filters=${encodeURIComponent('{"day":"2024-01-01"}')}`],
  [chair, '/jednotky/kontrola'],
  [chair, '/jednotky/import'],
  [chair, '/detail-svj'],
  [chair, '/detail-svj?tab=committee'],
  [chair, '/detail-svj?tab=settings'],
  [chair, '/detail-svj?tab=audit'],
  [chair, '/detail-svj?tab=roles'],
  [chair, '/detail-svj?tab=activity'],
  [chair, '/detail-svj?tab=visits'],
  [chair, '/detail-svj?tab=archiv'],
  [chair, '/detail-svj?tab=rezervace'],
  [chair, '/detail-svj?tab=insolvence'],
  [chair, '/detail-svj?tab=cadastre'],
  [chair, '/detail-svj?tab=navrhy-zmen'],
  [chair, '/rezervace'],
  [owner, '/rezervace'],
  [chair, '/detail-svj/upravit'],
  [chair, '/kroky'],
  [chair, '/role'],
  [chair, '/role/owner'],
  [chair, '/role?role=default'],
  [chair, '/role/novy?from=owner'],
  [chair, '/sousede'],
  [chair, '/sousede?tab=archived'],
  [chair, '/sousede/novy'],
  [chair, '/sousede/pozvanky'],
  [chair, '/sousede/10'],
  [chair, '/sousede/10?tab=authorized'],
  [chair, '/sousede/10?tab=units'],
  [chair, '/sousede/10?tab=notes'],
  [chair, '/sousede/10?tab=rights'],
  [chair, '/sousede/1/upravit'],
  [chair, '/sousede/import'],
  [chair, '/sousede/pristup'],
  [chair, '/dokumenty'],
  [chair, '/dokumenty?filter=1'],
  [chair, '/dokumenty/kos'],
  [chair, '/detail-svj?tab=kalendare'],
  [owner, '/kalendar-udalosti'],
  [chair, '/kalendar-udalosti'],
  [chair, '/kalendar-udalosti?view=week'],
  [owner, '/kalendar-udalosti?view=list'],
  [chair, '/kalendar-udalosti/novy'],
  [owner, '/kalendar-udalosti/1'],
  [chair, '/kalendar-udalosti/1/upravit'],
  [empty, '/kalendar-udalosti?view=list'],
  [owner, '/diskuze'],
  [chair, '/diskuze?tab=closed'],
  [owner, '/diskuze/novy'],
  [chair, '/diskuze/1'],
  [renter, '/diskuze/6'],
  [chair, '/diskuze/5'],
  [renter, '/diskuze/5'],
  [owner, '/hlaseni'],
  [chair, '/hlaseni?filter=1'],
  [owner, '/hlaseni/novy'],
  [chair, '/hlaseni/ze-zdi'],
  [chair, '/hlaseni/1'],
  [owner, '/hlaseni/3'],
  [owner, '/fotogalerie'],
  [chair, '/fotogalerie'],
  [chair, '/fotogalerie/novy'],
  [owner, '/fotogalerie/2'],
  [chair, '/fotogalerie/2'],
  [chair, '/fotogalerie/2/upravit'],
  [empty, '/fotogalerie'],
  [owner, '/shromazdeni-vlastniku'],
  [chair, '/shromazdeni-vlastniku?tab=finished'],
  [chair, '/shromazdeni-vlastniku/novy'],
  [owner, '/shromazdeni-vlastniku/1'],
  [chair, '/shromazdeni-vlastniku/2'],
  [owner, '/shromazdeni-vlastniku/3'],
  [chair, '/shromazdeni-vlastniku/4'],
  [chair, '/shromazdeni-vlastniku/1/upravit'],
  [chair, '/shromazdeni-vlastniku/1/pozvanka'],
  [chair, '/shromazdeni-vlastniku/1/doruceni'],
  [chair, '/shromazdeni-vlastniku/2/zapis'],
  [chair, '/shromazdeni-vlastniku/6/prezence'],
  [chair, '/shromazdeni-vlastniku/6/rizeni'],
  [owner, '/shromazdeni-vlastniku/6'],
  [owner, '/shromazdeni-vlastniku/6/prubeh'],
  [chair, '/pozadavky-ke-schvaleni'],
  [chair, '/pozadavky-ke-schvaleni/1'],
  [owner, '/usneseni'],
  [chair, '/usneseni/1'],
  [chair, '/usneseni/1/upravit'],
  [empty, '/usneseni'],
  [empty, '/shromazdeni-vlastniku'],
  [empty, '/pozadavky-ke-schvaleni'],
  [empty, '/ankety'],
  [empty, '/prehled-poplatku/predpisy'],
  [owner, '/prehled-poplatku'],
  [chair, '/prehled-poplatku/novy'],
  [chair, '/prehled-poplatku/1'],
  [chair, '/prehled-poplatku/predpisy'],
  [chair, '/prehled-poplatku/predpisy/novy'],
  [chair, '/prehled-poplatku/predpisy/1'],
  [chair, '/prehled-poplatku/predpisy/2'],
  [empty, '/prehled-poplatku'],
  [owner, '/prehled-poplatku/ucet'],
  [chair, '/prehled-poplatku/ucet/2'],
  [chair, '/prehled-poplatku/prehled'],
  [chair, '/prehled-poplatku/dluhy'],
  [chair, '/prehled-poplatku/dluhy/upominky'],
  [chair, '/prehled-poplatku/dluhy/stupne'],
  [chair, '/prehled-poplatku/ucet/4/upominky'],
  [chair, '/prehled-poplatku/ucet/2/predani'],
  [chair, '/prehled-poplatku/potvrzeni'],
  [empty, '/prehled-poplatku/potvrzeni'],
  [empty, '/prehled-poplatku/ucet'],
  [chair, '/pokladna'],
  [chair, '/pokladna/zalohy'],
  [owner, '/pokladna/zalohy/2'],
  [owner, '/shromazdeni-vlastniku/namety'],
  [chair, '/shromazdeni-vlastniku/namety?tab=closed'],
  [owner, '/shromazdeni-vlastniku/namety/novy'],
  [owner, '/shromazdeni-vlastniku/namety/1'],
  [chair, '/shromazdeni-vlastniku/namety/2'],
  [owner, '/ankety'],
  [chair, '/ankety?tab=concept'],
  [chair, '/ankety/novy'],
  [owner, '/ankety/1'],
  [chair, '/ankety/1/vysledky'],
  [chair, '/ankety/1/vysledky?section=people'],
  [chair, '/ankety/1/upravit'],
  [owner, '/ankety/2'],
  [chair, '/ankety/2/vysledky'],
  [owner, '/ankety/3/vysledky'],
  [chair, '/ankety/4/upravit?step=questions'],
  [chair, '/ankety/4/upravit?step=summary'],
  [owner, '/adresar-kontaktu'],
  [chair, '/adresar-kontaktu?tab=companies'],
  [chair, '/adresar-kontaktu?contact=2'],
  [chair, '/adresar-kontaktu/novy'],
  [chair, '/adresar-kontaktu/2'],
  [chair, '/adresar-kontaktu/2/upravit'],
  [chair, '/zpravy'],
  [chair, '/zpravy?filter=1'],
  [chair, '/zpravy?tab=concept'],
  [chair, `/zpravy?filters=${encodeURIComponent('{"text":"nic takového"}')}`],
  [chair, '/zpravy/novy'],
  [chair, '/zpravy/6'],
  [chair, '/zpravy/1/upravit'],
  [chair, '/zpravy/6/upravit'],
  [chair, '/zpravy/8'],
  [chair, '/hlasovani'],
  [chair, '/hlasovani/novy'],
  [chair, '/hlasovani/druha-osoba'],
  [chair, '/hlasovani/plne-moci'],
  [chair, '/hlasovani/plne-moci/novy'],
  [chair, '/hlasovani/3/upravit'],
  [chair, '/hlasovani/3/upravit?step=people'],
  [chair, '/hlasovani/3/upravit?step=points'],
  [chair, '/hlasovani/3/upravit?step=recap'],
  [chair, '/ucet'],
  [chair, '/404'],
  [chair, '/hlasovani/1'],
  [chair, '/hlasovani/1/overit'],
  [chair, '/hlasovani/2'],
  [chair, '/hlasovani/2/overit'],
  [chair, '/hlasovani/2/listky'],
  [chair, '/hlasovani/2/listek'],
  [chair, '/hlasovani/2/na-miste'],
  [chair, '/hlasovani/3'],
  [owner, '/nastenka'],
  [owner, '/detail-svj?tab=settings'],
  [owner, '/jednotky'],
  [owner, '/jednotky/1'],
  [owner, '/dokumenty'],
  [owner, '/zpravy'],
  [owner, '/zpravy/6'],
  [owner, '/hlasovani'],
  [owner, '/sousede'],
  [owner, '/sousede/10'],
  [owner, '/hlasovani/2'],
  [owner, '/hlasovani/2/overit'],
  [owner, '/hlasovani/druha-osoba'],
  [renter, '/nastenka'],
  [manager, '/nastenka'],
  [empty, '/nastenka'],
  [empty, '/zpravy'],
  [empty, '/hlasovani'],
  [administration, '/nastenka'],
  [administration, '/admin/posta'],
  [administration, '/admin/fakturace'],
  [administration, '/admin/prenos'],
  [administration, '/admin/ucty'],
  [administration, '/admin/objednavky'],
  [administration, '/admin/objednavky/novy'],
  [administration, '/admin/pracovnici'],
];

/**
 * A screen is walked at one of both widths, drawn anew for every run: how a page looks at a width is for the journeys and
 * the eye, and what axe finds rarely depends on it. `node tools/test.mjs browser` walks both.
 */
const swept = (address: string) => ['@reads', '@sweep', drawn(address, 2) === 0 ? '@now-desktop' : '@now-phone'];

/** At most one filled button, and a bar of a form at the bottom of the window, however short the page is. */
async function expectOrder(page: Page, isEmpty: boolean) {
  const found = await page.evaluate((counts) => {
    const seen = (e: Element) => (e as HTMLElement).offsetParent !== null;
    // A button is filled unless it says otherwise: on an empty page what the head offers stands under the picture too.
    const said = 'main :is(a, button)[data-variant=filled]';
    const buttons = counts ? `${said}, main .mantine-Button-root:not([data-variant])` : said;
    const filled = [...document.querySelectorAll(buttons)].filter(seen);
    const bar = [...document.querySelectorAll('[data-house] [data-bar]')].find(seen);
    const gap = bar ? Math.round(window.innerHeight - bar.getBoundingClientRect().bottom) : 0;
    return { filled: filled.map((e) => e.textContent), gap };
  }, isEmpty);
  expect(found.filled.slice(1), `filled: ${found.filled.join(' | ')}`).toEqual([]);
  expect(found.gap, 'under the bar').toBeLessThanOrEqual(1);
}

/** The page as it stands, in one scheme and then in the other: both are painted from the same load. */
async function expectFlawlessInBoth(page: Page, isEmpty = false) {
  await expectFlawless(page);
  await expectOrder(page, isEmpty);
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'));
  // Painted in the new colours before they are read.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expectReadable(page);
}

for (const address of outside) {
  test(`${address} has nothing for axe to find`, { tag: swept(address) }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFlawlessInBoth(page);
  });
}

for (const [[email, house], address] of inside) {
  test(`${address} of ${house} for ${email} has nothing for axe to find`, { tag: swept(address) }, async ({
    page,
    as,
  }) => {
    await as(email, house, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFlawlessInBoth(page, house === empty[1]);
  });
}

test('at 320 px nothing scrolls sideways', { tag: ['@reads', '@sweep', '@phone'] }, async ({ page, as }) => {
  // Sixty screens, one after another.
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await as(...chair, '/jednotky');
  for (const address of [
    '/nastenka',
    '/zpravy',
    '/zpravy/novy',
    '/zpravy/6',
    '/zpravy/6/upravit',
    '/hlaseni',
    '/hlaseni/novy',
    '/hlaseni/ze-zdi',
    '/hlaseni/1',
    '/shromazdeni-vlastniku',
    '/shromazdeni-vlastniku/novy',
    '/shromazdeni-vlastniku/namety',
    '/shromazdeni-vlastniku/namety/1',
    '/shromazdeni-vlastniku/1',
    '/usneseni',
    '/usneseni/1',
    '/prehled-poplatku',
    '/prehled-poplatku/predpisy/2',
    '/prehled-poplatku/ucet',
    '/prehled-poplatku/prehled',
    '/prehled-poplatku/potvrzeni',
    '/pokladna/zalohy',
    '/pokladna/zalohy/1',
    '/ankety',
    '/ankety/novy',
    '/ankety/1',
    '/ankety/1/vysledky',
    '/ankety/3/vysledky',
    '/jednotky',
    '/jednotky/1',
    '/jednotky/novy',
    '/jednotky/kontrola',
    '/jednotky/import',
    '/ucet',
    '/hlasovani',
    '/hlasovani/novy',
    '/hlasovani/3/upravit?step=people',
    '/hlasovani/3/upravit?step=points',
    '/hlasovani/3/upravit?step=recap',
    '/sousede',
    '/sousede/novy',
    '/sousede/10',
    '/sousede/10?tab=rights',
    '/sousede/10/upravit',
    '/sousede/import',
    '/role/owner',
    '/role/novy?from=owner',
    '/detail-svj',
    '/detail-svj?tab=settings',
    '/detail-svj?tab=activity',
    '/detail-svj/upravit',
    '/hlasovani/1',
    '/hlasovani/1/overit',
    '/hlasovani/2',
    '/hlasovani/2/overit',
    '/hlasovani/druha-osoba',
    '/hlasovani/plne-moci/novy',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect([address, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 320]);
  }
});

test('a printed month keeps its days and no menu over them', { tag: ['@reads', '@sweep', '@phone'] }, async ({
  page,
  as,
}) => {
  await as(...owner, '/kalendar-udalosti');
  const day = page.locator('td button[data-number]').first();
  const view = page.getByRole('combobox').first();
  for (const seen of [day, view]) await expect(seen).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(day).toBeVisible();
  await expect(view).toBeHidden();
  await as(...chair, '/jednotky');
  await expect(page.locator('main li').first()).toBeVisible();
  await expect(page.locator('main button[aria-haspopup=menu]').filter({ visible: true })).toHaveCount(0);
});

test('on a phone a name in two lines lies over nothing', { tag: ['@reads', '@sweep', '@phone'] }, async ({
  page,
  as,
}) => {
  await as(...chair, '/adresar-kontaktu');
  const name = page.locator('main li').getByRole('link', { name: 'Elektro Dolní Lipnice, poruchy', exact: true });
  await expect(name).toBeVisible();
  const under = await name.evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    const next = link.nextElementSibling as Element;
    return next.getBoundingClientRect().top - words.getBoundingClientRect().bottom;
  });
  expect(under).toBeGreaterThan(-4);
});

test('at 1024 px a long list of neighbours keeps its names whole', { tag: ['@reads', '@sweep', '@desktop'] }, async ({
  page,
  as,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await as(...chair, '/sousede?sizePerPage=50');
  // Whoever the journeys have added meanwhile: every name of the page is looked at.
  const names = page.getByRole('row').getByRole('link');
  await expect(names.nth(15)).toBeVisible();
  const heights = await names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});
