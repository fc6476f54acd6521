import { Button } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { activation } from '#contract/activation/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useChange } from '../base/data.ts';
import { notify } from '../base/notice.ts';
import { useText } from '../base/texts.tsx';
import { confirm } from '../kit/confirm.tsx';
import { Dialog, DialogButtons } from '../kit/Dialog.tsx';
import css from './InviteDialog.module.css';

type Result = z.output<typeof activation.inviteAll.output>;

function Skipped({ result, onClose }: { result: Result; onClose: () => void }) {
  const say = useText();
  return (
    <Dialog opened onClose={onClose} title={say('MEMBERS.INVITE.SKIPPED')}>
      <p>{say('MEMBERS.INVITE.SENT', { count: result.sent })}</p>
      <ul className={css.skipped}>
        {result.skipped.map((s) => (
          <li key={s.id}>
            <b>{s.full_name}</b>
            {say(s.why as TextKey)}
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button onClick={onClose}>{say('BASE.CLOSE')}</Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Invites several people after a question; those who got nothing are listed with the reason. */
export function useInviteMany() {
  const say = useText();
  const change = useChange(activation.inviteAll);
  const [told, setTold] = useState<Result | null>(null);
  const invite = async (ids: number[]): Promise<boolean> => {
    if (ids.length === 0) return false;
    const sure = await confirm({
      title: say('MEMBERS.INVITE.ALL_TITLE', { count: ids.length }),
      text: say('MEMBERS.INVITE.ALL_TEXT'),
      yes: say('MEMBERS.INVITE.SEND_ALL', { count: ids.length }),
      no: say('FORM.KEEP'),
    });
    if (!sure) return false;
    const result = await change.run({ ids }).catch(() => undefined);
    if (!result) return false;
    if (result.skipped.length > 0) setTold(result);
    else notify('ok', 'MEMBERS.INVITE.SENT', { count: result.sent });
    return true;
  };
  return { invite, busy: change.busy, place: told && <Skipped result={told} onClose={() => setTold(null)} /> };
}
