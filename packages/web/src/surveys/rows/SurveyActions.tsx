import { ActionIcon, Button } from '@mantine/core';
import {
  IconCalendarTime,
  IconChartBar,
  IconChecklist,
  IconDots,
  IconFlag,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { useFinish, usePrint, useRemove } from './data.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = {
  survey: SurveyDetail;
  /** On which of its two pages they stand. */
  on: 'survey' | 'results';
};

/** Leads to the other page of the survey, prints this one; the rest of what the committee may do in a menu. */
export function SurveyActions({ survey, on }: Props) {
  const say = useText();
  const { may, resultState } = survey;
  // Whoever may read who answered looks at how it runs also while no results are shown.
  const leads = on === 'results' || resultState === 'shown' || may.people;
  const to = on === 'survey' ? surveyLinks.results(survey.id) : surveyLinks.one(survey.id);
  const Sign = on === 'survey' ? IconChartBar : IconChecklist;
  const narrow = useNarrow();
  const prints = on === 'survey' ? !(narrow && isWaiting(survey)) : resultState === 'shown';
  return (
    <>
      {leads && (
        <Button variant="default" leftSection={<Sign {...icon} />} renderRoot={(props) => <Link {...props} {...to} />}>
          {say(on === 'survey' ? 'SURVEY.RESULTS' : 'SURVEY.TO_SURVEY')}
        </Button>
      )}
      {prints && <PrintSurvey survey={survey} on={on} />}
      {(may.edit || may.finish || may.remove) && <More survey={survey} />}
    </>
  );
}

/** Whether this person owes it an answer. */
const isWaiting = ({ may, mine }: SurveyDetail) => may.answer && mine.some(({ state }) => state === 'waiting');

function PrintSurvey({ survey, on }: Props) {
  const say = useText();
  const print = usePrint(survey.id);
  return (
    <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => void print(on)}>
      {say(on === 'survey' ? 'SURVEY.PRINT' : 'SURVEY.PRINT_RESULTS')}
    </Button>
  );
}

/** On a phone paper stands under the questions, which come first; elsewhere it is in the head. */
export function PrintBelow({ survey }: Pick<Props, 'survey'>) {
  return useNarrow() && isWaiting(survey) ? <PrintSurvey survey={survey} on="survey" /> : null;
}

function More({ survey }: Pick<Props, 'survey'>) {
  const say = useText();
  const navigate = useNavigate();
  const list = useWayBack(surveyLinks.list());
  const remove = useRemove();
  const { finish, busy } = useFinish();
  const { id, may } = survey;
  const removeNow = async () => {
    if (!(await remove(survey)) || list.go()) return;
    await navigate({ ...surveyLinks.list(), search: list.search, replace: true });
  };
  return (
    <DropMenu
      width={260}
      opener={
        <ActionIcon aria-label={say('SURVEY.MORE')} variant="default">
          <IconDots {...icon} />
        </ActionIcon>
      }
    >
      {may.edit && (
        <MenuItem
          leftSection={<IconCalendarTime {...icon} />}
          renderRoot={(props) => <Link {...props} {...surveyLinks.edit(id)} />}
        >
          {say('SURVEY.CHANGE')}
        </MenuItem>
      )}
      {may.finish && (
        <MenuItem leftSection={<IconFlag {...icon} />} disabled={busy} onClick={() => void finish(survey)}>
          {say('SURVEY.FINISH.YES')}
        </MenuItem>
      )}
      {may.remove && (
        <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void removeNow()}>
          {say('SURVEY.DELETE.YES')}
        </MenuItem>
      )}
    </DropMenu>
  );
}
