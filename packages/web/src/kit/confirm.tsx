import { Button, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { useText } from '../base/texts.tsx';
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
type Asked = { question: Question; answer: (yes: boolean) => void };

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
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => become({ question, answer: resolve }));
}

/** Where the questions appear; stands once, in the signed-in tree. */
export function ConfirmPlace() {
  const say = useText();
  const now = useSyncExternalStore(subscribe, () => asked);
  // the closing dialog still shows the words it had
  const [last, setLast] = useState<Asked | null>(null);
  if (now && now !== last) setLast(now);
  const settle = (yes: boolean) => {
    now?.answer(yes);
    become(null);
  };
  const q = (now ?? last)?.question;
  return (
    <Dialog opened={now !== null} onClose={() => settle(false)} title={q?.title ?? ''} over>
      <Text>{q?.text}</Text>
      <DialogButtons>
        <Button variant="default" onClick={() => settle(false)}>
          {q?.no ?? say('CONFIRM.NO')}
        </Button>
        <Button color={q?.danger ? 'cihla' : undefined} onClick={() => settle(true)}>
          {q?.yes ?? say('CONFIRM.YES')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
