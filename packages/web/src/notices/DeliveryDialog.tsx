import { useState } from 'react';
import type { DeliveryRow } from '#contract/notices/endpoints-delivery.ts';
import { type NoticeState, noticeStates } from '#contract/notices/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { useWhen } from '../base/when.ts';
import { Tag } from '../kit/card/Tag.tsx';
import { Select } from '../kit/choose/Select.tsx';
import { Dialog } from '../kit/dialog/Dialog.tsx';
import { Pager } from '../kit/table/Pager.tsx';
import css from './Delivery.module.css';
import { type Delivered, useDelivery } from './data.ts';
import { looks } from './looks.ts';

function Row({ row }: { row: DeliveryRow }) {
  const say = useText();
  const { state, units, recipient, repeated } = row;
  return (
    <li className={css.row}>
      <span className={css.who}>
        <b>{row.person.full_name}</b>
        <span className={css.aside}>{[units, recipient].filter(Boolean).join(' · ')}</span>
        {repeated && <span className={css.aside}>{say('NOTICES.DELIVERY.REPEATED')}</span>}
      </span>
      <Tag {...looks[state]}>{say(`NOTICES.DELIVERY.STATES.${state}`)}</Tag>
    </li>
  );
}

/** Rows under what was told and when: said once for all whom it went to at that moment. */
function Told({ rows }: { rows: readonly DeliveryRow[] }) {
  const say = useText();
  const { moment } = useWhen();
  const told = new Map<string, DeliveryRow[]>();
  for (const row of rows) {
    const { kind, dueAt, sentAt, at } = row;
    const when = dueAt ? say('NOTICES.DELIVERY.GOES', { when: moment(dueAt) }) : moment(sentAt ?? at);
    const head = `${say(`NOTICES.DELIVERY.KINDS.${kind}`)} · ${when}`;
    told.set(head, [...(told.get(head) ?? []), row]);
  }
  return [...told].map(([head, same]) => (
    <section key={head} className={css.told}>
      <h3 className={css.when}>{head}</h3>
      <ul className={css.rows}>
        {same.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  ));
}

type Props = { of: Delivered; onClose: () => void };
/** Whom the mails of it reached, whom not yet and whom never; those whom no mail reaches first. */
export function DeliveryDialog({ of, onClose }: Props) {
  const say = useText();
  const [state, setState] = useState<NoticeState | null>(null);
  const [page, setPage] = useState(1);
  const told = useDelivery(of, state, page);
  const counts = told.data?.counts;
  const all = counts ? Object.values(counts).reduce((sum, n) => sum + n, 0) : 0;
  const choices = noticeStates.filter((s) => s === state || (counts?.[s] ?? 0) > 0);
  return (
    <Dialog opened onClose={onClose} wide title={say('NOTICES.DELIVERY.TITLE')}>
      <Select
        label={say('NOTICES.DELIVERY.STATE')}
        data={[
          { value: 'all', label: `${say('NOTICES.DELIVERY.ALL')} (${all})` },
          ...choices.map((s) => ({ value: s, label: `${say(`NOTICES.DELIVERY.STATES.${s}`)} (${counts?.[s] ?? 0})` })),
        ]}
        value={state ?? 'all'}
        onChange={(chosen) => {
          setState(noticeStates.find((s) => s === chosen) ?? null);
          setPage(1);
        }}
      />
      <Loaded
        of={told}
        empty={(d) => d.rows.length === 0 && <p className={css.none}>{say('NOTICES.DELIVERY.EMPTY')}</p>}
      >
        {({ rows, total }) => (
          <>
            <Told rows={rows} />
            {total > rows.length && <Pager page={page} size={25} total={total} shown={rows.length} goTo={setPage} />}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
