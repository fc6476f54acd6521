import { type ReactNode, useEffect, useRef, useState } from 'react';
import { demo } from '#contract/demo/endpoints.ts';
import type { Doors, Part } from '#contract/demo/schema.ts';
import { homeLinks } from '#contract/home/links.ts';
import { orderLinks } from '#contract/orders/links.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { device } from '../../base/device.ts';
import { session } from '../../base/session.ts';
import { loadTexts, useText } from '../../base/texts.tsx';
import { Avatar } from '../../kit/motifs/Avatar.tsx';
import { HousePlate } from '../../kit/motifs/HousePlate.tsx';
import { Entry } from '../entry/Entry.tsx';
import { Refused } from '../entry/Refused.tsx';
import css from './DoorsScreen.module.css';
import { beginGuide } from './guide.ts';

type Door = Doors['doors'][number];
type DoorProps = { door: Door; busy: boolean; onEnter: () => void };
function DoorRow({ door: { part, name, sex }, busy, onEnter }: DoorProps) {
  const say = useText();
  const title = say(`DEMO.PARTS.${part}`, { sex });
  return (
    <li className={css.item}>
      <button
        type="button"
        className={css.door}
        aria-label={say('DEMO.ENTER_AS', { part: say(`DEMO.AS.${part}`, { sex }) })}
        aria-describedby={`door-${part}`}
        aria-disabled={busy || undefined}
        onClick={onEnter}
      >
        <Avatar name={name} size="m" />
        <span className={css.words} id={`door-${part}`}>
          <span className={css.who}>
            <b>{title}</b>
            {name !== title && <span className={css.name}>{name}</span>}
          </span>
          <span className={css.lead}>{say(`DEMO.LEADS.${part}`)}</span>
        </span>
        <span className={css.enter}>
          {say('DEMO.ENTER')}
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h14M13 6l6 6-6 6" />
          </svg>
        </span>
      </button>
    </li>
  );
}

/** The door of a demonstration: somebody of the sample house instead of a password; `otherwise` where nobody may be entered as. */
export function DoorsScreen({ otherwise }: { otherwise: ReactNode }) {
  const say = useText();
  const [doors, setDoors] = useState<Doors | null>(null);
  const [refused, setRefused] = useState<Answer | null>(null);
  const [guided, setGuided] = useState(true);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts(['demo']).then(() => setReady(true));
    const stop = new AbortController();
    ask(demo.doors, {}, stop.signal).then(setDoors, (error) => stop.signal.aborted || setRefused(asAnswer(error)));
    return () => stop.abort();
  }, []);
  if (doors && doors.doors.length === 0) return otherwise;
  if (!ready) return null;
  const enter = async (part: Part) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefused(null);
    try {
      const inside = await ask(demo.enter, { part, ...device.known() });
      device.keep(inside.device);
      session.takeWanted();
      beginGuide(guided ? part : null);
      const to = part === 'portal' ? orderLinks.list().to : `${homeLinks.dashboard().to}?svj=${doors?.house?.id}`;
      session.begin(inside.token);
      // The page begins anew: nothing of whoever was here before is left in it.
      location.replace(to);
    } catch (error) {
      setRefused(asAnswer(error));
      running.current = false;
      setBusy(false);
    }
  };
  const lead = (
    <>
      <b>{say('DEMO.NOTHING_SAVED')}</b> {say('DEMO.NO_PASSWORD')}
    </>
  );
  return (
    <Entry title={say('DEMO.TITLE')} lead={lead} wide>
      <div className={css.screen} aria-busy={doors === null || busy || undefined}>
        <Refused answer={refused} />
        {doors && (
          <ul className={css.doors}>
            {doors.doors.map((door) => (
              <DoorRow key={door.part} door={door} busy={busy} onEnter={() => void enter(door.part)} />
            ))}
          </ul>
        )}
        <label className={css.guide}>
          <input type="checkbox" checked={guided} onChange={(e) => setGuided(e.currentTarget.checked)} />
          <span>
            {say('DEMO.GUIDE')}
            <span className={css.hint}>{say('DEMO.GUIDE_HINT')}</span>
          </span>
        </label>
        {doors?.house && (
          <p className={css.house}>
            <HousePlate id={doors.house.id} name={doors.house.name} />
            <span>{say('DEMO.HOUSE', { house: doors.house.name, town: doors.house.town ?? '' })}</span>
          </p>
        )}
      </div>
    </Entry>
  );
}
