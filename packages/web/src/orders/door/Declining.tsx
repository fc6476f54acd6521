import { useId, useState } from 'react';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Door.module.css';
import { ErrorText } from './DoorFields.tsx';

type Props = { token: string; onBack: () => void; onDone: () => void };

/** Asks why the customer does not want the order, in the place of the step. */
export function Declining({ token, onBack, onDone }: Props) {
  const say = useText();
  const id = useId();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    try {
      await ask(orderDoor.decline, { token, reason }, undefined, { quiet: true });
      onDone();
    } catch (error) {
      setRefused(asAnswer(error));
      setBusy(false);
    }
  };
  const wrong = refused?.fields.reason;
  return (
    <form
      className={css.declining}
      onSubmit={(e) => {
        e.preventDefault();
        void send();
      }}
    >
      {refused && !wrong && (
        <Note tone="bad" live>
          {say(refused.key, refused.params)}
        </Note>
      )}
      <div className={css.field}>
        <label htmlFor={id} className={css.label}>
          {say('ORDERS.DOOR.DECLINE_REASON')}
        </label>
        <textarea
          id={id}
          className={wrong ? `${css.input} ${css.area} ${css.wrong}` : `${css.input} ${css.area}`}
          rows={4}
          maxLength={500}
          value={reason}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={(e) => setReason(e.currentTarget.value)}
        />
        <ErrorText id={`${id}-error`} error={wrong} />
      </div>
      <div className={css.marks}>
        <button type="button" className={css.second} onClick={onBack}>
          {say('ORDERS.DOOR.DECLINE_BACK')}
        </button>
        <button type="submit" className={css.primary} aria-disabled={busy}>
          {say('ORDERS.DOOR.DECLINE_SEND')}
        </button>
      </div>
    </form>
  );
}
