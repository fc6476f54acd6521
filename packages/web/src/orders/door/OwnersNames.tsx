import { useState } from 'react';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import type { MembersTold } from '#contract/orders/schema-door.ts';
import type { OrderMember } from '#contract/orders/schema-members.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { inTab } from '../../base/stored.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Door.module.css';

type Props = { token: string; email: string; onMarked: (seen: MembersTold) => void };
const quiet = { quiet: true };
const proofName = (token: string) => `pavlac.order.proof.${token.slice(0, 16)}`;
const nameOf = (m: OrderMember) =>
  m.company || [m.titleBefore, m.firstName, m.lastName, m.titleAfter].filter(Boolean).join(' ');

/** One act at a time, with why it was refused. */
function useActs() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Answer | null>(null);
  const run = async (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setRefused(null);
    await act().catch((error: unknown) => setRefused(asAnswer(error)));
    setBusy(false);
  };
  return { busy, refused, run };
}

/** The code, and after it who owns what: one may be marked as the authorised person, others left out. */
export function OwnersNames({ token, email, onMarked }: Props) {
  const say = useText();
  const { busy, refused, run } = useActs();
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [members, setMembers] = useState<OrderMember[] | null>(null);
  const proof = () => inTab.read(proofName(token)) ?? '';
  const show = async () =>
    setMembers((await ask(orderDoor.members, { token, proof: proof() }, undefined, quiet)).members);
  const send = () =>
    run(async () => {
      // A tab that proved it already needs no other code.
      if (
        proof() &&
        (await show().then(
          () => true,
          () => false,
        ))
      )
        return;
      await ask(orderDoor.code, { token }, undefined, quiet);
      setSent(true);
    });
  const prove = () =>
    run(async () => {
      const answer = await ask(orderDoor.prove, { token, code }, undefined, quiet);
      inTab.write(proofName(token), answer.proof);
      await show();
    });
  const mark = (next: OrderMember[]) =>
    run(async () => {
      const before = members;
      setMembers(next);
      const marks = next.map(({ mainUser, remove }, at) => ({ at, mainUser, remove }));
      try {
        onMarked(await ask(orderDoor.mark, { token, proof: proof(), marks }, undefined, quiet));
      } catch (error) {
        setMembers(before);
        throw error;
      }
    });
  return (
    <>
      {refused && (
        <Note tone="bad" live>
          {say(refused.fields.marks ?? refused.key, refused.params)}
        </Note>
      )}
      {members && <Names members={members} onMark={(next) => void mark(next)} />}
      {!members && (
        <div className={css.code}>
          <p>{say('ORDERS.OWNERS.CLOSED', { email })}</p>
          {sent && (
            <form
              className={css.proving}
              onSubmit={(e) => {
                e.preventDefault();
                void prove();
              }}
            >
              <label className={css.field}>
                <span className={css.label}>{say('ORDERS.OWNERS.CODE')}</span>
                <input
                  className={css.input}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={9}
                  value={code}
                  aria-invalid={refused?.key === 'ORDERS.ERRORS.CODE' || undefined}
                  onChange={(e) => setCode(e.currentTarget.value)}
                />
              </label>
              <button type="submit" className={css.second} aria-disabled={busy}>
                {say('ORDERS.OWNERS.SHOW')}
              </button>
            </form>
          )}
          <button
            type="button"
            className={sent ? css.quiet : css.second}
            aria-disabled={busy}
            onClick={() => void send()}
          >
            {say(sent ? 'ORDERS.OWNERS.AGAIN' : 'ORDERS.OWNERS.ASK_CODE')}
          </button>
        </div>
      )}
    </>
  );
}

function Names({ members, onMark }: { members: OrderMember[]; onMark: (next: OrderMember[]) => void }) {
  const say = useText();
  const change = (at: number, part: Partial<OrderMember>) =>
    onMark(members.map((m, i) => (i === at ? { ...m, ...part } : part.mainUser ? { ...m, mainUser: false } : m)));
  return (
    <>
      <h3 className={css.small}>{say('ORDERS.OWNERS.NAMES')}</h3>
      <ul className={css.owners}>
        {members.map((m, at) => {
          const name = nameOf(m);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines stand where the register put them
            <li key={at} className={css.owner}>
              <b className={m.remove ? css.out : undefined}>{`${m.unit} · ${name || say('ORDERS.OWNERS.NOBODY')}`}</b>
              {m.fullAddress && <span className={css.hint}>{m.fullAddress}</span>}
              {name && (
                <span className={css.marks}>
                  <label className={css.check}>
                    <input
                      type="checkbox"
                      checked={m.mainUser}
                      aria-label={say('ORDERS.OWNERS.MAIN', { name })}
                      onChange={(e) => change(at, { mainUser: e.currentTarget.checked })}
                    />
                    <span aria-hidden="true">{say('ORDERS.OWNERS.MAIN_SHORT')}</span>
                  </label>
                  <label className={css.check}>
                    <input
                      type="checkbox"
                      checked={m.remove}
                      aria-label={say('ORDERS.OWNERS.LEAVE_OUT', { name, unit: m.unit })}
                      onChange={(e) => change(at, { remove: e.currentTarget.checked })}
                    />
                    <span aria-hidden="true">{say('ORDERS.OWNERS.OUT_SHORT')}</span>
                  </label>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
