import { IconChartBar, IconChecklist, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { surveyLinks } from '#contract/surveys/links.ts';
import type { SurveyRow } from '#contract/surveys/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type SurveyListState, surveyList, useRemove, useSurveys } from '../rows/data.ts';
import { useSurveyColumns } from './SurveyColumns.tsx';
import { EmptyTab, NewSurvey, NoSurveys, SurveyCard } from './SurveyFaces.tsx';
import { SurveyFilters } from './SurveyFilters.tsx';

/** /ankety: what the house is asked; drafts are seen by those who write them. */
export function SurveysPage() {
  const say = useText();
  const administers = useMay('survey', 'rw');
  const asked = useList('survey', surveyList, '-dateTo');
  // An address somebody else sent may name the tab that is not offered here.
  const list = !administers && asked.tab === 'concept' ? { ...asked, tab: 'all' as const } : asked;
  const of = useSurveys(list);
  return (
    <>
      <PageHead title={say('SURVEY.TITLE')} star="survey" actions={administers && <NewSurvey />} />
      <Loaded of={of} shape={<ListShape />} empty={({ surveyCount }) => (surveyCount === 0 ? <NoSurveys /> : null)}>
        {(first) => (
          <Tabs
            label={say('SURVEY.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={[
              { value: 'all', label: say('SURVEY.TABS.all'), count: first.surveyCount },
              { value: 'active', label: say('SURVEY.TABS.active'), count: first.activeCount },
              ...(administers
                ? [{ value: 'concept' as const, label: say('SURVEY.TABS.concept'), count: first.conceptCount }]
                : []),
              { value: 'finished', label: say('SURVEY.TABS.finished'), count: first.finishedCount },
            ]}
          >
            <Card>
              <SurveyFilters list={list} />
              <Rows key={list.tab} list={list} of={of} total={first.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

type RowsProps = { list: SurveyListState; of: ReturnType<typeof useSurveys>; total: number };
function Rows({ list, of, total }: RowsProps) {
  const say = useText();
  const columns = useSurveyColumns();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab />;
  return (
    <Table
      label={say('SURVEY.TITLE')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.surveys)}
      total={total}
      columns={columns}
      nameOf={({ name }) => name}
      card={(row) => <SurveyCard row={row} />}
      menu={(row) => <RowItems row={row} />}
    />
  );
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with one of them from the list. */
function RowItems({ row }: { row: SurveyRow }) {
  const say = useText();
  const administers = useMay('survey', 'rw');
  const remove = useRemove();
  const draft = row.status === 'concept';
  return (
    <>
      {!draft && (
        <MenuItem
          leftSection={<IconChecklist {...icon} />}
          renderRoot={(props) => <Link {...props} {...surveyLinks.one(row.id)} />}
        >
          {say('SURVEY.OPEN')}
        </MenuItem>
      )}
      {!draft && (
        <MenuItem
          leftSection={<IconChartBar {...icon} />}
          renderRoot={(props) => <Link {...props} {...surveyLinks.results(row.id)} />}
        >
          {say('SURVEY.RESULTS')}
        </MenuItem>
      )}
      {administers && row.status !== 'finished' && (
        <MenuItem
          leftSection={<IconPencil {...icon} />}
          renderRoot={(props) => <Link {...props} {...surveyLinks.edit(row.id)} />}
        >
          {say('FORM.EDIT')}
        </MenuItem>
      )}
      {administers && (
        <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void remove(row)}>
          {say('SURVEY.DELETE.YES')}
        </MenuItem>
      )}
    </>
  );
}
