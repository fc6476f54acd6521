import { useCallback, useEffect, useState } from 'react';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import type { OrderDoor } from '#contract/orders/schema-door.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { loadTexts, useText } from '../../base/texts.tsx';
import type { BayKind } from '../../kit/motifs/Bay.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { orderCopies } from './copy.ts';
import css from './Door.module.css';
import { DoorForm } from './DoorForm.tsx';
import { DoorEnd, DoorFrame } from './DoorFrame.tsx';

/** Whether the sentences of the form are here. */
function useOrderTexts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts(['orders', 'screens', 'entering']).then(() => setReady(true));
  }, []);
  return ready;
}

type State = 'form' | 'sent' | 'declined' | 'gone';

function useOrderDoor(token: string) {
  const [door, setDoor] = useState<OrderDoor | null>(null);
  const [refused, setRefused] = useState<Answer | null>(null);
  const [state, setState] = useState<State>('form');
  const look = useCallback(async () => {
    setRefused(null);
    try {
      setDoor(await ask(orderDoor.look, { token }, undefined, { quiet: true }));
    } catch (error) {
      const answer = asAnswer(error);
      if (answer.status === 404 || answer.status === 400) {
        orderCopies.forget(token);
        setState('gone');
      } else setRefused(answer);
    }
  }, [token]);
  useEffect(() => void look(), [look]);
  return { door, refused, state, setState, look };
}

/** /objednavka/{token}: the order of a new house, for whoever has its link. */
export function OrderScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useOrderTexts();
  const { door, refused, state, setState, look } = useOrderDoor(token);
  const [newer, setNewer] = useState(false);
  const onNewer = useCallback(() => {
    setNewer(true);
    void look();
  }, [look]);
  if (!ready) return null;
  const support = door?.support ?? null;
  const end = (kind: BayKind, title: string, text: string) => <DoorEnd {...{ kind, title, text, support }} />;
  if (state === 'gone') return end('lock', say('ORDERS.DOOR.GONE_TITLE'), say('ORDERS.DOOR.GONE_TEXT'));
  if (state === 'sent') return end('done', say('ORDERS.DOOR.SENT_TITLE'), say('ORDERS.DOOR.SENT_TEXT'));
  if (state === 'declined') return end('empty', say('ORDERS.DOOR.DECLINED_TITLE'), say('ORDERS.DOOR.DECLINED_TEXT'));
  if (door)
    return <DoorForm key={door.version} token={token} door={door} newer={newer} onNewer={onNewer} onEnd={setState} />;
  return (
    <DoorFrame title={say('ORDERS.DOOR.TITLE')} support={null}>
      <main className={css.end}>
        <h1 className={css.title}>{say('ORDERS.DOOR.TITLE')}</h1>
        {!refused && <p role="status">{say('BASE.LOADING')}</p>}
        {refused && (
          <>
            <Note tone="bad" live>
              {say(refused.key, refused.params)}
            </Note>
            <button type="button" className={css.second} onClick={() => void look()}>
              {say('BASE.TRY_AGAIN')}
            </button>
          </>
        )}
      </main>
    </DoorFrame>
  );
}
