import { createReadStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import { dayIn } from '#contract/base/time/dates.ts';
import { type Outcome, ReportInput, type ReportStream, type VerdictKind } from '#contract/reports/schema.ts';
import type { Db } from '../base/db/db.ts';
import { mostWaiting } from '../base/files/file-allowance.ts';
import { addFile } from '../base/files/files.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { keepBytes, receive } from '../base/store/file-receiving.ts';
import { addComment } from '../comments/queries-writing.ts';
import { followUnlessSaid } from '../follow/queries.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import type { SampleEmail } from '../sample/people.ts';
import { reportTalk } from './detail/queries-talk.ts';
import { keepWarned } from './due/queries.ts';
import { keepAlso } from './near/queries.ts';
import type { Report } from './rows/queries.ts';
import { type Change, keepHistory } from './rows/queries-history.ts';
import { keepAsking } from './verdict/queries.ts';
import { changeReport } from './writing/queries.ts';
import { writeReport } from './writing/steps-writing.ts';

type At = { db: Db; scope: Scope; now: Date };

const picture = new URL('../../fixtures/water-valve.jpg', import.meta.url);
const day = 24 * 3600_000;

/** The house as one of its people acts in it, so many days ago. */
async function actAs(at: At, email: SampleEmail, daysAgo: number): Promise<At> {
  const memberId = await memberOf(at, email);
  const { rows } = await at.db.execute<{ id: number }>(sql`select id from account where email = ${email}`);
  const scope = { ...at.scope, memberId, actorId: memberId, accountId: rows[0]?.id as number };
  return { db: at.db, scope, now: new Date(at.now.getTime() - daysAgo * day) };
}

type Said = { by: SampleEmail; daysAgo: number; text: string; stream?: ReportStream };
type Deed = { by: SampleEmail; daysAgo: number };
type Life = {
  taken?: Deed;
  solved?: Deed & { solution: string; outcome?: Outcome };
  archived?: Deed;
  /** When its reporter was asked whether it is mended, and what they said. */
  asked?: { daysAgo: number; verdict?: Deed & { is: VerdictKind } };
  /** Who has the same trouble. */
  also?: readonly SampleEmail[];
  said?: readonly Said[];
};
type Filed = Deed & Pick<ReportInput, 'title' | 'description'> & Partial<ReportInput> & Life;

async function take(at: At, r: Report, { by, daysAgo }: Deed): Promise<Report> {
  const who = await actAs(at, by, daysAgo);
  const to = { status: 'solving', solverId: who.scope.memberId, solvingAt: who.now } as const;
  const changes: Change[] = [{ field: 'status', before: 'new', after: 'solving' }];
  await keepHistory(at.db, who.scope, r.id, 'takenOver', changes, who.now);
  return changeReport(at.db, at.scope, r, to, who.now);
}

async function solve(at: At, r: Report, { by, daysAgo, solution, outcome = 'mended' }: NonNullable<Life['solved']>) {
  const who = await actAs(at, by, daysAgo);
  const to = { status: 'solved', solution, outcome, solvedAt: who.now, solvedBy: who.scope.memberId } as const;
  const changes: Change[] = [
    { field: 'status', before: r.status, after: 'solved' },
    { field: 'outcome', after: outcome },
    { field: 'solution', after: solution },
  ];
  await keepHistory(at.db, who.scope, r.id, 'solved', changes, who.now);
  return changeReport(at.db, at.scope, r, to, who.now);
}

async function ask(at: At, r: Report, { daysAgo, verdict }: NonNullable<Life['asked']>): Promise<Report> {
  await keepAsking(at.db, at.scope, r.id, { askAt: null, askedAt: new Date(at.now.getTime() - daysAgo * day) });
  if (!verdict) return r;
  const who = await actAs(at, verdict.by, verdict.daysAgo);
  await keepHistory(at.db, who.scope, r.id, 'verdict', [{ field: 'verdict', after: verdict.is }], who.now);
  return changeReport(at.db, at.scope, r, { verdict: verdict.is, verdictAt: who.now }, who.now);
}

async function archive(at: At, r: Report, { by, daysAgo }: Deed): Promise<Report> {
  const who = await actAs(at, by, daysAgo);
  const changes: Change[] = [{ field: 'status', before: 'solved', after: 'archive' }];
  await keepHistory(at.db, who.scope, r.id, 'archived', changes, who.now);
  return changeReport(at.db, at.scope, r, { status: 'archive', archivedAt: who.now }, who.now);
}

/** Files a report and lets it live; nobody is mailed: all of it happened before the portal began. */
async function filed(
  at: At,
  { by, daysAgo, taken, solved, asked, archived, said = [], also = [], ...input }: Filed,
): Promise<Report> {
  let r = await writeReport(await actAs(at, by, daysAgo), ReportInput.parse(input));
  if (taken) r = await take(at, r, taken);
  for (const { by: who, daysAgo: when, text, stream = 'house' } of said) {
    const actor = await actAs(at, who, when);
    await addComment(at.db, actor.scope, { owner: 'report', ownerId: r.id, stream }, { text, mentions: [] }, actor.now);
    await reportTalk.heard?.(actor, r.id, 'said', stream);
  }
  // Of what was late before the portal began nobody is told.
  if (r.warnOn !== null && r.warnOn <= dayIn(at.now)) await keepWarned(at.db, at.scope, r.id, 2, null);
  if (solved) r = await solve(at, r, solved);
  if (asked) r = await ask(at, r, asked);
  for (const email of also) {
    const who = await actAs(at, email, daysAgo);
    await keepAlso(at.db, who.scope, r.id, who.now);
    await followUnlessSaid(at.db, who.scope, { owner: 'report', ownerId: r.id }, who.now);
  }
  return archived ? archive(at, r, archived) : r;
}

async function addPhoto(portal: Portal, at: At, name: string): Promise<number> {
  const file = await receive(portal.config.dataDir, createReadStream(picture), name);
  try {
    await keepBytes(portal.files, at.scope.svjId, file);
    const allowed = { waiting: mostWaiting.all, quota: portal.config.quota };
    return (await addFile(at.db, at.scope, file, { description: '', isPublic: true }, at.now, allowed)).id;
  } finally {
    await file.discard();
  }
}

/** The first entrance and the first unit of a kind, as the register has them. */
async function placesOf({ db, scope }: At) {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from entrance where svj_id = ${scope.svjId} order by name collate cs_numeric limit 2`);
  return { first: rows[0]?.id ?? null, second: rows[1]?.id ?? rows[0]?.id ?? null };
}

const chair = 'predseda@lipova.example';
const member = 'vybor@lipova.example';
const owner = 'vlastnik@lipova.example';
const couple = 'manzele@lipova.example';
const renter = 'najemnik@lipova.example';
const manager = 'sprava@spravce.example';

/** Two new ones, one of them private, and two that are being solved. */
async function addOpen(portal: Portal, at: At): Promise<void> {
  const { first, second } = await placesOf(at);
  await filed(at, {
    ...{ by: renter, daysAgo: 0.3, title: 'Nesvítí světlo u výtahu', entranceId: second, floor: 2 },
    description: 'Ve druhém patře u výtahu je od včerejška tma. Žárovku jsem zkoušel dotáhnout, nepomohlo to.',
  });
  await filed(at, {
    ...{ by: couple, daysAgo: 1.5, title: 'Hluk po desáté večer', type: 'complaint', entranceId: first },
    description: 'Byt nad námi pouští hudbu do jedné ráno, už čtvrtou sobotu za sebou. Domluva nepomohla.',
    said: [{ by: member, daysAgo: 1, text: 'Zajdu za nimi v pondělí, než jim napíšeme.', stream: 'inner' }],
  });
  const photos = [
    await addPhoto(portal, await actAs(at, owner, 6), 'Stoupačka nad kójí.jpg'),
    await addPhoto(portal, await actAs(at, owner, 6), 'Mokrá zeď.jpg'),
  ];
  await filed(at, {
    ...{ by: owner, daysAgo: 6, title: 'Kape voda ze stoupačky ve sklepě', entranceId: first, floor: -1 },
    ...{ commonSpace: 'sklep, kóje 3', fileIds: photos, taken: { by: manager, daysAgo: 5.2 }, also: [couple, renter] },
    description:
      'U třetí sklepní kóje vpravo kape voda ze stoupačky, asi kapka za vteřinu.\n' +
      'Podložila jsem kbelík, ale do rána je plný. Mokrá je i zeď u elektroměrů.',
    said: [
      {
        ...{ by: manager, daysAgo: 5 },
        text: 'Instalatér přijde ve čtvrtek mezi osmou a desátou. Do té doby je zavřený uzávěr pro sklep.',
      },
      { by: owner, daysAgo: 4.6, text: 'Děkuji. Kbelík vylévám ráno a večer.' },
      {
        ...{ by: chair, daysAgo: 4, stream: 'inner' },
        text: 'Jestli je prasklá i druhá stoupačka, potřebujeme nabídku na výměnu obou.',
      },
    ],
  });
  await filed(at, {
    ...{ by: couple, daysAgo: 26, title: 'Zvonek u dveří nezvoní', entranceId: first, floor: 0 },
    ...{ commonSpace: 'zvonkové tablo', taken: { by: manager, daysAgo: 24 } },
    description: 'Zvonek k bytu 1247/1 nezvoní, návštěvy nám volají, že stojí dole.',
  });
  await filed(at, {
    ...{ by: member, daysAgo: 14, title: 'Zámek u kočárkárny', type: 'repair', entranceId: first, floor: 0 },
    ...{ commonSpace: 'kočárkárna', taken: { by: member, daysAgo: 12 } },
    description: 'Zámek se zasekává, klíč v něm zůstává. Vložku vyměníme a klíče dáme do schránek.',
  });
}

/** What was solved, what follows it, and what is in the archive. */
async function addOver(at: At): Promise<void> {
  const { first, second } = await placesOf(at);
  const door = await filed(at, {
    ...{ by: renter, daysAgo: 40, title: 'Nedovírají se vchodové dveře', entranceId: second, floor: 0 },
    description: 'Dveře zůstávají pootevřené, hlavně když fouká.',
    taken: { by: manager, daysAgo: 39 },
    solved: { by: manager, daysAgo: 33, solution: 'Technik seřídil samozavírač a promazal panty.' },
    asked: { daysAgo: 30, verdict: { by: renter, daysAgo: 29.5, is: 'mended' } },
    said: [{ by: renter, daysAgo: 32, text: 'Zavírají se. Děkuji.' }],
  });
  await filed(at, {
    ...{ by: renter, daysAgo: 2.5, title: 'Vchodové dveře se zase nedovírají', entranceId: second, floor: 0 },
    ...{ followsId: door.id, taken: { by: manager, daysAgo: 2 } },
    description: 'Týden to bylo v pořádku, teď dveře drhnou o práh.',
  });
  await filed(at, {
    ...{ by: owner, daysAgo: 25, title: 'Lavička na dvůr', type: 'request' },
    description: 'Mohla by na dvoře stát lavička? Starší sousedé nemají kde čekat na sanitku.',
    taken: { by: chair, daysAgo: 24 },
    solved: { by: chair, daysAgo: 20, solution: 'Výbor lavičku schválil, stojí u kola od 3. listopadu.' },
    asked: { daysAgo: 17 },
  });
  await filed(at, {
    ...{ by: couple, daysAgo: 90, title: 'Skvrna na stropě v chodbě', entranceId: first, floor: 3 },
    description: 'U stoupačky ve třetím patře je na stropě hnědá skvrna.',
    taken: { by: member, daysAgo: 88 },
    solved: {
      by: member,
      daysAgo: 80,
      outcome: 'notFault',
      solution: 'Skvrna je stará a suchá, přemaluje se s chodbou.',
    },
    archived: { by: member, daysAgo: 50 },
  });
}

/** What people of the sample's houses reported. */
export async function furnishReports(portal: Portal, { house, ...at }: SampleAt): Promise<void> {
  if (house === 'lipova') {
    await addOpen(portal, at);
    await addOver(at);
  }
  if (house !== 'dlouha') return;
  const { first } = await placesOf(at);
  await filed(at, {
    ...{ by: 'dvojity@dlouha.example', daysAgo: 3, title: 'Výtah stojí v přízemí', entranceId: first, floor: 0 },
    description: 'Výtah nereaguje na tlačítka, kabina stojí s otevřenými dveřmi.',
    taken: { by: manager, daysAgo: 2.8 },
  });
  await filed(at, {
    ...{ by: manager, daysAgo: 30, title: 'Ucpaný svod u garáží', type: 'repair', commonSpace: 'dvůr u garáží' },
    description: 'Po dešti stojí voda před garážemi.',
    taken: { by: manager, daysAgo: 30 },
    solved: { by: manager, daysAgo: 27, solution: 'Svod je vyčištěný, přibyla mřížka na listí.' },
    archived: { by: manager, daysAgo: 10 },
  });
  await filed(at, {
    ...{ by: chair, daysAgo: 1, title: 'Nový klíč od sklepa', type: 'request' },
    description: 'Potřebuji druhý klíč od společného sklepa.',
  });
  await filed(at, {
    ...{ by: 'dvojity@dlouha.example', daysAgo: 15, title: 'Rozbité okno na schodech', entranceId: first, floor: 4 },
    description: 'Spodní tabulka je prasklá.',
    taken: { by: manager, daysAgo: 14 },
    solved: { by: manager, daysAgo: 9, solution: 'Sklenář tabulku vyměnil.' },
  });
}
