import { documents } from '#contract/documents/endpoints.ts';
import { minutes } from '#contract/minutes/endpoints.ts';
import { minutesStanding } from '#contract/minutes/endpoints-standing.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useLanguage } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';

export const isId = (id: number): boolean => Number.isInteger(id) && id > 0;

/** The minutes in the language of whoever reads; finished ones in their own. */
export function useMinutes(id: number) {
  const { locale } = useLanguage();
  return useReading(minutes.one, { id, lang: locale }, { when: isId(id) });
}

export const useStanding = (id: number) => useReading(minutesStanding.standing, { id });

/** Publishing makes a document too. */
export const usePublishing = () => useChange(minutes.publish, { touches: [documents.list] });

/** Opens the print of the minutes. */
export function usePaper(id: number) {
  const { locale } = useLanguage();
  const { run, busy } = useChange(minutes.printTicket);
  const open = async () => {
    const answer = await run({ id, lang: locale }).catch(() => undefined);
    if (answer) download(answer.url);
  };
  return { open, busy };
}
