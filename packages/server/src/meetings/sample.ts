import { sql } from 'drizzle-orm';
import { type Day, dayIn, momentAt } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { newsOf } from '#contract/meetings/rules.ts';
import { MeetingInput } from '#contract/meetings/schema.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { SampleAt } from '../sample/acting.ts';
import type { Meeting } from './rows/queries.ts';
import { tieVote } from './rows/queries-votes.ts';
import { changeMeeting } from './writing/queries.ts';
import { writeMeeting } from './writing/steps.ts';

type At = { db: Db; scope: Scope; now: Date };

const html = (...paragraphs: string[]) => paragraphs.map((p) => `<p>${p}</p>`).join('');
const before = ({ now }: At, days: number) => new Date(now.getTime() - days * 24 * 3600_000);
const momentOn = (day: Day, clock: string) => momentAt(`${day}T${clock}`) as Date;

/** The first Wednesday so many days from today or later. */
function wednesday({ now }: At, days: number): Day {
  const day = addDays(dayIn(now), days);
  return addDays(day, (3 - new Date(`${day}T00:00:00Z`).getUTCDay() + 7) % 7);
}

type Planned = { name: string; day: Day; from: string; to: string; address: string; text: string; isPublic?: boolean };

const prepare = (at: At, { day, from, to, text, ...m }: Planned): Promise<Meeting> =>
  writeMeeting(
    at,
    MeetingInput.parse({
      ...{ ...m, description: text },
      ...{ start: momentOn(day, from).toISOString(), end: momentOn(day, to).toISOString() },
    }),
  );

/** Called so many days ago; mails of the sample go to nobody. */
async function called(at: At, planned: Planned, daysAgo: number): Promise<Meeting> {
  const then = { ...at, now: before(at, daysAgo) };
  const told = { status: 'scheduled', scheduledAt: then.now, noticedAt: then.now } as const;
  return changeMeeting(at.db, at.scope, await prepare(then, planned), told, then.now);
}

async function tieNamed({ db, scope }: At, voteName: string, m: Meeting): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from vote where svj_id = ${scope.svjId} and name = ${voteName} order by id limit 1`);
  if (rows[0]) await tieVote(db, scope, rows[0].id, m.id);
}

async function addOfLipova(at: At): Promise<void> {
  const { db, scope } = at;
  const room = 'Kočárkárna, Lipová 14, přízemí, vchod ze dvora bez schodů';
  await called(
    at,
    {
      ...{ name: 'Prosincové shromáždění', day: wednesday(at, 20), from: '18:00', to: '20:00', address: room },
      text: html(
        'Vážení vlastníci,',
        'zveme vás na řádné shromáždění. Prosíme, přijďte o čtvrt hodiny dřív, ať se všichni stihnou zapsat.',
        'Za výbor JUDr. Ludmila Žabková',
      ),
    },
    14,
  );
  const held = await called(
    at,
    {
      ...{ name: 'Shromáždění k opravě střechy', day: dayIn(before(at, 2)), from: '18:00', to: '19:30', address: room },
      text: html('Střecha nad vchodem 14 zatéká. Rozhodneme o opravě a o tom, z čeho ji zaplatíme.'),
    },
    40,
  );
  await changeMeeting(db, scope, held, { status: 'finished', finishedAt: before(at, 1) }, before(at, 1));
  await tieNamed(at, 'Shromáždění: oprava střechy domu', held);
  const off = await called(
    at,
    {
      ...{ name: 'Mimořádné shromáždění', day: wednesday(at, -60), from: '17:30', to: '18:30', address: room },
      text: html('Jediný bod: výpověď smlouvy na úklid.'),
    },
    100,
  );
  const cancelReason = 'Firma nabídku stáhla, není o čem rozhodovat.';
  const over = { status: 'finished', finishedAt: before(at, 75), cancelledAt: before(at, 75), cancelReason } as const;
  await changeMeeting(db, scope, off, over, before(at, 75));
  await prepare(at, {
    ...{ name: 'Výroční shromáždění', day: wednesday(at, 120), from: '18:00', to: '20:30', address: room },
    text: html('Doplnit: účetní závěrka, odměny výboru, plán oprav.'),
  });
  await prepare(at, {
    ...{ name: 'Příprava rozpočtu', day: wednesday(at, 9), from: '19:00', to: '20:00', address: 'Sušárna, Lipová 16' },
    ...{ text: html('Výbor a správce projdou návrh rozpočtu.'), isPublic: false },
  });
}

/** The evening that comes first: its registration may be opened at once, and the meeting held to its end. */
function thisEvening({ now }: At): Day {
  const today = dayIn(now);
  return now < momentOn(today, '18:00') ? today : addDays(today, 1);
}

/** Called five weeks ago. */
async function addThisEvening(at: At): Promise<void> {
  await called(
    at,
    {
      ...{
        name: 'Shromáždění k bráně do dvora',
        day: thisEvening(at),
        from: '18:00',
        to: '19:00',
        address: 'Kočárkárna, Lipová 14',
      },
      text: html('Brána do dvora se nezavírá. Rozhodneme o opravě a o zámku do kočárkárny.'),
    },
    35,
  );
}

async function addOfDlouha(at: At): Promise<void> {
  const { db, scope } = at;
  const m = await called(
    at,
    {
      ...{
        name: 'Řádné shromáždění',
        day: wednesday(at, 26),
        from: '17:00',
        to: '19:00',
        address: 'Kancelář, Dlouhá 7',
      },
      text: html('Hospodaření domu, výměna výtahu a volba výboru.'),
    },
    12,
  );
  const told = (address: string) => ({ ...m, start: m.startsAt, end: m.endsAt, address });
  const address = 'Jídelna školy, Dlouhá 12, vchod ze zahrady';
  const then = before(at, 4);
  const news = newsOf(told(m.address), told(address), then);
  await changeMeeting(db, scope, m, { address, news, noticedAt: then }, then);
}

/** Meetings of the sample's houses: called, held with its vote, called off, drafts; in the other house one that moved. */
export async function furnishMeetings(_portal: unknown, { house, ...at }: SampleAt): Promise<void> {
  if (house === 'lipova') {
    await addOfLipova(at);
    await addThisEvening(at);
  }
  if (house === 'dlouha') await addOfDlouha(at);
}
