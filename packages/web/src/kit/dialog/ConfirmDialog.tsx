import { Button, Text } from '@mantine/core';
import { isDemo } from '../../base/demo.ts';
import { useOpened } from '../../base/parts.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../page/Note.tsx';
import type { Asking } from './confirm.tsx';
import css from './Dialog.module.css';
import { Dialog, DialogButtons } from './Dialog.tsx';

type Props = { opened: boolean; question: Asking; onReply: (reply: string) => void };

/** A question before something that matters. */
export function ConfirmDialog({ opened, question, onReply }: Props) {
  const say = useText();
  // Not even tried: whoever tries it would believe that it is gone.
  const isKept = isDemo() && question.danger === 'deletes';
  const { title, text, yes, no, danger, instead, ways } = question;
  return (
    <Dialog opened={useOpened(opened)} onClose={() => onReply('no')} title={title} over>
      <Text className={css.said}>{text}</Text>
      {isKept && (
        <div className={css.kept}>
          <Note>{say('DEMO.KEEPS')}</Note>
        </div>
      )}
      {ways && (
        <div className={css.ways}>
          {ways.map(({ value, name }) => (
            <Button key={value} variant="default" onClick={() => onReply(value)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <DialogButtons>
        <Button variant="default" onClick={() => onReply('no')}>
          {no ?? say('CONFIRM.NO')}
        </Button>
        {!ways && (
          <Button
            variant={instead ? 'default' : 'filled'}
            color={danger ? 'cihla' : undefined}
            disabled={isKept}
            onClick={() => onReply('yes')}
          >
            {yes ?? say('CONFIRM.YES')}
          </Button>
        )}
        {instead && <Button onClick={() => onReply('instead')}>{instead}</Button>}
      </DialogButtons>
    </Dialog>
  );
}
