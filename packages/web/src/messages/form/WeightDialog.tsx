import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import type { Weighing, Weight } from './useBeforeSaving.ts';

type Props = { weighing: Weighing | null };

/** Whether people are to be told of the change again. */
export function WeightDialog({ weighing }: Props) {
  const say = useText();
  const answer = (weight: Weight | null) => weighing?.answer(weight);
  // The closing dialog still says what it said.
  const [last, setLast] = useState(weighing);
  if (weighing && weighing !== last) setLast(weighing);
  const done = (weighing ?? last)?.confirmed ?? undefined;
  return (
    <Dialog opened={weighing !== null} onClose={() => answer(null)} title={say('MESSAGE_FORM.ASK.MATERIAL')}>
      <Text>{say('MESSAGE_FORM.ASK.MATERIAL_TEXT')}</Text>
      {done !== undefined && <Text mt="sm">{say('MESSAGE_FORM.ASK.MATERIAL_ACCEPTS', { done })}</Text>}
      <DialogButtons>
        <Button variant="default" onClick={() => answer('material')}>
          {say('MESSAGE_FORM.ASK.MATERIAL_YES')}
        </Button>
        <Button onClick={() => answer('small')}>{say('MESSAGE_FORM.ASK.MATERIAL_NO')}</Button>
      </DialogButtons>
    </Dialog>
  );
}
