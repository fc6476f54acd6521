import { typo } from '#contract/base/words/typo.ts';
import type { Question } from '#contract/surveys/schema-questions.ts';
import { useText } from '../../base/texts.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import css from './QuestionsRead.module.css';
import { useAnswerName } from './useAnswerName.ts';
import { useHowText } from './useHowText.ts';

type Read = Omit<Question, 'id' | 'answers'> & { answers: readonly { name: string; at: string | null }[] };

/** Questions with what may be answered, to be read. */
export function QuestionsRead({ questions }: { questions: readonly Read[] }) {
  const say = useText();
  const how = useHowText();
  const nameOf = useAnswerName();
  return (
    <ol className={css.questions}>
      {questions.map((question, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question of a draft may have no words yet, and its place is what it is
        <li key={i} className={css.question}>
          <Avatar name="" text={String(i + 1)} />
          <div className={css.words}>
            <h3 className={css.title}>{typo(question.name)}</h3>
            <p className={css.how}>{how(question)}</p>
            <ul className={css.answers}>
              {question.answers.map((answer, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two answers of a draft may be the same words
                <li key={at}>{nameOf(answer)}</li>
              ))}
              {question.otherAnswer && (
                <li>{say(question.answers.length > 0 ? 'SURVEY.OTHER' : 'SURVEY.OWN_WORDS')}</li>
              )}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
