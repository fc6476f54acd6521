import * as z from 'zod/mini';
import { typo } from '#contract/base/words/typo.ts';
import { surveys } from '#contract/surveys/endpoints.ts';
import { surveyPaper } from '#contract/surveys/endpoints-people.ts';
import { type SurveyRow, surveySorts, surveyTabs } from '#contract/surveys/schema.ts';
import { ask } from '../../base/ask.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useListing } from '../../base/listing.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { download } from '../../kit/files/download.ts';
import { type ListState, listShape } from '../../kit/table/useList.ts';

/** Filters as they stand in the address; what is ticked is a word there. */
const filters = z.object({
  text: z.optional(z.string()),
  toAnswer: z.optional(z.enum(['yes'])),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});
export const surveyList = listShape(surveyTabs, surveySorts, filters);
export type SurveyListState = ListState<typeof surveyList>;

export function useSurveys({ page, sizePerPage, tab, sort, filters: f }: SurveyListState) {
  const { toAnswer, ...rest } = f;
  return useListing(
    surveys.list,
    { page, sizePerPage, tab, sort, filters: { ...rest, ...(toAnswer && { toAnswer: true }) } },
    (answer) => answer.total,
    surveys.rows,
  );
}

export const isId = (id: number): boolean => Number.isInteger(id) && id > 0;
export const useSurvey = (id: number, type: 'detail' | 'results' | 'statistics' = 'detail') =>
  useReading(surveys.one, { id, type }, { when: isId(id) });

type Named = Pick<SurveyRow, 'id' | 'name'>;

/** Deletes one after a question; answers whether it is gone. */
export function useRemove() {
  const say = useText();
  const change = useChange(surveys.remove, { ends: [surveys.one] });
  return async ({ id, name, status }: Named & Pick<SurveyRow, 'status'>): Promise<boolean> =>
    (await confirm({
      title: say('SURVEY.DELETE.TITLE', { name: typo(name) }),
      text: say(status === 'concept' ? 'SURVEY.DELETE.DRAFT' : 'SURVEY.DELETE.TEXT'),
      yes: say('SURVEY.DELETE.YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    })) &&
    change.run({ id }).then(
      (answer) => answer !== undefined,
      () => false,
    );
}

/** Ends a running one now, after a question. */
export function useFinish() {
  const say = useText();
  const { run, busy } = useChange(surveys.finish);
  const finish = async ({ id, name }: Named) => {
    const yes = await confirm({
      title: say('SURVEY.FINISH.TITLE', { name: typo(name) }),
      text: say('SURVEY.FINISH.TEXT'),
      yes: say('SURVEY.FINISH.YES'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    if (yes) await run({ id }).catch(() => undefined);
  };
  return { finish, busy };
}

/** Saves the survey or its results in PDF. */
export function usePrint(id: number) {
  const { locale: lang } = useLanguage();
  return async (what: 'survey' | 'results') => {
    const ticket = await ask(surveyPaper.print, { id, what, lang }).catch(() => undefined);
    if (ticket) download(ticket.url);
  };
}
