import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconFileText, IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { accounts } from '#contract/accounts/endpoints.ts';
import { accountLinks } from '#contract/accounts/links.ts';
import type { Matrix } from '#contract/accounts/schema.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { useNarrow } from '../../kit/page/narrow.ts';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import { AccountPages } from '../rows/AccountPages.tsx';
import css from '../rows/Accounts.module.css';
import { bare, useJournal, useMonthText } from '../rows/data.ts';
import { MonthSign } from '../rows/MonthSign.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

/** /prehled-poplatku/prehled: how each unit paid each month of a year. */
export function MatrixPage() {
  const say = useText();
  const [year, setYear] = useState<number>();
  const [verifies, verify] = useState(false);
  const journal = useJournal();
  const of = useReading(accounts.matrix, { ...(year && { year }) }, { keep: true });
  return (
    <>
      <PageHead
        back={{ ...feeLinks.list(), name: say('MODULES.FEES') }}
        title={say('UNIT_ACCOUNTS.MATRIX.TITLE')}
        actions={
          of.data && (
            <>
              <Button
                variant="default"
                leftSection={<IconFileText size={20} stroke={1.75} aria-hidden="true" />}
                onClick={() => journal(of.data.year)}
              >
                {say('UNIT_ACCOUNTS.MATRIX.JOURNAL')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />}
                onClick={() => verify(true)}
              >
                {say('UNIT_ACCOUNTS.VERIFY.OPEN')}
              </Button>
            </>
          )
        }
      />
      <Loaded of={of} shape={<ListShape />}>
        {(matrix) => (
          <AccountPages page="matrix" all>
            <Months matrix={matrix} setYear={setYear} />
          </AccountPages>
        )}
      </Loaded>
      {verifies && <VerifyDialog onClose={() => verify(false)} />}
    </>
  );
}

type Unit = Matrix['units'][number];
const holds = (u: Unit, text: string) => searchKey(`${u.number} ${u.owners} ${u.symbol}`).includes(searchKey(text));

function Months({ matrix, setYear }: { matrix: Matrix; setYear: (year: number) => void }) {
  const say = useText();
  const narrow = useNarrow();
  const [only, setOnly] = useState(false);
  const [text, setText] = useState('');
  const [page, goTo] = useState(1);
  const [size, resize] = useState<25 | 50 | 'all'>(50);
  const found = matrix.units.filter((u) => (!only || u.missing !== '0.00' || u.former !== '0.00') && holds(u, text));
  const shown = size === 'all' ? found : found.slice((page - 1) * size, page * size);
  const look = (change: () => void) => {
    change();
    goTo(1);
  };
  return (
    <Card
      title={say('UNIT_ACCOUNTS.MATRIX.CARD', { year: matrix.year })}
      aside={
        matrix.years.length > 1 && (
          <Select
            aria-label={say('UNIT_ACCOUNTS.YEAR.CHOOSE')}
            data={matrix.years.map((y) => ({ value: String(y), label: String(y) }))}
            value={String(matrix.year)}
            onChange={(to) => setYear(Number(to))}
          />
        )
      }
    >
      <div className={css.filters}>
        <TextInput
          aria-label={say('UNIT_ACCOUNTS.MATRIX.SEARCH')}
          placeholder={say('UNIT_ACCOUNTS.MATRIX.SEARCH')}
          value={text}
          onChange={(e) => look(() => setText(e.currentTarget.value))}
        />
        <Checkbox
          label={say('UNIT_ACCOUNTS.MATRIX.ONLY')}
          checked={only}
          onChange={(e) => look(() => setOnly(e.currentTarget.checked))}
        />
      </div>
      <Legend />
      {found.length === 0 ? (
        <p className={css.empty}>{say('UNIT_ACCOUNTS.MATRIX.EMPTY')}</p>
      ) : narrow ? (
        <Cards units={shown} />
      ) : (
        <Sheet units={shown} matrix={matrix} />
      )}
      <Pager
        page={page}
        size={size}
        total={found.length}
        shown={shown.length}
        goTo={goTo}
        resize={(to) => look(() => resize(to))}
      />
    </Card>
  );
}

function Legend() {
  const say = useText();
  return (
    <ul className={css.legend}>
      {(['paid', 'part', 'unpaid', 'future'] as const).map((state) => (
        <li key={state}>
          <MonthSign state={state} silent />
          {say(`UNIT_ACCOUNTS.STATES.${state}`)}
        </li>
      ))}
    </ul>
  );
}

const Name = ({ unit }: { unit: Unit }) => (
  <Link className={css.unit} {...linkTo(accountLinks.one(unit.id))}>
    <UnitBadge number={unit.number} />
    {unit.owners}
  </Link>
);

/** On a phone a unit is its name, its symbol and what is missing; its year stands on its account. */
function Cards({ units }: { units: readonly Unit[] }) {
  const say = useText();
  return (
    <ul className={css.entries}>
      {units.map((u) => (
        <li key={u.id}>
          <div>
            <Name unit={u} />
            <p className={css.quiet}>
              {say('UNIT_ACCOUNTS.MATRIX.SYMBOL')} {u.symbol}
            </p>
          </div>
          <span className={css.money}>{u.missing === '0.00' ? '–' : bare(u.missing)}</span>
        </li>
      ))}
    </ul>
  );
}

function Sheet({ units, matrix }: { units: readonly Unit[]; matrix: Matrix }) {
  const say = useText();
  const month = useMonthText();
  const months = Array.from({ length: 12 }, (_, i) => `${matrix.year}-${String(i + 1).padStart(2, '0')}-01`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={css.scroll} tabIndex={0} aria-label={say('UNIT_ACCOUNTS.MATRIX.TITLE')}>
      <table className={`${css.table} ${css.year}`}>
        <thead>
          <tr>
            <th scope="col">{say('UNIT_ACCOUNTS.UNIT')}</th>
            <th scope="col">{say('UNIT_ACCOUNTS.MATRIX.SYMBOL')}</th>
            {months.map((m) => (
              <th key={m} scope="col">
                <span className={m.slice(0, 7) === matrix.today.slice(0, 7) ? css.now : undefined}>
                  {month.short(m)}
                </span>
              </th>
            ))}
            <th scope="col" className={css.right}>
              {say('UNIT_ACCOUNTS.MATRIX.MISSING')}
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map((u) => (
            <tr key={u.id}>
              <th scope="row">
                <Name unit={u} />
              </th>
              <td>{u.symbol}</td>
              {u.cells.map((state, i) => (
                <td key={months[i]}>
                  <MonthSign state={state} />
                </td>
              ))}
              <td className={css.money}>
                {u.missing === '0.00' ? '–' : bare(u.missing)}
                {u.former !== '0.00' && (
                  <span className={css.sub}>{say('UNIT_ACCOUNTS.MATRIX.FORMER', { amount: bare(u.former) })}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={14}>
              {say('UNIT_ACCOUNTS.MATRIX.TOTAL')}
            </th>
            <td className={css.money}>{bare(matrix.missing)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
