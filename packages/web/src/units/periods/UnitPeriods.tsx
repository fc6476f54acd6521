import { Button } from '@mantine/core';
import { IconCalendarOff, IconCalendarPlus, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { unitPeriods } from '#contract/units/endpoints-periods.ts';
import type { UnitDetail } from '#contract/units/schema.ts';
import type { CorrectionView, PeriodView, UnitPeriods as Record } from '#contract/units/schema-periods.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { RowMenu } from '../../kit/menu/RowMenu.tsx';
import { PeriodDialog } from './PeriodDialog.tsx';
import { PeriodLines, PeriodPeople } from './PeriodLines.tsx';
import { type Opened, planOf, spanOf, stateOf, whoOf } from './periodValues.ts';
import css from './UnitPeriods.module.css';

/** Who owned the unit when, for the committee: to be corrected and planned; and what was corrected. */
export function UnitPeriods({ unit }: { unit: UnitDetail }) {
  const say = useText();
  const of = useReading(unitPeriods.list, { id: unit.id });
  const [opened, open] = useState<Opened | null>(null);
  const record = of.data;
  if (!record) return null;
  return (
    <>
      <Card
        title={say('PERIODS.TITLE')}
        aside={
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => open({ kind: 'plan' })}
          >
            {say('PERIODS.PLAN')}
          </Button>
        }
      >
        <ul className={css.list}>
          {record.periods.toReversed().map((period) => (
            <Line key={period.from ?? 'ever'} record={record} period={period} open={open} />
          ))}
        </ul>
      </Card>
      {record.corrections.length > 0 && (
        <Card title={say('PERIODS.CORRECTIONS')}>
          <ul className={css.list}>
            {record.corrections.map((one) => (
              <Correction key={one.id} one={one} />
            ))}
          </ul>
        </Card>
      )}
      {opened && (
        <PeriodDialog
          unit={unit}
          record={record}
          opened={opened}
          again={() => of.refetch()}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}

type LineProps = { record: Record; period: PeriodView; open: (what: Opened) => void };

function Line({ record, period, open }: LineProps) {
  const say = useText();
  const shown = useShown();
  const state = stateOf(period);
  const plan = planOf(record, period);
  const isRemovable = record.periods.length > 1 && state !== 'planned';
  return (
    <li className={css.line}>
      <span className={css.words}>
        <b>
          <PeriodPeople period={period} />
        </b>
        <span>{say('PERIODS.SPAN', spanOf(period, shown.day))}</span>
      </span>
      {state === 'now' && <Tag tone="ok">{say('PERIODS.NOW')}</Tag>}
      {state === 'planned' && <Tag tone="info">{say('PERIODS.PLANNED')}</Tag>}
      <RowMenu name={say('PERIODS.ROW', { who: whoOf(period), span: say('PERIODS.SPAN', spanOf(period, shown.day)) })}>
        <MenuItem
          leftSection={<IconPencil size={20} stroke={1.75} />}
          onClick={() => open({ kind: 'correct', period })}
        >
          {say('PERIODS.CORRECT')}
        </MenuItem>
        {plan && (
          <MenuItem
            leftSection={<IconCalendarOff size={20} stroke={1.75} />}
            onClick={() => open({ kind: 'cancel', plan })}
          >
            {say('PERIODS.CANCEL')}
          </MenuItem>
        )}
        {isRemovable && (
          <MenuItem
            color="cihla"
            leftSection={<IconTrash size={20} stroke={1.75} />}
            onClick={() => open({ kind: 'remove', period })}
          >
            {say('PERIODS.REMOVE')}
          </MenuItem>
        )}
      </RowMenu>
    </li>
  );
}

function Correction({ one: { kind, who, at, reason, before, after } }: { one: CorrectionView }) {
  const say = useText();
  const shown = useShown();
  const by = { kind, who: who || say('REGISTER.CHANGES.PORTAL'), at: shown.moment(at) };
  return (
    <li className={css.correction}>
      <span className={css.words}>
        <b>{say('PERIODS.WHY', { reason })}</b>
        <span>{say('PERIODS.BY', by)}</span>
      </span>
      <PeriodLines before={before} after={after} isDone />
    </li>
  );
}
