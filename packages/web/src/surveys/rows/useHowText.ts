import type { Question } from '#contract/surveys/schema-questions.ts';
import { useText } from '../../base/texts.tsx';

type Asked = Pick<Question, 'multiple' | 'required'> & { answers: readonly unknown[] };

/** How many may be chosen, and whether any has to be. */
export function useHowText() {
  const say = useText();
  return ({ answers, multiple, required }: Asked): string => {
    const how = answers.length === 0 ? 'words' : multiple ? 'several' : 'one';
    return [say(`SURVEY.HOW.${how}`), !required && say('SURVEY.HOW.optional')].filter(Boolean).join(' ');
  };
}
