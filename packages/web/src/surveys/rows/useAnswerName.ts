import { typo } from '#contract/base/typo.ts';
import { useText } from '../../base/texts.tsx';
import { useMomentText } from '../../base/when.ts';

type Named = { name: string; at: string | null };

/** What an offered answer is called: its words, or of a date the day and time as the reader's language says them. */
export function useAnswerName() {
  const moment = useMomentText();
  return ({ name, at }: Named): string => (at === null ? typo(name) : moment(at, 'SURVEY.DATED'));
}

/** The same of those of one question by their ids; of own words what they are called. */
export function useNameById(answers: readonly (Named & { id: number })[]) {
  const say = useText();
  const nameOf = useAnswerName();
  return (id: number | null): string => {
    const answer = answers.find((a) => a.id === id);
    return answer ? nameOf(answer) : say('SURVEY.OTHER_DONE');
  };
}
