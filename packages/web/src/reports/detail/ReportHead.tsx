import { Button } from '@mantine/core';
import {
  type Icon,
  IconArchive,
  IconArrowBackUp,
  IconCalendarTime,
  IconCheck,
  IconDots,
  IconHandGrab,
  IconPencil,
  IconRepeat,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { reports } from '#contract/reports/endpoints.ts';
import { reportLinks } from '#contract/reports/links.ts';
import type { ReportDetail } from '#contract/reports/schema.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { useChange } from '../../base/data.ts';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { useArchive, useRemove, useWithdraw } from '../rows/data.ts';
import { OverdueTag, StateTag, TypeWord } from '../rows/Marks.tsx';
import { MoveDueDialog } from './MoveDueDialog.tsx';
import { ReadersDialog } from './ReadersDialog.tsx';
import { SolveDialog } from './SolveDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** How it stands, of what kind it is, who reported it and when. */
export function ReportSub({ r }: { r: ReportDetail }) {
  const say = useText();
  const { day } = useWhen();
  const name = r.owner?.full_name;
  return (
    <>
      <StateTag state={r.status} outcome={r.outcome} />
      <TypeWord type={r.type} />
      <OverdueTag days={r.daysOver} />
      <span>
        {say('REPORT.DETAIL.REPORTED', { when: day(r.createdAt) })}
        {name && `, ${name}`}
        {r.source === 'wall' && `, ${say('REPORT.DETAIL.FROM_WALL')}`}
      </span>
    </>
  );
}

type Deed = { id: string; name: TextKey; sign: Icon; act: () => unknown; busy?: boolean; danger?: true };
type Props = { r: ReportDetail; reload: () => Promise<ReportDetail> };

/** What the reader may do with it, what leads first; whatever asks more opens its dialog. */
function useDeeds(r: ReportDetail, ask: (what: 'solve' | 'due' | 'readers') => void): Deed[] {
  const navigate = useNavigate();
  const list = useWayBack(reportLinks.list());
  const takeOver = useChange(reports.takeOver);
  const archive = useArchive();
  const withdraw = useWithdraw();
  const remove = useRemove();
  const leave = async (gone: Promise<boolean>) => {
    if (!(await gone) || list.go()) return;
    await navigate({ ...reportLinks.list(), search: list.search, replace: true });
  };
  const { may } = r;
  const take = () => takeOver.run({ id: r.id, updatedAt: r.updatedAt }).catch(() => undefined);
  const deeds: Record<string, Deed | false> = {
    takeOver: may.takeOver && {
      ...{ id: 'takeOver', name: 'REPORT.TAKE_OVER', sign: IconHandGrab, act: take },
      busy: takeOver.busy,
    },
    solve: may.solve && { id: 'solve', name: 'REPORT.SOLVE.DO', sign: IconCheck, act: () => ask('solve') },
    archive: may.archive && { id: 'archive', name: 'REPORT.ARCHIVE.YES', sign: IconArchive, act: () => archive(r) },
    edit: may.edit && {
      ...{ id: 'edit', name: 'FORM.EDIT', sign: IconPencil, act: () => navigate(reportLinks.edit(r.id)) },
    },
    due: may.solve && { id: 'due', name: 'REPORT.MOVE.DO', sign: IconCalendarTime, act: () => ask('due') },
    followUp: may.followUp && {
      ...{ id: 'followUp', name: 'REPORT.FOLLOW_UP', sign: IconRepeat },
      act: () => navigate({ ...reportLinks.add(), search: { follows: r.id } as never }),
    },
    readers: may.letIn && { id: 'readers', name: 'REPORT.READERS.DO', sign: IconUsers, act: () => ask('readers') },
    withdraw: may.withdraw && {
      ...{ id: 'withdraw', name: 'REPORT.WITHDRAW.YES', sign: IconArrowBackUp, danger: true },
      act: () => leave(withdraw(r)),
    },
    remove: may.remove && {
      ...{ id: 'remove', name: 'REPORT.DELETE.YES', sign: IconTrash, danger: true },
      act: () => leave(remove(r)),
    },
  };
  // Whoever is on it solves it; what nobody took over is taken over first.
  const { takeOver: first, solve, ...rest } = deeds;
  const led = r.status === 'new' ? [first, solve] : [solve, first];
  return [...led, ...Object.values(rest)].filter((deed): deed is Deed => Boolean(deed));
}

/** The one that leads, editing beside it, the rest in a menu. */
export function ReportActions({ r, reload }: Props) {
  const say = useText();
  const [asking, ask] = useState<'solve' | 'due' | 'readers' | null>(null);
  const deeds = useDeeds(r, ask);
  const [first] = deeds;
  const leads = first && !first.danger && first.id !== 'edit' ? first : undefined;
  const beside = deeds.find((d) => d.id === 'edit') ?? deeds.find((d) => d !== leads && !d.danger);
  const more = deeds.filter((d) => d !== leads && d !== beside);
  return (
    <>
      {beside && (
        <Button
          variant="default"
          loading={beside.busy ?? false}
          leftSection={<beside.sign {...icon} />}
          onClick={() => void beside.act()}
        >
          {say(beside.name)}
        </Button>
      )}
      {leads && (
        <Button loading={leads.busy ?? false} leftSection={<leads.sign {...icon} />} onClick={() => void leads.act()}>
          {say(leads.name)}
        </Button>
      )}
      {more.length > 0 && (
        <DropMenu
          width={270}
          opener={
            <Button variant="default" leftSection={<IconDots {...icon} />}>
              {say('REPORT.MORE')}
            </Button>
          }
        >
          {more.map((deed) => (
            <MenuItem
              key={deed.id}
              {...(deed.danger && { color: 'cihla' })}
              leftSection={<deed.sign {...icon} />}
              onClick={() => void deed.act()}
            >
              {say(deed.name)}
            </MenuItem>
          ))}
        </DropMenu>
      )}
      {asking === 'solve' && <SolveDialog r={r} reload={reload} onClose={() => ask(null)} />}
      {asking === 'due' && <MoveDueDialog r={r} reload={reload} onClose={() => ask(null)} />}
      {asking === 'readers' && <ReadersDialog r={r} onClose={() => ask(null)} />}
    </>
  );
}
