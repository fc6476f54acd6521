import { termKey } from '#contract/base/terms/fact.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { isAhead, isSaidByHand } from '#contract/clock/rules.ts';
import type { RecordInput, TermDone, TermNotOurs } from '#contract/clock/schema.ts';
import { mostRecords } from '#contract/clock/schema-words.ts';
import { Refused } from '#contract/refusals.ts';
import { record } from '../../base/log/audit.ts';
import type { Terms } from '../../define-noun.ts';
import * as q from '../rows/queries.ts';
import { type Counted, countedTerms } from '../rows/steps.ts';

type At = q.At;
/** The term as people of the house call it in the log. */
const detailOf = ({ fact }: Counted) => ({ name: fact.name || 'none' });

/** The term of this name; 404 where there is none any more. Marks of a house are said one after another. */
async function termHeld(at: At, sources: readonly Terms[], key: string): Promise<Counted> {
  await q.countHeld(at);
  const found = (await countedTerms(at, sources)).find(({ fact }) => termKey(fact) === key);
  if (!found) throw new Refused('CLOCK.NOT_FOUND');
  return found;
}

/** Says that the term was met outside of the portal. */
export async function sayDone(at: At, sources: readonly Terms[], input: TermDone): Promise<void> {
  const { db, scope, now } = at;
  const term = await termHeld(at, sources, input.key);
  const { fact } = term;
  if (!isSaidByHand({ kind: fact.kind, met: fact.met && { on: null, url: null } }))
    throw new Refused('CLOCK.ERRORS.NOT_BY_HAND');
  if (isAhead(input.on, dayIn(now)))
    throw new Refused('CLOCK.ERRORS.FUTURE', { fields: { on: 'CLOCK.ERRORS.FUTURE' } });
  const { documentId } = input;
  if (documentId !== null && !(await q.documentsNamed(at, [documentId])).has(documentId))
    throw new Refused('CLOCK.ERRORS.NO_DOCUMENT', { fields: { documentId: 'CLOCK.ERRORS.NO_DOCUMENT' } });
  const nounId = await q.keepMark(at, fact, { what: 'done', doneOn: input.on, note: input.note, documentId });
  await record(db, scope, now, { noun: 'clock', nounId, verb: 'done', detail: detailOf(term) });
}

/** Says why the term is not of this house. */
export async function putAside(at: At, sources: readonly Terms[], { key, reason }: TermNotOurs): Promise<void> {
  const { db, scope, now } = at;
  const term = await termHeld(at, sources, key);
  const said = { what: 'notOurs', doneOn: null, note: reason, documentId: null } as const;
  const nounId = await q.keepMark(at, term.fact, said);
  await record(db, scope, now, { noun: 'clock', nounId, verb: 'notOurs', detail: { ...detailOf(term), reason } });
}

/** Takes back what was said of it. */
export async function runAgain(at: At, sources: readonly Terms[], key: string): Promise<void> {
  const { db, scope, now } = at;
  const term = await termHeld(at, sources, key);
  const nounId = await q.dropMark(db, scope, term.fact);
  if (nounId === undefined) return;
  await record(db, scope, now, { noun: 'clock', nounId, verb: 'again', detail: detailOf(term) });
}

/** Writes down what begins a term. */
export async function keepRecord(at: At, input: RecordInput): Promise<number> {
  const { db, scope, now } = at;
  if ((await q.countHeld(at)) >= mostRecords) throw new Refused('CLOCK.ERRORS.TOO_MANY');
  if (input.kind === 'dataBox' && isAhead(input.from, dayIn(now)))
    throw new Refused('CLOCK.ERRORS.FUTURE', { fields: { from: 'CLOCK.ERRORS.FUTURE' } });
  const id = await q.addRecord(at, input);
  const detail = { name: input.name || 'none' };
  await record(db, scope, now, { noun: 'clockRecords', nounId: id, verb: 'create', detail });
  return id;
}

/** Takes it back. */
export async function forgetRecord(at: At, id: number): Promise<void> {
  const { db, scope, now } = at;
  const gone = await q.dropRecord(at, id);
  if (!gone) throw new Refused('CLOCK.NOT_FOUND');
  const detail = { name: gone.name || 'none' };
  await record(db, scope, now, { noun: 'clockRecords', nounId: id, verb: 'delete', detail });
}
