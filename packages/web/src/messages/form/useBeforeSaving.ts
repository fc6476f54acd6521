import { useState } from 'react';
import { messages } from '#contract/messages/endpoints.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { useReachText } from '../../audience/data.ts';
import { useAudienceText } from '../../audience/useAudienceText.ts';
import { asAnswer } from '../../base/answer.ts';
import { useAsk } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { useTitle } from '../message/data.ts';
import { useMoments } from '../message/moments.ts';
import { plannedFor, readsOtherwise, type Sent } from './messageValues.ts';

export type Weight = 'material' | 'small';
export type Weighing = {
  /** How many would be asked to confirm again; null when nobody is asked. */
  confirmed: number | null;
  answer: (weight: Weight | null) => void;
};

/** What is asked before a message goes to people: naming how many, or when, or whether they are to be told again. */
export function useBeforeSaving() {
  const [weighing, setWeighing] = useState<Weighing | null>(null);
  const askPublish = useAskPublish();
  const askPlan = useAskPlan();
  const weigh = (confirmed: number | null) =>
    new Promise<Weight | null>((resolve) => {
      setWeighing({
        confirmed,
        answer: (weight) => {
          setWeighing(null);
          resolve(weight);
        },
      });
    });
  /** Null when the person would rather go back to the text. */
  const settle = async (input: Sent, before: MessageDetail | null): Promise<{ material: boolean } | null> => {
    const plain = { material: false };
    if (input.concept) return plain;
    const out = before && before.state !== 'concept' && before.state !== 'planned';
    if (out) {
      if (!before.announced || !readsOtherwise(input, before)) return plain;
      const weight = await weigh(input.acceptRead ? (before.accept.counts?.done ?? 0) : null);
      return weight && { material: weight === 'material' };
    }
    const at = plannedFor(input, new Date());
    if (at && before?.state === 'planned' && at === before.dateFrom) return plain;
    return (await (at ? askPlan(input, at) : askPublish(input))) ? plain : null;
  };
  return { settle, weighing };
}

function useAskPublish() {
  const say = useText();
  const titleOf = useTitle();
  const ask = useAsk();
  const nameOf = useAudienceText();
  const textOf = useReachText();
  return async (input: Sent): Promise<boolean> => {
    const { audience, toPublic, emergency } = input;
    const reach = await ask(messages.reach, { audience, toPublic, emergency }).catch((error: unknown) => {
      // no connection: nothing to ask about, it could not be sent
      if (asAnswer(error).status === 0) throw error;
      return null;
    });
    const whom = !toPublic
      ? say('MESSAGE.DETAIL.COMMITTEE')
      : input.parts.map(nameOf).join(', ') || say('MESSAGE.DETAIL.EVERYONE');
    const words = reach && [
      say('MESSAGE_FORM.ASK.FOR', { whom }),
      textOf(reach),
      emergency && say('MESSAGE_FORM.ASK.EMERGENCY_TEXT'),
      reach.noAddressCount > 0 && say(`MESSAGE_FORM.REACH.${emergency ? 'POSTER_DOOR' : 'POSTER'}`),
    ];
    return confirm({
      title: say('MESSAGE_FORM.ASK.PUBLISH', { title: titleOf(input) }),
      text: words ? words.filter(Boolean).join(' ') : say('MESSAGE_FORM.ASK.UNKNOWN'),
      yes: say('MESSAGE_FORM.BUTTONS.PUBLISH'),
      no: say('MESSAGE_FORM.ASK.BACK'),
    });
  };
}

function useAskPlan() {
  const say = useText();
  const titleOf = useTitle();
  const { when } = useMoments();
  return (input: Sent, at: string): Promise<boolean> =>
    confirm({
      title: say('MESSAGE_FORM.ASK.PLAN', { title: titleOf(input) }),
      text: say('MESSAGE_FORM.ASK.PLAN_TEXT', { when: when(at) }),
      yes: say('MESSAGE_FORM.BUTTONS.PLAN'),
      no: say('MESSAGE_FORM.ASK.BACK'),
    });
}
