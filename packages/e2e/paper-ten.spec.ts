import { dayIn } from '../contract/src/base/time/dates.ts';
import { numberWithCheck, showNumber } from '../contract/src/ledger/rules-numbers.ts';
import { showTyped } from '../web/src/kit/day/typed-dates.ts';
import { browserOf, call, chair, running, second } from './papers.ts';
import { expect, expectFlawless, test } from './people.ts';

// A keyboard is what this is about, and one paper is walked at both widths: here once a run of everything.
test('the committee records ten papers by keyboard, and a second reader confirms them', {
  tag: ['@sweep', '@now-desktop'],
}, async ({ page }) => {
  test.setTimeout(240_000);
  const committee = await browserOf(chair);
  const id = await running(page, committee.who, 'Deset lístků');
  const desk = committee.page;
  const seats = await call<{ seats: { id: number }[] }>(
    page,
    committee.who,
    'GET',
    `/api/v2/vote/${id}/voteTickets/seats?sizePerPage=all`,
  );
  const numbers = seats.data.seats.slice(0, 10).map((s) => numberWithCheck(`${s.id}`.padStart(4, '0')));
  expect(numbers).toHaveLength(10);
  await desk.goto(`/hlasovani/${id}/listek`);
  const field = desk.getByLabel('Číslo lístku');
  for (const [i, number] of numbers.entries()) {
    await expect(field).toBeFocused();
    await desk.keyboard.type(number);
    await desk.keyboard.press('Enter');
    // Typed once; of the next papers the last one stands there, and the answers come first.
    if (i === 0) {
      await expect(desk.getByLabel('Datum na lístku')).toBeFocused();
      await desk.keyboard.type(showTyped(dayIn(new Date())));
      await desk.keyboard.press('Enter');
    }
    await expect(desk.getByRole('radio', { name: 'Pro', exact: true }).first()).toBeFocused();
    await expect(desk.getByLabel('Datum na lístku')).toHaveValue(showTyped(dayIn(new Date())));
    await desk.keyboard.press(i % 2 === 0 ? '1' : '2');
    await desk.keyboard.press('3');
    await expect(desk.getByRole('button', { name: 'Zkontrolovat a zapsat' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: 'Zapsat lístek' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(`Zapsáno, čeká na druhou osobu: lístek ${showNumber(number)}`)).toBeVisible();
  }
  const counted = async () =>
    (
      await call<{ papers: { counted: { seats: number }; waiting: number } }>(
        page,
        committee.who,
        'GET',
        `/api/v2/vote/${id}`,
      )
    ).data.papers;
  expect(await counted()).toMatchObject({ counted: { seats: 0 }, waiting: 10 });

  const reader = await browserOf(second);
  await reader.page.goto(`/hlasovani/${id}/listek?tab=list`);
  await expect(reader.page.getByRole('button', { name: /^Zobrazit zápis/ }).nth(9)).toBeVisible();
  for (const number of numbers) {
    const confirming = reader.page.getByRole('button', {
      name: `Potvrdit druhou osobou: lístek ${showNumber(number)}`,
    });
    // A paper of the reader's own unit is for somebody else.
    if ((await confirming.count()) === 0) continue;
    await confirming.focus();
    await reader.page.keyboard.press('Enter');
    const yes = reader.page.getByRole('button', { name: 'Potvrdit zápis' });
    // The title is focused first, and may be once more while the dialog opens: a record is read before it is confirmed.
    await expect(yes).toBeVisible();
    await expect(async () => {
      if (await yes.isVisible()) {
        await yes.focus({ timeout: 1000 });
        await reader.page.keyboard.press('Enter');
      }
      await expect(yes).toBeHidden({ timeout: 3000 });
    }).toPass();
  }
  await expectFlawless(reader.page);
  expect((await counted()).counted.seats).toBeGreaterThanOrEqual(9);
  for (const { page: one } of [committee, reader]) await one.close();
});
