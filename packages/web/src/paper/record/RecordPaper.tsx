import { useCallback, useEffect, useRef, useState } from 'react';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { votePaper } from '#contract/paper/endpoints.ts';
import type { Ticket } from '#contract/paper/schema.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from '../tickets/Paper.module.css';
import { FindTicket } from './FindTicket.tsx';
import { type Kept, PaperForm } from './PaperForm.tsx';

type Props = { vote: VoteDetail; code: string; onTaken: () => void };

/** One paper after another: find its ticket, copy the answers, read them back, take the next one. */
export function RecordPaper({ vote, code, onTaken }: Props) {
  const say = useText();
  const [ticket, setTicket] = useState<{ text: string; found: Ticket } | null>(null);
  const [refused, setRefused] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  // What was typed of one paper is likely that of the next one; the first day is typed from the paper, never guessed.
  const [kept, setKept] = useState<Kept>({ date: '', handedIn: '', takenBy: null });
  const find = useCallback(
    async (text: string) => {
      setBusy(true);
      setRefused(null);
      setDone(null);
      try {
        setTicket({ text, found: await ask(votePaper.find, { id: vote.id, ticket: text }) });
      } catch (error) {
        setRefused(asAnswer(error));
      } finally {
        setBusy(false);
      }
    },
    [vote.id],
  );
  const opened = useRef('');
  useEffect(() => {
    if (!code || opened.current === code) return;
    opened.current = code;
    void find(code).then(onTaken);
  }, [code, find, onTaken]);
  const next = () => setTicket(null);
  return (
    <>
      <div role="status" className={css.said}>
        {done && <Note tone="ok">{done}</Note>}
      </div>
      {ticket ? (
        <PaperForm
          key={ticket.found.number}
          vote={vote}
          ticket={ticket.found}
          text={ticket.text}
          kept={kept}
          onKept={setKept}
          onBack={next}
          onDone={(paper) => {
            const told = { number: showNumber(paper.number), units: paper.seat.room_name };
            setDone(say(paper.state === 'counts' ? 'VOTE_PAPER.RECORD.DONE' : 'VOTE_PAPER.RECORD.DONE_WAITS', told));
            next();
          }}
        />
      ) : (
        <FindTicket vote={vote.id} busy={busy} refused={refused} onFind={(text) => void find(text)} />
      )}
    </>
  );
}
