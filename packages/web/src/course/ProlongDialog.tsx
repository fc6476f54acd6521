import { Button, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { dayIn, momentAt } from '#contract/base/time/dates.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import css from '../answers/Committee.module.css';
import { useProlong } from '../answers/data.ts';
import { useText } from '../base/texts.tsx';
import { DateField } from '../kit/day/DateField.tsx';
import { Dialog, DialogButtons } from '../kit/dialog/Dialog.tsx';
import { FieldError } from '../kit/form/FieldError.tsx';
import { useMoment } from '../motions/moments.ts';

type Props = { vote: VoteDetail; opened: boolean; onClose: () => void };

/** A later end with a reason, which everybody will read. */
export function ProlongDialog({ vote, opened, onClose }: Props) {
  const say = useText();
  const moment = useMoment();
  const prolong = useProlong();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const closesAt = momentAt(typed);
  const empty = reason.trim() === '';
  const late = vote.closesAt !== null && closesAt !== null && closesAt > new Date(vote.closesAt);
  const wrongEnd = tried && !late ? say(typed === '' ? 'BASE.FORM.REQUIRED' : 'VOTE.ERRORS.NOT_LATER') : undefined;
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    setTried(true);
    if (empty || !late || !closesAt) return;
    const input = { id: vote.id, closesAt: closesAt.toISOString(), reason };
    if (await prolong.run(input).catch(() => undefined)) onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={say('VOTE_DETAIL.PROLONG.TITLE', { name: vote.name })}>
      <form onSubmit={(e) => void submit(e)} noValidate>
        <Text className={css.text}>
          {say('VOTE_DETAIL.PROLONG.TEXT', { closes: vote.closesAt ? moment(vote.closesAt) : '' })}
        </Text>
        <DateField
          withTime
          required
          otherwise="23:59"
          min={dayIn(vote.closesAt ? new Date(vote.closesAt) : new Date())}
          label={say('VOTE_DETAIL.PROLONG.CLOSES')}
          value={typed}
          onChange={setTyped}
          error={wrongEnd ? <FieldError>{wrongEnd}</FieldError> : undefined}
        />
        <Textarea
          mt={12}
          label={say('VOTE_DETAIL.PROLONG.REASON')}
          required
          autosize
          minRows={3}
          maxLength={500}
          value={reason}
          error={tried && empty ? <FieldError>{say('BASE.FORM.REQUIRED')}</FieldError> : undefined}
          onChange={(e) => setReason(e.currentTarget.value)}
        />
        {prolong.refused && <FieldError>{say(prolong.refused.key)}</FieldError>}
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {say('FORM.KEEP')}
          </Button>
          <Button type="submit" loading={prolong.busy}>
            {say('VOTE_DETAIL.PROLONG.YES')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
