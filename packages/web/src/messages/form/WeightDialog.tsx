import { Button, Text } from '@mantine/core';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/Dialog.tsx';
import type { Weight } from './useBeforeSaving.ts';

type Props = { weighing: { answer: (weight: Weight | null) => void } | null };

/** Whether people are to be told of the change again. */
export function WeightDialog({ weighing }: Props) {
  const say = useText();
  const answer = (weight: Weight | null) => weighing?.answer(weight);
  return (
    <Dialog opened={weighing !== null} onClose={() => answer(null)} title={say('MESSAGE_FORM.ASK.MATERIAL')}>
      <Text>{say('MESSAGE_FORM.ASK.MATERIAL_TEXT')}</Text>
      <DialogButtons>
        <Button variant="default" onClick={() => answer('material')}>
          {say('MESSAGE_FORM.ASK.MATERIAL_YES')}
        </Button>
        <Button onClick={() => answer('small')}>{say('MESSAGE_FORM.ASK.MATERIAL_NO')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
