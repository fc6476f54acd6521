import { typo } from '#contract/base/words/typo.ts';
import { asRead } from '#contract/surveys/rules-kinds.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import type { QuestionResult, ResultRow, Results } from '#contract/surveys/schema-results.ts';
import type { Begun } from '../../base/begun.ts';
import type { Say } from '../../base/texts.tsx';

/** What may become a point of a vote: an offered answer, or a question that offers none. */
export type Offer = {
  key: string;
  name: string /** More chose it than any other, as far as it is told. */;
  first: boolean;
};

/** Characters of the name of a point. */
const longest = 200;
const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** A long question gives way to its answer: that is what is decided. */
function named(say: Say, question: string, answer: string): string {
  // A question that ends with its mark needs no colon behind it.
  const key = /[?!.:…]$/.test(question.trim()) ? 'SURVEY_RESULT.TURN.POINT_ASKED' : 'SURVEY_RESULT.TURN.POINT';
  const whole = (q: string) => say(key, { question: q, answer });
  const spare = longest - whole('').length;
  return spare < 20 ? cut(answer, longest) : whole(cut(question, spare));
}

/** What stands first in the middle of all orders; nothing where two do. */
const highest = (rows: readonly ResultRow[]): number | null | undefined => {
  const best = Math.min(...rows.map((r) => r.place ?? Number.POSITIVE_INFINITY));
  const first = rows.filter((r) => r.place === best);
  return first.length === 1 ? first[0]?.answers[0] : undefined;
};
const leading = (rows: readonly ResultRow[]): number | null | undefined => {
  const told = rows.filter((r) => r.kind === 'exact' && (r.count ?? 0) > 0);
  const most = Math.max(...told.map((r) => r.count ?? 0));
  const first = told.filter((r) => r.count === most);
  return first.length === 1 ? first[0]?.answers[0] : undefined;
};

type Told = Pick<SurveyDetail, 'id' | 'name' | 'questions'>;
const resultOf = (results: Results, id: number) => results.questions.find((r) => r.questionId === id);

export const offersOf = (say: Say, { questions }: Told, results: Results): Offer[] =>
  questions.flatMap((q): Offer[] => {
    if (q.answers.length === 0) return [{ key: `${q.id}`, name: cut(q.name, longest), first: false }];
    const first = (q.kind === 'order' ? highest : leading)(resultOf(results, q.id)?.rows ?? []);
    return q.answers.map((a) => ({ key: `${q.id} ${a.id}`, name: named(say, q.name, a.name), first: a.id === first }));
  });

type Speaking = { say: Say; list: (names: readonly string[]) => string; number: (n: number) => string };

/** A count as it is told on the screen: what is hidden there stays hidden in the vote. */
function rowText({ say, list, number }: Speaking, q: Told['questions'][number], row: ResultRow): string {
  const nameOf = (id: number | null) =>
    id === null ? say('SURVEY.OTHER_DONE') : (q.answers.find((a) => a.id === id)?.name ?? '');
  const name = list(row.answers.map(nameOf));
  const { kind, count, percent, place } = row;
  if (place !== null) return say('SURVEY_RESULT.TURN.PLACED', { name, place: number(place), count: count ?? 0 });
  if (kind !== 'exact' && kind !== 'joined')
    return say('SURVEY_RESULT.TURN.WORD', { name, word: say(`SURVEY_RESULT.WORDS.${kind}`) });
  const said = { name, count: count ?? 0, percent: Math.round(percent ?? 0) };
  return say(kind === 'joined' ? 'SURVEY_RESULT.TURN.TOGETHER' : 'SURVEY_RESULT.TURN.TOLD', said);
}

function questionText(speaking: Speaking, q: Told['questions'][number], result: QuestionResult): string {
  const told = asRead(q, result)
    .map((row) => rowText(speaking, q, row))
    .join('; ');
  return speaking.say('SURVEY_RESULT.TURN.QUESTION', { name: q.name, count: result.answered, rows: told }).trim();
}

/** What the draft of a vote begins with: the result as it is told, where it comes from, and the chosen points. */
export function begunOf(speaking: Speaking, s: Told, results: Results, origin: string, points: string[]): Begun {
  const texts = s.questions.flatMap((q) => {
    const result = resultOf(results, q.id);
    return result ? [questionText(speaking, q, result)] : [];
  });
  const from = speaking.say('SURVEY_RESULT.TURN.ORIGIN', { name: typo(s.name), origin });
  return { title: s.name, text: [from, ...texts].join('\n\n'), surveyId: s.id, points };
}
