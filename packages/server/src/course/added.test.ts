import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ballots } from '#contract/ballots/endpoints.ts';
import { voteTerms } from '#contract/course/endpoints.ts';
import type { VoteDetail, VoteValue } from '#contract/motions/schema.ts';
import { votePresence } from '#contract/presence/endpoints.ts';
import { voteReports } from '#contract/protocols/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { anAssembly, bodiesOf } from '#house/assembly.ts';
import { startsBook } from '#house/evenings.ts';
import type { Person } from '#house/house.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { namesIn, recountedAside, zipFiles } from '#house/recounts.ts';
import { aMeeting } from '#house/summons.ts';
import { aDraft, aRunningVote, aVoteForm, aVotingHouse, type Wanted } from '#house/votes.ts';
import { tieBook } from '../meetings/rows/steps-votes.ts';
import { finishVote } from './steps-finish.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const parts = { '1': 40, '2': 20, '3': 15, '4': 25 };
const local = {
  type: 'local',
  basis: 'assembly',
  preset: 'assembly',
  closesAt: null,
  participation_count: 50,
} as const;
type Meeting = Awaited<ReturnType<typeof anAssembly>>;

/** One answer to one point of some units. */
const says = ({ chair, vote, seats }: Meeting, point: number, value: VoteValue, ...units: string[]) =>
  chair.asks(ballots.store, {
    id: vote.id,
    ids: seats(...units),
    points: seats(...units).map((seat) => ({ vote_point_id: point, voted_user_id: seat, vote_value: value })),
  });
const closes = ({ chair, vote }: Meeting, point: number, more: object = {}) =>
  chair.asks(votePresence.closePoint, { id: vote.id, point, ...more });
const adds = ({ chair, vote }: Meeting, more: object = {}) =>
  chair.asks(voteTerms.addPoint, { id: vote.id, name: 'Protinávrh', description: '<p>Levnější krytina</p>', ...more });

/** That the page finds nothing wrong. */
async function fits(who: Person, id: number): Promise<void> {
  const pack = await who.asks(voteLedger.list, { id, sizePerPage: 'all' });
  expect(checkLedger(pack, portal.signer.publicKey)).toEqual([]);
}
/** Nor does the script of the ZIP. */
async function fitsAside(who: Person, id: number): Promise<void> {
  await fits(who, id);
  expect(namesIn(await recountedAside(await zipFiles(who, id), '--key', portal.signer.publicKey))).toEqual([]);
}
async function paperOf(who: Person, id: number): Promise<string> {
  const { url } = await who.asks(voteReports.protocolTicket, { id, lang: 'cs' });
  const { pages } = await readPdf((await portal.app.inject({ method: 'GET', url })).rawPayload);
  return pages.join(' ').replace(/\s+/g, ' ');
}
const passedOf = (v: VoteDetail) => v.votePoints.map((p) => p.passed);

