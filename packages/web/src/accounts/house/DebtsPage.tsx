import { Button } from '@mantine/core';
import { IconCalendarExclamation, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { accounts } from '#contract/accounts/endpoints.ts';
import { accountLinks } from '#contract/accounts/links.ts';
import { ageBands, bandOf } from '#contract/accounts/rules-account.ts';
import type { Debts } from '#contract/accounts/schema.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { percent } from '#contract/base/shares/fraction.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { reminderLinks } from '#contract/reminders/links.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { linkTo } from '../../base/place.ts';
import { useFormat, useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Meter } from '../../kit/motifs/Meter.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { AccountPages } from '../rows/AccountPages.tsx';
import css from '../rows/Accounts.module.css';
import { crowns, useMonthText } from '../rows/data.ts';

/** /prehled-poplatku/dluhy: what units owe after it was due, by how long. */
export function DebtsPage() {
  const say = useText();
  const { day } = useDayText();
  const of = useReading(accounts.debts, {});
  const sub = of.data && say('UNIT_ACCOUNTS.DEBTS.STATE', { day: day(of.data.today) });
  return (
    <>
      <PageHead
        back={{ ...feeLinks.list(), name: say('MODULES.FEES') }}
        title={say('UNIT_ACCOUNTS.DEBTS.TITLE')}
        sub={sub}
        actions={
          <Button renderRoot={(props) => <Link {...props} {...reminderLinks.send()} />}>
            {say('UNIT_ACCOUNTS.DEBTS.REMIND')}
          </Button>
        }
      />
      <Loaded of={of} shape={<ListShape />}>
        {(debts) => (
          <AccountPages page="debts" all>
            {debts.units === 0 ? (
              <Card>
                <EmptyState
                  kind="done"
                  title={say('UNIT_ACCOUNTS.DEBTS.NONE')}
                  text={say('UNIT_ACCOUNTS.DEBTS.NONE_HINT')}
                />
              </Card>
            ) : (
              <div className={css.page}>
                <Ages debts={debts} />
                <Debtors debts={debts} />
              </div>
            )}
          </AccountPages>
        )}
      </Loaded>
    </>
  );
}

const tones = { to30: 'absent', to90: 'abstain', over: 'against' } as const;

function Ages({ debts }: { debts: Debts }) {
  const say = useText();
  const sum = moneyOf(debts.sum);
  return (
    <Card title={say('UNIT_ACCOUNTS.DEBTS.SUM', { count: debts.units, sum: crowns(debts.sum) })} padded>
      <Meter
        parts={ageBands.map((b) => ({ tone: tones[b], percent: percent({ num: moneyOf(debts.bands[b]), den: sum }) }))}
        label={ageBands.map((b) => `${say(`UNIT_ACCOUNTS.DEBTS.BANDS.${b}`)}: ${crowns(debts.bands[b])}`).join(', ')}
      />
      <dl className={css.bands}>
        {ageBands.map((b) => (
          <div key={b}>
            <dt>{say(`UNIT_ACCOUNTS.DEBTS.BANDS.${b}`)}</dt>
            <dd>{crowns(debts.bands[b])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const tagTones = { to30: 'stone', to90: 'warn', over: 'bad' } as const;

function Debtors({ debts }: { debts: Debts }) {
  const say = useText();
  const format = useFormat();
  const month = useMonthText();
  return (
    <Card title={say('UNIT_ACCOUNTS.DEBTS.LIST')}>
      <ul className={css.debtors}>
        {debts.debtors.map((d) => (
          <li key={`${d.id}:${d.side}`}>
            <Link className={css.unit} {...linkTo(accountLinks.one(d.id))}>
              <UnitBadge number={d.number} />
              <span className={css.strong}>{d.owners}</span>
              {d.side > 0 && <span className={css.quiet}>{say('UNIT_ACCOUNTS.DEBTS.FORMER')}</span>}
            </Link>
            <span className={`${css.money} ${css.strong}`}>{crowns(d.sum)}</span>
            <span className={css.owed}>
              <Tag
                tone={tagTones[bandOf(d.late)]}
                icon={bandOf(d.late) === 'to30' ? IconClock : IconCalendarExclamation}
              >
                {say('UNIT_ACCOUNTS.DEBTS.LATE', { count: d.late })}
              </Tag>
              <span>{format.list(d.months.map(month.name))}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
