import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { weekday } from '#contract/events/rules-series.ts';
import { EventInput } from '#contract/events/schema.ts';
import type { EventColour } from '#contract/events/schema-words.ts';
import { addComment } from '../comments/queries-writing.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import { addCalendar, addLabel } from './calendars/queries.ts';
import { keepComing } from './coming/queries.ts';
import type { At, Event } from './rows/queries.ts';
import { dropDay, writeEvent } from './writing/steps.ts';

type Given = Partial<Omit<EventInput, 'title' | 'place_description'>> & { title: string; text: string };

const chair = 'predseda@lipova.example';
const member = 'vybor@lipova.example';
const owner = 'vlastnik@lipova.example';
const manager = 'sprava@spravce.example';

const html = (text: string): string =>
  text
    .split('\n\n')
    .map((part) => `<p>${part}</p>`)
    .join('');

/** Nobody is mailed of it: it was there before the portal began. */
const plan = (at: At, { text, ...given }: Given): Promise<Event> =>
  writeEvent(at, EventInput.parse({ ...given, place_description: html(text) }));

/** The first such day of the week from the day on. */
const onWeekday = (day: string, wanted: number): string => addDays(day, (wanted - weekday(day) + 7) % 7);

async function calendar(at: At, name: string, colour: EventColour): Promise<number> {
  const made = await addCalendar(at.db, at.scope, { name, colour }, at.now);
  return made?.id as number;
}

async function entranceOf(at: At, name: string): Promise<number> {
  const { rows } = await at.db.execute<{ id: number }>(sql`
    select id from entrance where svj_id = ${at.scope.svjId} and name = ${name}`);
  return rows[0]?.id as number;
}

/** The committee meets each other week; one meeting fell out. */
async function addMeetings(at: At, today: string): Promise<void> {
  const first = onWeekday(addDays(today, -56), 4);
  const meetings = await plan(at, {
    ...{ title: 'Schůze výboru', start: `${first}T18:00`, end: `${first}T19:30`, place_address: 'Kancelář v přízemí' },
    ...{ repeat: true, repeatFrequency: 'week', numberOfRepeat: 2, isPublic: false, labelId: 'meeting' },
    text: 'Program rozešle předsedkyně den předem. Kdo nemůže, dá vědět.',
    notify_period: '1_d',
  });
  await dropDay(at, meetings, addDays(first, 28));
}

/** What comes again and again: waste, readings, cleaning. */
async function addRounds(at: At, today: string, care: number, rounds: number): Promise<void> {
  const monday = onWeekday(addDays(today, -70), 1);
  await plan(at, {
    ...{ title: 'Odvoz papíru', start: monday, allDay: true, calendarId: rounds, labelId: 'waste' },
    ...{ repeat: true, repeatFrequency: 'week', numberOfRepeat: 2 },
    text: 'Modré nádoby stojí večer před svozem u chodníku. Krabice prosím rozložte.',
  });
  const last = onWeekday(addDays(today, 9), 1);
  await plan(at, {
    ...{
      title: 'Odečty vodoměrů',
      start: `${last}T15:00`,
      end: `${last}T18:00`,
      calendarId: rounds,
      labelId: 'reading',
    },
    text: 'Technik obejde všechny byty. Kdo nebude doma, nechá stav opsaný na dveřích.',
    ...{ notify_period: '1_d', comments: true },
  });
  const friday = onWeekday(addDays(today, -28), 5);
  await plan(at, {
    ...{ title: 'Úklid společných prostor', start: `${friday}T08:00`, end: `${friday}T10:00`, calendarId: care },
    ...{ repeat: true, repeatFrequency: 'week', weekDays: [5], labelId: 'cleaning' },
    text: 'Prosíme, ať na chodbách nezůstávají boty ani kočárky.',
  });
}

