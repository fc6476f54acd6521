import type { VoteDetail } from '#contract/motions/schema.ts';
import { voteReports } from '#contract/protocols/endpoints.ts';
import { useAsk, useChange } from '../base/data.ts';
import { useLanguage, useText } from '../base/texts.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { download } from '../kit/files/download.ts';

/** Saves the protocol in PDF, or the tables in XLSX, in the reader's language. */
export function useSaveReport(what: 'protocolTicket' | 'sheetTicket' | 'noticeTicket') {
  const { locale: lang } = useLanguage();
  const change = useChange(voteReports[what]);
  const save = async (id: number) => {
    const ticket = await change.run({ id, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return { save, busy: change.busy };
}

/**
 * Reminds those who have not voted, after a question that says how many they are. It is busy until the page knows what came of
 * it: asked for sooner, the next one would be no answer at all.
 */
export function useAskRemind(vote: VoteDetail) {
  const say = useText();
  const ask = useAsk();
  const change = useChange(voteReports.remind);
  const remind = async () => {
    const waiting = await ask(voteReports.waiting, { id: vote.id }).catch(() => undefined);
    if (!waiting) return;
    const { people, seats, withoutAddress } = waiting;
    const without = withoutAddress > 0 ? say('VOTE.REPORT.REMIND.WITHOUT', { count: withoutAddress }) : '';
    // Whom nobody waits for and what is too soon the server refuses with its own sentence.
    const yes =
      people === 0 ||
      waiting.againAt !== null ||
      (await confirm({
        title: say('VOTE.REPORT.REMIND.TITLE'),
        text: [say('VOTE.REPORT.REMIND.TEXT', { people, seats, all: vote.seatCount }), without]
          .filter(Boolean)
          .join(' '),
        yes: say('VOTE.REPORT.REMIND.YES'),
        no: say('FORM.KEEP'),
      }));
    if (yes) await change.run({ id: vote.id }).catch(() => undefined);
  };
  return { remind, busy: change.busy };
}
