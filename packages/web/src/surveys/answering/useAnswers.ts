import { useState } from 'react';
import type { Mine, SurveyDetail } from '#contract/surveys/schema.ts';
import { copies } from '../../base/copies.ts';
import { useMe } from '../../base/me.tsx';
import { isAnswered, readTyped, type Typed } from './typed.ts';

/** Where this device keeps what somebody answers for themselves or for a unit. */
export function useDevicePlace(survey: Pick<SurveyDetail, 'id'>) {
  const { id: member } = useMe();
  return (what: 'answers' | 'code', { unitId }: Pick<Mine, 'unitId'>) =>
    `${member}.survey.${survey.id}.${unitId ?? 'own'}.${what}`;
}

export type Answers = {
  typed: Typed;
  become: (next: Typed) => void;
  /** Whether anything was answered, and whether this device keeps it. */
  touched: boolean;
  kept: boolean;
};

/** Answers before they are sent: on this device alone, so that a closed tab loses nothing and no server learns of them. */
export function useAnswers(survey: SurveyDetail, mine: Mine): Answers {
  const { questions } = survey;
  const name = useDevicePlace(survey)('answers', mine);
  const [typed, set] = useState(() => readTyped(copies.read(name)?.values, questions));
  const [kept, keep] = useState(() => copies.read(name) !== null);
  const isTouched = (one: Typed) => questions.some((question) => isAnswered(one, question));
  const become = (next: Typed) => {
    set(next);
    if (isTouched(next)) copies.write(name, next);
    else copies.forget(name);
    // A browser may refuse to keep anything.
    keep(copies.read(name) !== null);
  };
  return { typed, become, touched: isTouched(typed), kept };
}
