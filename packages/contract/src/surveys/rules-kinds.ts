import { showMoment } from '../base/time/dates.ts';
import type { QuestionInput } from './schema-questions.ts';
import type { QuestionResult, ResultRow } from './schema-results.ts';

type Asked = Pick<QuestionInput, 'kind' | 'multiple' | 'otherAnswer'>;

/** What is answered by what is offered, alone and once. */
export const isBare = (kind: QuestionInput['kind']): boolean => kind === 'scale' || kind === 'order';

/** What the kind of a question decides of it: a scale has one answer of those offered, an order all of them, and the words of a date say when it is. */
export function asKind<Q extends Asked & { answers: readonly { name: string; at: string | null }[] }>(question: Q): Q {
  const { kind, answers } = question;
  const isDates = kind === 'dates';
  const kept = {
    ...question,
    multiple: !isBare(kind) && question.multiple,
    otherAnswer: !isBare(kind) && question.otherAnswer,
    answers: answers.map((a) => {
      const at = isDates && a.at !== null ? new Date(a.at).toISOString() : null;
      return { ...a, at, name: isDates ? (at === null ? '' : showMoment(new Date(at))) : a.name };
    }),
  };
  return kept as Q;
}

type Offered = { readonly kind: QuestionInput['kind']; readonly answers: readonly { readonly id: number }[] };

/** The middle of a scale, by the places of its steps from 1; only where every count is told, so that it says nothing beyond them. */
export function averageOf({ kind, answers }: Offered, { rows, answered }: QuestionResult): number | null {
  if (kind !== 'scale' || answered === 0 || rows.length === 0 || rows.some((r) => r.kind !== 'exact')) return null;
  const places = new Map(answers.map((a, i) => [a.id, i + 1]));
  const sum = rows.reduce((all, r) => all + (places.get(r.answers[0] ?? 0) ?? 0) * (r.count ?? 0), 0);
  return Math.round((sum / answered) * 100) / 100;
}

/** Rows as they are read: those of an order from the one that stands highest. */
export const asRead = ({ kind }: Pick<Offered, 'kind'>, { rows }: QuestionResult): readonly ResultRow[] =>
  kind === 'order' ? [...rows].sort((a, b) => (a.place ?? 0) - (b.place ?? 0)) : rows;

const weight = ({ kind, count }: ResultRow, answered: number): number => {
  if (kind === 'exact') return count ?? 0;
  if (kind === 'all') return answered;
  return kind === 'nearlyAll' ? answered - 0.5 : 0;
};

/** Offered answers that more chose than any other, as far as it is told; all of them where they are equal. */
export function leadingOf({ rows, answered }: QuestionResult): number[] {
  const most = Math.max(0, ...rows.map((r) => weight(r, answered)));
  if (most === 0) return [];
  return rows.flatMap((r) => (weight(r, answered) === most ? r.answers.filter((a) => a !== null) : []));
}
