import { meetings } from '#contract/meetings/endpoints.ts';
import { summons } from '#contract/summons/endpoints.ts';
import type { SummonsPaper } from '#contract/summons/schema.ts';
import { ask } from '../../base/ask.ts';
import { useReading } from '../../base/data.ts';
import { useLanguage } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';

export const isId = (id: number): boolean => Number.isInteger(id) && id > 0;
/** The page of the meeting asks for it too; it is read once. */
export const useMeeting = (id: number) => useReading(meetings.one, { id }, { when: isId(id) });
export const useMySeats = (id: number) =>
  useReading(summons.mine, { id }, { when: isId(id), hears: ['meetings', 'proxies'] });

export function usePreview(id: number) {
  const { locale: lang } = useLanguage();
  return useReading(summons.preview, { id, lang }, { when: isId(id), hears: ['meetings', 'agenda'] });
}

/** Saves one of the papers. */
export function usePaper(id: number) {
  const { locale: lang } = useLanguage();
  return async (what: SummonsPaper, seat?: number) => {
    const ticket = await ask(summons.print, { id, what, lang, ...(seat !== undefined && { seat }) }).catch(
      () => undefined,
    );
    if (ticket) download(ticket.url);
  };
}

/** Saves the meeting as a file that calendars open. */
export function useCalendarFile(id: number) {
  const { locale: lang } = useLanguage();
  return async () => {
    const ticket = await ask(summons.calendar, { id, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
}
