import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { acceptLists } from '#contract/confirmations/endpoints-accepts.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import type { Asking } from '../asking.ts';
import css from './Accepts.module.css';
import { type AcceptsOf, useAccepts, useRemind, useTakeBack } from './data.ts';
import { MissingRow, ReadRow } from './ReadRow.tsx';

const emptyOf = { read: 'NONE', missing: 'ALL_DONE', earlier: 'NONE_EARLIER' } as const;

/** One page of those who have confirmed or have not. */
function People({ asking, list }: { asking: Asking; list: AcceptsOf }) {
  const say = useText();
  const administers = useMay('acceptRead', 'rw');
  const [page, setPage] = useState(1);
  const of = useAccepts(asking, list, page);
  const { takeBack } = useTakeBack(asking);
  const none = `CONFIRMATIONS.READ.${emptyOf[list]}` as const;
  return (
    <div className={css.dialogList}>
      <Loaded
        of={of}
        empty={(a) => a.allAccepts.length === 0 && <p className={css.none}>{say(none, { what: asking.type })}</p>}
      >
        {({ allAccepts, rowsCount }) => (
          <>
            <ul className={css.list}>
              {allAccepts.map((row) =>
                list !== 'missing' ? (
                  <ReadRow
                    key={row.user.id}
                    row={row}
                    worded={asking.worded}
                    onTakeBack={administers && list === 'read' ? () => void takeBack(row.user) : undefined}
                  />
                ) : (
                  <MissingRow key={row.user.id} row={row} what={asking.type} />
                ),
              )}
            </ul>
            {rowsCount > allAccepts.length && (
              <Pager
                page={page}
                size={25}
                total={rowsCount}
                shown={allAccepts.length}
                goTo={setPage}
                resize={() => undefined}
              />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

type Props = { asking: Asking; from: AcceptsOf; onClose: () => void };
/** Everybody the thing asks: who has read it, and for the committee who has not and who read what it said before. */
export function ReadDialog({ asking, from, onClose }: Props) {
  const say = useText();
  const administers = useMay('acceptRead', 'rw');
  const [list, setList] = useState<AcceptsOf>(from);
  const { remind, busy } = useRemind(asking);
  const what = asking.type;
  const told = useAccepts(asking, 'read').data;
  const counts = told?.counts;
  const countOf = {
    read: counts?.done,
    missing: counts ? counts.total - counts.done : undefined,
    earlier: told?.earlier,
  };
  const lists = acceptLists.filter((value) => value !== 'earlier' || told?.earlier);
  return (
    <Dialog opened onClose={onClose} wide title={say('CONFIRMATIONS.READ.LIST', { what })}>
      {administers ? (
        <Tabs
          label={say('CONFIRMATIONS.READ.LIST', { what })}
          tabs={lists.map((value) => ({
            value,
            label: say(`CONFIRMATIONS.READ.TABS.${value}`, { what }),
            count: countOf[value],
          }))}
          value={list}
          onChange={setList}
        >
          <People key={list} asking={asking} list={list} />
          {list === 'missing' && told?.mayRemind && told.remindAt === null && (
            <Button
              mt="md"
              loading={busy}
              leftSection={<IconBell size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => void remind(told)}
            >
              {say('CONFIRMATIONS.REMIND.DO')}
            </Button>
          )}
        </Tabs>
      ) : (
        <People asking={asking} list="read" />
      )}
    </Dialog>
  );
}