describe('points of one vote by different majorities', () => {
  const points: Wanted['points'] = [
    { name: 'Předseda' },
    { name: 'Stanovy', preset: 'twoThirds' },
    { name: 'Přestavba', preset: 'majorityOfAll' },
    { name: 'Úklid', preset: 'assembly' },
  ];

  it('are each decided by their own, which page, ledger, both recounts and the protocol say', async () => {
    const m = await anAssembly(portal, parts, { ...local, points });
    const { vote, chair, come, say } = m;
    expect(vote.votePoints.map((p) => [p.preset, p.rule?.preset ?? null])).toEqual([
      [null, null],
      ['twoThirds', 'twoThirds'],
      ['majorityOfAll', 'majorityOfAll'],
      ['assembly', null],
    ]);
    const { census } = await chair.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
    expect(JSON.parse(census).points.map((p: object) => 'rule' in p)).toEqual([false, true, true, false]);
    await come('1', '2', '3');
    await say('agree', '1');
    await say('notAgree', '2', '3');
    // 40 of 75 in the room: a half of them, not two thirds, and not a half of all.
    for (const p of vote.votePoints) await closes(m, p.id);
    expect(passedOf(await m.one())).toEqual([true, false, false, true]);
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect(passedOf(done)).toEqual([true, false, false, true]);
    await fitsAside(chair, vote.id);
    const paper = await paperOf(chair, vote.id);
    for (const said of ['alespoň 2/3 hlasů přítomných', 'více než 50 % všech hlasů']) expect(paper).toContain(said);
  });

  it('of which one needs more of the house than is there closes as not adopted, and the others go on', async () => {
    const more: Wanted['points'] = [{ name: 'Předseda' }, { name: 'Smlouva', preset: 'assembly' }];
    // Without a preset thirty percent are enough for the vote; the law asks more than a half of the point.
    const asks = { ...local, preset: null, participation_count: 30, points: more };
    const m = await anAssembly(portal, parts, asks);
    const [first, second] = m.vote.votePoints.map((p) => p.id) as [number, number];
    await m.come('1');
    await m.say('agree', '1');
    await closes(m, first);
    await m.come('2');
    await m.chair.asks(ballots.attendance, m.leave(['2']));
    expect((await m.chair.refused(votePresence.closePoint, { id: m.vote.id, point: first })).key).toBe(
      'VOTE.ERRORS.POINT_CLOSED',
    );
    await closes(m, second);
    expect(passedOf(await m.one())).toEqual([true, false]);
    await m.chair.asks(votes.finish, { id: m.vote.id });
    await fits(m.chair, m.vote.id);
  });

  it('have a preset of the ground of the vote, keep it in a draft, and have it again after a cancelled one', async () => {
    const m = await anAssembly(portal, parts, { ...local, points });
    const { chair, vote } = m;
    const wrong = {
      ...local,
      name: 'Jiné',
      accept_count: 50,
      points: [{ name: 'A' }, { name: 'B', preset: 'everyone' }],
    };
    expect(await chair.refused(votes.create, wrong)).toMatchObject({
      errors: { 'points.1.preset': 'VOTE.ERRORS.PRESET_OF_ANOTHER' },
    });
    const draft = await aDraft(chair, { ...local, points });
    const [one, two] = draft.votePoints.map((p) => p.id);
    const changed = await chair.asks(votes.update, {
      ...aVoteForm(portal, local),
      ...{ id: draft.id, updatedAt: draft.updatedAt },
      points: [
        { id: two, name: 'Stanovy' },
        { id: one, name: 'Předseda', preset: 'threeQuarters' },
      ],
    });
    expect(changed.votePoints.map((p) => [p.id, p.preset, p.rule?.law?.share ?? null])).toEqual([
      [two, null, null],
      [one, 'threeQuarters', '3/4'],
    ]);
    await chair.asks(votes.cancel, { id: vote.id, reason: 'Omyl' });
    const again = await chair.asks(voteTerms.again, { id: vote.id });
    expect(again.votePoints.map((p) => p.preset)).toEqual([null, 'twoThirds', 'majorityOfAll', 'assembly']);
    expect(again.votePoints.map((p) => p.rule)).toEqual(vote.votePoints.map((p) => p.rule));
  });
});

describe('a point that a running meeting takes up', () => {
  it('stands before the one it counters, is answered and closed like the others, and is proven word by word', async () => {
    const m = await anAssembly(portal, parts, { ...local, points: [{ name: 'Střecha' }, { name: 'Výtah' }] });
    const { chair, vote } = m;
    const [roof, lift] = vote.votePoints.map((p) => p.id) as [number, number];
    await m.come('1', '2', '3');
    await m.say('agree', '1', '2', '3');
    const keyed = chair.under(crypto.randomUUID());
    const asked = { id: vote.id, name: 'Protinávrh', description: '<p>Levnější<script>1</script></p>', before: roof };
    const made = await keyed.asks(voteTerms.addPoint, { ...asked, preset: 'twoThirds' });
    const twice = await keyed.asks(voteTerms.addPoint, { ...asked, preset: 'twoThirds' });
    expect(twice.id).toBe(made.id);
    expect(made.vote.votePoints.map((p) => p.id)).toEqual([made.id, roof, lift]);
    expect(made.vote.votePoints[0]).toMatchObject({
      ...{ name: 'Protinávrh', description: '<p>Levnější</p>', preset: 'twoThirds', offAgenda: false },
      ...{ addedAt: portal.clock.now.toISOString(), room: { silent: { seats: 3 } } },
    });
    expect((await chair.refused(votes.finish, { id: vote.id })).key).toBe('VOTE.ERRORS.POINT_SILENT');
    await says(m, made.id, 'agree', '1', '3');
    await says(m, made.id, 'notAgree', '2');
    await closes(m, made.id);
    const done = await chair.asks(votes.finish, { id: vote.id });
    expect(passedOf(done)).toEqual([true, true, true]);
    await fitsAside(chair, vote.id);
    const entry = (await bodiesOf(chair, vote.id)).find((b) => b.kind === 'added');
    expect(entry).toMatchObject({ point: made.id, name: 'Protinávrh', before: roof, by: chair.memberId, files: [] });
    const paper = await paperOf(chair, vote.id);
    expect(paper).toMatch(/Bod přidaný na místě .+ zápis: /);
    const csv = String((await zipFiles(chair, vote.id)).get('answers.csv'));
    expect(csv.split('\r\n')[0]).toContain('Protinávrh;Střecha;Výtah');
  });

  it('is refused where there is no room that could answer it', async () => {
    const m = await anAssembly(portal, parts, local);
    const refusal = async (id: number, more: object = {}) =>
      (await m.chair.refused(voteTerms.addPoint, { id, name: 'Bod', ...more })).key;
    expect(await refusal(m.vote.id, { before: 999_999 })).toBe('VOTE.ERRORS.POINT_UNKNOWN');
    expect(await refusal((await aDraft(m.chair, local)).id)).toBe('VOTE.ERRORS.NOT_RUNNING');
    expect(await m.chair.refused(voteTerms.addPoint, { id: m.vote.id, name: 'Bod', preset: 'everyone' })).toMatchObject(
      {
        errors: { preset: 'VOTE.ERRORS.PRESET_OF_ANOTHER' },
      },
    );
    const [owner] = m.owners.values();
    expect((await (owner as Person).refused(voteTerms.addPoint, { id: m.vote.id, name: 'Bod' })).code).toBe(403);
    await m.house.inside((db) =>
      db.execute(`insert into vote_point (svj_id, vote_id, position, name, added_seq)
        select svj_id, vote_id, n, 'Bod', 1 from vote_point, generate_series(1, 99) n where vote_id = ${m.vote.id}`),
    );
    expect(await refusal(m.vote.id)).toBe('VOTE.ERRORS.TOO_MANY_POINTS');
    const { chair, vote } = await aRunningVote(portal);
    expect((await chair.refused(voteTerms.addPoint, { id: vote.id, name: 'Bod' })).key).toBe('VOTE.ERRORS.NOT_LOCAL');
  });
});

