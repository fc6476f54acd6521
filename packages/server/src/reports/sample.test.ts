import { expect, it } from 'vitest';
import { home } from '#contract/home/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import type { Person } from '#house/house.ts';
import { aSample } from '#house/sampled.ts';
import { fetched } from '#house/sending-files.ts';

const { portal, signIn } = aSample();
const listed = async (who: Person) => {
  const { reports: rows, total: _, ...counts } = await who.asks(reports.list, {});
  return { counts: Object.values(counts), titles: rows.map((r) => r.title) };
};

it('Lipová has reports in every state, a complaint that is not for all, and nobody was mailed of them', async () => {
  const chair = await signIn('predseda@lipova.example');
  expect(await listed(chair)).toEqual({
    counts: [9, 2, 4, 2, 1],
    titles: [
      ...['Nesvítí světlo u výtahu', 'Hluk po desáté večer', 'Vchodové dveře se zase nedovírají'],
      ...['Kape voda ze stoupačky ve sklepě', 'Zámek u kočárkárny', 'Lavička na dvůr', 'Zvonek u dveří nezvoní'],
      ...['Nedovírají se vchodové dveře', 'Skvrna na stropě v chodbě'],
    ],
  });
  expect((await listed(await signIn('najemnik@lipova.example'))).counts).toEqual([8, 1, 4, 2, 1]);
  const waiting = await (await signIn('vlastnik@lipova.example')).asks(home.waits, {});
  expect(waiting.counts).toMatchObject({ reportsAsked: 1 });
  const late = await chair.asks(reports.list, { filters: JSON.stringify({ overdue: true }) } as never);
  expect(late.reports.map((r) => r.title)).toEqual(['Zvonek u dveří nezvoní']);
  expect((await chair.asks(home.waits, {})).counts).toMatchObject({ reportsNew: 2, reportsGiven: 2 });
  const { rows } = await portal().pool.raw.query('select kind from outbox');
  expect(rows).toEqual([]);
});

it('the leak in the cellar has its photographs, both streams and a history with the manager', async () => {
  const chair = await signIn('predseda@lipova.example');
  const { reports: found } = await chair.asks(reports.search, { text: 'stoupac' });
  const r = await chair.asks(reports.one, { id: found.find((f) => f.status === 'solving')?.id as number });
  expect([r.commentCount, r.innerCount, r.attachments.map((f) => f.name)]).toEqual([
    ...[2, 1, ['Stoupačka nad kójí', 'Mokrá zeď']],
  ]);
  expect(r.history.map((h) => h.what)).toEqual(['firmDay', 'handedOver', 'takenOver', 'created']);
  expect((await fetched(portal(), r.attachments[0]?.previewUrl as string)).statusCode).toBe(200);
});
