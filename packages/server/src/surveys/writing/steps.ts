import type { AudiencePart } from '#contract/audience/schema.ts';
import { namesOf } from '#contract/base/calls/fields.ts';
import { versionOf } from '#contract/base/calls/ids.ts';
import { Refused } from '#contract/refusals.ts';
import { mayMoveEnd, missingOf, stateOf } from '#contract/surveys/rules.ts';
import { asKind } from '#contract/surveys/rules-kinds.ts';
import { type SurveyChange, type SurveyInput, surveyOwn } from '#contract/surveys/schema.ts';
import type { Question } from '#contract/surveys/schema-questions.ts';
import { audienceOf, keepAudience, knowsAudience } from '../../audience/queries-groups.ts';
import { picked } from '../../base/db/columns.ts';
import type { Db } from '../../base/db/db.ts';
import { attachFiles, dropFiles } from '../../base/files/files.ts';
import type { Scope } from '../../base/http/gate.ts';
import { overtaken } from '../../base/log/audit.ts';
import { dropEntries, keepEntry } from '../../base/search/search.ts';
import { plainOf, sanitised } from '../../base/text/rich-text.ts';
import { dropAttached } from '../../documents/attached/queries.ts';
import { hasOtherChoices, keepChosen } from '../../documents/attached/steps.ts';
import { spendKeys } from '../answering/queries.ts';
import { questionsOf, type Survey, surveySeen } from '../rows/queries.ts';
import { polled } from '../rows/queries-audience.ts';
import * as q from './queries.ts';

type At = { db: Db; scope: Scope; now: Date };
type Form = Omit<SurveyInput, 'concept'>;

const day = (text: string | null) => (text === null ? null : new Date(text));

/** A survey is found by its name, its description and what it asks. */
async function keepFound({ db, scope }: At, s: Survey): Promise<void> {
  const asked = (await questionsOf(db, scope, s.id)).map((question) => question.name);
  const words = [plainOf(s.description), ...asked].join(' ').slice(0, 20_000);
  await keepEntry(db, scope, { noun: 'survey', id: s.id, title: s.name, detail: null, words });
}

/** What is written down of a form, after every rule was asked. */
async function writtenOf({ db, scope }: At, input: Form): Promise<q.Written> {
  if (!(await knowsAudience(db, scope, input.audience))) {
    const key = 'SURVEY.ERRORS.AUDIENCE_UNKNOWN';
    throw new Refused(key, { fields: { audience: key } });
  }
  return {
    ...picked(input, namesOf(surveyOwn)),
    description: sanitised(input.description),
    // Of an anonymous one there are no names to show.
    namesShown: input.namesShown && !input.anonymous,
    dateFrom: day(input.dateFrom),
    dateTo: day(input.dateTo),
    toPublic: input.toPublic,
    everyone: input.audience.length === 0,
  };
}

async function keepAround(at: At, s: Survey, { audience, fileIds, documents, questions }: Form): Promise<void> {
  const { db, scope, now } = at;
  const owner = { owner: 'survey', ownerId: s.id };
  await q.keepQuestions(db, scope, s.id, questions);
  await keepAudience(db, scope, polled, s.id, audience);
  await attachFiles(db, scope, owner, fileIds, now);
  await keepChosen(at, owner, documents, { links: true });
  await keepFound(at, s);
}

/** Writes a new draft. */
export async function writeSurvey(at: At, input: Form): Promise<Survey> {
  const s = await q.addSurvey(at.db, at.scope, await writtenOf(at, input), at.now);
  await keepAround(at, s, input);
  return s;
}

/** Refuses a form that was opened before somebody else changed the survey (409). */
export async function refuseStale({ db, scope }: At, s: Survey, updatedAt: string): Promise<void> {
  if (s.version !== versionOf(updatedAt)) throw await overtaken(db, scope, { noun: 'survey', nounId: s.id }, updatedAt);
}

/** Refuses a draft that lacks something, field by field. */
export function refuseIncomplete(s: Survey, questions: readonly Question[], now: Date): void {
  const { name, manualEnd, anonymous } = s;
  const [dateFrom, dateTo] = [s.dateFrom?.toISOString() ?? null, s.dateTo?.toISOString() ?? null];
  const fields = missingOf({ name, manualEnd, anonymous, dateFrom, dateTo, questions }, now);
  if (Object.keys(fields).length > 0) throw new Refused('SURVEY.ERRORS.INCOMPLETE', { fields });
}