describe('a matter that the invitation did not carry (§ 253)', () => {
  const offAgenda = { consent: true } as const;
  const key = async ({ chair, vote }: Meeting, point: number, more: object = {}) =>
    (await chair.refused(votePresence.closePoint, { id: vote.id, point, ...more })).key;

  it('is decided only with everybody there, who are asked when it closes', async () => {
    const m = await anAssembly(portal, parts, local);
    await m.come('1', '2', '3');
    const { id } = await adds(m, { offAgenda });
    await says(m, id, 'agree', '1', '2', '3');
    expect(await key(m, id, { refused: [] })).toBe('VOTE.ERRORS.POINT_OFF_AGENDA');
    await m.come('4');
    expect(await key(m, id, { lost: true })).toBe('VOTE.ERRORS.POINT_HAS_QUORUM');
    expect(await key(m, id)).toBe('VOTE.ERRORS.POINT_SILENT');
    await says(m, id, 'notAgree', '4');
    expect(await key(m, id)).toBe('VOTE.ERRORS.POINT_CONSENT');
    expect((await m.chair.refused(votes.finish, { id: m.vote.id })).key).toBe('VOTE.ERRORS.POINT_SILENT');
    expect(await key(m, id, { refused: m.seats('4') })).toBe('VOTE.ERRORS.POINT_OFF_AGENDA');
    const closed = await closes(m, id, { refused: [] });
    expect(closed.votePoints.find((p) => p.id === id)).toMatchObject({ passed: true, offAgenda: true });
    await m.say('agree', '1', '2', '3', '4');
    await m.chair.asks(votes.finish, { id: m.vote.id });
    await fits(m.chair, m.vote.id);
    expect(await paperOf(m.chair, m.vote.id)).toContain('všichni souhlasili s tím, aby se o ní rozhodlo');
  });

  it('that somebody would not have decided, or that not everybody was there for, is closed as not adopted', async () => {
    const m = await anAssembly(portal, parts, local);
    const refused = await adds(m, { offAgenda });
    const missing = await adds(m, { offAgenda, name: 'Jiná věc' });
    await m.come('1', '2', '3', '4');
    for (const { id } of [refused, missing]) await says(m, id, 'agree', '1', '2', '3', '4');
    const closed = await closes(m, refused.id, { lost: true, refused: m.seats('4') });
    const shown = closed.votePoints.find((p) => p.id === refused.id);
    expect(shown).toMatchObject({ passed: false, room: { present: { seats: 4 }, silent: { seats: 4 } } });
    await m.chair.asks(ballots.attendance, m.leave(['3'], { reason: 'Musel k dětem' }));
    expect(passedOf(await closes(m, missing.id, { lost: true }))).toEqual([null, false, false]);
    await m.say('agree', '1', '2', '4');
    await m.chair.asks(votes.finish, { id: m.vote.id });
    await fitsAside(m.chair, m.vote.id);
    const paper = await paperOf(m.chair, m.vote.id);
    expect(paper).toContain('(nesouhlas: 4)');
    expect(paper).toContain('nebyli přítomni všichni');
  });
});

