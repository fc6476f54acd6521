import { documentStanding } from '#contract/documents/endpoints-standing.ts';
import { documentLinks } from '#contract/documents/links.ts';
import { messageAccepts } from '#contract/messages/endpoints-accepts.ts';
import { messageStanding } from '#contract/messages/endpoints-standing.ts';
import { messageLinks } from '#contract/messages/links.ts';
import { useChange, useReading } from '../base/data.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { useWhen } from '../base/when.ts';
import type { StandingCard } from '../define-noun.ts';
import { confirm } from '../kit/dialog/confirm.tsx';

/** Messages and documents that somebody is yet to confirm. */
export function useStanding(): StandingCard[] {
  const say = useText();
  const when = useWhen();
  const told = useReading(messageStanding.unconfirmed, {}, { when: useMay('messages', 'rw') }).data?.messages ?? [];
  const papers = useReading(documentStanding.standing, {}, { when: useMay('documents', 'rw') }).data?.unconfirmed ?? [];
  const mark = (of: { done: number; total: number }) => say('STANDING.OF', of);
  const reminds = useMay('acceptRead', 'rw');
  const { run } = useChange(messageAccepts.remind, { touches: [messageStanding.unconfirmed] });
  const remind = async (id: number, title: string) => {
    const yes = say('STANDING.REMIND.AT_ONCE');
    const text = say('STANDING.REMIND.ONE_TEXT');
    const sure = await confirm({
      title: say('STANDING.REMIND.ONE_ASK', { title }),
      text,
      yes,
      no: say('BASE.BACK'),
    });
    if (sure) await run({ id }).catch(() => undefined);
  };
  const lines = [
    ...told.map(({ id, title, acceptUntil, ...of }) => ({
      act: reminds
        ? {
            name: say('STANDING.REMIND.AT_ONCE'),
            long: say('STANDING.REMIND.ONE', { title }),
            run: () => void remind(id, title),
          }
        : undefined,
      ...{ id: `message-${id}`, mark: mark(of), text: title, at: messageLinks.one(id) },
      hint: acceptUntil ? say('STANDING.UNTIL', { when: when.day(acceptUntil) }) : undefined,
    })),
    ...papers.map(({ id, name, ...of }) => ({
      ...{ id: `document-${id}`, mark: mark(of), text: name, at: documentLinks.one(id) },
      hint: undefined,
    })),
  ];
  const all = { at: messageLinks.list(), name: say('STANDING.MESSAGES'), long: say('STANDING.ALL_MESSAGES') };
  return [{ id: 'confirmations', name: say('STANDING.UNCONFIRMED'), all, lines }];
}
