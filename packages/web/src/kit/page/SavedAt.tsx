import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { wallTime } from '#contract/base/time/dates.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import css from './SavedAt.module.css';

type Outcome = { at: Date } | { again: () => void };

/** Of settings that save themselves: runs the save and keeps what came of it, for the note at their place. */
export function useSavedAt() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const save = async (run: () => Promise<unknown>): Promise<void> => {
    try {
      await run();
      setOutcome({ at: new Date() });
    } catch {
      setOutcome({ again: () => void save(run) });
    }
  };
  return { outcome, save };
}

/** "Uloženo v 18:42" where the setting is; when it was not saved, that and the way to try it again. */
export function SavedAt({ outcome }: { outcome: Outcome | null }) {
  const say = useText();
  const { locale } = useLanguage();
  const clock = (at: Date) => {
    const time = wallTime(at).slice(11, 16);
    return { hour: Number(time.slice(0, 2)), time: locale === 'cs' ? time.replace(/^0/, '') : time };
  };
  return (
    <span role="status" className={css.place}>
      {outcome && 'at' in outcome && (
        <span className={css.saved}>
          <IconCheck size={18} stroke={2} aria-hidden="true" />
          {say('FORM.SAVED_AT', clock(outcome.at))}
        </span>
      )}
      {outcome && 'again' in outcome && (
        <>
          <IconAlertTriangle size={18} stroke={2} aria-hidden="true" className={css.bad} />
          {say('FORM.NOT_SAVED')}
          <button type="button" className={css.again} onClick={outcome.again}>
            {say('BASE.TRY_AGAIN')}
          </button>
        </>
      )}
    </span>
  );
}
