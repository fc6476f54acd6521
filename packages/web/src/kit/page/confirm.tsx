import { Button, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from './Dialog.tsx';

export type Question = {
  /** Names the object: "Smazat jednotku 1247/8?" */
  title: string;
  /** The consequence. */
  text: string;
  /** A verb with its object; "Ano" when there is none. */
  yes?: string;
  no?: string;
  /** For what cannot be undone. */
  danger?: boolean;
};
type Reply = 'yes' | 'no' | 'instead';
/** A question with a third way, which is then the one that is offered first. */
export type Choice = Question & { instead: string };
type Asked = { question: Question & Partial<Choice>; answer: (reply: Reply) => void };

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
export const choose = (question: Choice): Promise<Reply> => ask(question);

function ask(question: Asked['question']): Promise<Reply> {
  asked?.answer('no');
  return new Promise((resolve) => become({ question, answer: resolve }));
}

/** Where the questions appear; stands once, in the signed-in tree. */
export function ConfirmPlace() {
  const say = useText();
  const now = useSyncExternalStore(subscribe, () => asked);
  // the closing dialog still shows the words it had
  const [last, setLast] = useState<Asked | null>(null);
  if (now && now !== last) setLast(now);
  const settle = (reply: Reply) => {
    now?.answer(reply);
    become(null);
  };
  const q = (now ?? last)?.question;
  return (
    <Dialog opened={now !== null} onClose={() => settle('no')} title={q?.title ?? ''} over>
      <Text>{q?.text}</Text>
      <DialogButtons>
        <Button variant="default" onClick={() => settle('no')}>
          {q?.no ?? say('CONFIRM.NO')}
        </Button>
        <Button
          variant={q?.instead ? 'default' : 'filled'}
          color={q?.danger ? 'cihla' : undefined}
          onClick={() => settle('yes')}
        >
          {q?.yes ?? say('CONFIRM.YES')}
        </Button>
        {q?.instead && <Button onClick={() => settle('instead')}>{q.instead}</Button>}
      </DialogButtons>
    </Dialog>
  );
}
