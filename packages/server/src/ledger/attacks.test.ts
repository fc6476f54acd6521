import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { voteTerms } from '#contract/course/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger, outcomesOf } from '#contract/verification/rules-checks.ts';
import { nameOf } from '#contract/verification/rules-findings.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { answersFor, casts, records } from '#house/ballots.ts';
import { edited, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { namesIn, recounted, recountedAside, zipFiles } from '#house/recounts.ts';
import { aDraft, aRunningVote, aVotingHouse, ends, seatIds, type Wanted } from '#house/votes.ts';
import { atDatabase } from '#server/base/embedded/embedded-provision.ts';
import { ticketNumber } from '../paper/tickets/print.ts';

let portal: TestPortal;
/** Whoever runs the database, without the key of the portal: no rule of rows or roles holds them. */
let mighty: pg.Client;
beforeAll(async () => {
  portal = await aPortal();
  const connectionString = atDatabase(inject('superUrl'), new URL(portal.appUrl).pathname.slice(1));
  mighty = new pg.Client({ connectionString });
  await mighty.connect();
});
afterAll(async () => {
  await mighty.end();
  await portal.close();
});

/** Alena voted, the couple on paper with a second reader and an objection, Petr not; then it ended. */
async function finished() {
  const made = await aRunningVote(portal);
  const { house, chair, alena, hana, vote } = made;
  const second = await house.person({ role: 'memberCommittee', lastName: 'Druhý' });
  const seats = await seatIds(chair, vote.id);
  const [ofAlena, ofCouple] = [seats.get('1') as number, seats.get('2') as number];
  await casts(alena, vote, [ofAlena], ['agree', 'notAgree']);
  const points = answersFor(vote, [0], 'agree').map(({ voted_user_id: _, ...p }) => p);
  const given = { id: vote.id, ticket: ticketNumber(ofCouple), points, date: '2026-11-21' };
  const paper = await chair.asks(votePaper.record, given);
  await second.asks(votePaper.confirm, { id: vote.id, paper: paper.id });
  await ends(chair, vote);
  await hana.asks(ballots.object, { id: vote.id, seat: ofCouple, text: '' });
  return { ...made, second, id: vote.id, ofAlena, ofCouple };
}
const notCounted = `update vote_paper set counts = false, void_at = now(), void_why = 'objection'`;
const handedIn = 'update vote_paper set handed_in = now(), taken_by = :other';
type Finished = Awaited<ReturnType<typeof finished>>;
let made: Finished;

const byPage = async (who: Person, id: number): Promise<string[]> => {
  const pack = await who.asks(voteLedger.list, { id, sizePerPage: 'all' });
  return [...new Set(checkLedger(pack, portal.signer.publicKey).map(nameOf))];
};
const byScript = async (who: Person, id: number): Promise<string[]> =>
  namesIn(await recountedAside(await zipFiles(who, id), '--key', portal.signer.publicKey));

const attackable = [
  ...['vote', 'vote_point', 'vote_seat', 'vote_voter', 'vote_answer', 'vote_entry', 'vote_head'],
  ...['vote_paper', 'vote_objection', 'vote_seat_change', 'vote_proxy_use'],
];
/** Keeps everything as it stands: what is done by an attack is taken back to it. */
async function keep(): Promise<void> {
  const copies = attackable.map((t) => `create table kept.${t} as select * from ${t}`);
  await mighty.query(['drop schema if exists kept cascade', 'create schema kept', ...copies].join(';'));
}

/** Does it, looks through the front door, and takes it back. */
async function attacked(texts: readonly string[], values: Record<string, number>) {
  const { petr, id } = made;
  const names = Object.keys(values);
  try {
    await mighty.query("set session_replication_role = 'replica'");
    for (const text of texts)
      await mighty.query(text.replace(/:(\w+)/g, (_, n) => (names.includes(n) ? String(values[n]) : `:${n}`)));
    const page = await byPage(petr, id);
    // A vote put back to running has no archive: there is nothing to be run.
    return { page, script: texts.join().includes("'run'") ? page : await byScript(petr, id) };
  } finally {
    const back = attackable.map(
      (t) => `delete from ${t}; insert into ${t} overriding system value select * from kept.${t}`,
    );
    await mighty.query([...back, "set session_replication_role = 'origin'"].join(';'));
  }
}

describe('whoever runs the database', () => {
  beforeAll(async () => {
    made = await finished();
    await keep();
  });
  const ids = () => ({ id: made.id, seat: made.ofAlena, couple: made.ofCouple, other: made.petr.memberId as number });

  it('finds nothing to be told as long as they change nothing', async () => {
    expect(await attacked([], ids())).toEqual({ page: [], script: [] });
  });

  const facts: [string, string, string][] = [
    ['the start', `update vote set started_at = started_at - interval '1 day' where id = :id`, 'time started differs'],
    ['the end', `update vote set finished_at = finished_at + interval '1 day' where id = :id`, 'time ended differs'],
    ['the announced start', `update vote set opens_at = '2026-01-01' where id = :id`, 'fingerprint'],
    [
      'the announced end',
      `update vote set closes_at = closes_at + interval '1 day' where id = :id`,
      'time closes differs',
    ],
    [
      'the announced end with what was kept of it',
      `update vote set closes_at = closes_at + interval '1 day', announced_end = announced_end + interval '1 day' where id = :id`,
      'fingerprint',
    ],
    ['what the vote showed', `update vote set shows = 'hidden' where id = :id`, 'fingerprint'],
    ['its wording', `update vote set description = 'jinak' where id = :id`, 'fingerprint'],
    ['the threshold', 'update vote set accept_num = 1, accept_den = 3 where id = :id', 'fingerprint'],
    ['the days for papers', 'update vote set paper_days = 10 where id = :id', 'fingerprint'],
    ['its form', 'update vote set form = 1 where id = :id', 'fingerprint'],
    [
      'a cancellation',
      `update vote set cancelled_at = finished_at, cancel_reason = 'omyl' where id = :id`,
      'end other',
    ],
    ['its state', `update vote set status = 'run' where id = :id`, 'end running'],
    ['a channel', `update vote_answer set channel = 'proxy' where seat_id = :seat`, 'channel of seat'],
    ['who sent a ballot', 'update vote_answer set cast_by = :other where seat_id = :seat', 'by of seat'],
    ['when it came', `update vote_answer set at = at - interval '1 hour' where seat_id = :seat`, 'at of seat'],
    ['a voter', 'update vote_voter set member_id = :other where seat_id = :seat', 'voters of seat'],
    ['why one may vote', `update vote_voter set how = 'representative' where seat_id = :seat`, 'voters of seat'],
    ['voters gone', 'delete from vote_voter where vote_id = :id', 'voters of seat'],
    [
      'owners by id',
      `update vote_seat set frozen = jsonb_set(frozen, '{owners}', '[1]') where id = :seat`,
      'fingerprint',
    ],
    ['a representative', `update vote_seat set spare = 'Jiný' where id = :seat`, 'owners of seat'],
    ['a name', `update vote_seat set owners = 'Jiný' where id = :seat`, 'owners of seat'],
    ['a label', `update vote_seat set units = '7' where id = :seat`, 'fingerprint'],
    ['whose own a seat is', 'update vote_seat set own = true where id = :seat', 'fingerprint'],
    [
      'all names, salts emptied',
      `update vote_seat set owners = 'X', salt = null where vote_id = :id`,
      'cannot be opened',
    ],
    [
      'seats of a column',
      `update vote_point set result = jsonb_set(result, '{agree,seats}', '9') where vote_id = :id`,
      'counts of point',
    ],
    [
      'units of a column',
      `update vote_point set result = jsonb_set(result, '{miss,units}', '9') where vote_id = :id`,
      'counts of point',
    ],
    ['the number of a paper', `update vote_paper set number = 'X' where vote_id = :id`, 'paper seq 2: number'],
    ['the date of a paper', `update vote_paper set paper_date = '2026-11-22' where vote_id = :id`, 'paper seq 2: date'],
    ['whether it was scanned', 'update vote_paper set scanned = true where vote_id = :id', 'paper seq 2: scanned'],
    ['who wrote it down', 'update vote_paper set recorded_by = :other where vote_id = :id', 'paper seq 2: by'],
    ['who confirmed it', 'update vote_paper set confirmed_by = :other where vote_id = :id', 'paper seq 2: confirmed'],
    ['whether a paper counts', `${notCounted} where vote_id = :id`, 'paper seq 2: void'],
    ['when it was handed in', `${handedIn} where vote_id = :id`, 'paper seq 2: handed'],
    ['a paper gone', 'delete from vote_paper where vote_id = :id', 'paper seq 2: missing'],
    ['an objection gone', 'delete from vote_objection where vote_id = :id', 'objections of seat'],
    [
      'owners behind "cast by others"',
      'update vote_seat set owner_ids = array[:other::bigint] where id = :seat',
      'byOthers',
    ],
  ];
  it.each(facts)('is found out when they change %s', async (_, text, finding) => {
    const { page, script } = await attacked([text], ids());
    expect(page.join('\n')).toContain(finding);
    expect([...script].sort()).toEqual([...page].sort());
  });

  it.each([0, 1, 2, 3, 4, 5])('is found out when they cut the ledger after entry %i and write a result', async (k) => {
    // The objection came after the end.
    const last = 4;
    const cut = [
      'delete from vote_entry where vote_id = :id and seq > :k',
      `update vote_head h set seq = e.seq, hash = e.hash, signature = e.signature, public_key = e.public_key
       from vote_entry e where h.vote_id = :id and e.vote_id = h.vote_id and e.svj_id = h.svj_id and e.seq = :k`,
    ];
    const rewrite = `update vote_point set result = jsonb_set(result, '{passed}', to_jsonb(not (result ->> 'passed')::boolean))
      where vote_id = :id`;
    const { page, script } = await attacked([...cut, rewrite], { ...ids(), k });
    expect(page.join('\n')).toContain('result of point');
    if (k < last) expect(page).toContain('end none');
    expect([...script].sort()).toEqual([...page].sort());
    // Without a word about the result either.
    const bare = await attacked([...cut, 'update vote_point set result = null where vote_id = :id'], { ...ids(), k });
    expect(bare.page.join('\n')).toContain('result of point');
    const runs = await attacked([...cut, `update vote set status = 'run' where id = :id`], { ...ids(), k });
    expect(runs.page).toContain('end running');
  });
});

/** Alena voted and sold; Petr sold one of his two units; the end was put off; both parts voted. */
async function soldAndParted() {
  const made = await aRunningVote(portal);
  const { house, chair, alena, petr, vote } = made;
  const buyer = await house.owner({ firstName: 'Karel', lastName: 'Kupující' });
  const seats = await seatIds(chair, vote.id);
  const ofAlena = seats.get('1') as number;
  await casts(alena, vote, [ofAlena], ['agree', 'notAgree']);
  const { rooms } = await chair.asks(units.list, {});
  const sells = async (number: string) => {
    const unit = await chair.asks(units.one, { id: rooms.find((r) => r.number === number)?.id as number });
    const share = unit.ownerships[0]?.share as string;
    const owners = [{ memberIds: [buyer.memberId as number], joint: false, share }];
    await chair.asks(units.update, edited(unit, { owners }) as never);
  };
  await sells('1');
  await sells('10');
  const parts = await seatIds(chair, vote.id);
  await casts(petr, vote, [parts.get('3') as number], 'agree');
  const closesAt = new Date(Date.parse(vote.closesAt as string) + 24 * 3600_000).toISOString();
  const longer = await chair.asks(voteTerms.prolong, { id: vote.id, closesAt, reason: 'dovolené' });
  await ends(chair, longer);
  const ids = { whole: seats.get('3, 10') as number, kept: parts.get('3') as number, sold: parts.get('10') as number };
  return { ...made, id: vote.id, ofAlena, ...ids, ofCouple: 0, second: buyer };
}

describe('whoever runs the database, after sales in a running vote', () => {
  let sale: Awaited<ReturnType<typeof soldAndParted>>;
  beforeAll(async () => {
    sale = await soldAndParted();
    made = sale;
    await keep();
  });
  const ids = () => {
    const { id, ofAlena: seat, whole, kept, sold, petr } = sale;
    return { id, seat, whole, kept, sold, other: petr.memberId as number };
  };

  it('finds nothing to be told as long as they change nothing', async () => {
    expect(await attacked([], ids())).toEqual({ page: [], script: [] });
  });

  const ofChange = 'update vote_seat_change set :what where vote_id = :id and seat_id = :seat';
  const facts: [string, string, string][] = [
    ['who votes after a sale', 'update vote_voter set member_id = :other where seat_id = :seat', 'voters of seat'],
    ['who votes for a part', 'update vote_voter set member_id = :other where seat_id = :sold', 'voters of seat'],
    ['the name of the buyer', ofChange.replace(':what', "owners = 'Jiný'"), 'names'],
    ['the salt of the buyer', ofChange.replace(':what', 'salt = null'), 'closed'],
    ['the day of a sale', ofChange.replace(':what', "day = '2026-01-01'"), 'day'],
    ['where a sale came from', ofChange.replace(':what', "source = 'import'"), 'source'],
    ['since when it is known', ofChange.replace(':what', "known_at = '2026-01-01'"), 'known'],
    ['that it was', 'delete from vote_seat_change where vote_id = :id and seat_id = :seat', 'missing'],
    ['the name behind a part', "update vote_seat set owners = 'Jiný' where id = :sold", 'owners of seat'],
    ['the label of a part', "update vote_seat set units = '7' where id = :sold", 'units of seat'],
    ['the names at the start', "update vote_seat set first_owners = 'Jiný' where id = :seat", 'owners of seat'],
    ['the weight of a part', 'update vote_seat set num = num * 2 where id = :kept', 'share of seat'],
    ['a part gone', 'delete from vote_seat where id = :sold', 'owners of seat'],
    [
      'a seat parted without an entry',
      `insert into vote_seat (svj_id, vote_id, position, unit_ids, units, owners, num, den, part_of)
       select svj_id, vote_id, position, unit_ids, units, owners, num, den, id from vote_seat where id = :seat`,
      'owners of seat',
    ],
    ['who the former owner was', 'update vote_answer set owner_ids = array[1] where seat_id = :seat', 'byOthers'],
    ['the reason of a later end', "update vote set prolong_reason = 'jiný' where id = :id", 'prolonging'],
    ['when it was announced', "update vote set prolonged_at = '2026-01-01' where id = :id", 'prolonging'],
    [
      'who confirmed a power',
      `insert into vote_proxy_use (svj_id, vote_id, seat_id, proxy_id, seq, at, second)
       select svj_id, vote_id, id, 1, 1, now(), 'alone' from vote_seat where id = :seat`,
      'withoutSecond',
    ],
    ['which entry a ballot is of', 'update vote_answer set seq = seq + 1 where seat_id = :kept', 'cast of seat'],
  ];
  it.each(facts)('is found out when they change %s', async (_, text, finding) => {
    const { page, script } = await attacked([text], ids());
    expect(page.join('\n')).toContain(finding);
    expect([...script].sort()).toEqual([...page].sort());
  });

  it('keeps the proof when one of them is forgotten, and finds what went besides', async () => {
    const { chair, alena, id, ofAlena } = sale;
    await chair.asks(members.archive, { id: alena.memberId as number });
    await chair.asks(members.remove, { id: alena.memberId as number });
    await keep();
    expect(await attacked([], ids())).toEqual({ page: [], script: [] });
    const pack = await chair.asks(voteLedger.list, { id, sizePerPage: 'all' });
    expect(JSON.parse(pack.entries.at(-1)?.body ?? '')).toMatchObject({ kind: 'erased', seats: [ofAlena] });
    expect(JSON.stringify([pack.names, pack.changes])).not.toContain('Alena');
  });
});

describe('whoever runs the database of a meeting', () => {
  let meeting: { ruled: number; added: number };
  beforeAll(async () => {
    const points: Wanted['points'] = [{ name: 'Střecha' }, { name: 'Stanovy', preset: 'twoThirds' }];
    const local = { type: 'local', basis: 'assembly', preset: 'assembly', closesAt: null, points } as const;
    const running = await aRunningVote(portal, { ...local, participation_count: 50 });
    const { chair, vote } = running;
    const seats = [...(await seatIds(chair, vote.id)).values()];
    const event = { id: crypto.randomUUID(), device: 'Stůl 1', order: 0 };
    await chair.asks(ballots.attendance, { id: vote.id, seats, here: true, event });
    const asked = { id: vote.id, name: 'Protinávrh', description: '<p>Levněji</p>', preset: 'majorityOfAll' } as const;
    const { vote: now, id: added } = await chair.asks(voteTerms.addPoint, { ...asked, before: vote.votePoints[0]?.id });
    await records(chair, now, seats, 'agree');
    const leaves = { id: vote.id, seats: seats.slice(-1), here: false, reason: 'Musel k dětem' };
    await chair.asks(ballots.attendance, leaves);
    await chair.asks(votes.finish, { id: vote.id });
    meeting = { ruled: vote.votePoints[1]?.id as number, added };
    made = { ...running, second: chair, id: vote.id, ofAlena: seats[0] as number, ofCouple: seats[1] as number };
    await keep();
  });

  it('finds nothing to be told as long as they change nothing', async () => {
    expect(await attacked([], { id: made.id, ...meeting })).toEqual({ page: [], script: [] });
  });

  const without = `preset = null, law = null, participation_num = null, participation_den = null, accept_num = null,
    accept_den = null, accept_inclusive = null, accept_of = null`;
  const facts: [string, string, string][] = [
    [
      'the threshold of a point',
      'update vote_point set accept_num = 1, accept_den = 3 where id = :ruled',
      'fingerprint',
    ],
    ['how its majority is called', "update vote_point set preset = 'threeQuarters' where id = :ruled", 'fingerprint'],
    [
      'what the law asks of it',
      `update vote_point set law = jsonb_set(law, '{share}', '"1/3"') where id = :ruled`,
      'fingerprint',
    ],
    ['that it has a majority of its own', `update vote_point set ${without} where id = :ruled`, 'fingerprint'],
    ['the name of an added point', "update vote_point set name = 'Jiný' where id = :added", 'point :added: name'],
    ['its wording', "update vote_point set description = '<p>Dráž</p>' where id = :added", 'point :added: text'],
    ['its majority', `update vote_point set ${without} where id = :added`, 'point :added: rule'],
    ['its place in the agenda', 'update vote_point set position = 9 where id = :added', 'order of points differs'],
    ['that it was not announced', 'update vote_point set off_agenda = true where id = :added', 'point :added: agenda'],
    ['that it was added', 'update vote_point set added_seq = null where id = :added', 'fingerprint'],
    ['one more', 'update vote_point set added_seq = 1 where id = :ruled', 'point :ruled: added'],
    [
      'the entry that added it',
      `update vote_entry set body = replace(body, 'Protinávrh', 'Jiný') where vote_id = :id and kind = 'added'`,
      'changed seq',
    ],
    [
      'who came, in its entry',
      `update vote_entry set body = replace(body, 'Stůl 1', 'Stůl 2') where vote_id = :id and kind = 'arrived' and seq = 1`,
      'changed seq 1',
    ],
    [
      'why somebody left, in its entry',
      `update vote_entry set body = replace(body, 'Musel k dětem', 'Nelíbilo se') where vote_id = :id and kind = 'left'`,
      'changed seq',
    ],
    ['that somebody left', `delete from vote_entry where vote_id = :id and kind = 'left'`, 'missing seq'],
    [
      'that somebody came',
      `delete from vote_entry where vote_id = :id and kind = 'arrived' and seq = 2`,
      'missing seq 2',
    ],
  ];
  it.each(facts)('is found out when they change %s', async (_, text, finding) => {
    const named = { id: made.id, ...meeting };
    const { page, script } = await attacked([text], named);
    expect(page.join('\n')).toContain(finding.replace(/:(added|ruled)/, (__, n: 'added' | 'ruled') => `${meeting[n]}`));
    expect([...script].sort()).toEqual([...page].sort());
  });
});

describe('what people of the house do themselves', () => {
  beforeEach(async () => {
    made = await finished();
  });
  const nothing = async () => ({ page: await byPage(made.petr, made.id), script: await byScript(made.petr, made.id) });

  it('to forget somebody leaves the proof whole, and emptying one salt more is found', async () => {
    const { chair, alena, jan, id, ofAlena, ofCouple } = made;
    const { rooms } = await chair.asks(units.list, {});
    const unit = await chair.asks(units.one, { id: rooms.find((r) => r.number === '1')?.id as number });
    const owners = [{ memberIds: [jan.memberId as number], joint: false, share: unit.ownerships[0]?.share }];
    await chair.asks(units.update, edited(unit, { owners }));
    await chair.asks(members.archive, { id: alena.memberId as number });
    await chair.asks(members.remove, { id: alena.memberId as number });
    expect(await nothing()).toEqual({ page: [], script: [] });
    const pack = await chair.asks(voteLedger.list, { id, sizePerPage: 'all' });
    expect(JSON.parse(pack.entries.at(-1)?.body ?? '')).toMatchObject({ kind: 'erased', seats: [ofAlena] });
    await mighty.query(`update vote_seat set owners = 'Smazaná osoba', salt = null where id = $1`, [ofCouple]);
    const said = [`owners of seat ${ofCouple} cannot be opened`];
    expect(await nothing()).toEqual({ page: said, script: said });
    await mighty.query('delete from vote_entry where vote_id = $1 and seq = 6', [id]);
    expect(await byPage(chair, id)).toContain('truncated at 5, head says 6');
  });

  it('to make one member of two, while it runs or after, leaves the proof whole: entries say so', async () => {
    const { chair, alena, id } = made;
    const { id: to } = await chair.asks(members.create, { type: 'person', firstName: 'Alena', lastName: 'Nová' });
    await chair.asks(memberCare.merge, { id: to, other: alena.memberId as number });
    expect(await nothing()).toEqual({ page: [], script: [] });
    const pack = await chair.asks(voteLedger.list, { id, sizePerPage: 'all' });
    expect(JSON.parse(pack.entries.at(-1)?.body ?? '')).toMatchObject({ kind: 'merged', from: alena.memberId, to });
    expect(pack.casts.map((c) => c.by)).toContain(to);
  });
});

it('a vote that began in the first form verifies by it, and page, script and README say what it leaves out', async () => {
  const { chair, alena, petr } = await aVotingHouse(portal);
  const draft = await aDraft(chair);
  await mighty.query('update vote set form = 1 where id = $1', [draft.id]);
  const vote = await chair.asks(votes.start, { id: draft.id, updatedAt: draft.updatedAt });
  const seats = await seatIds(chair, vote.id);
  await casts(alena, vote, [seats.get('1') as number], 'agree');
  await ends(chair, vote);
  expect([await byPage(petr, vote.id), await byScript(petr, vote.id)]).toEqual([[], []]);
  await mighty.query(`update vote_seat set units = '7', spare = 'Jiný' where vote_id = $1`, [vote.id]);
  expect(await byPage(petr, vote.id)).toEqual([]);
  const pack = await petr.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
  expect(
    outcomesOf(pack)
      .filter((o) => o.state === 'uncovered')
      .map((o) => o.name),
  ).toEqual(['voters', 'changes']);
  const files = await zipFiles(petr, vote.id);
  expect(String(files.get('README.txt'))).toContain('Hlasování začalo před novější podobou záznamu');
  expect((await recounted(files)).said).toContain('Starší podoba záznamu');
});
