import { readFileSync } from 'node:fs';
import { VoteInput } from '#contract/drafts/schema.ts';
import type { VoteValue } from '#contract/motions/schema.ts';
import { type Acting, actsFor, seatsById } from '../answers/queries.ts';
import { write } from '../answers/steps-write.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { seatsOfVote } from '../census/queries.ts';
import { buildCensus } from '../census/steps.ts';
import { openVote } from '../course/steps.ts';
import { endVote } from '../course/steps-finish.ts';
import { choiceNamed } from '../documents/attached/queries.ts';
import { addDraft } from '../drafts/steps.ts';
import { headOf } from '../ledger/queries.ts';
import { draftOf, type Vote, voteSeen } from '../motions/queries.ts';
import { pointsOf } from '../motions/queries-points.ts';
import { markAttendance } from '../presence/steps-attendance.ts';
import { confirmAttendance } from '../presence/steps-sheet.ts';
import { memberOf, type SampleAt } from '../sample/acting.ts';
import type { SampleEmail } from '../sample/people.ts';

type At = { db: Db; scope: Scope; now: Date };
type Wanted = Partial<VoteInput> & Pick<VoteInput, 'name' | 'type' | 'basis' | 'participation_count'>;

const day = 24 * 3600_000;
const fixture = new URL('../../fixtures/cadastre-sample.json', import.meta.url);

async function addVote({ db, scope, now }: At, wanted: Wanted): Promise<Vote> {
  const id = await addDraft(db, scope, VoteInput.parse({ accept_count: 50, ...wanted }), now);
  await buildCensus(db, scope, id, now);
  return draftOf(db, scope, id);
}

const point = (name: string, ...paragraphs: string[]) => ({
  id: null,
  name,
  description: paragraphs.map((p) => `<p>${p}</p>`).join(''),
  fileIds: [],
  documents: [],
});

type Ballots = {
  seats: readonly number[];
  value(seat: number, point: number): VoteValue;
  by: number;
  as(seat: number): Acting;
};

async function cast(
  portal: Portal,
  { db, scope, now }: At,
  vote: Vote,
  { seats, value, by, as }: Ballots,
): Promise<void> {
  const points = await pointsOf(db, scope, vote.id);
  const answers = new Map(seats.map((s) => [s, new Map(points.map((p, i) => [p.id, value(s, i)]))]));
  const rows = await seatsById(db, scope, vote.id, seats);
  const ballot = { vote, points, seats: rows, answers, acts: new Map(seats.map((s) => [s, as(s)])) };
  await write(db, portal, { ...scope, memberId: by }, ballot, rows, as, now);
}

/** An assembly that decided as the fixture of the house says: who was there and who agreed. */
async function addAssembly(portal: Portal, at: At): Promise<void> {
  const { pritomneJednotky: there, proHlasovaly: agreed } = JSON.parse(readFileSync(fixture, 'utf8')).ocekavano
    .scenarHlasovani as {
    pritomneJednotky: string[];
    proHlasovaly: string[];
  };
  const { db, scope } = at;
  const draft = await addVote(at, {
    name: 'Shromáždění: oprava střechy domu',
    type: 'local',
    basis: 'assembly',
    preset: 'assembly',
    participation_count: 50,
    meetingOfOwners: 'Shromáždění vlastníků',
    points: [
      point(
        'Oprava střechy a její financování z fondu oprav',
        'Střecha nad vchodem 14 zatéká, oprava vyjde na 1 240 000 Kč.',
      ),
    ],
  });
  const vote = await openVote(portal, at, draft);
  const seats = await seatsOfVote(db, scope, vote.id);
  const seatsIn = (units: readonly string[]) =>
    seats.filter((s) => s.units.split(', ').some((u) => units.includes(u))).map((s) => s.id);
  const by = await memberOf(at, 'predseda@lipova.example');
  const present = seatsIn(there);
  const voting = new Set(seatsIn(agreed));
  await markAttendance(db, portal, at, { id: vote.id, seats: present, here: true, at: null, person: '', quiet: true });
  const as = (): Acting => ({ how: 'owner', channel: 'local', fields: {} });
  await cast(portal, at, vote, { seats: present, value: (s) => (voting.has(s) ? 'agree' : 'notAgree'), by, as });
  const second = await memberOf(at, 'vybor@lipova.example');
  const last = await headOf(db, scope, vote.id);
  await confirmAttendance(portal, { ...at, scope: { ...scope, memberId: second } }, vote.id, last?.seq ?? 0);
  await endVote(portal, at, await voteSeen(db, scope, vote.id));
}

