import { pathOf } from '#contract/base/calls/links.ts';
import { type TermFact, termKey } from '#contract/base/terms/fact.ts';
import { termKinds, termLaw } from '#contract/base/terms/law.ts';
import { lastOf, spentOf, stateOf } from '#contract/base/terms/rules.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { addDays } from '#contract/base/time/working-days.ts';
import { inOrder, isOwed, isShown, nearest } from '#contract/clock/rules.ts';
import type { ClockView, NearTerm, Term } from '#contract/clock/schema.ts';
import type { Terms } from '../../define-noun.ts';
import * as q from './queries.ts';
import { writesTerms } from './queries-seen.ts';

/** How far back the beginning of a term is looked for. */
const lookingBack = 365;

/** Terms of what the house wrote down; objections are counted from the day on which a statement of services was sent. */
function termsOfRecords(records: readonly q.TermRecord[], marks: ReadonlyMap<string, q.Mark>): TermFact[] {
  return records.flatMap(({ id, kind, name, fromOn, untilOn }): TermFact[] => {
    const common = { owner: { table: 'term_record', id }, turn: '', name, at: null, met: null };
    const fact: TermFact = { ...common, kind, from: fromOn, ...(untilOn !== null && { until: untilOn }) };
    const sent = kind === 'settlement' ? marks.get(termKey(fact))?.doneOn : null;
    return sent ? [fact, { ...common, kind: 'objections', from: sent }] : [fact];
  });
}

export type Counted = { fact: TermFact; mark: q.Mark | null };

/** All terms of the house with what was said of them. */
export async function countedTerms(at: q.At, sources: readonly Terms[]): Promise<Counted[]> {
  const { db, scope, now } = at;
  const since = addDays(dayIn(now), -lookingBack);
  const marks = new Map((await q.marksOf(db, scope)).map((m) => [termKey(q.calledIn(m)), m]));
  const facts = termsOfRecords(await q.recordsOf(db, scope), marks);
  for (const source of sources) facts.push(...(await source(at, { since })));
  return facts.map((fact) => ({ fact, mark: marks.get(termKey(fact)) ?? null }));
}

type Names = { people: ReadonlyMap<number, string>; documents: ReadonlyMap<number, string> };

function markShown(mark: q.Mark | null, { people, documents }: Names): Term['mark'] {
  if (!mark) return null;
  const { what, doneOn: on, note, documentId, memberId } = mark;
  const named = (id: number | null, names: ReadonlyMap<number, string>) => (id === null ? undefined : names.get(id));
  const [who, document] = [named(memberId, people), named(documentId, documents)];
  return {
    ...{ what, on, note, at: mark.at.toISOString() },
    who: who === undefined ? null : { id: memberId as number, full_name: who },
    document: document === undefined ? null : { id: documentId as number, name: document },
  };
}

function termShown({ fact, mark }: Counted, today: string, names: Names): Term {
  const { kind, name, from, at, met, owner } = fact;
  const { last, moved } = lastOf(fact);
  return {
    ...{ key: termKey(fact), kind, name, from, last, moved, ...spentOf(fact, today) },
    state: stateOf(fact, mark, today),
    url: at && pathOf(at),
    met: met && { on: met.on, url: met.at && pathOf(met.at) },
    mark: markShown(mark, names),
    recordId: owner?.table === 'term_record' ? owner.id : null,
  };
}

const idsIn = (all: readonly (number | null | undefined)[]) => all.filter((id) => typeof id === 'number');

/** What stands on /lhuty. */
export async function viewOf(at: q.At, sources: readonly Terms[]): Promise<ClockView> {
  const { db, scope, now } = at;
  const today = dayIn(now);
  const counted = await countedTerms(at, sources);
  const names = {
    people: await q.peopleNamed(db, scope, idsIn(counted.map(({ mark }) => mark?.memberId))),
    documents: await q.documentsNamed(at, idsIn(counted.map(({ mark }) => mark?.documentId))),
  };
  const kinds = new Set(counted.map(({ fact }) => fact.kind));
  return {
    terms: counted
      .map((one) => termShown(one, today, names))
      .filter((term) => isShown(term))
      .sort(inOrder),
    without: termKinds.filter((kind) => !kinds.has(kind)),
    ...{ asOf: termLaw.asOf, today, may: { write: writesTerms(scope) } },
  };
}

/** What stands on the dashboard: the first terms that the house has to meet, and how many there are. */
export async function nearOf(at: q.At, sources: readonly Terms[]): Promise<{ terms: NearTerm[]; total: number }> {
  const today = dayIn(at.now);
  const owed = (await countedTerms(at, sources))
    .map(({ fact, mark }): NearTerm => {
      const { kind, name } = fact;
      const { last } = lastOf(fact);
      return {
        key: termKey(fact),
        kind,
        name,
        last,
        state: stateOf(fact, mark, today),
        left: spentOf(fact, today).left,
      };
    })
    .filter(isOwed)
    .sort(inOrder);
  return { terms: owed.slice(0, nearest), total: owed.length };
}
