import { afterAll, beforeAll, expect, it } from 'vitest';
import { reports } from '#contract/reports/endpoints.ts';
import { reportCare } from '#contract/reports/endpoints-care.ts';
import { aHouse, type Person } from '../house.ts';
import { aPortal, type TestPortal } from '../portal.ts';
import { aReport, aReportForm } from '../reports.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

it('200 people with one fault at once: each report stands or is followed, none is lost and none counts twice', async () => {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const first = await aReport(chair, { title: 'Nejde výtah' });
  const people: Person[] = [];
  // The flood is what they file, not how they come to be.
  for (let i = 0; i < 200; i += 1) people.push(await house.owner({}));
  const answers = await Promise.all(
    people.flatMap((who, i) => {
      const key = crypto.randomUUID();
      const sends = () =>
        i % 2 === 0
          ? who.under(key).call(reports.create, aReportForm({ title: 'Výtah stojí' }))
          : who.call(reportCare.also, { id: first.id, also: true });
      // Everybody presses twice.
      return [sends(), sends()].map(async (answer) => ({ who, i, ...(await answer) }));
    }),
  );
  const done = new Set(answers.filter((a) => a.status === 200).map((a) => a.i));
  // Whoever was told to come later does.
  for (const [i, who] of people.entries()) {
    if (done.has(i)) continue;
    if (i % 2 === 0) await who.asks(reports.create, aReportForm({ title: 'Výtah stojí' }));
    else await who.asks(reportCare.also, { id: first.id, also: true });
  }
  const list = await chair.asks(reports.list, { sizePerPage: 'all' } as never);
  expect(list.newReportsCount).toBe(101);
  expect(new Set(list.reports.map((r) => r.owner?.id)).size).toBe(101);
  expect(list.reports.find((r) => r.id === first.id)?.alsoCount).toBe(100);
});
