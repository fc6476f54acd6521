import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import { anEvening, statesOf } from '#house/evenings.ts';
import { aSignedPaper, memberOf } from '#house/proxies.ts';
import { aVotingHouse } from '#house/votes.ts';
import { aDoor } from './door.tsx';
import { field, key, one, pick, press, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();

it('leads an evening by one next step after another, also by keys alone', async () => {
  const { house, chair } = await aVotingHouse(portal());
  const e = await anEvening(chair);
  await e.come('1', '2');
  await opens(house, chair, `/shromazdeni-vlastniku/${e.id}/rizeni`);
  await words('Zahajte shromáždění');
  await nothingForAxe();
  press(await one('button', 'Zahájit shromáždění'));
  press(await one('button', 'Otevřít bod 1'));
  await words('Projednejte bod 1');
  key(document.body, 'u');
  await words('Projednáno');
  press(await one('button', 'Pokračovat na bod 2'));
  press(await one('button', 'Návrh je přečtený'));
  await words('Zeptejte se: Kdo je proti? Kdo se zdržuje?');

  // The couple is asked after the others; a key answers for whoever is called upon.
  press(await one('button', 'Přidat výjimku'));
  await pick('Kdo z přítomných', /Dvorsk/, 'dvorsk');
  press(await one('button', 'Bez odpovědi'));
  press(await one('button', 'Zapsat zbývajícího (1) pro'));
  await words('Zbývá poslední odpověď');
  await words(/jak hlasujete\?/);
  await nothingForAxe();
  key(document.body, 'n');
  await words('Uzavřete bod 2');
  key(document.body, 'u');
  await words('Přijato');
  // Five of eight parts of those present.
  await words('pro 62,50 %');

  press(await one('button', 'Pokračovat na bod 3'));
  await one('button', 'Návrh je přečtený');
  // Another desk writes down that the larger one has left: the screen hears of it by itself.
  await e.leave(['1']);
  await words('Bod nejde přijmout: v místnosti je 30,00 %');
  await words('Shromáždění nesmí rozhodovat');
  await nothingForAxe();
  press(await one('button', 'Uzavřít bod jako nepřijatý'));
  await words('Program je vyčerpaný');
  expect(statesOf(await chair.asks(assemblyCourse.one, { id: e.id }))).toEqual(['1 discussed', '2 passed', '3 lost']);
});

it('keeps whom the chair chose while the answer before is on its way', async () => {
  const { house, chair } = await aVotingHouse(portal());
  const e = await anEvening(chair, [{ kind: 'resolution', name: 'Střecha', wording: 'Společenství opraví střechu.' }]);
  await e.come('1', '2');
  await chair.asks(assemblyCourse.begin, { id: e.id });
  const door = await opens(house, chair, `/shromazdeni-vlastniku/${e.id}/rizeni`);
  press(await one('button', 'Otevřít bod 1'));
  press(await one('button', 'Návrh je přečtený'));
  press(await one('button', 'Přidat výjimku'));
  await pick('Kdo z přítomných', /Nováková/, 'novak');
  const { promise: reply, resolve: replies } = Promise.withResolvers<undefined>();
  door.instead(({ method }) => (method === 'GET' ? undefined : reply));
  press(await one('button', 'Proti'));
  await pick('Kdo z přítomných', /Dvorsk/, 'dvorsk');
  replies(undefined);
  await words('62,50 %');
  // Only who is chosen can be answered for, and only once the answer before has come.
  const no = (await one('button', 'Proti')) as HTMLButtonElement;
  await until('nobody to answer for', () => !no.disabled);
  expect((await field('Kdo z přítomných')).value).toMatch(/Dvorsk/);
});

it('asks who chairs once somebody was elected, and names whoever has not answered', async () => {
  const { house, chair, alena } = await aVotingHouse(portal());
  const e = await anEvening(chair, [
    { kind: 'election', name: 'Volba předsedajícího', wording: 'Shromáždění volí předsedajícím Adama.' },
    { kind: 'resolution', name: 'Střecha', wording: 'Společenství opraví střechu.' },
  ]);
  await e.come('1', '2');
  await chair.asks(assemblyCourse.begin, { id: e.id });
  await e.turn('1');
  await opens(house, chair, `/shromazdeni-vlastniku/${e.id}/rizeni`);
  press(await one('button', 'Návrh je přečtený'));
  press(await one('button', '2 další'));
  expect((await one('list', 'Kdo ještě neodpověděl')).textContent).toMatch(/Alena Nováková.*Dvorsk/);
  await nothingForAxe();
  press(await one('button', /^Zapsat ostatní \(2\) pro$/));
  await words('Uzavřete bod 1');
  press(await one('button', 'Uzavřít bod 1'));
  await words('Kdo teď předsedá?');
  await nothingForAxe();
  press(await one('button', 'Zapsat, kdo předsedá'));
  await field('Předsedající');
  await nothingForAxe();
  press(await one('button', 'Nechat být'));
  // Written down here or on another screen, the evening goes on.
  await chair.asks(assemblyCourse.officers, { id: e.id, chair: { id: alena.memberId as number }, scribe: null });
  await one('button', 'Pokračovat na bod 2');
  await words(/Předsedá .*Nováková/);
});

it('asks before beginning earlier than announced, and names the ways on from a power that waits', async () => {
  const { house, chair, alena } = await aVotingHouse(portal());
  const e = await anEvening(chair, [{ kind: 'resolution', name: 'Střecha', wording: 'Společenství opraví střechu.' }]);
  await e.come('2');
  await chair.asks(assemblyDesk.power, {
    ...{ id: e.id, seat: e.seats('1')[0] as number, principalId: memberOf(alena), agentName: 'Ota Cizí' },
    ...{ fileIds: [await aSignedPaper(chair)], event: { id: randomUUID(), device: 'dveře', order: 1 } },
  });
  await house.inside((db) =>
    db.client.query(
      `update meeting set starts_at = '2099-01-01 18:00', ends_at = '2099-01-01 20:00' where id = ${e.id}`,
    ),
  );
  await opens(house, chair, `/shromazdeni-vlastniku/${e.id}/rizeni`);
  press(await one('button', 'Zahájit shromáždění'));
  const question = await one('dialog', /^Zahájit před ohlášeným začátkem/);
  press(await one('button', 'Zahájit shromáždění', question));
  await words('1 plná moc čeká na druhou osobu');
  await words(/^Nebo zapište, že zmocněnec odešel/);
  // What happens is said before it is pressed.
  await words('bude platit bez druhé osoby, jen podle vyfocené listiny');
  await one('button', 'Rozhodnout o 1 plné moci');
  await nothingForAxe();
  press(await one('button', 'Zmocněnec odešel: Ota Cizí'));
  await one('button', 'Otevřít bod 1');
});
