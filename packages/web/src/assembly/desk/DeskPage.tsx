import { useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Desk, DeskSeat, DeskSums } from '#contract/assembly/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { StageShell } from '../rows/StageShell.tsx';
import { ArrivalCard } from './ArrivalCard.tsx';
import { LastCard, PowersCard, SheetButton } from './Aside.tsx';
import { ClosedDesk } from './ClosedDesk.tsx';
import css from './Desk.module.css';
import { DeskField, type Meant } from './DeskField.tsx';
import { type Mark, useDesk, useMark } from './data.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { RoomCard } from './RoomCard.tsx';
import { SeatList } from './SeatList.tsx';

/** /shromazdeni-vlastniku/{id}/prezence: who comes to the meeting is written down. */
export function DeskPage() {
  const { id } = useParams({ from: '/inside/shromazdeni-vlastniku/$id/prezence' });
  const of = useDesk(id);
  return (
    <StageShell id={id} meeting={of.data?.meeting} room="desk">
      <Loaded of={of}>
        {(desk) => (desk.sums ? <OpenDesk desk={desk} sums={desk.sums} /> : <ClosedDesk desk={desk} />)}
      </Loaded>
    </StageShell>
  );
}

/** Who may be taken at once: one person acts for the seat, nobody is there and no power was given. */
const isPlain = (s: DeskSeat) =>
  s.state === 'nobody' && !s.hasPower && (s.way === 'owner' || s.way === 'representative');

/** Why somebody may not simply leave: they answered a point that is open. */
function useLeaving(mark: Mark) {
  const [leaving, setLeaving] = useState<DeskSeat | null>(null);
  const leave = async (seat: DeskSeat) => {
    const failed = await mark(seat, { here: false });
    if (failed?.fields.reason) setLeaving(seat);
  };
  return { leaving, leave, stay: () => setLeaving(null) };
}

function OpenDesk({ desk, sums }: { desk: Desk; sums: DeskSums }) {
  const say = useText();
  const { id } = desk.meeting;
  const { mark } = useMark(id);
  const field = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Meant | null>(null);
  const { leaving, leave, stay } = useLeaving(mark);
  const open = (seat: DeskSeat) => setOpened({ seat, how: 'tap' });
  const close = () => {
    setOpened(null);
    field.current?.focus({ preventScroll: true });
  };
  const meant = (one: Meant) => {
    if (!isPlain(one.seat)) return setOpened(one);
    setOpened(null);
    void mark(one.seat, { here: true });
  };
  const acts = {
    onArrive: (seat: DeskSeat) => meant({ seat, how: 'tap' }),
    onLeave: (seat: DeskSeat) => void leave(seat),
    onOpen: open,
    onPaper: (seat: DeskSeat) => setOpened({ seat, how: 'paper' }),
  };
  const adding = opened && opened.seat.state === 'nobody' ? opened.seat.share : null;
  return (
    <Columns split="wide">
      <Column>
        <div>
          <h1 className={css.title}>{say('ASSEMBLY.DESK.TITLE')}</h1>
          {desk.isOpen && (
            <DeskField
              id={id}
              base={sums.base}
              field={field}
              onMeant={meant}
              onReset={() => setOpened(null)}
              {...acts}
            />
          )}
        </div>
        {opened && desk.isOpen && (
          <ArrivalCard
            key={`${opened.seat.id} ${opened.how === 'paper'}`}
            {...{ id, base: sums.base, mark, meant: opened }}
            onLeave={(seat) => {
              close();
              void leave(seat);
            }}
            onDone={close}
          />
        )}
        <SeatList id={id} counts={sums.counts} base={sums.base} opened={opened?.seat.id ?? null} {...acts} />
      </Column>
      <Column>
        <RoomCard sums={sums} adding={adding} />
        <PowersCard id={id} waiting={sums.waiting} />
        <LastCard last={desk.last} isOpen={desk.isOpen} mark={mark} />
        <SheetButton id={id} />
      </Column>
      <LeaveDialog seat={leaving} mark={mark} onClose={stay} />
    </Columns>
  );
}
