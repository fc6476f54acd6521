import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import type { WatchView } from '#contract/insolvency/schema.ts';
import { useChange } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Tag } from '../kit/card/Tag.tsx';
import { confirm } from '../kit/dialog/confirm.tsx';
import { MenuItem } from '../kit/menu/MenuItems.tsx';
import { RowMenu } from '../kit/menu/RowMenu.tsx';
import { UnitBadge } from '../kit/motifs/UnitBadge.tsx';
import css from './Insolvency.module.css';
import { PurposeDialog } from './PurposeDialog.tsx';
import { crowns, signs } from './shown.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
type Props = { watch: WatchView; mayWrite: boolean; isOff: boolean };

/** One owner who is watched: why, how often, and what the register said. */
export function WatchRow({ watch, mayWrite, isOff }: Props) {
  const say = useText();
  const { day, moment } = useShown();
  const [editing, edit] = useState(false);
  const { user, units, birthDate, ic, lastCheck, rhythm } = watch;
  return (
    <div className={css.watch}>
      <div>
        <span className={css.who}>
          {typo(user)}
          {units.map((u) => (
            <UnitBadge key={u.id} number={u.number} />
          ))}
        </span>
        <span className={css.quiet}>
          {ic ? say('INSOLVENCY.LIST.IC', { ic }) : birthDate && say('INSOLVENCY.LIST.BORN', { day: day(birthDate) })}
        </span>
      </div>
      <Why watch={watch} />
      <div>{say(`INSOLVENCY.RHYTHMS.${rhythm}`)}</div>
      <div className={css.quiet}>
        {lastCheck ? say('INSOLVENCY.LIST.CHECKED', { when: moment(lastCheck) }) : say('INSOLVENCY.LIST.NEVER')}
      </div>
      <State watch={watch} />
      <div>
        {mayWrite && (
          <RowMenu name={user}>
            <Deeds watch={watch} isOff={isOff} onEdit={() => edit(true)} />
          </RowMenu>
        )}
        {editing && <PurposeDialog watch={watch} onClose={() => edit(false)} />}
      </div>
    </div>
  );
}

function Why({ watch: { debt, isOver, purpose, purposeAt, informedAt } }: { watch: WatchView }) {
  const say = useText();
  const { dayOf } = useShown();
  return (
    <div>
      {debt !== '0.00' && <div>{say('INSOLVENCY.LIST.DEBT', { amount: crowns(debt) })}</div>}
      {isOver && (
        <div>
          {say('INSOLVENCY.LIST.PAID')}
          <span className={css.quiet}>{say('INSOLVENCY.LIST.PAID_HINT')}</span>
        </div>
      )}
      {purpose && (
        <div>
          {typo(purpose)}
          {purposeAt && <span className={css.quiet}>{say('INSOLVENCY.LIST.SINCE', { day: dayOf(purposeAt) })}</span>}
        </div>
      )}
      {!informedAt && <span className={css.quiet}>{say('INSOLVENCY.LIST.NOT_TOLD')}</span>}
    </div>
  );
}

function State({ watch: { status, problem, sure, cases } }: { watch: WatchView }) {
  const say = useText();
  const { dayOf } = useShown();
  const { tone, icon: sign } = signs[status];
  const isMarked = status === 'clean' && cases.some((c) => c.isThere);
  return (
    <div>
      <Tag tone={tone} icon={sign}>
        {say(`INSOLVENCY.STATES.${status}`)}
      </Tag>
      {isMarked && <span className={css.quiet}>{say('INSOLVENCY.MARKED')}</span>}
      {problem && <span className={css.quiet}>{say(`INSOLVENCY.PROBLEMS.${problem}`)}</span>}
      {problem && sure && (
        <span className={css.quiet}>{say('INSOLVENCY.LAST_SURE', { when: dayOf(sure.at), state: sure.status })}</span>
      )}
    </div>
  );
}

type DeedsProps = { watch: WatchView; isOff: boolean; onEdit: () => void };
function Deeds({ watch, isOff, onEdit }: DeedsProps) {
  const say = useText();
  const check = useChange(insolvency.check);
  const remove = useChange(insolvency.remove);
  const { id, user } = watch;
  const end = async () => {
    const yes = await confirm({
      title: say('INSOLVENCY.END.TITLE', { name: typo(user) }),
      text: say('INSOLVENCY.END.TEXT'),
      yes: say('INSOLVENCY.END.DO'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    if (yes) await remove.run({ id }).catch(() => undefined);
  };
  return (
    <>
      {!isOff && (
        <MenuItem leftSection={<IconRefresh {...icon} />} onClick={() => void check.run({ id }).catch(() => undefined)}>
          {say('INSOLVENCY.CHECK')}
        </MenuItem>
      )}
      <MenuItem leftSection={<IconPencil {...icon} />} onClick={onEdit}>
        {say('INSOLVENCY.PURPOSE.DO')}
      </MenuItem>
      <MenuItem color="cihla" leftSection={<IconTrash {...icon} />} onClick={() => void end()}>
        {say('INSOLVENCY.END.DO')}
      </MenuItem>
    </>
  );
}
