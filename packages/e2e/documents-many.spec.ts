import type { Page } from '@playwright/test';
import { folders } from '../contract/src/documents/endpoints-folders.ts';
import { expect, expectFlawless, here, test } from './people.ts';
import { putRows } from './rows.ts';
import { longestOf } from './scrolling.ts';

const chair = ['predseda@lipova.example', 'SVJ Lipová 14'] as const;
const many = 5000;
/** How much may stand in the page at once. */
const mostDrawn = 300;

/** A folder of so many files, some with names that take two lines. */
async function aFullFolder(): Promise<number> {
  const calls = await here().somebody(...chair);
  const { id } = await calls.asks(folders.create, { name: 'Archiv' });
  await putRows(
    new URL(test.info().project.use.baseURL as string).port,
    `insert into document (svj_id, folder_id, name, type, url, is_public, owner_id, created_at, changed_at, updated_at)
     select f.svj_id, f.id, 'Zpráva ' || n || case when n % 9 = 0 then repeat(' o prohlídce společných částí', 4) else '' end,
       'link', 'https://luzicka.example/', n % 7 <> 0, $2, now(), now(), now()
     from folder f, generate_series(1, ${many}) n where f.id = $1 order by n`,
    [id, calls.member],
  );
  return id;
}

/** What is drawn of the list: rows, tiles or cards, empty places among them. */
const drawn = '#main tbody tr, #main ul[class*="tiles"] > li, #main ul[class*="cards"] > li';

/** Scrolls to the very end of the list, as fast as a wheel that is spun; answers the most that stood in the page. */
const toTheEnd = (page: Page) =>
  page.evaluate(
    ({ items, whole }) =>
      new Promise<number>((done) => {
        let most = 0;
        const look = () => {
          most = Math.max(most, document.querySelectorAll(items).length);
          window.scrollBy(0, 400);
          const isEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
          if (isEnd && document.querySelector('nav [role=status]')?.textContent?.includes(`–${whole}`)) done(most);
          else requestAnimationFrame(look);
        };
        look();
      }),
    { items: drawn, whole: new Intl.NumberFormat('cs').format(many) },
  );

test('five thousand files scroll lightly, as rows or cards and as tiles', { tag: '@sweep' }, async ({ page, as }) => {
  test.setTimeout(300_000);
  const id = await aFullFolder();
  await as(...chair, `/dokumenty?breadcrumb=root,${id}&sizePerPage=all`);
  for (const view of ['rows', 'tiles'] as const) {
    if (view === 'tiles') await page.getByRole('button', { name: 'Dlaždice' }).click();
    let most = 0;
    await page.reload();
    await expect(page.getByRole('link', { name: 'Zpráva 1', exact: true })).toBeVisible();
    const longest = await longestOf(page, async () => {
      most = await toTheEnd(page);
    });
    await expect(page.getByRole('link', { name: `Zpráva ${many - 1}`, exact: true })).toBeVisible();
    // A figure to read, on a machine that nobody else uses; no test can hold it on another one.
    console.log(`${many} files as ${view}: at most ${most} in the page, longest work ${Math.round(longest)} ms`);
    expect(most, `${view} in the page`).toBeLessThan(mostDrawn);
    await expectFlawless(page);
  }
});
