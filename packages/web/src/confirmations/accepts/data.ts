import { confirmations } from '#contract/confirmations/endpoints.ts';
import type { Accepts, acceptLists } from '#contract/confirmations/endpoints-accepts.ts';
import { askIdOf } from '#contract/confirmations/rules.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';
import type { Asking } from '../asking.ts';

type Asks = Pick<Asking, 'id' | 'calls'>;
export type AcceptsOf = (typeof acceptLists)[number];
/** One page of those who have confirmed or have not; kept while the next one comes. */
export const useAccepts = ({ id, calls }: Asks, list: AcceptsOf, page = 1, when = true) =>
  useReading(calls.list, { id, list, page, sizePerPage: 25 }, { keep: true, when });

/** Everybody still missing, for choosing several of them. */
export const useMissing = ({ id, calls }: Asks, page: number) =>
  useReading(calls.list, { id, list: 'missing', page, sizePerPage: 25 }, { keep: true });

/** Confirms the version that stands on the screen. */
export function useAccept({ type, id, version, calls }: Pick<Asking, 'type' | 'id' | 'version' | 'calls'>) {
  const change = useChange(confirmations.accept, { touches: [calls.list] });
  const run = () => change.run({ id: askIdOf({ type, id, version }) }).catch(() => undefined);
  return { ...change, run };
}

/** Reminds those who are missing, after a question that says how many they are. */
export function useRemind({ id, calls }: Asks) {
  const say = useText();
  const change = useChange(calls.remind);
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
export function usePrintList({ id, calls }: Asks) {
  const { locale: lang } = useLanguage();
  const change = useChange(calls.printTicket);
  const print = async () => {
    const ticket = await change.run({ id, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
  return { print, busy: change.busy };
}

/** Takes an entry from paper back, after a question. */
export function useTakeBack({ id, calls }: Asks) {
  const say = useText();
  const change = useChange(calls.takeBack);
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