it('what a desk writes down under a name of its own is taken once', async () => {
  const m = await anAssembly(portal, parts, local);
  const { chair, vote, seats } = m;
  const event = { id: crypto.randomUUID(), device: 'Stůl 1', order: 0 };
  const told = { id: vote.id, seats: seats('1'), here: true, event };
  await chair.asks(ballots.attendance, told);
  const once = (await m.one()).head?.seq;
  await chair.asks(ballots.attendance, told);
  expect((await m.one()).head?.seq).toBe(once);
  for (const other of [{ seats: seats('2') }, { here: false }, { event: { ...event, order: 1 } }])
    expect(await chair.refused(ballots.attendance, { ...told, ...other })).toMatchObject({
      ...{ code: 409, key: 'VOTE.ERRORS.EVENT_OTHER' },
    });
  for (const wrong of [{ id: 'x' }, { device: '' }, { device: 'x'.repeat(41) }, { order: -1 }, { order: 0.5 }])
    expect((await chair.refused(ballots.attendance, { ...told, event: { ...event, ...wrong } })).code).toBe(400);
  // What was refused is not taken: the same name may say it better.
  const leaves = { ...told, here: false, event: { ...event, id: crypto.randomUUID() } };
  await m.say('agree', '1');
  expect((await chair.refused(ballots.attendance, leaves)).key).toBe('VOTE.ERRORS.LEFT_REASON');
  await chair.asks(ballots.attendance, { ...leaves, reason: 'Musela k dětem' });
  await closes(m, m.point(), { lost: true });
  await chair.asks(votes.finish, { id: vote.id });
  // Over by now, and still answered as it was taken.
  await chair.asks(ballots.attendance, told);
  const bodies = await bodiesOf(chair, vote.id);
  expect(bodies.filter((b) => b.kind === 'arrived' || b.kind === 'left').map((b) => b.event)).toEqual([
    event,
    leaves.event,
  ]);
  await fits(chair, vote.id);
});

describe('the book of a meeting', () => {
  it('begins and ends without any point, and is one', async () => {
    const { house, chair } = await aVotingHouse(portal);
    const m = await aMeeting(chair);
    const [book, other] = [
      await aDraft(chair, { ...local, points: [] }),
      await aDraft(chair, { ...local, points: [] }),
    ];
    const ties = (id: number) => house.inside((db, scope) => tieBook({ db, scope }, id, m.id));
    await ties(book.id);
    await ties(book.id);
    await expect(ties(other.id)).rejects.toThrow('MEETING.ERRORS.BOOK');
    const starts = ({ id }: VoteDetail) =>
      chair.asks(votes.one, { id }).then(({ updatedAt }) => chair.call(votes.start, { id, updatedAt }));
    expect((await starts(other)).body.message?.content).toBe('VOTE.ERRORS.NO_POINTS');
    // Whoever leads the meeting begins and ends it.
    expect((await starts(book)).body.message?.content).toBe('VOTE.ERRORS.LED_BY_MEETING');
    await startsBook(portal, house, book.id);
    for (const [call, more] of [
      [votes.finish, {}],
      [voteTerms.addPoint, { name: 'Mimo večer' }],
      [votePresence.closePoint, { point: 1 }],
    ] as const)
      expect((await chair.refused(call, { id: book.id, ...more } as never)).key).toBe('VOTE.ERRORS.LED_BY_MEETING');
    await house.inside((db, scope) => finishVote(portal, { db, scope, now: portal.clock.now }, book.id));
    const done = await chair.asks(votes.one, { id: book.id });
    expect(done).toMatchObject({ status: 'finish', votePoints: [], meetingOfOwnersId: m.id });
    await fits(chair, book.id);
  });

  it('stays that of its meeting, whatever its form says', async () => {
    const { house, chair } = await aVotingHouse(portal);
    const m = await aMeeting(chair);
    const book = await aDraft(chair, local);
    await house.inside((db, scope) => tieBook({ db, scope }, book.id, m.id));
    const change = { ...aVoteForm(portal, local), id: book.id, updatedAt: book.updatedAt };
    expect(await chair.refused(votes.update, { ...change, meetingOfOwnersId: null })).toMatchObject({
      key: 'MEETING.ERRORS.BOOK',
    });
    const kept = await chair.asks(votes.update, { ...change, name: 'Hlasování', meetingOfOwnersId: m.id });
    expect(kept).toMatchObject({ name: 'Hlasování', meetingOfOwnersId: m.id });
  });
});
