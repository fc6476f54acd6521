import { Button, Text } from '@mantine/core';
import { useOpened } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import type { Choice, Question, Reply } from './confirm.tsx';
import { Dialog, DialogButtons } from './Dialog.tsx';

type Props = { opened: boolean; question: Question & Partial<Choice>; onReply: (reply: Reply) => void };

/** A question before something that matters. */
export function ConfirmDialog({ opened, question, onReply }: Props) {
  const say = useText();
  const { title, text, yes, no, danger, instead } = question;
  return (
    <Dialog opened={useOpened(opened)} onClose={() => onReply('no')} title={title} over>
      <Text>{text}</Text>
      <DialogButtons>
        <Button variant="default" onClick={() => onReply('no')}>
          {no ?? say('CONFIRM.NO')}
        </Button>
        <Button
          variant={instead ? 'default' : 'filled'}
          color={danger ? 'cihla' : undefined}
          onClick={() => onReply('yes')}
        >
          {yes ?? say('CONFIRM.YES')}
        </Button>
        {instead && <Button onClick={() => onReply('instead')}>{instead}</Button>}
      </DialogButtons>
    </Dialog>
  );
}
