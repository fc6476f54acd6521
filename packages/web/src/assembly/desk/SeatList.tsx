import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { type DeskSeat, type DeskSums, type DeskTab, deskTabs } from '#contract/assembly/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import css from './Desk.module.css';
import { useSeatPage } from './data.ts';
import { SeatLine } from './SeatLines.tsx';

/** Rows of one page, as the call answers them. */
const perPage = 25;
const pagesTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

type Acts = {
  base: string;
  /** The seat that is being written. */
  opened: number | null;
  onArrive: (seat: DeskSeat) => void;
  onLeave: (seat: DeskSeat) => void;
  onOpen: (seat: DeskSeat) => void;
  onPaper: (seat: DeskSeat) => void;
};
type Props = Acts & { id: number; counts: DeskSums['counts'] };

/** Everybody of the list by where they are, page after page. */
export function SeatList({ id, counts, ...acts }: Props) {
  const say = useText();
  const [tab, setTab] = useState<DeskTab>('all');
  const [pages, setPages] = useState(1);
  const total = counts[tab];
  const choose = (next: DeskTab) => {
    setTab(next);
    setPages(1);
  };
  return (
    <Tabs
      label={say('ASSEMBLY.DESK.TABS_LABEL')}
      tabs={deskTabs.map((t) => ({ value: t, label: say(`ASSEMBLY.DESK.TABS.${t}`), count: counts[t] }))}
      value={tab}
      onChange={choose}
    >
      <Card>
        {total === 0 ? (
          <p className={css.none}>{say('ASSEMBLY.DESK.EMPTY')}</p>
        ) : (
          <ul className={css.list} aria-label={say('ASSEMBLY.DESK.LIST')}>
            {pagesTo(pages).map((page) => (
              <Page key={`${tab} ${page}`} id={id} tab={tab} page={page} {...acts} />
            ))}
          </ul>
        )}
        {total > pages * perPage && (
          <div className={css.more}>
            <Button
              variant="subtle"
              rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setPages((n) => n + 1)}
            >
              {say('ASSEMBLY.DESK.MORE')}
            </Button>
          </div>
        )}
      </Card>
    </Tabs>
  );
}

function Page({ id, tab, page, opened, ...acts }: Acts & { id: number; tab: DeskTab; page: number }) {
  const of = useSeatPage(id, tab, page);
  return of.data?.seats.map((seat) => <SeatLine key={seat.id} seat={seat} open={seat.id === opened} {...acts} />);
}
