import { useCallback, useEffect, useRef, useState } from 'react';
import { dayIn } from '#contract/base/dates.ts';
import { votePaper } from '#contract/votes/endpoints-paper.ts';
import { showNumber } from '#contract/votes/rules-numbers.ts';
import type { VoteDetail } from '#contract/votes/schema.ts';
import type { Ticket } from '#contract/votes/schema-paper.ts';
import { type Answer, asAnswer } from '../../base/answer.ts';
import { ask } from '../../base/ask.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/Note.tsx';
import { FindTicket } from './FindTicket.tsx';
import css from './Paper.module.css';
import { PaperForm } from './PaperForm.tsx';

type Props = { vote: VoteDetail; code: string; onTaken: () => void };

/** One paper after another: find its ticket, copy the answers, read them back, take the next one. */
export function RecordPaper({ vote, code, onTaken }: Props) {
  const say = useText();
  const [ticket, setTicket] = useState<{ text: string; found: Ticket } | null>(null);
  const [refused, setRefused] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  // The day of one paper is likely that of the next one.
  const [date, setDate] = useState(() => dayIn(new Date()));
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
          date={date}
          onDate={setDate}
          onBack={next}
          onDone={() => {
            const units = ticket.found.seat.room_name;
            setDone(say('VOTE_PAPER.RECORD.DONE', { number: showNumber(ticket.found.number), units }));
            next();
          }}
        />
      ) : (
        <FindTicket busy={busy} refused={refused} onFind={(text) => void find(text)} />
      )}
    </>
  );
}
