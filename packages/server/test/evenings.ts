import { agenda } from '#contract/agenda/endpoints.ts';
import { assemblyCourse } from '#contract/assembly/endpoints-course.ts';
import { assemblyDesk } from '#contract/assembly/endpoints-desk.ts';
import type { Course } from '#contract/assembly/schema-course.ts';
import { ballots } from '#contract/ballots/endpoints.ts';
import { fromText, percent } from '#contract/base/shares/fraction.ts';
import type { VoteValue } from '#contract/motions/schema.ts';
import { openVote } from '#server/course/steps.ts';
import { draftOf } from '#server/motions/queries.ts';
import { anAgenda } from './agendas.ts';
import type { Person, TestHouse } from './house.ts';
import type { TestPortal } from './portal.ts';
import { aMeetingDraft, calls } from './summons.ts';
import { seatIds } from './votes.ts';

type Points = Parameters<typeof anAgenda>[2];

/** What is told and then decided twice. */
export const eveningPoints = (): Points => [
  { kind: 'information', name: 'Zpráva výboru' },
  { kind: 'resolution', name: 'Střecha', wording: 'Společenství opraví střechu.' },
  { kind: 'resolution', name: 'Kamera', wording: 'Společenství pořídí dvě kamery.' },
];

/** The book of a meeting as its registration starts it. */
export const startsBook = (portal: TestPortal, house: TestHouse, voteId: number): Promise<unknown> =>
  house.inside(async (db, scope) =>
    openVote(portal, { db, scope, now: portal.clock.now }, await draftOf(db, scope, voteId)),
  );

const minute = 60_000;

/** A called meeting that begins in ten minutes, with its registration open. */
export async function anEvening(chair: Person, points: Points = eveningPoints()) {
  const start = chair.portal.clock.now.getTime() + 10 * minute;
  const times = { start: new Date(start).toISOString(), end: new Date(start + 120 * minute).toISOString() };
  const draft = await aMeetingDraft(chair, times);
  await anAgenda(chair, draft.id, points);
  await chair.asks(agenda.ballot, { id: draft.id });
  await calls(chair, draft);
  const { voteId } = await chair.asks(assemblyDesk.open, { id: draft.id });
  return { id: draft.id, ...(await runningEvening(chair, draft.id, voteId as number)) };
}

/** What a desk and whoever leads the meeting do, by labels of points and numbers of units. */
async function runningEvening(chair: Person, id: number, voteId: number) {
  const ids = await seatIds(chair, voteId);
  const seats = (...units: string[]) => units.map((u) => ids.get(u) as number);
  const course = () => chair.asks(assemblyCourse.one, { id });
  const labelled = async (label: string) => {
    const found = (await course()).points.find((p) => p.label === label);
    if (!found) throw new Error(`there is no point ${label}`);
    return found;
  };
  const ofPoint = async (label: string) => ({ id, point: (await labelled(label)).id });
  return {
    ...{ voteId, seats, course, labelled, ofPoint },
    come: (...units: string[]) => chair.asks(ballots.attendance, { id: voteId, seats: seats(...units), here: true }),
    leave: (units: string[], reason = '') =>
      chair.asks(ballots.attendance, { id: voteId, seats: seats(...units), here: false, reason }),
    turn: async (label: string) => chair.asks(assemblyCourse.open, await ofPoint(label)),
    rest: async (label: string, value: 'agree' | 'noVote' = 'agree', ...except: string[]) =>
      chair.asks(assemblyCourse.rest, { ...(await ofPoint(label)), value, except: seats(...except) }),
    close: async (label: string, how: object = {}) =>
      chair.asks(assemblyCourse.close, { ...(await ofPoint(label)), ...how }),
    say: async (label: string, value: VoteValue, ...units: string[]) => {
      const vote_point_id = (await labelled(label)).votePointId as number;
      const points = seats(...units).map((voted_user_id) => ({ vote_value: value, vote_point_id, voted_user_id }));
      await chair.asks(ballots.store, { id: voteId, ids: seats(...units), points });
    },
  };
}

/** Labels of the agenda with how each point came out. */
export const statesOf = ({ points }: Course) => points.map((p) => `${p.label} ${p.state}`);
export const percentOf = (share: string | null | undefined): string =>
  share ? percent(fromText(share), 4).toFixed(4) : '';
