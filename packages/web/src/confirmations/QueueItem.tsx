import { Button } from '@mantine/core';
import { IconCheck, IconFileText, IconUrgent } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import type { AskedText, AskType } from '#contract/confirmations/schema.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { eventLinks } from '#contract/events/links.ts';
import { messageLinks } from '#contract/messages/links.ts';
import type { Answer } from '../base/answer.ts';
import { useText } from '../base/texts.tsx';
import { useDayText, useWhen } from '../base/when.ts';
import { Attachments } from '../kit/files/Attachments.tsx';
import { ForProof } from '../kit/page/ForProof.tsx';
import { Note } from '../kit/page/Note.tsx';
import { Prose } from '../kit/text/Prose.tsx';
import css from './Queue.module.css';

type Props = {
  type: AskType;
  asked: AskedText;
  Label: ComponentType<{ label: string }>;
  busy: boolean;
  refused: Answer | null;
  onAccept: () => void;
  onLater: () => void;
};

/** Gives the focus to what has just come, so that it is read from its beginning. */
export const takeFocus = (place: HTMLElement | null): void => place?.focus({ preventScroll: true });

const wholes = { message: messageLinks.one, document: documentLinks.one, event: eventLinks.one };

/** One message, document or event, whole, with its photographs and attachments, and the two ways on. */
export function QueueItem({ type: what, asked, Label, busy, refused, onAccept, onLater }: Props) {
  const say = useText();
  const when = useWhen();
  const { file } = asked;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys too */}
      <section className={css.text} tabIndex={0} aria-label={say('CONFIRMATIONS.QUEUE.TEXT', { what })}>
        {refused && (
          <div className={css.note}>
            <Note tone="warn" live>
              {say(refused.key, refused.params)}
            </Note>
          </div>
        )}
        {asked.again && (
          <div className={css.note}>
            <Note>{say('CONFIRMATIONS.QUEUE.CHANGED', { what })}</Note>
          </div>
        )}
        <p className={css.about}>
          {asked.emergency && (
            <span className={css.emergency}>
              <IconUrgent size={16} stroke={2} aria-hidden="true" />
              {say('MESSAGE.STATES.emergency')}
            </span>
          )}
          {asked.label && <Label label={asked.label} />}
          {asked.owner && <span>{asked.owner.full_name}</span>}
        </p>
        <h3 ref={takeFocus} tabIndex={-1} data-autofocus className={css.name}>
          {typo(asked.title)}
        </h3>
        {asked.held && <Held {...asked.held} />}
        <Prose html={asked.description} headingsFrom={4} />
        <Attachments files={asked.attachments} chosen={asked.files} inPlace />
        {file && (
          <ForProof summary={say('CONFIRMATIONS.QUEUE.PROOF')}>
            {say('CONFIRMATIONS.QUEUE.FILE', { version: file.versionNumber, hash: file.sha256 })}
          </ForProof>
        )}
        <Link {...wholes[what](file?.id ?? asked.id)} className={css.whole}>
          <IconFileText size={18} stroke={2} aria-hidden="true" />
          {say('CONFIRMATIONS.QUEUE.OPEN_WHOLE', { what })}
        </Link>
        {asked.acceptUntil && (
          <p className={css.until}>{say('CONFIRMATIONS.QUEUE.UNTIL', { day: when.day(asked.acceptUntil) })}</p>
        )}
      </section>
      <div className={css.buttons}>
        <Button variant="default" size="md" disabled={busy} onClick={onLater}>
          {say('CONFIRMATIONS.QUEUE.POSTPONE')}
        </Button>
        <Button
          size="md"
          loading={busy}
          leftSection={<IconCheck size={18} stroke={2} aria-hidden="true" />}
          onClick={onAccept}
        >
          {say('CONFIRMATIONS.QUEUE.ACCEPT')}
        </Button>
      </div>
    </>
  );
}

function Held({ startsAt, allDay, place }: NonNullable<AskedText['held']>) {
  const text = useDayText();
  const day = text.day(startsAt.slice(0, 10));
  const when = allDay ? day : `${day}, ${text.clock(startsAt)}`;
  return <p className={css.about}>{typo([when, place].filter(Boolean).join(' · '))}</p>;
}
