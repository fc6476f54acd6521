import { confirmations } from '#contract/confirmations/endpoints.ts';
import type { Accepts, acceptLists } from '#contract/confirmations/endpoints-accepts.ts';
import { askIdOf } from '#contract/confirmations/rules.ts';
import { messageAccepts } from '#contract/messages/endpoints-accepts.ts';
import type { MessageDetail } from '#contract/messages/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';
import { confirm } from '../../kit/page/confirm.tsx';

export type AcceptsOf = (typeof acceptLists)[number];
/** One page of those who have confirmed or have not; kept while the next one comes. */
export const useAccepts = (id: number, list: AcceptsOf, page = 1, when = true) =>
  useReading(messageAccepts.list, { id, list, page, sizePerPage: 25 }, { keep: true, when });

/** Everybody still missing, for choosing several of them. */
export const useMissing = (id: number, page: number) =>
  useReading(messageAccepts.list, { id, list: 'missing', page, sizePerPage: 25 }, { keep: true });

/** Confirms the version of the message that stands on the screen. */
export function useAccept({ id, contentVersion: version }: Pick<MessageDetail, 'id' | 'contentVersion'>) {
  const change = useChange(confirmations.accept, { touches: [messageAccepts.list] });
  const run = () => change.run({ id: askIdOf({ type: 'message', id, version }) }).catch(() => undefined);
  return { ...change, run };
}

/** Reminds those who are missing, after a question that says how many they are. */
export function useRemind(id: number) {
  const say = useText();
  const change = useChange(messageAccepts.remind);
  const remind = async ({ missing }: Accepts) => {
    if (!missing) return;
    const goes = missing.mail + missing.access - missing.muted;
    const muted = missing.muted > 0 && say('CONFIRMATIONS.REMIND.MUTED', { count: missing.muted });
    const without = missing.none > 0 && say('CONFIRMATIONS.REMIND.WITHOUT', { count: missing.none });
    const yes = await confirm({
      title: say('CONFIRMATIONS.REMIND.TITLE'),
      text: [say('CONFIRMATIONS.REMIND.TEXT', { goes }), muted, without].filter(Boolean).join(' '),
      yes: say('CONFIRMATIONS.REMIND.YES'),
      no: say('FORM.KEEP'),
    });
    if (yes) await change.run({ id }).catch(() => undefined);
  };
  return { remind, busy: change.busy };
}

/** Saves the list to print and sign, in the reader's language. */
export function usePrintList(id: number) {
  const { locale: lang } = useLanguage();
  const change = useChange(messageAccepts.printTicket);
  const print = async () => {
    const ticket = await change.run({ id, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return { print, busy: change.busy };
}

export const usePaper = () => useChange(messageAccepts.paper);

/** Takes an entry from paper back, after a question. */
export function useTakeBack(id: number) {
  const say = useText();
  const change = useChange(messageAccepts.takeBack);
  const takeBack = async (who: { id: number; full_name: string }) => {
    const yes = await confirm({
      title: say('CONFIRMATIONS.PAPER.TAKE_BACK_TITLE'),
      text: say('CONFIRMATIONS.PAPER.TAKE_BACK_TEXT', { name: who.full_name }),
      yes: say('CONFIRMATIONS.PAPER.TAKE_BACK'),
      no: say('FORM.KEEP'),
    });
    if (yes) await change.run({ id, memberId: who.id }).catch(() => undefined);
  };
  return { takeBack, busy: change.busy };
}
