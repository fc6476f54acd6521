import type { Question } from '#contract/surveys/schema-questions.ts';
import { useText } from '../../base/texts.tsx';

type Asked = Pick<Question, 'kind' | 'multiple' | 'required'> & { answers: readonly unknown[] };

/** How many may be chosen, and whether any has to be. */
export function useHowText() {
  const say = useText();
  return ({ kind, answers, multiple, required }: Asked): string => {
    const of = multiple ? 'several' : 'one';
    const how = kind === 'order' ? 'order' : answers.length === 0 ? 'words' : of;
    return [say(`SURVEY.HOW.${how}`), !required && say('SURVEY.HOW.optional')].filter(Boolean).join(' ');
  };
}
