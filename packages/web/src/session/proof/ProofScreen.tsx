import { useCallback, useEffect, useState } from 'react';
import { moneyOf } from '#contract/base/money/amount.ts';
import { typo } from '#contract/base/words/typo.ts';
import { clearanceDoor } from '#contract/clearances/endpoints-door.ts';
import type { ClearanceTold } from '#contract/clearances/schema.ts';
import { showMoney } from '../../base/amounts.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { loadTexts, useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Note } from '../../kit/page/Note.tsx';
import { Entry } from '../entry/Entry.tsx';
import { Refused } from '../entry/Refused.tsx';
import screen from '../entry/screens.module.css';
import css from './Proof.module.css';

/** Whether the sentences of the page are here. */
function useProofTexts(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void loadTexts(['entering', 'clearances']).then(() => setReady(true));
  }, []);
  return ready;
}

function useProof(token: string) {
  const [told, setTold] = useState<ClearanceTold | null>(null);
  const [refused, setRefused] = useState<Answer | null>(null);
  const look = useCallback(async () => {
    setRefused(null);
    try {
      setTold(await ask(clearanceDoor.look, { token }, undefined, { quiet: true }));
    } catch (error) {
      setRefused(asAnswer(error));
    }
  }, [token]);
  useEffect(() => void look(), [look]);
  return { told, refused, look };
}

/** /potvrzeni/{token}: where the code on a confirmation leads whoever has the paper in hand. */
export function ProofScreen({ token }: { token: string }) {
  const say = useText();
  const ready = useProofTexts();
  const { told, refused, look } = useProof(token);
  if (!ready) return null;
  if (refused?.status === 404 || refused?.status === 400)
    return (
      <Entry title={say('CLEARANCES.PROOF.GONE_TITLE')}>
        <p role="status" className={screen.form}>
          {say('CLEARANCES.PROOF.GONE')}
        </p>
      </Entry>
    );
  return (
    <Entry title={say('CLEARANCES.PROOF.TITLE')}>
      <div className={screen.form}>
        <Refused answer={refused} />
        {refused && (
          <button type="button" className={screen.action} onClick={() => void look()}>
            {say('BASE.TRY_AGAIN')}
          </button>
        )}
        {!told && !refused && <p role="status">{say('CLEARANCES.PROOF.LOADING')}</p>}
        {told && <Told told={told} />}
      </div>
    </Entry>
  );
}

/** Whether it holds, in a sentence. */
function Standing({ told: { state, endedAt, replacedBy } }: { told: ClearanceTold }) {
  const say = useText();
  const { day } = useDayText();
  const on = endedAt ? day(endedAt) : '';
  if (state === 'valid')
    return (
      <Note tone="ok" live>
        <b>{say('CLEARANCES.PROOF.VALID')}</b> {say('CLEARANCES.PROOF.VALID_TEXT')}
      </Note>
    );
  if (state === 'replaced')
    return (
      <Note tone="warn" live>
        <b>{say('CLEARANCES.PROOF.REPLACED')}</b>{' '}
        {say('CLEARANCES.PROOF.REPLACED_TEXT', { day: on, number: replacedBy ?? '' })}
      </Note>
    );
  return (
    <Note tone="bad" live>
      <b>{say('CLEARANCES.PROOF.WITHDRAWN')}</b> {say('CLEARANCES.PROOF.WITHDRAWN_TEXT', { day: on })}
    </Note>
  );
}

function Told({ told }: { told: ClearanceTold }) {
  const say = useText();
  const { day } = useDayText();
  const sum = moneyOf(told.sum);
  const facts = [
    [say('CLEARANCES.PROOF.NUMBER'), told.number],
    [say('CLEARANCES.PROOF.HOUSE'), typo(told.house)],
    [say('CLEARANCES.PROOF.UNIT'), told.unit],
    [say('CLEARANCES.PROOF.DAY'), day(told.date)],
    [say('CLEARANCES.PROOF.DEBTS'), sum === 0n ? say('CLEARANCES.PROOF.NONE') : showMoney(sum)],
  ] as const;
  return (
    <>
      <Standing told={told} />
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
