import type { RemarkInput } from '#contract/assembly/schema-course.ts';
import { Refused } from '#contract/refusals.ts';
import { agendaOf } from '../../agenda/rows/queries.ts';
import { seatsById } from '../../answers/queries.ts';
import { record } from '../../base/log/audit.ts';
import * as q from './queries.ts';
import { type At, begunEvening } from './steps.ts';

const invalid = (field: string) =>
  new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { [field]: 'BASE.FORM.INVALID' } });

/** Writes down what somebody wants in the minutes; of a seat its owners are who said it, unless a name is given. */
export async function writeRemark(at: At, given: RemarkInput): Promise<number> {
  const { db, scope, now } = at;
  const { meeting, vote } = await begunEvening(at, given.id);
  const isKnown = given.point === null || (await agendaOf(db, scope, given.id)).some((p) => p.id === given.point);
  if (!isKnown) throw new Refused('COURSE.ERRORS.POINT_UNKNOWN');
  const [seat] = given.seat === null ? [] : await seatsById(db, scope, vote.id, [given.seat]);
  if (given.seat !== null && !seat) throw invalid('seat');
  const person = given.person || (seat?.owners ?? '');
  if (person === '') throw new Refused('BASE.ERRORS.INVALID_INPUT', { fields: { person: 'BASE.FORM.REQUIRED' } });
  const id = await q.addRemark(db, scope, given, person, now);
  const detail = { name: meeting.name };
  await record(db, scope, now, { noun: 'meetings', nounId: meeting.id, verb: given.kind, detail });
  return id;
}

export async function takeRemarkBack(at: At, id: number, remark: number): Promise<void> {
  const { db, scope, now } = at;
  const { meeting } = await begunEvening(at, id);
  if (!(await q.dropRemark(db, scope, id, remark))) throw new Refused('COURSE.ERRORS.REMARK_UNKNOWN');
  await record(db, scope, now, { noun: 'meetings', nounId: id, verb: 'unremark', detail: { name: meeting.name } });
}
