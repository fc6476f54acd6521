import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck, IconClock, IconFileText, IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { SurveyDetail } from '#contract/surveys/schema.ts';
import { type PersonRow, peopleTabs } from '#contract/surveys/schema-people.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { PageLead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type PeopleListState, peopleList, usePeople, useTakeBack, useTickets } from './data.ts';
import css from './Paper.module.css';

/** Who has answered and who has not, and papers for those who will not answer here. */
export function PeopleSection({ survey }: { survey: SurveyDetail }) {
  const say = useText();
  const list = useList('survey-people', peopleList, 'name');
  const of = usePeople(survey.id, list);
  const { get, busy } = useTickets(survey.id);
  return (
    <div className={css.section}>
      <PageLead>{say(survey.anonymous ? 'SURVEY_PAPERS.LEAD_ANONYMOUS' : 'SURVEY_PAPERS.LEAD')}</PageLead>
      <Loaded of={of} shape={<ListShape />}>
        {(first) => (
          <>
            {survey.may.paper && first.waitingCount > 0 && (
              <div>
                <Button
                  variant="default"
                  loading={busy}
                  leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
                  onClick={() => void get([])}
                >
                  {say('SURVEY_PAPERS.PRINT_ALL', { count: first.waitingCount })}
                </Button>
              </div>
            )}
            <Card>
              <FilterBar
                list={list}
                search={{ name: 'text', label: say('SURVEY_PAPERS.SEARCH') }}
                front={[
                  {
                    kind: 'select',
                    name: 'state',
                    label: say('SURVEY_PAPERS.STATE'),
                    any: say('SURVEY_PAPERS.STATES.all'),
                    choices: peopleTabs
                      .filter((tab) => tab !== 'all')
                      .map((value) => ({ value, label: say(`SURVEY_PAPERS.STATES.${value}`) })),
                  },
                ]}
                fields={[]}
              />
              <Rows survey={survey} list={list} of={of} total={first.total} get={get} busy={busy} />
            </Card>
          </>
        )}
      </Loaded>
    </div>
  );
}

const looks = {
  answered: { tone: 'ok', icon: IconCircleCheck },
  waiting: { tone: 'stone', icon: IconClock },
  paper: { tone: 'info', icon: IconFileText },
} as const;

function State({ state }: Pick<PersonRow, 'state'>) {
  const say = useText();
  return <Tag {...looks[state]}>{say(`SURVEY_PAPERS.STATES.${state}`)}</Tag>;
}

const Units = ({ units }: Pick<PersonRow, 'units'>) => (
  <span className={css.units}>
    {units.split(', ').map((number) => number && <UnitBadge key={number} number={number} />)}
  </span>
);

const column = columnsOf<PersonRow>();
function useColumns() {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        column.display({ id: 'name', header: say('SURVEY_PAPERS.NAME'), cell: (c) => c.row.original.full_name }),
        column.display({
          id: 'units',
          header: say('SURVEY_PAPERS.UNITS'),
          cell: (c) => <Units units={c.row.original.units} />,
        }),
        column.display({
          id: 'state',
          header: say('SURVEY_PAPERS.STATE'),
          cell: (c) => <State state={c.row.original.state} />,
        }),
      ]),
    [say],
  );
}

type RowsProps = {
  survey: SurveyDetail;
  list: PeopleListState;
  of: ReturnType<typeof usePeople>;
  total: number;
  get: (ids: number[]) => Promise<boolean>;
  busy: boolean;
};
function Rows({ survey, list, of, total, get, busy }: RowsProps) {
  const say = useText();
  const columns = useColumns();
  const back = useTakeBack();
  if (total === 0) return <NoMatch clear={() => list.filterBy({})} />;
  const takeBack = async (users: number[]) => {
    const yes = await confirm({
      title: say('SURVEY_PAPERS.BACK_TITLE', { count: users.length }),
      text: say('SURVEY_PAPERS.BACK_TEXT'),
      yes: say('SURVEY_PAPERS.BACK_YES'),
      no: say('FORM.KEEP'),
    });
    return yes && (await back.run({ id: survey.id, users }).catch(() => undefined)) !== undefined;
  };
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  const bulk = {
    text: (count: number) => say('SURVEY_PAPERS.SELECTED', { count }),
    actions: (ids: number[], clear: () => void) => (
      <>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconPrinter {...icon} />}
          onClick={() => void get(ids).then((done) => done && clear())}
        >
          {say('SURVEY_PAPERS.PRINT_SELECTED')}
        </Button>
        <Button
          variant="default"
          loading={back.busy}
          leftSection={<IconArrowBackUp {...icon} />}
          onClick={() => void takeBack(ids).then((done) => done && clear())}
        >
          {say('SURVEY_PAPERS.BACK_DO')}
        </Button>
      </>
    ),
  };
  return (
    <Table
      label={say('SURVEY_PAPERS.TITLE')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.people)}
      total={total}
      columns={columns}
      nameOf={({ full_name, units }) => [full_name, units].filter(Boolean).join(', ')}
      card={(row) => (
        <ListCard
          apart
          head={<State state={row.state} />}
          title={<b>{row.full_name}</b>}
          rest={
            <ListRest>
              <Units units={row.units} />
            </ListRest>
          }
        />
      )}
      {...(survey.may.paper && { bulk })}
    />
  );
}
