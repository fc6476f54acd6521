import { useEffect, useRef } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useText } from '../../base/texts.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { chosenOf, useAnswerName } from '../rows/useAnswerName.ts';
import css from './CheckCard.module.css';
import { answerOf, isAnswered, problemOf, type Typed } from './typed.ts';

type Props = { survey: SurveyDetail; typed: Typed; goTo: (at: number) => void };

/** The last step: all answers as they will go out, each with the way back to it. */
export function CheckCard({ survey, typed, goTo }: Props) {
  const say = useText();
  const nameOf = useAnswerName();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={css.card} aria-labelledby="survey-check">
      <div className={css.head}>
        <h2 ref={title} id="survey-check" tabIndex={-1} className={css.title}>
          {say('SURVEY_ANSWER.CHECK_TITLE')}
        </h2>
        <p className={css.lead}>{say('SURVEY_ANSWER.CHECK_LEAD')}</p>
      </div>
      <ol className={css.questions}>
        {survey.questions.map((question, at) => {
          const { chosen, other } = answerOf(typed, question);
          const problem = problemOf(typed, question);
          return (
            <li key={question.id} className={css.question}>
              <Avatar name="" text={String(at + 1)} />
              <div className={css.words}>
                <h3 className={css.asked}>{typo(question.name)}</h3>
                {isAnswered(typed, question) ? (
                  <ul className={css.answers}>
                    {chosenOf(question, chosen).map(({ id, ...named }, place) => (
                      <li key={id}>
                        {question.kind === 'order' && `${place + 1}. `}
                        {nameOf(named)}
                      </li>
                    ))}
                    {other !== null && <li className={css.own}>{typo(other)}</li>}
                  </ul>
                ) : (
                  <p className={css.none}>{say('SURVEY_ANSWER.NOTHING')}</p>
                )}
                {problem && (
                  <span className={css.wrong}>
                    <FieldError>{say(`SURVEY_ANSWER.ERRORS.${problem}`)}</FieldError>
                  </span>
                )}
              </div>
              <button
                type="button"
                className={css.change}
                aria-label={say('SURVEY_ANSWER.CHANGE_LONG', { number: at + 1 })}
                onClick={() => goTo(at)}
              >
                {say('SURVEY_ANSWER.CHANGE')}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
