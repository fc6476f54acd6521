import type { SecondState } from '#contract/second/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Note } from './Note.tsx';

/** Whom something waits for and what happens when they do not act: nobody has to guess why it does not count yet. */
export function SecondNote({ second }: { second: SecondState }) {
  const say = useText();
  const when = useWhen();
  const at = second.until === null ? null : when.moment(second.until);
  const asks = second.turn !== null;
  return (
    <Note>
      <b>{say('SECOND.STATE.TITLE')}.</b> {second.atDoor && `${say('SECOND.STATE.AT_DOOR')} `}
      {asks && say('SECOND.STATE.WHO', { people: second.people.join(', ') })}
      {!asks && !second.atDoor && say('SECOND.STATE.NOBODY')}{' '}
      {second.onlyVerifier && `${say('SECOND.STATE.ONLY_VERIFIER')} `}
      {at !== null && (asks || !second.onlyVerifier) && say(asks ? 'SECOND.STATE.UNTIL' : 'SECOND.STATE.ALONE', { at })}
    </Note>
  );
}
