import { beforeAll, expect, it } from 'vitest';
import { resolutions } from '#contract/resolutions/endpoints.ts';
import { cast } from '#house/balloting.ts';
import { aReport } from '#house/reports.ts';
import { aMeetingDraft } from '#house/summons.ts';
import { aVotingHouse, ends, type House, started } from '#house/votes.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let h: House;
let voteId: number;
let id: number;
beforeAll(async () => {
  h = await aVotingHouse(portal());
  const vote = await started(h.chair, {
    points: [{ name: 'Střecha', description: '<p>Opraví se střecha.</p>' }, { name: 'Výtah' }],
  });
  await cast(h.house, h.alena, vote.id, { 1: 'agree', 2: ['agree', 'notAgree'], '3, 10': 'notAgree' });
  await ends(h.chair, vote);
  voteId = vote.id;
  id = (await h.chair.asks(resolutions.list, { tab: 'adopted' })).data[0]?.id as number;
});

it('lists what the house decided for its owners, and what a vote decided leads there', async () => {
  await opens(h.house, h.alena, '/usneseni');
  await one('link', 'Střecha');
  await words('1/2026');
  await words('Nepřijato');
  await nothingForAxe();
  await opens(h.house, h.alena, `/hlasovani/${voteId}`);
  await one('link', /č\. 2\/2026 Výtah/);
  press(await one('link', /č\. 1\/2026 Střecha/));
  await words('Opraví se střecha.');
  await words(/80,00\s%/);
  await words('Zapsáno koncem hlasování');
  expect(every('link', 'Upravit')).toEqual([]);
  await nothingForAxe();
});

it('the committee says how it stands with it, a reason is asked for, and it is in the history', async () => {
  const report = await aReport(h.chair, { title: 'Zatéká u komína' });
  await opens(h.house, h.chair, `/usneseni/${id}/upravit`);
  press(await one('radio', /^Upuštěno/));
  await nothingForAxe();
  press(await one('button', 'Uložit změny'));
  await words('Napište prosím, proč se od usnesení upouští.');
  type(await field('Důvod'), 'Dům čeká na dotaci.');
  type(await field('Přidat hlášení'), 'zatéká');
  press(await one('option', 'Zatéká u komína'));
  press(await one('button', 'Uložit změny'));
  await one('link', 'Zatéká u komína');
  await words(/upuštěno/);
  const kept = await h.chair.asks(resolutions.one, { id });
  expect(kept).toMatchObject({ note: 'Dům čeká na dotaci.', reports: [{ id: report.id }] });
});

it('what waits is in an agenda that nobody wrote yet, and can be taken off', async () => {
  const r = await h.chair.asks(resolutions.one, { id });
  const { updatedAt } = r;
  await h.chair.asks(resolutions.update, { id, updatedAt, state: 'open', reportIds: [], voteIds: [], documents: [] });
  const m = await aMeetingDraft(h.chair);
  await opens(h.house, h.chair, `/shromazdeni-vlastniku/${m.id}/program`);
  await words('Program začíná usneseními, která čekají na splnění. Bod upravte, nebo ho odeberte.');
  press(await one('button', 'Odebrat bod 1'));
  press(await one('button', 'Odebrat bod'));
  press(await one('button', 'Přidat bod Plnění usnesení'));
  press(await one('button', 'Uložit program'));
  await one('heading', 'Program');
  await words(/č\. 1\/2026 – Střecha/);
});
