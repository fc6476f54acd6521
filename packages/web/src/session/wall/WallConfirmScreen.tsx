import { useCallback, useEffect, useState } from 'react';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { typo } from '#contract/base/words/typo.ts';
import { wallDoor } from '#contract/walls/endpoints-door.ts';
import { placeLine } from '#contract/walls/rules-words.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Entry } from '../entry/Entry.tsx';
import { Refused } from '../entry/Refused.tsx';
import screen from '../entry/screens.module.css';
import { useWallTexts } from './useWallTexts.ts';
import { WallEnd } from './WallEnd.tsx';

type State = 'asked' | 'done' | 'used' | 'gone';

function useConfirming(token: string) {
  const [told, setTold] = useState<Out<typeof wallDoor.confirming> | null>(null);
  const [state, setState] = useState<State>('asked');
  const [refused, setRefused] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (act: () => Promise<void>) => {
    setBusy(true);
    setRefused(null);
    try {
      await act();
    } catch (error) {
      const answer = asAnswer(error);
      if (answer.key === 'WALLS.ERRORS.USED') setState('used');
      else if (answer.status === 404 || answer.status === 400) setState('gone');
      else setRefused(answer);
    }
    setBusy(false);
  }, []);
  // Opening the page changes nothing: programs that look into mails open their links too.
  const look = useCallback(() => run(async () => setTold(await ask(wallDoor.confirming, { token }))), [run, token]);
  useEffect(() => void look(), [look]);
  const confirm = () =>
    run(async () => {
      await ask(wallDoor.confirm, { token });
      setState('done');
    });
  return { told, state, refused, busy, look, confirm };
}

/** /z/potvrdit/{token}: where the mailed link leads whoever left something at a wall. */
export function WallConfirmScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useWallTexts();
  const { told, state, refused, busy, look, confirm } = useConfirming(token);
  if (!ready) return null;
  if (state === 'gone') return <WallEnd title={say('WALLS.DOOR.LINK_TITLE')} text={say('WALLS.ERRORS.LINK')} />;
  if (state === 'used') return <WallEnd title={say('WALLS.DOOR.USED_TITLE')} text={say('WALLS.DOOR.USED')} />;
  if (state === 'done') {
    const text = say('WALLS.DOOR.CONFIRMED', { house: told?.house ?? '' });
    return <WallEnd title={say('WALLS.DOOR.CONFIRMED_TITLE')} text={text} />;
  }
  return (
    <Entry title={say('WALLS.DOOR.CONFIRM_TITLE')} lead={told ? typo(told.title) : undefined}>
      <div className={screen.form}>
        <Refused answer={refused} />
        {!told && refused && (
          <button type="button" className={screen.action} onClick={() => void look()}>
            {say('BASE.TRY_AGAIN')}
          </button>
        )}
        {!told && !refused && <p role="status">{say('BASE.LOADING')}</p>}
        {told && (
          <>
            <p className={screen.tip}>
              {typo(say('WALLS.DOOR.WHERE', { house: told.house, place: placeLine(told, say) }))}
            </p>
            <button type="button" className={screen.action} aria-disabled={busy} onClick={() => busy || void confirm()}>
              {say('WALLS.DOOR.CONFIRM')}
            </button>
          </>
        )}
      </div>
    </Entry>
  );
}
