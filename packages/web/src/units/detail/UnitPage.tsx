import { ActionIcon, Button } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { fromText } from '#contract/base/shares/fraction.ts';
import { unitLinks } from '#contract/units/links.ts';
import { problemsOf } from '#contract/units/rules.ts';
import type { UnitDetail } from '#contract/units/schema.ts';
import { useRemembered, useWayBack } from '../../base/left.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { RecordPage } from '../../kit/page/RecordPage.tsx';
import { UnitPeriods } from '../periods/UnitPeriods.tsx';
import { useRemove, useUnit } from '../rows/data.ts';
import { Representatives } from './Representatives.tsx';
import { UnitChanges } from './UnitChanges.tsx';
import { UnitFacts } from './UnitFacts.tsx';
import { UnitHistory } from './UnitHistory.tsx';
import { ownersToday, UnitOwners } from './UnitOwners.tsx';
import css from './UnitPage.module.css';
import { UnitPeople } from './UnitPeople.tsx';

/** /jednotky/{id}: one unit, to read. */
export function UnitPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/jednotky/$id' });
  useRemembered();
  const of = useUnit(id);
  const votes = useMay('vote', 'r');
  const administers = useMay('rooms', 'rw');
  return (
    <RecordPage
      of={of}
      star="rooms"
      title={of.data ? say('UNITS.ONE', { number: of.data.number }) : say('UNITS.TITLE')}
      back={{ ...unitLinks.list(), name: say('UNITS.TITLE') }}
      sub={(unit) => <Place unit={unit} />}
      actions={(unit) => <Actions unit={unit} />}
    >
      {(unit) => (
        <>
          <Problems unit={unit} />
          <Columns>
            <Column>
              <UnitOwners unit={unit} />
              {votes && <Representatives unit={unit.id} />}
              <UnitPeople unit={unit} />
              <UnitChanges unit={unit} />
              {administers && <UnitPeriods unit={unit} />}
              <UnitHistory unit={unit} withOwners={!administers} />
            </Column>
            <Card title={say('UNITS.FACTS')} padded>
              <UnitFacts unit={unit} />
            </Card>
          </Columns>
        </>
      )}
    </RecordPage>
  );
}

function Place({ unit }: { unit: UnitDetail }) {
  const say = useText();
  return (
    <>
      <span>{say(`UNITS.TYPES.${unit.type}`)}</span>
      {unit.entrance && <span>{unit.entrance.name}</span>}
      {unit.floor !== null && <span>{say('UNITS.FLOOR_NUMBER', { floor: String(unit.floor) })}</span>}
    </>
  );
}

function Actions({ unit }: { unit: UnitDetail }) {
  const say = useText();
  const navigate = useNavigate();
  const remove = useRemove();
  const list = useWayBack(unitLinks.list());
  if (!useMay('rooms', 'rw')) return null;
  const removeNow = async () => {
    if (!(await remove(unit)) || list.go()) return;
    await navigate({ ...unitLinks.list(), search: list.search, replace: true });
  };
  return (
    <>
      <DropMenu
        opener={
          <ActionIcon aria-label={say('UNITS.MORE')} variant="default">
            <IconDots size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        }
      >
        <MenuItem color="cihla" leftSection={<IconTrash size={20} stroke={1.75} />} onClick={() => void removeNow()}>
          {say('UNITS.DELETE.ONE')}
        </MenuItem>
      </DropMenu>
      <Button
        leftSection={<IconPencil size={20} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...unitLinks.edit(unit.id)} />}
      >
        {say('UNITS.EDIT_MODULE')}
      </Button>
    </>
  );
}

function Problems({ unit }: { unit: UnitDetail }) {
  const say = useText();
  const problems = problemsOf({
    share: unit.share ? fromText(unit.share) : null,
    owners: ownersToday(unit).map((o) => fromText(o.share)),
    hasRepresentative: unit.representative !== null,
  });
  if (problems.length === 0) return null;
  return (
    <Note tone="warn">
      <b>{say('UNITS.PROBLEM_TITLE')}</b>
      <ul className={css.problems}>
        {problems.map((p) => (
          <li key={p}>{say(`UNITS.PROBLEMS.${p}`)}</li>
        ))}
      </ul>
    </Note>
  );
}
