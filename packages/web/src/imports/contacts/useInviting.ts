import { useState } from 'react';
import { activation } from '#contract/activation/endpoints.ts';
import type { Out } from '#contract/base/endpoint.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/confirm.tsx';

/** How many people one call invites. */
const atOnce = 500;

type Outcome = Out<typeof activation.inviteAll>;

/** Invites the people after a question; what came of it says also who got no invitation and why. */
export function useInviting(ids: readonly number[]) {
  const say = useText();
  const invite = useChange(activation.inviteAll);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async () => {
    const sure = await confirm({
      title: say('CONTACT_IMPORT.DONE.INVITE_TITLE'),
      text: say('CONTACT_IMPORT.DONE.INVITE_TEXT', { count: ids.length }),
      yes: say('CONTACT_IMPORT.DONE.INVITE'),
      no: say('BASE.BACK'),
    });
    if (!sure) return;
    const all: Outcome = { sent: 0, skipped: [] };
    try {
      for (let from = 0; from < ids.length; from += atOnce) {
        const done = await invite.run({ ids: ids.slice(from, from + atOnce) });
        all.sent += done?.sent ?? 0;
        all.skipped.push(...(done?.skipped ?? []));
      }
    } catch {
      // The refusal stands on the card; what went out before it is told.
      if (all.sent === 0) return;
    }
    setOutcome(all);
  };
  return { run, busy: invite.busy, refused: invite.refused, outcome };
}
