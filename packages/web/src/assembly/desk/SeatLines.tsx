import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleDashed,
  IconDoorEnter,
  IconFileText,
  IconHourglass,
  IconPencil,
} from '@tabler/icons-react';
import type { DeskSeat } from '#contract/assembly/schema.ts';
import { fromText } from '#contract/base/shares/fraction.ts';
import { exactPart } from '#contract/base/shares/shares.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useText } from '../../base/texts.tsx';
import { Tag, type TagTone } from '../../kit/card/Tag.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import css from './Desk.module.css';
import { clockOf } from './data.ts';

const signs = {
  nobody: ['stone', IconCircleDashed],
  room: ['ok', IconDoorEnter],
  power: ['info', IconFileText],
  waiting: ['warn', IconHourglass],
  guest: ['stone', IconCircleDashed],
  mute: ['warn', IconAlertTriangle],
  writing: ['brand', IconPencil],
} as const satisfies Record<string, readonly [TagTone, typeof IconPencil]>;

type Props = {
  seat: DeskSeat;
  base: string;
  /** It is the one being written. */
  open: boolean;
  onArrive: (seat: DeskSeat) => void;
  onLeave: (seat: DeskSeat) => void;
  onOpen: (seat: DeskSeat) => void;
  onPaper: (seat: DeskSeat) => void;
};

/** How the seat is acted for, where it is not simply its owner. */
export function WayText({ seat }: { seat: DeskSeat }) {
  const say = useText();
  if (seat.way === 'owner') return null;
  const text = say(`ASSEMBLY.DESK.WAYS.${seat.way}`, { name: typo(seat.representative) });
  return <span className={css.aside}>{text}</span>;
}

export const Plates = ({ units }: Pick<DeskSeat, 'units'>) => (
  <span className={css.plates}>
    {units.map((number) => (
      <UnitBadge key={number} number={number} />
    ))}
  </span>
);

export function useShareOf(base: string) {
  const asPercent = usePercentText();
  return (share: string) => asPercent(exactPart(fromText(share), fromText(base)));
}

function State({ seat, open, onPaper }: Pick<Props, 'seat' | 'open' | 'onPaper'>) {
  const say = useText();
  const shown = open ? 'writing' : seat.state === 'nobody' && seat.way === 'mute' ? 'mute' : seat.state;
  const [tone, icon] = signs[shown];
  const isThere = seat.state !== 'nobody';
  const isByPower = seat.state === 'power' || seat.state === 'waiting';
  return (
    <span className={css.state}>
      <Tag tone={tone} icon={icon}>
        {say(`ASSEMBLY.DESK.STATES.${shown}`)}
      </Tag>
      {isByPower && seat.person && <small>{say('ASSEMBLY.DESK.AGENT', { name: typo(seat.person) })}</small>}
      {isThere && seat.since && <small>{say('ASSEMBLY.DESK.SINCE', { time: clockOf(seat.since) })}</small>}
      {!isThere && !open && seat.way !== 'mute' && (
        <button type="button" className={css.paperWay} onClick={() => onPaper(seat)}>
          {say('ASSEMBLY.DESK.BY_PAPER')}
          <span className="vh">: {seat.owners}</span>
        </button>
      )}
      {!isThere && seat.leftAt && <small>{say('ASSEMBLY.DESK.LEFT', { time: clockOf(seat.leftAt) })}</small>}
    </span>
  );
}

/** One seat of the list, with what is usually done with it. */
export function SeatLine({ seat, base, open, onArrive, onLeave, onOpen, onPaper }: Props) {
  const shareOf = useShareOf(base);
  return (
    <li className={open ? `${css.line} ${css.open}` : css.line}>
      <span className={css.who}>
        <Avatar name={seat.owners} size="s" />
        <span className={css.words}>
          <button type="button" className={css.name} onClick={() => onOpen(seat)}>
            {typo(seat.owners)}
          </button>
          <WayText seat={seat} />
        </span>
      </span>
      <Plates units={seat.units} />
      <span className={css.share}>{shareOf(seat.share)}</span>
      <State seat={seat} open={open} onPaper={onPaper} />
      <Act {...{ seat, onArrive, onLeave, onOpen }} />
    </li>
  );
}

function Act({ seat, onArrive, onLeave, onOpen }: Omit<Props, 'base' | 'open' | 'onPaper'>) {
  const say = useText();
  const name = <span className="vh">: {seat.owners}</span>;
  if (seat.state !== 'nobody')
    return (
      <Button variant="subtle" color="stone" onClick={() => onLeave(seat)}>
        {say('ASSEMBLY.DESK.LEAVES')}
        {name}
      </Button>
    );
  const isMute = seat.way === 'mute';
  return (
    <Button variant="default" onClick={() => (isMute ? onOpen(seat) : onArrive(seat))}>
      {say(isMute ? 'ASSEMBLY.DESK.REPRESENTATIVE' : 'ASSEMBLY.DESK.ARRIVED')}
      {name}
    </Button>
  );
}
