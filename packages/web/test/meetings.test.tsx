import { beforeAll, expect, it } from 'vitest';
import { agenda } from '#contract/agenda/endpoints.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { agendaAs, anAgenda, editedAgenda } from '#house/agendas.ts';
import { aBoardHouse, type BoardHouse } from '#house/messages.ts';
import { aMeeting, aMeetingDraft, editedMeeting } from '#house/summons.ts';
import { aDraft as aVoteDraft } from '#house/votes.ts';
import { aDoor } from './door.tsx';
import { every, field, one, press, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let h: BoardHouse;
beforeAll(async () => {
  h = await aBoardHouse(portal());
});

it('an empty house leads to the first one, whose form says what it lacks and fills the end', async () => {
  const { chair, house } = h;
  await opens(house, chair, '/shromazdeni-vlastniku');
  await words('Zatím tu není žádné shromáždění');
  await nothingForAxe();
  await opens(house, chair, '/shromazdeni-vlastniku/novy');
  press(await one('button', 'Uložit koncept'));
  await words('Vyplňte toto pole.');
  type(await field('Název'), 'Prosincové shromáždění');
  type(await field('Začátek'), '16. 12. 2026 18:00');
  type(await field('Adresa'), 'Kočárkárna, Lipová 14');
  await nothingForAxe();
  press(await one('button', 'Uložit koncept'));
  await one('heading', 'Prosincové shromáždění');
  const [made] = (await chair.asks(meetings.list, {})).data;
  expect(made).toMatchObject({ status: 'concept', start: '2026-12-16T17:00:00.000Z', end: '2026-12-16T19:00:00.000Z' });
});

it('is called after a question, with its short term said and stopping nobody', async () => {
  const { chair, house } = h;
  const m = await aMeetingDraft(chair, { name: 'Ke svolání' });
  await opens(house, chair, `/shromazdeni-vlastniku/${m.id}`);
  await words(/^Do shromáždění zbývá 24 celých dní/);
  press(await one('button', 'Svolat'));
  const question = await one('dialog', 'Svolat shromáždění Ke svolání?');
  expect(question.textContent).toContain('3 lidé');
  expect(question.textContent).toContain('Lhůta pozvánky při tom nevyjde');
  press(await one('button', 'Svolat shromáždění', question));
  await words('Naplánováno');
  expect((await chair.asks(meetings.one, { id: m.id })).status).toBe('scheduled');
});

it('whoever is invited reads what has changed and nothing of the term; one called off begins with why', async () => {
  const { alena, chair, house } = h;
  const m = await aMeeting(chair, { name: 'Stěhované' });
  const moved = await chair.asks(meetings.update, editedMeeting(m, { address: 'Sokolovna' }));
  await opens(house, alena, `/shromazdeni-vlastniku/${m.id}`);
  await words('Změnilo se: místo.');
  await words('Dříve: Kočárkárna, Lipová 14');
  expect(document.body.textContent).not.toContain('§ 249');
  expect(every('button', 'Další akce')).toEqual([]);
  await nothingForAxe();
  await chair.asks(meetings.cancel, { id: moved.id, reason: 'Nesejdeme se.' });
  await opens(house, alena, `/shromazdeni-vlastniku/${m.id}`);
  await words('Shromáždění se nekoná. Důvod: Nesejdeme se.');
  await words('Odvoláno');
});

it('an unknown one leads back to the list and says so', async () => {
  await opens(h.house, h.alena, '/shromazdeni-vlastniku/999999');
  await words('Toto shromáždění tu není. Možná bylo smazáno.');
});

it('a vote chooses its meeting, and both lead to each other', async () => {
  const { chair, house } = h;
  const m = await aMeeting(chair, { name: 'Zimní' });
  const vote = await aVoteDraft(chair, { name: 'Oprava výtahu', meetingOfOwnersId: m.id });
  await opens(house, chair, `/hlasovani/${vote.id}/upravit`);
  const picker = await field('Shromáždění v portálu');
  expect((picker as HTMLInputElement).value).toBe('Zimní');
  expect(every('textbox', /^Shromáždění$/)).toEqual([]);
  await opens(house, chair, `/shromazdeni-vlastniku/${m.id}`);
  await one('link', 'Oprava výtahu');
});

it('an agenda begins from the template, is put in order and saved; calling says what it lacks', async () => {
  const { chair, house } = h;
  const m = await aMeetingDraft(chair, { name: 'S programem' });
  const door = await opens(house, chair, `/shromazdeni-vlastniku/${m.id}`);
  await words(/^Program zatím není/);
  press(await one('link', 'Sestavit program'));
  press(await one('button', 'Použít vzor Výroční shromáždění'));
  type(await field('Název bodu 2'), 'Zpráva výboru');
  press(await one('button', 'Posunout bod 2 výš'));
  await words('Bod Zpráva výboru je teď 1. z 7.');
  press(await one('button', 'Přidat bod'));
  press(await one('button', 'Uložit program'));
  await words('Vyplňte toto pole.');
  type(await field('Název bodu 8'), 'Kamera');
  await nothingForAxe();
  press(await one('button', 'Uložit program'));
  await until('back at the meeting', () => !door.address().includes('/program'));
  const program = await one('list', 'Program');
  expect([...program.querySelectorAll('h3')].map((name) => name.textContent).at(0)).toBe('1. Zpráva výboru');
  await words('Navržené znění chybí, nebo není dopsané.');
  await words('8 bodů programu');
  await nothingForAxe();
  press(await one('button', 'Svolat'));
  const question = await one('dialog', 'Svolat shromáždění S programem?');
  expect(question.textContent).toContain('K 6 bodům chybí navržené znění nebo podklady: 2, 3, 4, 5, 6, 8.');
  press(await one('button', 'Ještě ne', question));
  press(await one('button', 'Připravit hlasování'));
  press(await one('button', 'Připravit hlasování', await one('dialog', 'Připravit hlasování k programu?')));
  await one('link', 'Hlasování shromáždění');
  expect((await agendaAs(chair, m.id)).points.filter((p) => p.vote?.status === 'concept')).toHaveLength(6);
});

it('what somebody else saved meanwhile takes nothing of what is typed', async () => {
  const { chair, house } = h;
  const m = await aMeetingDraft(chair, { name: 'Dva naráz' });
  const a = await anAgenda(chair, m.id);
  await opens(house, chair, `/shromazdeni-vlastniku/${m.id}/program`);
  type(await field('Název bodu 3'), 'Výtah a schodiště');
  await chair.asks(
    agenda.save,
    editedAgenda(a, (points) => points.slice(1)),
  );
  press(await one('button', 'Uložit program'));
  await one('button', 'Uložit moji verzi');
  expect(((await field('Název bodu 3')) as HTMLInputElement).value).toBe('Výtah a schodiště');
});

it('whoever is invited reads the program, what was changed of it, and writes nothing', async () => {
  const { alena, chair, house } = h;
  const m = await aMeeting(chair, { name: 'Čtené' });
  await anAgenda(chair, m.id);
  await opens(house, alena, `/shromazdeni-vlastniku/${m.id}`);
  await words('Společenství vymění výtah za nejvýše 2 miliony.');
  await words(/^Usnesení · alespoň tři čtvrtiny přítomných · přidáno/);
  await words(/^Informace · nehlasuje se/);
  await words('Změnilo se: program.');
  await words('Přibylo: „Volba předsedajícího“, „Hospodaření“ a „Výtah“');
  expect(every('link', 'Upravit program')).toEqual([]);
  await nothingForAxe();
});
