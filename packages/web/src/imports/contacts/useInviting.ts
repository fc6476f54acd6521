import { useState } from 'react';
import { activation } from '#contract/activation/endpoints.ts';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { useAsk, useChange } from '../../base/data.ts';

/** How many people one call invites. */
const atOnce = 500;

type Outcome = Out<typeof activation.inviteAll>;
type Recap = Out<typeof activation.recap>;

/** Invites the people to addresses that were shown first; what came of it says also who got no invitation and why. */
export function useInviting(ids: readonly number[]) {
  const ask = useAsk();
  const invite = useChange(activation.inviteAll);
  const [recap, setRecap] = useState<Recap | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const look = async () => {
    const all: Recap = { to: [], skipped: [] };
    try {
      for (let from = 0; from < ids.length; from += atOnce) {
        const one = await ask(activation.recap, { ids: ids.slice(from, from + atOnce) });
        all.to.push(...one.to);
        all.skipped.push(...one.skipped);
      }
    } catch {
      return;
    }
    setRecap(all);
  };
  const answer = async (sure: boolean) => {
    setRecap(null);
    if (!sure || !recap) return;
    const all: Outcome = { sent: 0, skipped: [...recap.skipped] };
    try {
      for (let from = 0; from < recap.to.length; from += atOnce) {
        const to = recap.to.slice(from, from + atOnce).map(({ id, email }) => ({ id, email }));
        const done = await invite.run({ ids: to.map((one) => one.id), to });
        all.sent += done?.sent ?? 0;
        all.skipped.push(...(done?.skipped ?? []));
      }
    } catch {
      // The refusal stands on the card; what went out before it is told.
      if (all.sent === 0) return;
    }
    setOutcome(all);
  };
  return { look, recap, answer, busy: invite.busy, refused: invite.refused, outcome };
}
