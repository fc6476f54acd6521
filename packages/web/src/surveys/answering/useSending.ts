import { useState } from 'react';
import { surveys } from '#contract/surveys/endpoints.ts';
import type { Mine, SurveyDetail } from '#contract/surveys/schema.ts';
import { asAnswer } from '../../base/answer.ts';
import { copies } from '../../base/copies.ts';
import { useChange } from '../../base/data.ts';
import { newCode } from './code.ts';
import { repliesOf, type Typed } from './typed.ts';
import { useDevicePlace } from './useAnswers.ts';

/** What goes out, or went: for whom, under which code, and whether nobody knows yet that it came. */
export type Sent = Pick<Mine, 'unitId' | 'unit'> & { code: string | null; isUnsure: boolean };
type Held = { code: string; isUnsure: boolean };

/** A code that this device still holds, of an answer whose sending was begun. */
function heldOn(place: ReturnType<typeof useDevicePlace>, all: readonly Mine[]): Sent | null {
  for (const { unitId, unit } of all) {
    const held = copies.read<Held>(place('code', { unitId }))?.values;
    if (typeof held?.code === 'string') return { unitId, unit, code: held.code, isUnsure: held.isUnsure };
  }
  return null;
}

/**
 * Sends the answers once and for all. The code is on this device before they go out: who loses the connection, or closes the
 * page at that moment, finds it here.
 */
export function useSending(survey: SurveyDetail, reload: () => Promise<unknown>) {
  const store = useChange(surveys.store);
  const place = useDevicePlace(survey);
  const [sent, hold] = useState<Sent | null>(() => heldOn(place, survey.mine));
  const keep = (one: Sent) => {
    const { code, isUnsure } = one;
    if (code) copies.write(place('code', one), { code, isUnsure } satisfies Held);
    hold(one);
  };
  const forget = () => {
    if (sent) copies.forget(place('code', sent));
    hold(null);
  };
  const send = async ({ unitId, unit }: Mine, typed: Typed) => {
    const again = sent?.unitId === unitId ? sent : null;
    const one = { unitId, unit, code: survey.anonymous ? (again?.code ?? newCode()) : null };
    keep({ ...one, isUnsure: true });
    try {
      await store.run({ id: survey.id, answers: repliesOf(typed, survey.questions), unitId, code: one.code });
      copies.forget(place('answers', one));
      keep({ ...one, isUnsure: false });
    } catch (error) {
      const { key, status } = asAnswer(error);
      // Stored by the first attempt, whose answer was lost.
      if (key === 'SURVEY.ERRORS.ANSWERED' && again) copies.forget(place('answers', one));
      else if (status >= 400 && status < 500) {
        copies.forget(place('code', one));
        hold(null);
      }
      await reload();
    }
  };
  /** It stands there when the house knows that it is answered. */
  const done = sent && survey.mine.some((m) => m.unitId === sent.unitId && m.state === 'answered') ? sent : null;
  return { send, busy: store.busy, done, forget };
}
export type Sending = ReturnType<typeof useSending>;
