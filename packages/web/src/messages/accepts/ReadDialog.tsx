import { useState } from 'react';
import { acceptLists } from '#contract/messages/endpoints-accepts.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import css from './Accepts.module.css';
import { type AcceptsOf, useAccepts, useTakeBack } from './data.ts';
import { MissingRow, ReadRow } from './ReadRow.tsx';

/** One page of those who have confirmed or have not. */
function People({ id, list }: { id: number; list: AcceptsOf }) {
  const say = useText();
  const administers = useMay('acceptRead', 'rw');
  const [page, setPage] = useState(1);
  const of = useAccepts(id, list, page);
  const { takeBack } = useTakeBack(id);
  const none = list === 'read' ? 'CONFIRMATIONS.READ.NONE' : 'CONFIRMATIONS.READ.ALL_DONE';
  return (
    <div className={css.dialogList}>
      <Loaded of={of} empty={(a) => a.allAccepts.length === 0 && <p className={css.none}>{say(none)}</p>}>
        {({ allAccepts, rowsCount }) => (
          <>
            <ul className={css.list}>
              {allAccepts.map((row) =>
                list === 'read' ? (
                  <ReadRow
                    key={row.user.id}
                    row={row}
                    onTakeBack={administers ? () => void takeBack(row.user) : undefined}
                  />
                ) : (
                  <MissingRow key={row.user.id} row={row} />
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

type Props = { id: number; onClose: () => void };
/** Everybody the message asks: who has read it, and for the committee who has not, the hardest to reach first. */
export function ReadDialog({ id, onClose }: Props) {
  const say = useText();
  const administers = useMay('acceptRead', 'rw');
  const [list, setList] = useState<AcceptsOf>('read');
  const counts = useAccepts(id, 'read').data;
  const countOf = { read: counts?.done, missing: counts && counts.total - counts.done };
  return (
    <Dialog opened onClose={onClose} wide title={say('CONFIRMATIONS.READ.LIST')}>
      {administers ? (
        <Tabs
          label={say('CONFIRMATIONS.READ.LIST')}
          tabs={acceptLists.map((value) => ({
            value,
            label: say(`CONFIRMATIONS.READ.TABS.${value}`),
            count: countOf[value],
          }))}
          value={list}
          onChange={setList}
        >
          <People key={list} id={id} list={list} />
        </Tabs>
      ) : (
        <People id={id} list="read" />
      )}
    </Dialog>
  );
}
