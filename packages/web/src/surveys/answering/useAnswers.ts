import { useState } from 'react';
import { copies } from '../../base/copies.ts';
import { useMe } from '../../base/me.tsx';
import { type Asked, isAnswered, readTyped, type Typed } from './typed.ts';

export type Answers = {
  typed: Typed;
  become: (next: Typed) => void;
  /** Whether anything was answered, and whether this device keeps it. */
  touched: boolean;
  kept: boolean;
  forget: () => void;
};

/** Answers before they are sent: on this device alone, so that a closed tab loses nothing and no server learns of them. */
export function useAnswers(id: number, questions: readonly Asked[]): Answers {
  const { id: member } = useMe();
  const name = `${member}.survey.${id}`;
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
  return { typed, become, touched: isTouched(typed), kept, forget: () => copies.forget(name) };
}
