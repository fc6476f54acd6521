import { beforeAll, expect, it } from 'vitest';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import type { MeetingDetail } from '#contract/meetings/schema.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aMeeting } from '#house/summons.ts';
import { aDoor } from './door.tsx';
import { every, field, key, one, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
const seats = 50;
const nameOf = (n: number) => `Vlastník${String(n).padStart(2, '0')}`;

let house: TestHouse;
let chair: Person;
let meeting: MeetingDetail;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  const couple = [await house.owner({ lastName: 'Manželová' }), await house.owner({ lastName: 'Manžel' })];
  await house.unit(chair, '1', [1, seats], [{ memberIds: couple.map((p) => p.memberId as number) }]);
  for (let n = 2; n <= seats; n++) {
    const owner = await house.owner({ lastName: nameOf(n), access: false });
    await house.unit(chair, String(n), [1, seats], [{ memberIds: [owner.memberId as number] }]);
  }
  const at = (hours: number) => new Date(portal().clock.now.getTime() + hours * 3600_000).toISOString();
  meeting = await aMeeting(chair, { start: at(2), end: at(4) });
});

const desk = () => field('Jméno, jednotka, nebo načtený kód');
const came = async () => (await chair.asks(assemblyDesk.desk, { id: meeting.id })).sums?.counts.room;

it('the registration says what opening does and opens at once, and the meeting leads to it', async () => {
  await opens(house, chair, `/shromazdeni-vlastniku/${meeting.id}`);
  await words('Prezence se dá otevřít.');
  press(await one('link', 'Přejít k prezenci'));
  await words('Prezence ještě není otevřená');
  await nothingForAxe();
  press(await one('button', 'Otevřít prezenci'));
  expect(await desk()).toBe(document.activeElement);
  await words('Chybí ještě víc než 50,00 %');
  await nothingForAxe();
});

it('fifty seats are written down by the keyboard alone, the field never left', async () => {
  await opens(house, chair, `/shromazdeni-vlastniku/${meeting.id}/prezence`);
  const typed = await desk();
  for (let n = 2; n <= seats; n++) {
    type(typed, nameOf(n).toLowerCase());
    key(typed, 'Enter');
    await until(`${nameOf(n)} was not taken`, () => typed.value === '');
    expect(document.activeElement).toBe(typed);
  }
  // Of a couple it is asked which of them.
  type(typed, 'manžel');
  key(typed, 'Enter');
  const card = await one('region', /Manžel/);
  press(await one('radio', 'Jan Manžel osobně', card));
  press(await one('button', 'Zapsat příchod', card));
  await until('not everybody came', async () => (await came()) === seats);
  await words('Shromáždění je usnášeníschopné');
  await until('the card stays', () => every('region', /Manžel/).length === 0);
  expect(document.activeElement).toBe(typed);
});

it('what was written last is taken back, and another desk is told when somebody came', async () => {
  await opens(house, chair, `/shromazdeni-vlastniku/${meeting.id}/prezence`);
  press(await one('button', 'Vzít zpět poslední zápis'));
  await until('nobody left', async () => (await came()) === seats - 1);
  const typed = await desk();
  type(typed, nameOf(7));
  const found = await one('list', 'Nalezení účastníci');
  expect(every('button', /^Zapsat odchod/, found)).toHaveLength(1);
  press(await one('button', `Jan ${nameOf(7)}`, found));
  const card = await one('region', `Jan ${nameOf(7)}`);
  await until('the card is empty', () => saying(/^V místnosti: /, card).length > 0);
  await nothingForAxe();
  key(typed, 'Escape');
  await until('the card stays', () => every('region', `Jan ${nameOf(7)}`).length === 0);
});

it('a power of attorney asks for its agent, its paper and a look at it', async () => {
  await opens(house, chair, `/shromazdeni-vlastniku/${meeting.id}/prezence`);
  await chair.asks(assemblyDesk.mark, {
    ...{ id: meeting.id, here: false, event: { id: crypto.randomUUID(), device: 'stul', order: 1 } },
    seat: (await chair.asks(assemblyDesk.find, { id: meeting.id, text: nameOf(9) })).seats[0]?.id as number,
  });
  const typed = await desk();
  type(typed, nameOf(9));
  const found = await one('list', 'Nalezení účastníci');
  press(await one('button', `Jan ${nameOf(9)}`, found));
  const card = await one('region', `Jan ${nameOf(9)}`);
  press(await one('radio', 'Zmocněnec s plnou mocí na papíře', card));
  press(await one('switch', 'Zmocněnec není z domu', card));
  type(await field('Jméno zmocněnce'), 'Ota Cizí');
  await words(/^Zmocněnec: Ota Cizí/, card);
  press(await one('button', 'Zapsat příchod na plnou moc', card));
  // Whatever is missing is said where it is missing, and nothing typed is lost.
  await words('Vyfoťte nebo přiložte listinu plné moci.', card);
  await words(/^Podívejte se na listinu/, card);
  expect((await field('Jméno zmocněnce')).value).toBe('Ota Cizí');
  await nothingForAxe();
});

it('brings whoever taps a row far below to the card that it opens, and offers the power on paper at the row', async () => {
  await opens(house, chair, `/shromazdeni-vlastniku/${meeting.id}/prezence`);
  const shown: Element[] = [];
  const scroll = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  try {
    const list = await one('list', 'Účastníci shromáždění');
    press(await one('button', `Jan ${nameOf(20)}`, list));
    const card = await one('region', `Jan ${nameOf(20)}`);
    expect(shown.at(-1)).toBe(card);
    expect(document.activeElement).toBe(card);
    press(await one('button', `Má plnou moc na papíře: Jan ${nameOf(9)}`, list));
    const other = await one('region', `Jan ${nameOf(9)}`);
    expect(document.activeElement).toBe(other);
    await one('button', 'Zapsat příchod na plnou moc', other);
    // Tapped once more after scrolling away it comes again.
    shown.length = 0;
    press(await one('button', `Jan ${nameOf(9)}`, list));
    await until('the card stays out of view', () => shown.length > 0);
  } finally {
    Element.prototype.scrollIntoView = scroll;
  }
});
