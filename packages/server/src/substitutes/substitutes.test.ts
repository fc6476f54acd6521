import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { agenda } from '#contract/agenda/endpoints.ts';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { houseSettings } from '#contract/association/endpoints-settings.ts';
import { meetings } from '#contract/meetings/endpoints.ts';
import { substitutes } from '#contract/substitutes/endpoints.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { anAgenda } from '#house/agendas.ts';
import { anEvening, statesOf } from '#house/evenings.ts';
import type { Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aMeeting, aMeetingDraft, calls } from '#house/summons.ts';
import { termStates } from '#house/terms.ts';
import { aVotingHouse } from '#house/votes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(() => {
  portal.clock.now = new Date('2026-11-23T16:50:00Z');
});
afterAll(() => portal.close());

const view = (who: Person, id: number) => who.asks(substitutes.one, { id });
const later = (minutes: number) => {
  portal.clock.now = new Date(portal.clock.now.getTime() + minutes * 60_000);
};
async function allows(chair: Person): Promise<void> {
  const { updatedAt, modules, statutes } = await chair.asks(houseSettings.read, {});
  await chair.asks(houseSettings.change, { updatedAt, modules, statutes: { ...statutes, substitute: true } });
}

/** A meeting that decided its first point and lost its quorum before the other two. */
async function aLostEvening() {
  const made = await aVotingHouse(portal);
  const { chair } = made;
  const e = await anEvening(chair, [
    { kind: 'resolution', name: 'Střecha', wording: 'Společenství opraví střechu.' },
    { kind: 'resolution', name: 'Kamera', wording: 'Společenství pořídí kamery.' },
    { kind: 'resolution', name: 'Výtah', wording: 'Společenství vymění výtah.', preset: 'threeQuartersOfAll' },
    { kind: 'information', name: 'Různé' },
  ]);
  await e.come('1', '2');
  await chair.asks(assemblyCourse.begin, { id: e.id });
  await e.turn('1');
  await e.rest('1');
  await e.close('1');
  later(15);
  await e.leave(['1']);
  const over = await chair.asks(assemblyCourse.end, { id: e.id });
  expect(statesOf(over)).toEqual(['1 passed', '2 lost', '3 lost', '4 waiting']);
  return { ...made, id: e.id };
}

it('a meeting that lost its quorum is followed by a substitute with the same agenda, where the statutes know one', async () => {
  const { house, chair, alena, id } = await aLostEvening();
  const terms = async () => [
    ...(await termStates(chair, 'substituteInvitation')),
    ...(await termStates(chair, 'substituteMeeting')),
  ];
  const before = await view(chair, id);
  expect(await terms()).toEqual([]);
  expect(before).toMatchObject({ failed: 'known', pointCount: 3, allowed: false, meeting: null, of: null });
  expect(before.may).toEqual({ substitute: false, perRollam: true });
  expect((await chair.refused(substitutes.create, { id })).key).toBe('SUBSTITUTE.ERRORS.STATUTES');
  await allows(chair);
  expect((await view(chair, id)).terms).toEqual({
    ...{ failedOn: '2026-11-23', inviteBy: '2026-12-08', heldBy: '2027-01-04', noticeDays: 30 },
    ...{ sendBy: '2026-12-04', earliest: '2026-12-24', fits: true },
  });
  const { id: madeId } = await chair.asks(substitutes.create, { id });
  // A draft is not yet an invitation.
  expect(await terms()).toEqual(['ok', 'ok']);
  expect((await chair.refused(substitutes.create, { id })).key).toBe('SUBSTITUTE.ERRORS.MADE');

  const m = await chair.asks(meetings.one, { id: madeId });
  expect([m.name, m.status, m.start, m.end]).toEqual([
    ...[
      'Náhradní shromáždění: Prosincové shromáždění',
      'concept',
      '2027-01-04T17:00:00.000Z',
      '2027-01-04T19:00:00.000Z',
    ],
  ]);
  expect(m.description).toMatch(/aspoň 40\s%\svšech hlasů/);
  const { points } = await chair.asks(agenda.one, { id: madeId });
  expect(points.map((p) => [p.name, p.wording, p.preset])).toEqual([
    ['Kamera', 'Společenství pořídí kamery.', 'substitute'],
    ['Výtah', 'Společenství vymění výtah.', 'threeQuartersOfAll'],
    ['Různé', '', null],
  ]);
  expect(await view(chair, madeId)).toMatchObject({ of: { id }, failed: null, terms: { heldBy: '2027-01-04' } });
  expect((await view(chair, id)).meeting).toMatchObject({ id: madeId, status: 'concept' });
  // Owners know of it once it is called; the terms are the committee's.
  expect(await view(alena, id)).toMatchObject({ meeting: null, failed: null, terms: null });
  await chair.asks(agenda.ballot, { id: madeId });
  await calls(chair, await chair.asks(meetings.one, { id: madeId }));
  expect((await view(alena, id)).meeting?.id).toBe(madeId);
  expect((await view(alena, madeId)).of?.id).toBe(id);
  // Called it is invited, held it is held; called off it is neither.
  expect(await terms()).toEqual(['done', 'ok']);
  const status = (to: string) =>
    house.inside((db) =>
      db.execute(`update meeting set status = '${to}', finished_at =
      ${to === 'finished' ? 'now()' : 'null'} where svj_id = ${house.id} and id = ${madeId}`),
    );
  await status('finished');
  expect(await terms()).toEqual(['done', 'done']);
  await status('scheduled');
  await chair.asks(meetings.cancel, { id: madeId, reason: 'Jinak' });
  expect((await view(chair, id)).may.substitute).toBe(true);
  expect(await terms()).toEqual(['ok', 'ok']);
});

