import { showMoment } from '../base/dates.ts';
import type { QuestionInput } from './schema-questions.ts';
import type { QuestionResult, ResultRow } from './schema-results.ts';

type Asked = Pick<QuestionInput, 'kind' | 'multiple' | 'otherAnswer'>;

/** What the kind of a question decides of it: a scale has one answer of those offered, and the words of a date say when it is. */
export function asKind<Q extends Asked & { answers: readonly { name: string; at: string | null }[] }>(question: Q): Q {
  const { kind, answers } = question;
  const isDates = kind === 'dates';
  const kept = {
    ...question,
    multiple: kind !== 'scale' && question.multiple,
    otherAnswer: kind !== 'scale' && question.otherAnswer,
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
