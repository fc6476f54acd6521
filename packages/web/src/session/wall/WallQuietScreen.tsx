import { useState } from 'react';
import { wallDoor } from '#contract/walls/endpoints-door.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Entry } from '../entry/Entry.tsx';
import { Refused } from '../entry/Refused.tsx';
import screen from '../entry/screens.module.css';
import { useWallTexts } from './useWallTexts.ts';
import { WallEnd } from './WallEnd.tsx';

/** /z/dost/{token}: whoever left something at a wall wants no more mails of it. Opening it changes nothing. */
export function WallQuietScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useWallTexts();
  const [state, setState] = useState<'asked' | 'busy' | 'done' | 'gone'>('asked');
  const [refused, setRefused] = useState<Answer | null>(null);
  const stop = async () => {
    setState('busy');
    setRefused(null);
    try {
      await ask(wallDoor.quiet, { token });
      setState('done');
    } catch (error) {
      const answer = asAnswer(error);
      const isGone = answer.status === 404 || answer.status === 400;
      setState(isGone ? 'gone' : 'asked');
      if (!isGone) setRefused(answer);
    }
  };
  if (!ready) return null;
  if (state === 'gone') return <WallEnd title={say('WALLS.DOOR.LINK_TITLE')} text={say('WALLS.ERRORS.LINK')} />;
  if (state === 'done') return <WallEnd title={say('WALLS.DOOR.QUIETED_TITLE')} text={say('WALLS.DOOR.QUIETED')} />;
  const isBusy = state === 'busy';
  return (
    <Entry title={say('WALLS.DOOR.QUIET_TITLE')} lead={say('WALLS.DOOR.QUIET_LEAD')}>
      <div className={screen.form}>
        <Refused answer={refused} />
        <button type="button" className={screen.action} aria-disabled={isBusy} onClick={() => isBusy || void stop()}>
          {say('WALLS.DOOR.QUIET')}
        </button>
      </div>
    </Entry>
  );
}
