import { useState } from 'react';
import { saidLength, type WorkView } from '#contract/handovers/schema.ts';
import { useText } from '../../base/texts.tsx';
import type { Work } from './data.ts';
import css from './Work.module.css';

/** The firm gives the work back, with a sentence why. */
export function WorkCannot({ of, seen }: { of: Work; seen: WorkView }) {
  const say = useText();
  const [opened, open] = useState(false);
  const [why, setWhy] = useState('');
  if (seen.state !== 'waiting') return null;
  if (!opened)
    return (
      <button type="button" className={css.plain} onClick={() => open(true)}>
        {say('WORK.CANNOT.DO')}
      </button>
    );
  return (
    <section className={css.card} aria-label={say('WORK.CANNOT.DO')}>
      <label className={css.field}>
        {say('WORK.CANNOT.FIELD')}
        <textarea
          // biome-ignore lint/a11y/noAutofocus: its own button opened it
          autoFocus
          rows={3}
          maxLength={saidLength}
          value={why}
          onChange={(e) => setWhy(e.currentTarget.value)}
        />
      </label>
      <button
        type="button"
        className={css.second}
        aria-disabled={of.busy || why.trim() === ''}
        onClick={() => why.trim() !== '' && void of.cannot(why)}
      >
        {say('WORK.CANNOT.SEND')}
      </button>
      <button type="button" className={css.plain} onClick={() => open(false)}>
        {say('WORK.CANNOT.BACK')}
      </button>
    </section>
  );
}
