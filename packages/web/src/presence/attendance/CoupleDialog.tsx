import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SeatRow } from '#contract/answers/schema.ts';
import { useAttendance } from '../../answers/data.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';

type Props = {
  vote: number;
  /** A couple of whom somebody is in the room. */
  seat: SeatRow | null;
  onClose: () => void;
  onBothLeave: (seat: SeatRow) => void;
};

/** The other of a couple came beside the one who holds the seat, or one of both leaves. */
export function CoupleDialog({ vote, seat, onClose, onBothLeave }: Props) {
  const say = useText();
  const [last, setLast] = useState(seat);
  if (seat && seat !== last) setLast(seat);
  const name = last?.full_name ?? '';
  return (
    <Dialog opened={seat !== null} onClose={onClose} title={say('VOTE_LOCAL.PRESENCE.COUPLE_TITLE', { name })}>
      {last && <Choices key={last.id} {...{ vote, onClose, onBothLeave }} seat={last} />}
    </Dialog>
  );
}

function Choices({ vote, seat, onClose, onBothLeave }: Props & { seat: SeatRow }) {
  const say = useText();
  const mark = useAttendance();
  const leaves = seat.beside !== '';
  const people = leaves ? seat.couple : seat.couple.filter((p) => p.name !== seat.person);
  const choose = async (spouse: number) => {
    const done = await mark.run({ id: vote, seats: [seat.id], here: !leaves, spouse }).catch(() => undefined);
    if (done) onClose();
  };
  const text = leaves
    ? say('VOTE_LOCAL.PRESENCE.COUPLE_STAYS')
    : seat.person
      ? say('VOTE_LOCAL.PRESENCE.COUPLE_HELD', { name: seat.person })
      : say('VOTE_LOCAL.PRESENCE.COUPLE_FIRST');
  return (
    <>
      <FormStack close>
        <p>{text}</p>
        <p>
          <b>{say(leaves ? 'VOTE_LOCAL.PRESENCE.COUPLE_LEAVES' : 'VOTE_LOCAL.PRESENCE.COUPLE_WHO')}</b>
        </p>
        {people.map(({ id, name }) => (
          <Button key={id} variant="default" disabled={mark.busy} onClick={() => void choose(id)}>
            {name}
          </Button>
        ))}
        {leaves && (
          <Button
            variant="default"
            onClick={() => {
              onBothLeave(seat);
              onClose();
            }}
          >
            {say('VOTE_LOCAL.PRESENCE.COUPLE_BOTH')}
          </Button>
        )}
        {mark.refused && (
          <Note tone="bad" live>
            {say(mark.refused.key, mark.refused.params)}
          </Note>
        )}
      </FormStack>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {say('FORM.KEEP')}
        </Button>
      </DialogButtons>
    </>
  );
}
