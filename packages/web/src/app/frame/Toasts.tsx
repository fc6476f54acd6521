import { IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Notice, showNoticesBy } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { NoteSign } from '../../kit/page/Note.tsx';
import css from './Toasts.module.css';

const lasts = 4000;
/** One with something to do: it takes a while to read both. */
const lastsToAct = 8000;
type Shown = Notice & { id: number };

function Toast({ notice, onGone }: { notice: Shown; onGone: (id: number) => void }) {
  const say = useText();
  const [held, setHeld] = useState(false);
  const { act, id } = notice;
  const holds = (notice.tone === 'bad' || act !== undefined) && held;
  useEffect(() => {
    if (holds) return;
    const timer = setTimeout(() => onGone(id), act ? lastsToAct : lasts);
    return () => clearTimeout(timer);
  }, [holds, id, act, onGone]);
  const run = () => {
    onGone(id);
    act?.run();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only keeps it from leaving
    <div
      className={css.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <NoteSign tone={notice.tone} />
      <p className={css.text}>
        {say(notice.key, notice.params)}
        {notice.would && ` ${say('DEMO.WOULD', { text: say(notice.would) })}`}
      </p>
      {act && (
        <button type="button" className={css.act} onClick={run}>
          {say(act.name)}
        </button>
      )}
      <button type="button" className={css.close} aria-label={say('BASE.CLOSE')} onClick={() => onGone(id)}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Toasts, top centre, four seconds; failures speak at once and stay while somebody points at them. */
export function Toasts() {
  const say = useText();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const last = useRef(0);
  useEffect(
    () =>
      showNoticesBy((notice) => {
        last.current++;
        setShown((before) => [...before.slice(-3), { ...notice, id: last.current }]);
      }),
    [],
  );
  const gone = useCallback((id: number) => setShown((before) => before.filter((n) => n.id !== id)), []);
  const of = (bad: boolean) =>
    shown.filter((n) => (n.tone === 'bad') === bad).map((n) => <Toast key={n.id} notice={n} onGone={gone} />);
  return (
    <section className={css.place} aria-label={say('NAV.NOTICES')}>
      <div role="alert">{of(true)}</div>
      <div role="status">{of(false)}</div>
    </section>
  );
}
