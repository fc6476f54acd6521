import { useRef, useState } from 'react';
import { wordLength } from '#contract/handovers/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import type { Work } from './data.ts';
import css from './Work.module.css';

/** A word to the house; what was typed stays until it is sent. */
export function WorkWord({ of }: { of: Work }) {
  const say = useText();
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const key = useRef(crypto.randomUUID());
  const send = async () => {
    if (text.trim() === '' || !(await of.write(text, key.current))) return;
    key.current = crypto.randomUUID();
    setText('');
    setSent(true);
  };
  return (
    <section className={css.card} aria-label={say('WORK.WORD.TITLE')}>
      <h2 className={css.step}>{say('WORK.WORD.TITLE')}</h2>
      <label className={css.field}>
        {say('WORK.WORD.FIELD')}
        <span className={css.small}>{say('WORK.WORD.HINT')}</span>
        <textarea
          rows={3}
          maxLength={wordLength}
          value={text}
          onChange={(e) => {
            setSent(false);
            setText(e.currentTarget.value);
          }}
        />
      </label>
      {isSent && (
        <Note tone="ok" live>
          {say('WORK.WORD.SENT')}
        </Note>
      )}
      <button
        type="button"
        className={css.second}
        aria-disabled={of.busy || text.trim() === ''}
        onClick={() => void send()}
      >
        {say('WORK.WORD.DO')}
      </button>
    </section>
  );
}
