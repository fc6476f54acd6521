import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { latePart } from '../../base/parts.ts';

export type Question = {
  /** Names the object: "Smazat jednotku 1247/8?" */
  title: string;
  /** The consequence. */
  text: string;
  /** A verb with its object; "Ano" when there is none. */
  yes?: string;
  no?: string;
  /** For what cannot be undone; what deletes is off in a demonstration. */
  danger?: boolean | 'deletes';
};
export type Reply = 'yes' | 'no' | 'instead';
/** A question with a third way, which is then the one that is offered first. */
export type Choice = Question & { instead: string };
/** A question with several ways of one weight. */
export type Ways<W extends string = string> = Omit<Question, 'yes' | 'danger'> & {
  ways: readonly { value: W; name: string }[];
};
export type Asking = Question & Partial<Choice & Ways>;
type Asked = { question: Asking; answer: (reply: string) => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();
const become = (next: Asked | null) => {
  asked = next;
  for (const tell of listeners) tell();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks before something that matters: `if (await confirm({ title, text, yes })) …` */
export const confirm = async (question: Question): Promise<boolean> => (await ask(question)) === 'yes';

/** Asks where there is something better than yes: `yes` may stay a loss, `instead` is the primary button. */
export const choose = (question: Choice): Promise<Reply> => ask(question) as Promise<Reply>;

/** Asks which of several ways it is to be; null for none of them. */
export async function chooseWay<W extends string>(question: Ways<W>): Promise<W | null> {
  const reply = await ask(question);
  return question.ways.find(({ value }) => value === reply)?.value ?? null;
}

function ask(question: Asking): Promise<string> {
  asked?.answer('no');
  return new Promise((resolve) => become({ question, answer: resolve }));
}

const leave = () => {
  asked?.answer('no');
  become(null);
};

const ConfirmDialog = latePart(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog);

/** Where the questions appear; stands once, in the signed-in tree. The dialog comes with the first of them. */
export function ConfirmPlace() {
  const now = useSyncExternalStore(subscribe, () => asked);
  // the closing dialog still shows the words it had
  const [last, setLast] = useState<Asked | null>(null);
  if (now && now !== last) setLast(now);
  // A question goes with whoever was asked: signed out, or led away.
  useEffect(() => leave, []);
  const settle = (reply: string) => {
    now?.answer(reply);
    become(null);
  };
  if (!last) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog opened={now !== null} question={(now ?? last).question} onReply={settle} />
    </Suspense>
  );
}
