import { type Day, dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import type { Portal } from '../base/http/handler.ts';
import { hashToken, newToken } from '../base/secrets/tokens.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import type { SampleEmail } from '../sample/people.ts';
import { makeSource } from './in/steps.ts';
import { readBytes } from './in/steps-reading.ts';
import { addFeed, noteFetch } from './out/queries.ts';

const hour = 3600_000;
type Written = { uid: string; first: Day; title: string; place: string; rule?: string };

const packed = (day: Day) => day.replaceAll('-', '');
/** Whole days as a town writes them. */
const whole = ({ uid, first, title, place, rule }: Written): string[] => [
  ...['BEGIN:VEVENT', `UID:${uid}@hornilipnice.example`, 'DTSTAMP:20260102T080000Z'],
  ...[`DTSTART;VALUE=DATE:${packed(first)}`, `DTEND;VALUE=DATE:${packed(addDays(first, 1))}`],
  ...[`SUMMARY:${title}`, `LOCATION:${place}`, ...(rule ? [`RRULE:${rule}`] : []), 'END:VEVENT'],
];
const fileOf = (events: readonly Written[]): Buffer => {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Horni Lipnice//Kalendar//CS'];
  return Buffer.from([...head, ...events.flatMap(whole), 'END:VCALENDAR', ''].join('\r\n'));
};

/** What the town publishes, around today. */
function ofTown(house: 'lipova' | 'dlouha', today: Day) {
  // Thursday of the week that was four weeks ago.
  const thursday = addDays(today, -28 - ((new Date(`${today}T00:00:00Z`).getUTCDay() + 3) % 7));
  const place = 'ulice Lipová';
  if (house === 'lipova')
    return {
      ...{ name: 'Svoz tříděného odpadu, Horní Lipnice', fileName: 'svoz-odpadu.ics' },
      bytes: fileOf([
        { uid: 'bio', first: thursday, title: 'Bioodpad', place, rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TH' },
        {
          uid: 'plasty',
          first: addDays(thursday, 1),
          title: 'Plasty a papír',
          place,
          rule: 'FREQ=WEEKLY;INTERVAL=4;BYDAY=FR',
        },
        { uid: 'objem', first: addDays(today, 11), title: 'Velkoobjemový odpad, kontejner', place },
      ]),
    };
  return {
    ...{ name: 'Blokové čištění ulic', fileName: 'cisteni-ulic.ics' },
    bytes: fileOf([
      { uid: 'cisteni', first: addDays(today, 9), title: 'Čištění ulice, zákaz parkování', place: 'ulice Dlouhá' },
      { uid: 'cisteni2', first: addDays(today, 190), title: 'Čištění ulice, zákaz parkování', place: 'ulice Dlouhá' },
    ]),
  };
}

const phones: Readonly<Record<'lipova' | 'dlouha', readonly SampleEmail[]>> = {
  lipova: ['predseda@lipova.example', 'vlastnik@lipova.example'],
  dlouha: ['dvojity@dlouha.example'],
};

/** The house reads a calendar of the town, and some of its people have the calendar on a phone. */
export async function furnishFeeds(_: Portal, { house, ...at }: SampleAt): Promise<void> {
  if (house === 'prazdna') return;
  const { db, scope, now } = at;
  const { name, fileName, bytes } = ofTown(house, dayIn(now));
  const came = await readBytes(bytes, now);
  if (came.kind !== 'read') return;
  await makeSource(at, { name, calendarId: null, colour: 'yellow', isPublic: true }, { fileName }, came);
  for (const email of phones[house]) {
    const owner = { ...scope, memberId: await memberOf(at, email) };
    const said = { name: 'Telefon', calendarIds: null, hasMain: true, withCommittee: false, withLayers: false };
    const made = await addFeed(db, owner, said, hashToken(newToken()), new Date(now.getTime() - 30 * 24 * hour));
    await noteFetch(db, owner, made, 'iOS/26.1 dataaccessd/1.0', new Date(now.getTime() - 2 * hour));
  }
}
