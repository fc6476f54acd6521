import { useState } from 'react';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import { planIn, planText } from '#contract/orders/rules-plan.ts';
import type { OrderDoor } from '#contract/orders/schema-door.ts';
import { orderSteps } from '#contract/orders/schema-words.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { cadastreFields, userFields } from '../form/fields.ts';
import { Community } from './Community.tsx';
import { orderCopies } from './copy.ts';
import { Declining } from './Declining.tsx';
import css from './Door.module.css';
import { DoorFields } from './DoorFields.tsx';
import { DoorFoot, DoorFrame } from './DoorFrame.tsx';
import { Invoice } from './Invoice.tsx';
import { Modules } from './Modules.tsx';
import { Owners, type Read } from './Owners.tsx';
import { PriceCard } from './PriceCard.tsx';
import { Recap } from './Recap.tsx';
import { SavedCard, SavedShort } from './SavedCard.tsx';
import { StepList, StepRail } from './StepList.tsx';
import { type Draft, useDraft } from './useDraft.ts';
import { type Filling, useFilling } from './useFilling.ts';

type Props = {
  token: string;
  door: OrderDoor;
  /** Whether what another device wrote has just taken the place of what stood here. */
  newer: boolean;
  onNewer: () => void;
  onEnd: (how: 'sent' | 'declined') => void;
};

/** Sends the form once; what was typed is saved before, so that nothing is lost if it is refused. */
function useSending(token: string, draft: Draft, of: Filling, onSent: () => void) {
  const [refused, setRefused] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (busy || !of.isReady()) return;
    setBusy(true);
    setRefused(null);
    try {
      await draft.save();
      await ask(orderDoor.fill, { token, ...of.form, consents: of.consents }, undefined, { quiet: true });
      orderCopies.forget(token);
      onSent();
    } catch (error) {
      const answer = asAnswer(error);
      if (Object.keys(answer.fields).length > 0) of.refuse(answer.fields);
      else setRefused(answer);
      setBusy(false);
    }
  };
  return { send, busy, refused };
}

/** The six steps: what it costs on the right, where it is saved on the left, the way on at the bottom. */
export function DoorForm({ token, door, newer, onNewer, onEnd }: Props) {
  const say = useText();
  const draft = useDraft(token, door, onNewer);
  const of = useFilling(draft);
  const [read, setRead] = useState<Read | null>(door.cadastre);
  const [declining, setDeclining] = useState(false);
  const sending = useSending(token, draft, of, () => onEnd('sent'));
  const units = read?.seen.units.length ?? 0;
  const take = (next: Read) => {
    setRead(next);
    // The number of units comes from the register, and may be changed.
    const plan = planIn(of.form.svj.plan);
    if (next.fileName !== read?.fileName && next.seen.units.length > 0)
      of.set('svj.plan', planText({ ...plan, units: next.seen.units.length }));
  };
  return (
    <DoorFrame title={say('ORDERS.DOOR.TITLE')} support={door.support}>
      <main className={css.whole}>
        <div className={css.main}>
          {newer && (
            <Note tone="warn" live>
              {say('ORDERS.ERRORS.NEWER')}
            </Note>
          )}
          <h1 className={css.title}>{say('ORDERS.DOOR.TITLE')}</h1>
          <p className={css.lead}>{say('ORDERS.DOOR.LEAD')}</p>
          <StepRail of={of} />
          <div className={css.columns}>
            <div className={css.side}>
              <StepList of={of} />
              <SavedCard saved={draft.saved} until={door.expiresAt} />
            </div>
            <section className={css.card} aria-labelledby="step-title">
              <h2 id="step-title" tabIndex={-1} className={css.step}>
                {say(`ORDERS.STEPS.${of.step}`)}
              </h2>
              <p className={css.lead}>{say(`ORDERS.LEADS.${of.step}`)}</p>
              {Object.keys(of.errors).length > 0 && (
                <Note tone="bad" live>
                  {say('ORDERS.DOOR.WRONG')}
                </Note>
              )}
              {sending.refused && (
                <Note tone="bad" live>
                  {say(sending.refused.key, sending.refused.params)}
                </Note>
              )}
              {declining ? (
                <Declining token={token} onBack={() => setDeclining(false)} onDone={() => onEnd('declined')} />
              ) : (
                <Step token={token} door={door} of={of} read={read} onRead={take} />
              )}
            </section>
            <PriceCard door={door} read={units} of={of} />
          </div>
          <button type="button" className={`${css.quiet} ${css.declinePhone}`} onClick={() => setDeclining(true)}>
            {say('ORDERS.DOOR.DECLINE')}
          </button>
          <DoorFoot />
        </div>
        {!declining && (
          <Bar
            draft={draft}
            of={of}
            busy={sending.busy}
            onSend={() => void sending.send()}
            onDecline={() => setDeclining(true)}
          />
        )}
      </main>
    </DoorFrame>
  );
}

type StepProps = { token: string; door: OrderDoor; of: Filling; read: Read | null; onRead: (read: Read) => void };

function Step({ token, door, of, read, onRead }: StepProps) {
  const { form, errors, set } = of;
  if (of.step === 'community') return <Community token={token} of={of} />;
  if (of.step === 'user')
    return <DoorFields token={token} fields={userFields} form={form} errors={errors} onChange={set} />;
  if (of.step === 'invoice') return <Invoice token={token} door={door} of={of} />;
  if (of.step === 'modules') return <Modules door={door} of={of} />;
  if (of.step === 'cadastre')
    return (
      <>
        <DoorFields token={token} fields={cadastreFields} form={form} errors={errors} onChange={set} />
        <Owners token={token} email={door.email} read={read} onRead={onRead} />
      </>
    );
  return <Recap of={of} units={read?.seen.units.length ?? 0} />;
}

type BarProps = { draft: Draft; of: Filling; busy: boolean; onSend: () => void; onDecline: () => void };

/** The bar that stays in sight: the way out left, the next step by its name right. */
function Bar({ draft, of, busy, onSend, onDecline }: BarProps) {
  const say = useText();
  const after = orderSteps[of.at + 1];
  return (
    <div className={css.bar}>
      <div className={css.barInner}>
        <SavedShort saved={draft.saved} />
        {of.at === 0 ? (
          <button type="button" className={`${css.quiet} ${css.declineWide}`} onClick={onDecline}>
            {say('ORDERS.DOOR.DECLINE')}
          </button>
        ) : (
          <button type="button" className={css.second} onClick={of.back}>
            {say('ORDERS.DOOR.BACK')}
          </button>
        )}
        <span className={css.where}>{say('ORDERS.DOOR.STEP', { at: of.at + 1, count: orderSteps.length })}</span>
        {after && after !== 'community' ? (
          <button type="button" className={css.primary} onClick={of.next}>
            {say(`ORDERS.NEXT.${after}`)}
          </button>
        ) : (
          <button
            type="button"
            className={css.primary}
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            onClick={onSend}
          >
            {say('ORDERS.DOOR.SEND')}
          </button>
        )}
      </div>
    </div>
  );
}
