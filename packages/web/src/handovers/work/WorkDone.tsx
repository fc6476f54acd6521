import { useState } from 'react';
import { saidLength, type WorkView } from '#contract/handovers/schema.ts';
import { useText } from '../../base/texts.tsx';
import type { Work } from './data.ts';
import css from './Work.module.css';
import { WorkStep } from './WorkStep.tsx';

/** One button says that it is done; words are left to who wants them. */
export function WorkDone({ of, seen }: { of: Work; seen: WorkView }) {
  const say = useText();
  const [said, setSaid] = useState('');
  if (seen.state === 'done') return null;
  const leads = seen.state === 'waiting' && seen.day !== null;
  return (
    <WorkStep n={3} title={say('WORK.DONE.TITLE')} now={leads && seen.photos.length > 0}>
      <label className={css.field}>
        {say('WORK.DONE.FIELD')}
        <span className={css.small}>{say('WORK.DONE.HINT')}</span>
        <textarea rows={3} maxLength={saidLength} value={said} onChange={(e) => setSaid(e.currentTarget.value)} />
      </label>
      <button
        type="button"
        className={leads ? css.first : css.second}
        aria-disabled={of.busy}
        onClick={() => void of.done(said)}
      >
        {say('WORK.DONE.DO')}
      </button>
    </WorkStep>
  );
}
