import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SeatRow } from '#contract/answers/schema.ts';
import { useAttendance } from '../../answers/data.ts';
import { useText } from '../../base/texts.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { usePowersOf } from '../../proxies/power/data.ts';

type Props = { vote: number; seat: SeatRow | null; onClose: () => void };

/** Somebody else than the owner came for a seat, or came earlier than now. */
export function ArrivalDialog({ vote, seat, onClose }: Props) {
  const say = useText();
  const [last, setLast] = useState(seat);
  if (seat && seat !== last) setLast(seat);
  return (
    <Dialog
      opened={seat !== null}
      onClose={onClose}
      title={say('VOTE_LOCAL.PRESENCE.PERSON_TITLE', { name: last?.full_name ?? '' })}
    >
      {last && <Fields key={last.id} vote={vote} seat={last} onClose={onClose} />}
    </Dialog>
  );
}

/** Today at this time in the clock of this browser, as it travels; null when nothing or no time is typed. */
function todayAt(time: string): string | null {
  const [hours, minutes] = time.split(':').map(Number);
  if (hours === undefined || minutes === undefined || Number.isNaN(hours + minutes)) return null;
  const day = new Date();
  day.setHours(hours, minutes, 0, 0);
  return day.toISOString();
}

function Fields({ vote, seat, onClose }: { vote: number; seat: SeatRow; onClose: () => void }) {
  const say = useText();
  const mark = useAttendance();
  const powers = usePowersOf(vote, seat.id);
  const [power, setPower] = useState('');
  const proxy = powers.find((p) => String(p.proxy) === power);
  const [person, setPerson] = useState(seat.person);
  const [spouse, setSpouse] = useState('');
  const [time, setTime] = useState('');
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    const at = todayAt(time);
    const one = spouse ? { spouse: Number(spouse) } : { person };
    const came = proxy ? { person: proxy.agent, proxy: proxy.proxy } : one;
    const done = await mark.run({ id: vote, seats: [seat.id], here: true, ...came, at }).catch(() => undefined);
    if (done) onClose();
  };
  return (
    <form onSubmit={(e) => void submit(e)} noValidate>
      <FormStack close>
        {powers.length > 0 && (
          <Select
            label={say('PROXIES.PRESENT.LABEL')}
            description={say('PROXIES.PRESENT.HINT')}
            data={[
              { value: '', label: say('PROXIES.PRESENT.NONE') },
              ...powers.map((p) => ({
                value: String(p.proxy),
                label: say('PROXIES.PRESENT.ONE', { agent: p.agent, principal: p.principal }),
              })),
            ]}
            value={power}
            onChange={(value) => setPower(value)}
          />
        )}
        {seat.couple.length === 2 && (
          <Select
            label={say('VOTE_LOCAL.PRESENCE.COUPLE_WHO')}
            data={[
              { value: '', label: say('VOTE_LOCAL.PRESENCE.COUPLE_NONE') },
              ...seat.couple.map((p) => ({ value: String(p.id), label: p.name })),
            ]}
            disabled={proxy !== undefined}
            value={spouse}
            onChange={(value) => setSpouse(value)}
          />
        )}
        <TextInput
          label={say('VOTE_LOCAL.PRESENCE.PERSON')}
          description={say('VOTE_LOCAL.PRESENCE.PERSON_HINT')}
          maxLength={200}
          disabled={proxy !== undefined || spouse !== ''}
          value={proxy?.agent ?? (spouse ? '' : person)}
          onChange={(e) => setPerson(e.currentTarget.value)}
        />
        <TextInput
          type="time"
          label={say('VOTE_LOCAL.PRESENCE.TIME')}
          value={time}
          onChange={(e) => setTime(e.currentTarget.value)}
        />
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
        <Button type="submit" loading={mark.busy}>
          {say('VOTE_LOCAL.PRESENCE.ARRIVED')}
        </Button>
      </DialogButtons>
    </form>
  );
}
