import * as z from 'zod/mini';
import { dayIn } from '#contract/base/time/dates.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyPaper, surveyPeople } from '#contract/surveys/endpoints-people.ts';
import { peopleTabs } from '#contract/surveys/schema-people.ts';
import { useChange } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { download } from '../../kit/files/download.ts';
import { saveBytes } from '../../kit/files/saveBytes.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

/** Everybody it is for, by name; how they stand is a filter, because the tabs of the page are its own. */
export const peopleList = listShape(
  ['all'],
  ['name'],
  z.object({ text: z.optional(z.string()), state: z.optional(z.enum(peopleTabs)) }),
);
export type PeopleListState = ListState<typeof peopleList>;

export const usePeople = (id: number, { page, sizePerPage, filters }: PeopleListState) =>
  useListing(
    surveyPeople.people,
    { id, page, sizePerPage, tab: filters.state ?? 'all', text: filters.text ?? '' },
    (answer) => answer.total,
  );

/** Prints papers for these, or for all who have not answered when there are none; few come at once, more by an address. */
export function useTickets(id: number) {
  const say = useText();
  const { locale: lang } = useLanguage();
  const { run, busy } = useChange(surveyPaper.voteTickets, { touches: [surveys.one] });
  const get = async (users: number[]): Promise<boolean> => {
    const given = await run({ id, users, lang }).catch(() => undefined);
    if (given === undefined) return false;
    if (typeof given === 'string')
      saveBytes(say('SURVEY_PAPERS.FILE', { day: dayIn(new Date()) }), given, 'application/pdf');
    else download(given.url);
    return true;
  };
  return { get, busy };
}
export const useTakeBack = () => useChange(surveyPaper.takeBack, { touches: [surveys.one] });
export const useRecord = () => useChange(surveyPaper.record, { touches: [surveys.one] });
