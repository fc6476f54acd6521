import { Button } from '@mantine/core';
import { IconDownload, IconFileText, IconListDetails, IconPencilPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { moneyOf } from '#contract/base/money/amount.ts';
import { typo } from '#contract/base/words/typo.ts';
import type { RunDetail, RunUnit } from '#contract/prescriptions/schema.ts';
import type { UnitGroup } from '#contract/prescriptions/schema-words.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { ListCell, SecondLine } from '../../kit/table/ListCell.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { useList } from '../../kit/table/useList.ts';
import { bare, difference, runUnitList, shown, usePaper, useRunUnits, useSheet } from '../rows/data.ts';
import css from '../rows/Run.module.css';
import { useBasisText } from './basis.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { WhyDialog } from './WhyDialog.tsx';

const column = columnsOf<RunUnit>();
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

function Basis({ row }: { row: RunUnit }) {
  const { basisOf, changesOf } = useBasisText();
  const changes = changesOf(row);
  return (
    <ListCell>
      {basisOf(row)}
      {changes && <SecondLine>{changes}</SecondLine>}
    </ListCell>
  );
}

const Sum = ({ text, strong = false }: { text: string | null; strong?: boolean }) => (
  <span className={strong ? `${css.number} ${css.strong}` : css.number}>{text === null ? '–' : bare(text)}</span>
);

type Say = ReturnType<typeof useText>;
const right = { align: 'right' } as const;
/** Only where there is a last prescription. */
const beforeColumn = (say: Say) =>
  column.display({
    id: 'before',
    header: say('PRESCRIPTIONS.UNITS.BEFORE'),
    meta: right,
    cell: (c) => <Sum text={c.row.original.before} />,
  });
const differenceColumn = (say: Say) =>
  column.display({
    id: 'difference',
    header: say('PRESCRIPTIONS.UNITS.DIFFERENCE'),
    meta: right,
    cell: ({ row: { original: r } }) => (
      <span className={css.number}>{r.before === null ? '–' : difference(r.after, r.before)}</span>
    ),
  });
const sumColumn = (id: 'after' | 'total', header: string) =>
  column.display({
    id,
    header,
    meta: right,
    cell: (c) => <Sum text={c.row.original[id]} strong={id === 'after'} />,
  });
const unitColumns = (say: Say) => [
  column.display({
    id: 'unit',
    header: say('PRESCRIPTIONS.UNITS.UNIT'),
    cell: (c) => <UnitBadge number={c.row.original.unit} />,
  }),
  column.display({
    id: 'owner',
    header: say('PRESCRIPTIONS.UNITS.OWNER'),
    cell: (c) => typo(c.row.original.owners) || '–',
  }),
  column.display({
    id: 'basis',
    header: say('PRESCRIPTIONS.UNITS.BASIS'),
    meta: { optional: true },
    cell: (c) => <Basis row={c.row.original} />,
  }),
];

function useColumns(compares: boolean) {
  const say = useText();
  return useMemo(
    () =>
      column.columns([
        ...unitColumns(say),
        ...(compares ? [beforeColumn(say)] : []),
        sumColumn('after', say('PRESCRIPTIONS.UNITS.AFTER')),
        ...(compares ? [differenceColumn(say)] : []),
        sumColumn('total', say('PRESCRIPTIONS.UNITS.TOTAL')),
      ]),
    [say, compares],
  );
}

function UnitCard({ row }: { row: RunUnit }) {
  const { basisOf, changesOf } = useBasisText();
  const differs = row.before !== null && moneyOf(row.before) !== moneyOf(row.after);
  return (
    <ListCard
      apart
      head={<UnitBadge number={row.unit} />}
      title={typo(row.owners) || '–'}
      rest={
        <>
          <SecondLine>{changesOf(row) || basisOf(row)}</SecondLine>
          <ListRest apart>
            <b className={css.number}>{shown(row.after)}</b>
            {differs && row.before && <span className={css.number}>{difference(row.after, row.before)}</span>}
          </ListRest>
        </>
      }
    />
  );
}

/** What each unit pays, those in doubt first. */
export function RunUnits({ run }: { run: RunDetail }) {
  const say = useText();
  const list = useList('prescriptionUnits', runUnitList, 'unit');
  const of = useRunUnits(run.id, list);
  return (
    <Loaded of={of} shape={<ListShape />}>
      {(first) => (
        <Card title={say('PRESCRIPTIONS.UNITS.TITLE')} aside={<SheetButton id={run.id} />}>
          <Rows run={run} list={list} of={of} total={first.total} />
        </Card>
      )}
    </Loaded>
  );
}

/** All of it as a sheet. */
function SheetButton({ id }: { id: number }) {
  const say = useText();
  const sheet = useSheet();
  return (
    <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={() => sheet(id)}>
      {say('PRESCRIPTIONS.UNITS.SHEET')}
    </Button>
  );
}

type RowsProps = {
  run: RunDetail;
  list: ReturnType<typeof useList<typeof runUnitList>>;
  of: ReturnType<typeof useRunUnits>;
  total: number;
};
function Rows({ run, list, of, total }: RowsProps) {
  const say = useText();
  const { print } = usePaper();
  const isFirst = run.monthBefore === null;
  const columns = useColumns(!isFirst);
  const [asked, ask] = useState<RunUnit | null>(null);
  const [corrected, correct] = useState<RunUnit | null>(null);
  const named = (group: string) =>
    say(`PRESCRIPTIONS.UNITS.${isFirst ? 'GROUPS_FIRST' : 'GROUPS'}.${group as UnitGroup}`);
  return (
    <>
      <Table
        label={say('PRESCRIPTIONS.UNITS.TITLE')}
        list={list}
        of={of}
        rows={of.parts.flatMap((part) => part.units)}
        total={total}
        columns={columns}
        nameOf={({ unit }) => unit}
        card={(row) => <UnitCard row={row} />}
        groups={run.state === 'issued' ? undefined : { of: (row) => row.group, name: named, count: () => undefined }}
        menu={(row) => (
          <>
            <MenuItem leftSection={<IconListDetails {...icon} />} onClick={() => ask(row)}>
              {say('PRESCRIPTIONS.UNITS.WHY')}
            </MenuItem>
            {run.state === 'issued' && (
              <MenuItem leftSection={<IconFileText {...icon} />} onClick={() => void print(run.id, { unitId: row.id })}>
                {say('PRESCRIPTIONS.UNITS.PAPER')}
              </MenuItem>
            )}
            {run.may.correct && (
              <MenuItem leftSection={<IconPencilPlus {...icon} />} onClick={() => correct(row)}>
                {say('PRESCRIPTIONS.CORRECTION.OPEN')}
              </MenuItem>
            )}
          </>
        )}
      />
      {asked && <WhyDialog run={run} unit={asked} onClose={() => ask(null)} />}
      {corrected && <CorrectionDialog run={run} unit={corrected} onClose={() => correct(null)} />}
    </>
  );
}