const isSameMoment = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();
type Worded = Pick<Question, 'name' | 'kind' | 'required' | 'multiple' | 'otherAnswer'> & {
  readonly answers: readonly { readonly name: string; readonly at: string | null }[];
};
const asAsked = (list: readonly Worded[]) =>
  JSON.stringify(
    list.map((x) => [x.name, x.kind, x.required, x.multiple, x.otherAnswer, x.answers.map((a) => [a.name, a.at])]),
  );
const asParts = (list: readonly AudiencePart[]) =>
  JSON.stringify(
    list
      .map((p) => ('role' in p && p.kind === 'role' ? `role ${p.role}` : `${p.kind} ${'id' in p ? p.id : ''}`))
      .sort(),
  );

/** Whether anything but the description and the end would be another than what people answer to. */
async function changesMore(at: At, s: Survey, input: Form, next: q.Written): Promise<boolean> {
  const { db, scope, now } = at;
  const own = [
    'name',
    'anonymous',
    'publishing',
    'answering',
    'namesShown',
    'manualEnd',
    'toPublic',
    'everyone',
  ] as const;
  if (own.some((field) => s[field] !== next[field]) || !isSameMoment(s.dateFrom, next.dateFrom)) return true;
  if (asAsked(await questionsOf(db, scope, s.id)) !== asAsked(input.questions.map(asKind))) return true;
  const kept = (await audienceOf(db, scope, polled, s.id, now)).map(({ name: _, ...part }) => part as AudiencePart);
  if (asParts(kept) !== asParts(input.audience)) return true;
  return hasOtherChoices(at, { owner: 'survey', ownerId: s.id }, input.documents);
}

async function changeRunning(at: At, s: Survey, input: Form, next: q.Written): Promise<Survey> {
  if (await changesMore(at, s, input, next)) throw new Refused('SURVEY.ERRORS.RUNNING');
  if (!mayMoveEnd(s.dateTo, next.dateTo, s.manualEnd)) {
    const key = 'SURVEY.ERRORS.END_EARLIER';
    throw new Refused(key, { fields: { dateTo: key } });
  }
  const changed = await q.changeSurvey(
    at.db,
    at.scope,
    s,
    { description: next.description, dateTo: next.dateTo },
    at.now,
  );
  await keepFound(at, changed);
  return changed;
}

/** Changes a draft; of a running one only what people do not answer to. Refuses a stale version (409). */
export async function changeSurvey(at: At, { id, updatedAt, ...input }: SurveyChange): Promise<Survey> {
  const { db, scope, now } = at;
  const s = await surveySeen(db, scope, id, now, 'lock');
  await refuseStale(at, s, updatedAt);
  const stands = stateOf(s, now);
  if (stands === 'finished') throw new Refused('SURVEY.ERRORS.ENDED');
  const next = await writtenOf(at, input);
  if (stands === 'active') return changeRunning(at, s, input, next);
  const changed = await q.changeSurvey(db, scope, s, next, now);
  await keepAround(at, changed, input);
  return changed;
}

/** Deletes a survey with everything that was answered, what it is found by and its files. */
export async function removeSurvey({ db, scope, now }: At, id: number): Promise<Survey> {
  const s = await surveySeen(db, scope, id, now, 'lock');
  await q.changeSurvey(db, scope, s, { deletedAt: now, dueAt: null }, now);
  await q.dropAnswers(db, scope, id);
  await spendKeys(db, scope, id);
  await dropFiles(db, scope, 'survey', [id], now);
  await dropAttached(db, scope, 'survey', [id]);
  await dropEntries(db, scope, 'survey', [id]);
  return s;
}

/** Removes an offered answer of a draft. */
export async function removeOffered(at: At, answerId: number): Promise<Survey> {
  const { db, scope, now } = at;
  const id = await q.surveyOfAnswer(db, scope, answerId);
  if (id === undefined) throw new Refused('SURVEY.ANSWER_NOT_FOUND');
  const s = await surveySeen(db, scope, id, now, 'lock');
  if (s.status !== 'concept') throw new Refused('SURVEY.ERRORS.NOT_DRAFT');
  await q.removeAnswer(db, scope, answerId);
  return q.changeSurvey(db, scope, s, {}, now);
}
