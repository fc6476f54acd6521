import type { MessageDetail } from '#contract/messages/schema.ts';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/page/Note.tsx';
import { useMoments } from './message/moments.ts';

/** What has to be known before reading: a draft, one that waits for its day, an emergency. */
export function MessageNotes({ message }: { message: MessageDetail }) {
  const say = useText();
  const { when, until } = useMoments();
  const { state, emergency, dateFrom, dateTo } = message;
  return (
    <>
      {emergency && state === 'actual' && dateTo && (
        <Note tone="bad">{say('MESSAGE.DETAIL.NOTE_EMERGENCY', { when: until(dateTo) })}</Note>
      )}
      {state === 'concept' && <Note>{say('MESSAGE.DETAIL.NOTE_CONCEPT')}</Note>}
      {state === 'planned' && dateFrom && <Note>{say('MESSAGE.DETAIL.NOTE_PLANNED', { when: when(dateFrom) })}</Note>}
    </>
  );
}