/** A vote by mail that waits for its owners; two of the committees have voted. */
async function addRunning(portal: Portal, at: At): Promise<void> {
  const { db, scope, now } = at;
  const draft = await addVote(at, {
    name: 'Nový výtah a úklid domu',
    description: '<p>Rozhodujeme mimo shromáždění. Hlasuje se dva týdny, každý bod zvlášť.</p>',
    type: 'online',
    basis: 'perRollam',
    preset: 'perRollam',
    participation_count: 0,
    closesAt: new Date(now.getTime() + 14 * day).toISOString(),
    remindDays: 3,
    points: [
      {
        ...point('Výměna výtahu ve vchodě 14', 'Nabídka na 1 890 000 Kč s montáží, záruka pět let.'),
        documents: await choiceNamed(db, scope, 'Revize výtahu 2026', 1),
      },
      point('Úklid společných prostor firmou', 'Dvakrát týdně za 4 200 Kč měsíčně od ledna.'),
      point('Stojany na kola ve dvoře', 'Dvanáct míst za 18 000 Kč.'),
    ],
  });
  const vote = await openVote(portal, at, draft);
  const values: [SampleEmail, VoteValue[]][] = [
    ['vybor@lipova.example', ['agree', 'agree', 'agree']],
    ['kontrola@lipova.example', ['agree', 'notAgree', 'noVote']],
  ];
  for (const [email, given] of values) {
    const by = await memberOf(at, email);
    const acts = await actsFor(db, { ...scope, memberId: by }, vote.id, now);
    const as = (seat: number) => acts.get(seat) as Acting;
    await cast(portal, at, vote, { seats: [...acts.keys()], value: (_, i) => given[i] as VoteValue, by, as });
  }
}

/** Votes of Lipová: one decided on the spot, one that runs, one in preparation. Nobody is mailed. */
async function addVotesOfLipova(portal: Portal, { db, scope, now }: At): Promise<void> {
  await addAssembly(portal, { db, scope, now: new Date(now.getTime() - 40 * day) });
  await addRunning(portal, { db, scope, now });
  await addVote(
    { db, scope, now },
    {
      name: 'Pravidla pro společnou zahradu',
      type: 'online',
      basis: 'poll',
      preset: 'poll',
      participation_count: 0,
      points: [
        point('Grilování jen u altánu', 'Od května do září, nejdéle do desáté večer.'),
        point('Záhony si rozdělí zájemci', 'Losuje se vždy v březnu.'),
      ],
    },
  );
}

/** Dlouhá has one vote, which runs. */
async function addVotesOfDlouha(portal: Portal, { db, scope, now }: At): Promise<void> {
  const draft = await addVote(
    { db, scope, now },
    {
      name: 'Příspěvek do fondu oprav na příští rok',
      type: 'online',
      basis: 'perRollam',
      preset: 'perRollam',
      participation_count: 0,
      closesAt: new Date(now.getTime() + 14 * day).toISOString(),
      points: [point('Zvýšení příspěvku o 4 Kč na metr čtvereční', 'Od ledna, na opravu fasády.')],
    },
  );
  await openVote(portal, { db, scope, now }, draft);
}

/** Votes of the sample's houses. */
export async function furnishVotes(portal: Portal, { house, ...at }: SampleAt): Promise<void> {
  if (house === 'lipova') await addVotesOfLipova(portal, at);
  if (house === 'dlouha') await addVotesOfDlouha(portal, at);
}
