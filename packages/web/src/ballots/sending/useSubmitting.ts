import { useState } from 'react';
import type { Receipt } from '#contract/answers/schema.ts';
import type { VoteDetail, VotedUser } from '#contract/motions/schema.ts';
import { useAskCode, useStore } from '../../answers/data.ts';
import { Answer } from '../../base/answer.ts';
import { notify } from '../../base/notice.ts';
import type { Ballot } from '../filling/useBallot.ts';

/** A code lives so long; the server says when it ends, and the difference of clocks falls out. */
const codeLife = 10 * 60_000;

export type Sent = { email: string; againIn: number; times: number };
export type Step =
  | { kind: 'none' }
  | { kind: 'confirm' }
  | { kind: 'code'; sent: Sent }
  | { kind: 'already'; code: string; refused: VotedUser[] }
  | { kind: 'done'; receipts: Receipt[]; answers: Ballot['answers'] };

export type Submitting = {
  step: Step;
  busy: boolean;
  /** Why the last code was not taken. */
  refused: Answer | null;
  /** Why no code was sent. */
  notSent: Answer | null;
  /** Points that lack an answer, after somebody tried to send. */
  missing: readonly number[];
  begin: () => void;
  askCode: () => Promise<void>;
  check: (code: string) => Promise<void>;
  storeRest: () => Promise<void>;
  close: () => void;
};

const refusedSeats = (answer: Answer): VotedUser[] => (answer.data as { refused?: VotedUser[] } | null)?.refused ?? [];

/** The way of a ballot: what is missing, the question, the code, the receipt. */
export function useSubmitting(vote: VoteDetail, ballot: Ballot): Submitting {
  const [step, setStep] = useState<Step>({ kind: 'none' });
  const [tried, setTried] = useState(false);
  const code = useAskCode();
  const store = useStore();
  const seats = ballot.seats.map((s) => s.seat.id);
  const given = { id: vote.id };
  // the code is bound to what was asked with it, so exactly that is stored
  const [asked, setAsked] = useState<readonly number[]>([]);
  const already = (typed: string, refused: VotedUser[]) => setStep({ kind: 'already', code: typed, refused });

  const begin = () => {
    setTried(true);
    if (ballot.missing.length > 0) return notify('warn', 'VOTE.DETAIL.ERRORS.VOTE_NOT_COMPLETE');
    store.forget();
    code.forget();
    setStep({ kind: 'confirm' });
  };
  const askCode = async () => {
    await codeFor(seats);
  };
  const codeFor = async (some: readonly number[]) => {
    const points = ballot.answers.filter((a) => some.includes(a.voted_user_id));
    const sent = await code.run({ ...given, ids: [...some], points }).catch((error) => {
      if (error instanceof Answer && error.key === 'VOTE.ERRORS.ALREADY') already('', refusedSeats(error));
    });
    if (!sent) return;
    store.forget();
    setAsked(some);
    const born = Date.parse(sent.expiresAt) - codeLife;
    const againIn = Math.max(0, Date.parse(sent.againAt) - born);
    const times = step.kind === 'code' ? step.sent.times + 1 : 1;
    setStep({ kind: 'code', sent: { email: sent.email, againIn, times } });
  };
  const storeWith = async (typed: string, leaveOut: number[]) => {
    const points = ballot.answers.filter((a) => asked.includes(a.voted_user_id));
    try {
      const stored = await store.run({ id: vote.id, ids: [...asked], points, code: typed, leaveOut });
      if (!stored) return;
      ballot.forget();
      setTried(false);
      setStep({ kind: 'done', receipts: stored.receipts, answers: points });
    } catch (error) {
      if (!(error instanceof Answer)) throw error;
      if (error.key === 'VOTE.ERRORS.ALREADY') already(typed, refusedSeats(error));
    }
  };
  return {
    step,
    busy: code.busy || store.busy,
    refused: store.refused ?? code.refused,
    notSent: code.refused,
    missing: tried ? ballot.missing : [],
    begin,
    askCode,
    check: async (typed) => {
      if (step.kind === 'code') await storeWith(typed, []);
    },
    storeRest: async () => {
      if (step.kind !== 'already') return;
      const out = step.refused.map((s) => s.id);
      // without a code nothing was asked for yet: the rest gets one of its own
      if (step.code === '') await codeFor(seats.filter((s) => !out.includes(s)));
      else await storeWith(step.code, out);
    },
    close: () => setStep({ kind: 'none' }),
  };
}
