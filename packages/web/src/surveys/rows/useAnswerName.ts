import { typo } from '#contract/base/words/typo.ts';
import type { QuestionKind } from '#contract/surveys/schema-questions.ts';
import { useText } from '../../base/texts.tsx';
import { useMomentText } from '../../base/when.ts';

type Named = { name: string; at: string | null };

/** What an offered answer is called: its words, or of a date the day and time as the reader's language says them. */
export function useAnswerName() {
  const moment = useMomentText();
  return ({ name, at }: Named): string => (at === null ? typo(name) : moment(at, 'SURVEY.DATED'));
}

/** Answers as they were chosen, in the order in which they are read: those of an order from the first. */
export const chosenOf = <A extends { id: number }>(
  { kind, answers }: { kind: QuestionKind; answers: readonly A[] },
  chosen: readonly number[],
): A[] =>
  kind === 'order'
    ? chosen.flatMap((id) => answers.find((a) => a.id === id) ?? [])
    : answers.filter((a) => chosen.includes(a.id));

/** The same of those of one question by their ids; of own words what they are called. */
export function useNameById(answers: readonly (Named & { id: number })[]) {
  const say = useText();
  const nameOf = useAnswerName();
  return (id: number | null): string => {
    const answer = answers.find((a) => a.id === id);
    return answer ? nameOf(answer) : say('SURVEY.OTHER_DONE');
  };
}