it('or by a vote outside of an assembly on what was to be decided, with the law that suits it', async () => {
  const { chair, petr, id } = await aLostEvening();
  expect((await petr.refused(substitutes.perRollam, { id })).key).toBe('BASE.ERRORS.NO_PERMISSION');
  const { id: voteId } = await chair.asks(substitutes.perRollam, { id });
  expect((await chair.refused(substitutes.perRollam, { id })).key).toBe('SUBSTITUTE.ERRORS.MADE');
  const vote = await chair.asks(votes.one, { id: voteId });
  expect(vote).toMatchObject({ status: 'concept', basis: 'perRollam', preset: 'perRollam', type: 'online' });
  expect(vote.votePoints.map((p) => [p.name, p.description, p.preset ?? null])).toEqual([
    ['Kamera', '<p>Společenství pořídí kamery.</p>', null],
    ['Výtah', '<p>Společenství vymění výtah.</p>', 'perRollamThreeQuarters'],
  ]);
  expect((await view(chair, id)).vote?.id).toBe(voteId);
  expect((await chair.asks(meetings.one, { id })).votes.map((v) => v.id)).toContain(voteId);
  await allows(chair);
  expect(await termStates(chair, 'substituteMeeting')).toEqual(['done']);
});

it('a meeting that decided what it had is followed by nothing, and one nobody led only on the word of the committee', async () => {
  const { chair } = await aVotingHouse(portal);
  await allows(chair);
  const times = { start: '2026-11-23T17:00:00.000Z', end: '2026-11-23T19:00:00.000Z' };
  const draft = await aMeetingDraft(chair, times);
  expect((await chair.refused(substitutes.create, { id: draft.id })).key).toBe('SUBSTITUTE.ERRORS.NOT_FAILED');
  await anAgenda(chair, draft.id);
  await calls(chair, draft);
  later(60);
  await chair.asks(meetings.finish, { id: draft.id });
  expect(await view(chair, draft.id)).toMatchObject({ failed: 'unsaid', pointCount: 3, may: { substitute: true } });

  const off = await aMeeting(chair);
  await chair.asks(meetings.cancel, { id: off.id, reason: 'Nemoc' });
  expect((await view(chair, off.id)).failed).toBeNull();
  const other = await aVotingHouse(portal);
  expect((await other.chair.refused(substitutes.create, { id: draft.id })).key).toBe('MEETING.NOT_FOUND');
});
