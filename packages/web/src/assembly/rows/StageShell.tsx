import { IconArrowLeft, IconDeviceTv, IconDoorEnter, IconGavel } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { assemblyLinks } from '#contract/assembly/links.ts';
import { typo } from '#contract/base/words/typo.ts';
import { homeLinks } from '#contract/home/links.ts';
import { meetingLinks } from '#contract/meetings/links.ts';
import { useAssociation } from '../../base/me.tsx';
import { latePart, useEver } from '../../base/parts.ts';
import { AccountPlace } from '../../base/stage.tsx';
import { useFormat, useLanguage, useText } from '../../base/texts.tsx';
import { HousePlate } from '../../kit/motifs/HousePlate.tsx';
import { Mark } from '../../kit/motifs/Mark.tsx';
import { useClock } from '../../kit/page/useClock.ts';
import css from './StageShell.module.css';

/** What the head says of a meeting. */
export type StageMeeting = { name: string; start: string };
type Room = 'run' | 'desk';
type Props = {
  id: number;
  /** Nothing until it is known. */
  meeting: StageMeeting | undefined;
  room: Room;
  /** The column beside the screen; under it on a phone. */
  side?: ReactNode;
  children: ReactNode;
};

/** The frame of an evening: instead of the menu of the house only the places of its meeting, and the clock. */
export function StageShell({ id, meeting, room, side, children }: Props) {
  const say = useText();
  const main = useRef<HTMLElement>(null);
  const name = meeting ? typo(meeting.name) : say('MEETING.ONE');
  useEffect(() => {
    // Reading goes on here, unless the screen has a field of its own for it.
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={side ? `${css.stage} ${css.has}` : css.stage}>
      <title>{`${say(room === 'run' ? 'STAGE.RUN' : 'STAGE.DESK')} · ${name} · ${say('BASE.APP')}`}</title>
      <a href="#main" className={css.skip}>
        {say('NAV.SKIP')}
      </a>
      <header className={css.slab} data-slab>
        <Link {...homeLinks.dashboard()} className={css.brand}>
          <Mark />
          {say('BASE.APP')}
        </Link>
        <MeetingPlace id={id} meeting={meeting} />
        <Rooms id={id} room={room} />
        <Clock />
        {use(AccountPlace)}
      </header>
      {side && (
        <aside className={css.side} aria-label={say('STAGE.SIDE')}>
          {side}
        </aside>
      )}
      <main id="main" ref={main} tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}

/** The house and its meeting: the way back to what everybody reads of it. */
function MeetingPlace({ id, meeting }: Pick<Props, 'id' | 'meeting'>) {
  const say = useText();
  const format = useFormat();
  const { locale } = useLanguage();
  const svj = useAssociation().data?.svj;
  const name = meeting ? typo(meeting.name) : say('MEETING.ONE');
  // 05/12 reads as May to half of those who read English.
  const month = locale === 'en' ? 'short' : 'numeric';
  const day =
    meeting && format.dateTime(new Date(meeting.start), { weekday: 'long', day: 'numeric', month, year: 'numeric' });
  return (
    <Link {...meetingLinks.one(id)} className={css.meeting} aria-label={say('STAGE.BACK', { name })}>
      <IconArrowLeft className={css.back} size={24} stroke={1.75} aria-hidden="true" />
      {svj && <HousePlate id={svj.id} name={svj.nickname || svj.name} picture={svj.avatar} />}
      <span className={css.words} aria-hidden="true">
        <b className={css.name}>{name}</b>
        <small className={css.day}>{day}</small>
      </span>
    </Link>
  );
}

const rooms = [
  { room: 'run', at: assemblyLinks.run, name: 'STAGE.RUN', Sign: IconGavel },
  { room: 'desk', at: assemblyLinks.desk, name: 'STAGE.DESK', Sign: IconDoorEnter },
] as const;

// Of an evening that nobody projects it is never asked for.
const ProjectionDialog = latePart(async () => (await import('./ProjectionDialog.tsx')).ProjectionDialog);

function Rooms({ id, room: here }: Pick<Props, 'id' | 'room'>) {
  const say = useText();
  const [projects, setProjects] = useState(false);
  const everProjected = useEver(projects);
  return (
    <nav className={css.rooms} aria-label={say('STAGE.ROOMS')}>
      {rooms.map(({ room, at, name, Sign }) => (
        <Link key={room} {...at(id)} className={css.room} aria-current={room === here ? 'page' : undefined}>
          <Sign size={20} stroke={1.75} aria-hidden="true" />
          {say(name)}
        </Link>
      ))}
      <button type="button" className={css.room} aria-haspopup="dialog" onClick={() => setProjects(true)}>
        <IconDeviceTv size={20} stroke={1.75} aria-hidden="true" />
        {say('STAGE.PROJECT')}
      </button>
      {everProjected && (
        <Suspense fallback={null}>
          <ProjectionDialog id={id} opened={projects} onClose={() => setProjects(false)} />
        </Suspense>
      )}
    </nav>
  );
}

function Clock() {
  const say = useText();
  const time = useClock();
  return (
    <span className={css.clock}>
      <span className="vh">{say('STAGE.CLOCK', { time })}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  );
}
