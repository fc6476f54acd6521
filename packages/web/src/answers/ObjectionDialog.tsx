import { Button, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { MySeat } from '#contract/motions/schema.ts';
import { useText } from '../base/texts.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { Note } from '../kit/page/Note.tsx';
import css from './Committee.module.css';
import { useObject } from './data.ts';

type Props = { vote: number; seat: MySeat | null; onClose: () => void };

/** An owner says that the ballot cast in their name was not theirs. */
export function ObjectionDialog({ vote, seat, onClose }: Props) {
  const say = useText();
  const object = useObject();
  const [text, setText] = useState('');
  const [last, setLast] = useState(seat);
  if (seat && seat !== last) setLast(seat);
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    if (!seat) return;
    const done = await object.run({ id: vote, seat: seat.seat.id, text }).catch(() => undefined);
    if (done) onClose();
  };
  return (
    <Dialog opened={seat !== null} onClose={onClose} title={say('VOTE_DETAIL.OBJECTION.TITLE')}>
      <form onSubmit={(e) => void submit(e)} noValidate>
        <Text className={css.text}>{say('VOTE_DETAIL.OBJECTION.TEXT', { units: last?.seat.room_name ?? '' })}</Text>
        <Textarea
          label={say('VOTE_DETAIL.OBJECTION.WHY')}
          autosize
          minRows={3}
          maxLength={1000}
          value={text}
          onChange={(e) => setText(e.currentTarget.value)}
        />
        {object.refused && (
          <Note tone="bad" live>
            {say(object.refused.key, object.refused.params)}
          </Note>
        )}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" loading={object.busy}>
            {say('VOTE_DETAIL.OBJECTION.YES')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
