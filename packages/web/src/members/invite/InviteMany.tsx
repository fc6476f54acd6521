import { Button } from '@mantine/core';
import { useState } from 'react';
import { activation } from '#contract/activation/endpoints.ts';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { members } from '#contract/members/endpoints.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useAsk, useChange } from '../../base/data.ts';
import { notify } from '../../base/notice.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { ListedQuestion } from '../../kit/form/ListedQuestion.tsx';
import css from './InviteDialog.module.css';

type Result = Out<typeof activation.inviteAll>;
type Recap = Out<typeof activation.recap>;
/** How many people one call invites. */
const atOnce = 500;

function SkippedList({ skipped }: { skipped: Result['skipped'] }) {
  const say = useText();
  return (
    <ul className={css.skipped}>
      {skipped.map((s) => (
        <li key={s.id}>
          <b>{s.full_name}</b>
          {say(s.why as TextKey)}
        </li>
      ))}
    </ul>
  );
}

function Skipped({ result, onClose }: { result: Result; onClose: () => void }) {
  const say = useText();
  return (
    <Dialog opened onClose={onClose} title={say('MEMBERS.INVITE.SKIPPED')}>
      <p>{say('MEMBERS.INVITE.SENT', { count: result.sent })}</p>
      <SkippedList skipped={result.skipped} />
      <DialogButtons>
        <Button onClick={onClose}>{say('BASE.CLOSE')}</Button>
      </DialogButtons>
    </Dialog>
  );
}

type Asking = { recap: Recap; answer: (sure: boolean) => void };

/** Who would get an invitation and where, and who would not and why. */
function RecapDialog({ recap: { to, skipped }, answer }: Asking) {
  const say = useText();
  return (
    <ListedQuestion
      title={say('MEMBERS.INVITE.ALL_TITLE', { count: to.length })}
      text={say(to.length > 0 ? 'MEMBERS.INVITE.ALL_TEXT' : 'MEMBERS.INVITE.NOBODY')}
      lines={to.map((one) => ({ id: one.id, name: one.full_name, detail: one.email }))}
      linesLabel={say('MEMBERS.INVITE.ADDRESSES')}
      left={skipped.map((one) => ({ id: one.id, name: one.full_name, detail: say(one.why as TextKey) }))}
      leftTitle={say('MEMBERS.INVITE.LEFT_OUT', { count: skipped.length })}
      yes={say('MEMBERS.INVITE.SEND_ALL', { count: to.length })}
      no={say('FORM.KEEP')}
      answer={answer}
    />
  );
}

const parts = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, i) => ids.slice(i * atOnce, (i + 1) * atOnce));

/** Invites several people to addresses that were shown; those who got nothing are listed with the reason. */
export function useInviteMany() {
  const ask = useAsk();
  const change = useChange(activation.inviteAll, { touches: [members.list] });
  const [asking, setAsking] = useState<Asking | null>(null);
  const [told, setTold] = useState<Result | null>(null);
  const recapOf = async (ids: readonly number[]): Promise<Recap> => {
    const all: Recap = { to: [], skipped: [] };
    for (const part of parts(ids)) {
      const one = await ask(activation.recap, { ids: part });
      all.to.push(...one.to);
      all.skipped.push(...one.skipped);
    }
    return all;
  };
  const invite = async (ids: number[]): Promise<boolean> => {
    const recap = ids.length > 0 && (await recapOf(ids).catch(() => null));
    if (!recap) return false;
    const sure = await new Promise<boolean>((answer) => setAsking({ recap, answer }));
    setAsking(null);
    if (!sure) return false;
    const result: Result = { sent: 0, skipped: [...recap.skipped] };
    for (const part of parts(recap.to.map((one) => one.id))) {
      const to = recap.to.filter((one) => part.includes(one.id)).map(({ id, email }) => ({ id, email }));
      const done = await change.run({ ids: part, to }).catch(() => undefined);
      if (!done) return result.sent > 0;
      result.sent += done.sent;
      result.skipped.push(...done.skipped);
    }
    if (result.skipped.length > 0) setTold(result);
    else notify('ok', 'MEMBERS.INVITE.SENT', { count: result.sent });
    return true;
  };
  const place = (
    <>
      {asking && <RecapDialog {...asking} />}
      {told && <Skipped result={told} onClose={() => setTold(null)} />}
    </>
  );
  return { invite, busy: change.busy, place };
}
