import { beforeAll, expect, it } from 'vitest';
import { agenda } from '#contract/agenda/endpoints.ts';
import { proposals } from '#contract/proposals/endpoints.ts';
import { aProposal, supports } from '#house/proposals.ts';
import { aMeeting, aMeetingDraft } from '#house/summons.ts';
import { aVotingHouse } from '#house/votes.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let h: Awaited<ReturnType<typeof aVotingHouse>>;
beforeAll(async () => {
  h = await aVotingHouse(portal());
});
const list = '/shromazdeni-vlastniku/namety';
const at = (id: number) => `${list}/${id}`;

it('an owner proposes a point from the list of meetings, and the form says what is missing', async () => {
  const { house, petr, chair } = h;
  await opens(house, chair, list);
  await words('Zatím nikdo nic nenavrhl');
  expect(every('link', 'Navrhnout bod')).toEqual([]);
  await opens(house, petr, '/shromazdeni-vlastniku');
  press(await one('link', 'Náměty na program'));
  press(await one('link', 'Navrhnout bod'));
  type(await field('Název bodu'), 'Lavička');
  press(await one('button', 'Podat námět'));
  await words('Vyplňte toto pole.');
  await nothingForAxe();
  type(await field('Důvod'), 'Není kde sedět.');
  press(await one('button', 'Podat námět'));
  await words(/20,00\s%/);
  await words(/chybí víc než 5,00\s%/);
  await nothingForAxe();
  await opens(house, petr, list);
  await one('link', 'Lavička');
  await nothingForAxe();
});

it('more than a quarter by two owners shows the term to everybody, and the support may be taken back', async () => {
  const { house, petr, jan, chair } = h;
  const { id } = await aProposal(petr);
  await opens(house, jan, at(id));
  press(await one('button', 'Podpořit'));
  await words('Výbor má svolat shromáždění');
  await words('Víc než čtvrtina hlasů aspoň dvou vlastníků');
  await words('za 3, 10');
  await nothingForAxe();
  press(await one('button', 'Vzít podporu zpět'));
  await words(/Podpora mezitím klesla na 20,00\s%/);
  await opens(house, chair, list);
  await words('Povinnost svolat');
});

it('the committee takes it into an agenda or leaves it out with a reason', async () => {
  const { house, petr, jan, chair } = h;
  const p = await aProposal(petr, { name: 'Stojan' });
  await supports(jan, p.id);
  await opens(house, chair, at(p.id));
  press(await one('button', 'Zařadit na program'));
  await words('Není připravené žádné shromáždění, na které by šel bod zařadit. Nejdřív nějaké založte.');
  const m = await aMeetingDraft(chair);
  await aMeeting(chair, { name: 'Jarní shromáždění' });
  await opens(house, chair, at(p.id));
  press(await one('button', 'Zařadit na program'));
  const dialog = await one('dialog', 'Zařadit na program');
  press(await one('button', 'Zařadit', dialog));
  await words('Vyplňte toto pole.');
  await nothingForAxe();
  await chair.asks(proposals.take, { id: p.id, meetingId: m.id });
  await opens(house, chair, `/shromazdeni-vlastniku/${m.id}`);
  await words('Tyto body navrhli vlastníci.');
  await one('link', 'Stojan');
  expect((await chair.asks(agenda.one, { id: m.id })).points.map((x) => x.name)).toEqual(['Stojan']);

  const left = await aProposal(petr, { name: 'Bazén' });
  await opens(house, chair, at(left.id));
  press(await one('button', 'Nezařadit'));
  const why = await one('dialog', 'Nezařadit námět');
  press(await one('button', 'Nezařadit', why));
  await words('Vyplňte toto pole.');
  await nothingForAxe();
});