/** What happens once: an outage of one entrance, a revision, a clean-up day, the anniversary of the house. */
async function addOnce(at: At, today: string, care: number): Promise<Event> {
  const label = await addLabel(at.db, at.scope, { name: 'Revize komínů', type: 'inspection' }, at.now);
  const outage = onWeekday(addDays(today, 2), 3);
  await plan(at, {
    ...{
      title: 'Odstávka teplé vody',
      start: `${outage}T08:00`,
      end: `${outage}T16:00`,
      labelId: 'outage',
      colour: 'red',
    },
    ...{ audience: [{ kind: 'entrance', id: await entranceOf(at, 'Lipová 16') }], calendarId: care, acceptRead: true },
    text: 'Výměna ventilu ve strojovně. Studená voda poteče. Po zapnutí prosím vodu chvíli odpusťte.',
    ...{ notify_period: '1_d', comments: true },
  });
  const revision = onWeekday(addDays(today, 12), 1);
  await plan(at, {
    ...{ title: 'Revize komínů', start: `${revision}T09:00`, end: `${revision}T12:00`, calendarId: care },
    ...{ labelId: label?.id as number, place_address: 'Lipová 14 a 16, byty s karmou' },
    text: 'Kominík potřebuje do bytů s karmou. Kdo nebude doma, domluví se se správcem na náhradním termínu.',
  });
  const saturday = onWeekday(addDays(today, 16), 6);
  const cleanUp = await plan(at, {
    ...{
      title: 'Jarní a podzimní úklid dvora',
      start: `${saturday}T09:00`,
      end: `${saturday}T13:00`,
      labelId: 'social',
    },
    ...{
      place_address: 'Dvůr',
      comments: true,
      notify_period: '1_h,1_d',
      colour: 'yellow',
      coming: true,
      capacity: 25,
    },
    text: 'Shrabeme listí, ostříháme keře a opravíme lavičku. Nářadí je v kočárkárně, buřty a čaj budou.',
  });
  await plan(at, {
    ...{ title: 'Výročí domu', start: `${Number(today.slice(0, 4)) - 2}-06-12`, allDay: true, labelId: 'social' },
    ...{ repeat: true, repeatFrequency: 'year' },
    text: 'V tento den byl dům v roce 1931 zkolaudován.',
  });
  return cleanUp;
}

async function addOfLipova(at: At): Promise<void> {
  const today = dayIn(at.now);
  const care = await calendar(at, 'Údržba a úklid', 'yellow');
  const rounds = await calendar(at, 'Odečty a svozy', 'black');
  const asManager = { ...at, scope: { ...at.scope, memberId: await memberOf(at, manager) } };
  const asChair = { ...at, scope: { ...at.scope, memberId: await memberOf(at, chair) } };
  await addMeetings(asChair, today);
  await addRounds(asManager, today, care, rounds);
  const cleanUp = await addOnce(asManager, today, care);
  const place = { owner: 'event', ownerId: cleanUp.id, stream: 'house' };
  for (const [email, text, people] of [
    [owner, 'Přijdeme dva a přivezeme kolečko.', 2],
    [member, 'Pytle na listí koupím, stačí jich dvacet?', 1],
  ] as const) {
    const memberId = await memberOf(at, email);
    const scope = { ...at.scope, memberId, actorId: memberId };
    await addComment(at.db, scope, place, { text, mentions: [], quoteId: null }, at.now);
    const said = { coming: true, people, startsAt: cleanUp.startsAt, endsAt: cleanUp.endsAt };
    await keepComing(at.db, scope, { id: cleanUp.id, day: null }, said, at.now);
  }
}

async function addOfDlouha(at: At): Promise<void> {
  const today = dayIn(at.now);
  const first = onWeekday(addDays(`${today.slice(0, 7)}-01`, 0), 1);
  await plan(at, {
    ...{ title: 'Úřední hodina správce', start: `${first}T17:00`, end: `${first}T18:00`, labelId: 'meeting' },
    ...{ repeat: true, repeatFrequency: 'month', typeOfMonthRepeat: 'weekDay', place_address: 'Kancelář, Dlouhá 7' },
    text: 'Každé první pondělí v měsíci, bez objednání.',
  });
  const friday = onWeekday(addDays(today, 4), 5);
  await plan(at, {
    ...{ title: 'Revize výtahů', start: `${friday}T10:00`, end: `${friday}T12:00`, labelId: 'inspection' },
    text: 'Výtahy pojedou s přestávkami, nejdéle půl hodiny.',
  });
}

/** What stands in the calendars of the sample's houses. */
export async function furnishEvents(_portal: unknown, { house, db, scope, now }: SampleAt): Promise<void> {
  const at = { db, scope, now };
  if (house === 'lipova') await addOfLipova(at);
  if (house === 'dlouha') await addOfDlouha({ ...at, scope: { ...scope, memberId: await memberOf(at, manager) } });
}
