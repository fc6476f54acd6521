import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { FieldError } from '../../kit/form/FieldError.tsx';
import { CodeBoxes } from './CodeBoxes.tsx';
import css from './CodeDialog.module.css';
import { codeLength } from './codeDigits.ts';
import { useCountdown } from './useCountdown.ts';
import type { Sent, Submitting } from './useSubmitting.ts';

type Props = { submitting: Submitting; points: number };

/** Six digits from the mail confirm the answers; wrong ones stay to be mended. */
export function CodeDialog({ submitting, points }: Props) {
  const say = useText();
  const { step, close } = submitting;
  const opened = step.kind === 'code';
  // the closing dialog still shows the words it had
  const [sent, setSent] = useState<Sent | null>(null);
  if (opened && step.sent !== sent) setSent(step.sent);
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={say('VOTE_DETAIL.CODE.TITLE')}
      sign={<IconMailCheck size={34} stroke={1.75} aria-hidden="true" />}
    >
      {sent && <CodeForm submitting={submitting} sent={sent} points={points} />}
    </Dialog>
  );
}

function CodeForm({ submitting, sent, points }: Props & { sent: Sent }) {
  const say = useText();
  const says = useId();
  const value = useRef('');
  const [short, setShort] = useState(false);
  const { refused, busy, check, askCode, close } = submitting;
  const digits = (text: string) => text.replace(/\D/g, '');
  const submit = (e: FormEvent) => {
    e.preventDefault();
    const code = digits(value.current);
    setShort(code.length < codeLength);
    if (code.length === codeLength) void check(code);
  };
  // The last box that is filled sends; a digit put over another one in full boxes mends a wrong code and waits.
  const typed = (next: string) => {
    const wasFull = digits(value.current).length === codeLength;
    value.current = next;
    setShort(false);
    if (!wasFull && !busy && digits(next).length === codeLength) void check(digits(next));
  };
  const wrong = short
    ? say('VOTE_DETAIL.CODE.INCOMPLETE')
    : refused && (refused.status === 0 ? say('VOTE_DETAIL.CODE.OFFLINE') : say(refused.key, refused.params));
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <p className={css.text}>
        <WithBold text={say('VOTE_DETAIL.CODE.TEXT', { email: sent.email, count: points })} bold={sent.email} />
      </p>
      <CodeBoxes wrong={Boolean(wrong)} describedBy={says} onChange={typed} />
      <p id={says} className={css.wrong} role="alert">
        {wrong && <FieldError>{wrong}</FieldError>}
      </p>
      <Again key={sent.times} sent={sent} busy={busy} onAgain={() => void askCode()} />
      <DialogButtons>
        <Button variant="default" onClick={close}>
          {say('VOTE_DETAIL.CODE.CANCEL')}
        </Button>
        <Button type="submit" loading={busy}>
          {say('VOTE_DETAIL.CODE.CHECK')}
        </Button>
      </DialogButtons>
    </form>
  );
}

function WithBold({ text, bold }: { text: string; bold: string }) {
  const [before, ...after] = text.split(bold);
  return (
    <>
      {before}
      <b>{bold}</b>
      {after.join(bold)}
    </>
  );
}

/** Another code may be asked for after a pause, which is counted down. */
function Again({ sent, busy, onAgain }: { sent: Sent; busy: boolean; onAgain: () => void }) {
  const say = useText();
  const left = useCountdown(sent.againIn / 1000);
  return (
    <p className={css.again}>
      <span role="status">{say(sent.times > 1 ? 'VOTE_DETAIL.CODE.SENT' : 'VOTE_DETAIL.CODE.VALID')}</span>{' '}
      {left > 0 ? (
        <span>{say('VOTE_DETAIL.CODE.AGAIN_IN', { seconds: left })}</span>
      ) : (
        <button type="button" className={css.link} disabled={busy} onClick={onAgain}>
          {say('VOTE_DETAIL.CODE.AGAIN')}
        </button>
      )}
    </p>
  );
}
